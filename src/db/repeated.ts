import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

export interface Repeated {
  /** Stops the repetition and waits for a running round. */
  stop(): Promise<void>
}

export interface RepeatedOptions {
  /** The name in log messages. */
  readonly name: string
  readonly everyMs: number
  /** Delay of the first round, randomly up to doubled, so that fronts that started together run at different times. */
  readonly firstAfterMs?: number
  readonly log: (message: string) => void
}

/**
 * Repeats work on the database, with a pause after each round. An unavailable database is not logged. Another error is
 * logged once until a round succeeds. `pause` ends early on stop.
 */
export function repeated(
  work: (signal: AbortSignal, pause: (ms: number) => Promise<void>) => Promise<unknown>,
  { name, everyMs, firstAfterMs = 0, log }: RepeatedOptions,
): Repeated {
  const stopped = new AbortController()
  const { signal } = stopped
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})
  let last = ''

  const going = (async () => {
    if (firstAfterMs > 0) await pause(firstAfterMs * (1 + Math.random()))
    while (!signal.aborted) {
      try {
        await work(signal, pause)
        last = ''
      } catch (error) {
        const { message } = error as Error
        if (!isUnavailable(error) && message !== last) log(`${name}: ${message}`)
        last = message
      }
      await pause(everyMs)
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await going
    },
  }
}

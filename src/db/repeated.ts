import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

export interface Repeated {
  /** Ends it; what is on its way is waited for. */
  stop(): Promise<void>
}

export interface RepeatedOptions {
  /** What the log calls it. */
  readonly name: string
  readonly everyMs: number
  /** Not at the start, when there is enough to do; up to twice as long, so that fronts that started together work apart. */
  readonly firstAfterMs?: number
  readonly log: (message: string) => void
}

/**
 * Does work on the database again and again, with a pause after each time. That the database is away is no news; any other
 * trouble is told once until it has gone well again. `pause` ends early when the work is to stop.
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

import { setTimeout as sleep } from 'node:timers/promises'
import { isUnavailable } from './unavailable.ts'

/** Recurring work on the database. Any number of fronts may do it concurrently. */
export interface RecurringJob {
  /** The name in the log. */
  readonly name: string
  /** The pause after each run. */
  readonly everyMs: number
  /**
   * The pause before the first run. It is randomly up to twice as long, so that fronts that started together do not
   * work in step.
   */
  readonly firstAfterMs?: number
  /** One run. `pause` ends early when `signal` is aborted. */
  work(signal: AbortSignal, pause: (ms: number) => Promise<void>): Promise<unknown>
}

export interface Repeated {
  /** Starts no further run and waits for the current one. */
  stop(): Promise<void>
}

/**
 * Runs a job until it is stopped. Errors are logged once until a run succeeds; an unreachable database is not logged.
 */
export function repeated(
  { name, everyMs, firstAfterMs = 0, work }: RecurringJob,
  log: (message: string) => void,
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

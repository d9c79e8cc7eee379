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

interface RowSweep {
  readonly name: string
  readonly everyMs: number
  readonly firstAfterMs: number
  /** Each deletes at most `rowsMax` rows and returns their number. */
  readonly sweeps: readonly ((rowsMax: number) => Promise<number>)[]
}

/** A statement that deletes this many rows locks them for about ten milliseconds. */
const BATCH_ROWS = 1_000
/** A million rows of each kind. The next run deletes the rest. */
const BATCHES_MAX = 1_000
/** Between two batches other statements get a turn. */
const PAUSE_MS = 50

/** A job that deletes old rows, in batches. */
export const rowSweep = ({ sweeps, ...job }: RowSweep): RecurringJob => ({
  ...job,
  async work(signal, pause) {
    for (const sweep of sweeps)
      for (let batch = 0; batch < BATCHES_MAX && !signal.aborted; batch += 1) {
        if ((await sweep(BATCH_ROWS)) < BATCH_ROWS) break
        await pause(PAUSE_MS)
      }
  },
})

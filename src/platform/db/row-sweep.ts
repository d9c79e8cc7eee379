import type { RecurringJob } from './repeated.ts'

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

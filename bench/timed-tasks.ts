import { workerData } from 'piscina'
import * as tasks from '../workers/tasks.ts'

/** What the bench gives its thread besides what production gives. */
export interface TimedThreadData {
  readonly ephemerisPath: string | undefined
  /** One double: the milliseconds of the last task. Shared, since an answer that carried them would not be moved. */
  readonly lastMs: SharedArrayBuffer
}

const lastMs = new Float64Array((workerData as TimedThreadData).lastMs)

/** The task of production, unchanged, with a clock around it on its own thread. */
export const ephemeris_whole: typeof tasks.ephemeris_whole = (input) => {
  const startedAt = performance.now()
  const outcome = tasks.ephemeris_whole(input)
  lastMs[0] = performance.now() - startedAt
  return outcome
}

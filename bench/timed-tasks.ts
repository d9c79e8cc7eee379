import { workerData } from 'piscina'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import * as tasks from '../workers/tasks.ts'
import { natalCalls } from './natal-calls.ts'

/** The data of a bench thread beside the data of production. */
export interface TimedThreadData {
  readonly ephemerisPath: string | undefined
  readonly placesFile: string
  /** One double: the milliseconds of the last task. Shared, since an answer that carried them would not be moved. */
  readonly lastMs: SharedArrayBuffer
}

const lastMs = new Float64Array((workerData as TimedThreadData).lastMs)

/** A task of production, unchanged, with a clock around it on its own thread. */
const timed =
  <Input, Outcome>(task: (input: Input) => Outcome) =>
  (input: Input): Outcome => {
    const startedAt = performance.now()
    const outcome = task(input)
    lastMs[0] = performance.now() - startedAt
    return outcome
  }

export const ephemeris_whole = timed(tasks.ephemeris_whole)
export const natal_chart = timed(tasks.natal_chart)
/** For comparison: the bare calls of a chart, on the same thread, with the same transport. */
export const natal_calls = timed(natalCalls(ephemerisFiles(undefined).path))

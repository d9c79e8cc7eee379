import { workerData } from 'piscina'
import type { CalculatedBody } from '../src/astro/body.ts'
import type { Sky } from '../src/astro/sky.ts'
import type { SharedSeries } from '../src/calculation/series/store.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { skiesOf, takeSeries } from '../workers/series-sky.ts'
import { swissSkies } from '../workers/sky.ts'
import { TASKS } from '../workers/tasks.ts'
import { natalCalls } from './natal-calls.ts'

/** The data of a bench thread beside the data of production. */
export interface TimedThreadData {
  readonly ephemerisPath: string | undefined
  readonly placesFile: string
  readonly series: SharedSeries
  /** One double: the milliseconds of the last task. Shared, since an answer that carried them would not be moved. */
  readonly lastMs: SharedArrayBuffer
}

const lastMs = new Float64Array((workerData as TimedThreadData).lastMs)

/** A task of production, unchanged, with a clock around it on its own thread. A task that waits is timed to its end. */
const timed =
  <Input, Outcome>(task: (input: Input) => Outcome | Promise<Outcome>) =>
  async (input: Input): Promise<Outcome> => {
    const startedAt = performance.now()
    const outcome = await task(input)
    lastMs[0] = performance.now() - startedAt
    return outcome
  }

// In production they come with the message of a task.
takeSeries((workerData as TimedThreadData).series)
const { series } = skiesOf(swissSkies(ephemerisFiles(undefined)), (workerData as TimedThreadData).series)

/** Positions with speeds and distances of bodies on so many days, which nobody writes. */
export interface PositionsAlone {
  readonly bodies: readonly CalculatedBody[]
  readonly firstJd: number
  readonly days: number
}

const positionsAlone =
  (sky: Sky) =>
  ({ bodies, firstJd, days }: PositionsAlone): number => {
    let sum = 0
    for (let day = 0; day < days; day += 1) {
      for (const { longitude } of sky.positions(bodies, firstJd + day, { kind: 'tropical' })) sum += longitude
      sky.distances(bodies, firstJd + day)
    }
    return sum
  }

export const positions_series = timed(positionsAlone(series))
export const ephemeris_whole = timed(TASKS.ephemeris_whole)
export const natal_chart = timed(TASKS.natal_chart)
/** For comparison: the bare calls of a chart, on the same thread, with the same transport. */
export const natal_calls = timed(natalCalls(ephemerisFiles(undefined).path))

import { workerData } from 'piscina'
import { fitSpans } from '../src/calculation/series/fit.ts'
import { periodOf, tablesOf } from '../src/calculation/series/period.ts'
import type { Subject } from '../src/calculation/series/tracks.ts'
import { swissSamples } from './chebyshev-samples.ts'
import { ephemerisFiles } from './ephemeris-files.ts'
import { openSwiss } from './swiss.ts'
import { swissRange } from './swiss-range.ts'

/** The data that the build gives each of its threads. */
export interface FitData {
  readonly ephemerisPath: string | undefined
}

/** Spans of subjects that are fitted together, in memory that the threads share. */
export interface FitPart {
  readonly century: number
  readonly bytes: SharedArrayBuffer
  readonly subjects: readonly Subject[]
  readonly from: number
  readonly to: number
}

const files = ephemerisFiles((workerData as FitData).ephemerisPath)
const swiss = openSwiss()
swiss.setEphemerisPath(files.path)
const sample = swissSamples(swiss, swissRange(swiss, files))

/** A task of the build. */
export default function fit({ century, bytes, subjects, from, to }: FitPart): void {
  const tables = tablesOf(periodOf(century), bytes)
  fitSpans(
    subjects.map((subject) => tables.get(subject)!),
    sample,
    from,
    to,
  )
}

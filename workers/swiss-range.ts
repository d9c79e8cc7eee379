import type { CalculatedBody } from '../src/astro/body.ts'
import { epochMsOf, isoUtc } from '../src/astro/civil.ts'
import type { SkyRange } from '../src/astro/sky.ts'
import { Refusal } from '../src/errors.ts'
import type { EphemerisFiles } from './ephemeris-files.ts'
import type { Swiss } from './swiss.ts'
import { BODY_NUMBERS, SWISS_FILES, TEXT_BYTES } from './swiss-numbers.ts'

/** The data files that the library has open. */
export interface SwissRange {
  /** Opens the files for a Julian day in UT. Throws `outside_ephemeris` for a day outside all files. */
  open(jd: number): void
  /** Makes the next calculation open the files again. */
  forget(): void
}

const ONE_OF_EACH_FILE: readonly CalculatedBody[] = ['sun', 'moon', 'ceres']

/**
 * Opens the data files for each calculation. Files overlap and differ there, by up to 0.2 seconds of arc in the lunar
 * apogee. The library would continue to use an open file, so its answer would depend on earlier calculations. The last
 * days of a file without a successor can be calculated only while it is open, because their time in TT may be in the
 * next year.
 */
export function swissRange(swiss: Swiss, { path, range, seams }: EphemerisFiles): SwissRange {
  const out = new Float64Array(6)
  const error = new Uint8Array(TEXT_BYTES)
  /** Each set of files of 600 years serves from one of these instants to the next. */
  const edges = [range.start, ...seams.map((tt) => tt - swiss.deltaT(tt, SWISS_FILES, error)), range.end]
  const nothing = { start: range.end, end: range.end }
  let opened = nothing

  function openFiles(jd: number): void {
    const next = edges.findIndex((edge) => edge > jd)
    opened = { start: edges[next - 1]!, end: edges[next]! }
    swiss.setEphemerisPath(path)
    const middle = (opened.start + opened.end) / 2
    for (const body of ONE_OF_EACH_FILE) swiss.calculate(middle, BODY_NUMBERS[body], SWISS_FILES, out, error)
  }

  return {
    open(jd) {
      if (jd >= opened.start && jd < opened.end) return
      if (!(jd >= range.start && jd < range.end)) {
        throw new Refusal('outside_ephemeris', { message: `The ephemeris files at hand reach ${span(range)}` })
      }
      openFiles(jd)
    },
    forget() {
      opened = nothing
    },
  }
}

/** A range in words: `from 1800-01-01T12:00:00Z to 2400-01-01T00:00:00Z`. */
export const span = ({ start, end }: SkyRange): string =>
  `from ${isoUtc(epochMsOf(start))} to ${isoUtc(epochMsOf(end))}`

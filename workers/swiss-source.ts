import type { AsteroidBody } from '../src/astro/asteroid.ts'
import type { CalculatedBody } from '../src/astro/body.ts'
import { epochMsOf, isoUtc } from '../src/astro/civil.ts'
import type { EphemerisSource, SkyRange, Zodiac } from '../src/astro/sky.ts'
import { Refusal } from '../src/platform/errors.ts'
import type { EphemerisFiles } from './ephemeris-files.ts'
import { bodyNumber, MOSHIER, SWISS_FILES, type Swiss, TEXT_BYTES } from './swiss.ts'

/** What the library takes positions from. It has one source at a time: another flag closes all files. */
export interface SwissSource {
  readonly source: EphemerisSource
  /** The flag of the source in calls of the library. */
  readonly flag: number
  readonly range: SkyRange
  /** Makes the library ready for a Julian day in UT. Throws `outside_ephemeris` for a day outside the range. */
  open(jd: number): void
  /** Makes the next calculation open the files again. */
  forget(): void
  /** Which file of an asteroid is missing, as a sentence without its end; null if one is installed. */
  lackOf(body: AsteroidBody): string | null
  /** How far the source reaches, as a sentence without its end. */
  reach(): string
}

/** What a sky of the library is made of. */
export interface SkyOptions {
  readonly swiss: Swiss
  readonly source: SwissSource
  readonly flagsOf: (zodiac: Zodiac) => number
}

const ONE_OF_EACH_FILE: readonly CalculatedBody[] = ['sun', 'moon', 'ceres']

/**
 * Opens the data files for each calculation. Files overlap and differ there, by up to 0.2 seconds of arc in the lunar
 * apogee. The library would continue to use an open file, so its answer would depend on earlier calculations. The last
 * days of a file without a successor can be calculated only while it is open, because their time in TT may be in the
 * next year.
 */
export function swissRange(swiss: Swiss, { path, range, seams, lackOf }: EphemerisFiles): SwissSource {
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
    for (const body of ONE_OF_EACH_FILE) swiss.calculate(middle, bodyNumber(body), SWISS_FILES, out, error)
  }

  const reach = () => `The installed ephemeris files cover ${span(range)}`
  return {
    source: 'files',
    flag: SWISS_FILES,
    range,
    open(jd) {
      if (jd >= opened.start && jd < opened.end) return
      if (!covers(range, jd)) throw new Refusal('outside_ephemeris', { message: reach() })
      openFiles(jd)
    },
    forget() {
      opened = nothing
    },
    lackOf,
    reach,
  }
}

/** The Moshier theory, which the library has for years without files. Asking it closes the files. */
export function moshierSource(files: SwissSource, range: SkyRange): SwissSource {
  const reach = () =>
    `The Moshier theory covers ${span(range)}, and the installed ephemeris files cover ${span(files.range)}`
  return {
    source: 'moshier',
    flag: MOSHIER,
    range,
    open(jd) {
      if (!covers(range, jd)) throw new Refusal('outside_ephemeris', { message: reach() })
      files.forget()
    },
    forget: () => {},
    lackOf: files.lackOf,
    reach,
  }
}

const covers = ({ start, end }: SkyRange, jd: number): boolean => jd >= start && jd < end

/** A range as text: `1800-01-01T12:00:00Z to 2400-01-01T00:00:00Z`. */
const span = ({ start, end }: SkyRange): string => `${isoUtc(epochMsOf(start))} to ${isoUtc(epochMsOf(end))}`

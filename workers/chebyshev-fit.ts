import { workerData } from 'piscina'
import { fitSpans, type Sample } from '../src/calculation/series/fit.ts'
import { COORDINATES, type Coordinate, periodOf, type Subject, tablesOf } from '../src/calculation/series/tables.ts'
import { Refusal } from '../src/platform/errors.ts'
import { ephemerisFiles } from './ephemeris-files.ts'
import { bodyNumber, OBLIQUITY, openSwiss, SWISS_FILES, type Swiss, TEXT_BYTES } from './swiss.ts'
import { BASIS, DISTANCE } from './swiss-positions.ts'
import { type SwissSource, swissRange } from './swiss-source.ts'

/** Nutation is so smooth that a difference over this time is its speed to nine digits. */
const DIFFERENCE_DAYS = 0.01

/** Where the library puts what it calculates for `OBLIQUITY`. */
const TRUE_OBLIQUITY = 0
const MEAN_OBLIQUITY = 1
const NUTATION = 2

/** What series are fitted to: the same calls of the library that answers take where there is no series. */
function swissSamples(swiss: Swiss, files: SwissSource): Sample {
  const found = new Float64Array(6)
  const error = new Uint8Array(TEXT_BYTES)

  function calculate(jdTt: number, number: number, flags: number): boolean {
    const used = swiss.calculate(jdTt, number, flags, found, error)
    return used >= 0 && (used & SWISS_FILES) !== 0
  }

  /** All subjects are requested for one instant. */
  let asked = Number.NaN
  let wasOpen = false
  function isOpen(jdTt: number): boolean {
    if (jdTt !== asked) wasOpen = opens(jdTt)
    asked = jdTt
    return wasOpen
  }

  function opens(jdTt: number): boolean {
    try {
      files.open(jdTt - swiss.deltaT(jdTt, SWISS_FILES, error))
      return true
    } catch (failure) {
      if (failure instanceof Refusal) return false
      throw failure
    }
  }

  function nutation(jdTt: number) {
    swiss.calculate(jdTt, OBLIQUITY, SWISS_FILES, found, error)
    return { longitude: found[NUTATION]!, obliquity: found[TRUE_OBLIQUITY]! - found[MEAN_OBLIQUITY]! }
  }

  function ecliptic(jdTt: number, out: Float64Array): true {
    const before = nutation(jdTt - DIFFERENCE_DAYS)
    const after = nutation(jdTt + DIFFERENCE_DAYS)
    nutation(jdTt)
    out[PLACES.obliquity] = found[TRUE_OBLIQUITY]!
    out[PLACES.nutationSpeed] = (after.longitude - before.longitude) / (2 * DIFFERENCE_DAYS)
    out[PLACES.obliquitySpeed] = (after.obliquity - before.obliquity) / (2 * DIFFERENCE_DAYS)
    return true
  }

  return {
    angles(subject, jdTt, out) {
      if (!isOpen(jdTt)) return false
      if (subject === 'ecliptic') return ecliptic(jdTt, out)
      if (!calculate(jdTt, bodyNumber(subject), BASIS)) return false
      out[PLACES.longitude] = found[0]!
      out[PLACES.latitude] = found[1]!
      out[PLACES.speed] = found[3]!
      return true
    },
    distance(subject, jdTt) {
      if (subject === 'ecliptic' || !(isOpen(jdTt) && calculate(jdTt, bodyNumber(subject), DISTANCE))) return Number.NaN
      return Math.hypot(found[0]!, found[1]!, found[2]!)
    },
  }
}

const PLACES = Object.fromEntries(COORDINATES.map((coordinate, place) => [coordinate, place])) as Record<
  Coordinate,
  number
>

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

import { type CalculatedBody, isPhysical } from '../../astro/body.ts'
import { civilDays, DAY_MS, julianDayOf } from '../../astro/civil.ts'

/** What series describe: a body, or the ecliptic of date and its nutation. */
export type Subject = CalculatedBody | 'ecliptic'

/**
 * Angles are in degrees, apparent and of date; speeds in degrees per day; distances in astronomical units. `speed` is
 * the daily motion in longitude as the library has it. `distance` is that at the instant. `nutationSpeed` is that of
 * the nutation in longitude, and `obliquitySpeed` that of the nutation in obliquity.
 */
export const COORDINATES = [
  'longitude',
  'latitude',
  'speed',
  'distance',
  'obliquity',
  'nutationSpeed',
  'obliquitySpeed',
] as const
export type Coordinate = (typeof COORDINATES)[number]

/** The series of a subject: for each span of days, a number of coefficients of each coordinate. */
export interface Track {
  readonly subject: Subject
  readonly spanDays: number
  readonly terms: number
  readonly coordinates: readonly Coordinate[]
}

const BODY = ['longitude', 'latitude', 'speed', 'distance'] as const
/** The nodes lie in the ecliptic. */
const NODE = ['longitude', 'speed', 'distance'] as const
const ECLIPTIC = ['obliquity', 'nutationSpeed', 'obliquitySpeed'] as const

const track = (
  subject: Subject,
  spanDays: number,
  terms: number,
  coordinates: readonly Coordinate[] = BODY,
): Track => ({ subject, spanDays, terms, coordinates })

/**
 * Subjects with the same spans and terms are fitted at the same instants, where the library does most of its work once
 * for all of them: so the points of the Moon's orbit share hers, and minor planets those of the large ones. Shorter
 * spans take more room, and fewer of them fail. They fail where light is deflected near the Sun, where the files of the
 * library join their segments with steps of a thousandth of a second of arc, and where its own speeds are not smooth.
 */
export const TRACKS: readonly Track[] = [
  track('ecliptic', 8, 12, ECLIPTIC),
  track('sun', 8, 12),
  track('moon', 1, 8),
  track('mercury', 2, 8),
  track('venus', 4, 10),
  track('mars', 4, 10),
  track('jupiter', 8, 12),
  track('saturn', 8, 12),
  track('uranus', 8, 12),
  track('neptune', 8, 12),
  track('pluto', 8, 12),
  track('mean_node', 8, 12, NODE),
  track('true_node', 1, 8, NODE),
  track('mean_lilith', 8, 12),
  track('true_lilith', 1, 8),
  track('chiron', 8, 12),
  track('pholus', 8, 12),
  track('ceres', 8, 12),
  track('pallas', 8, 12),
  track('juno', 8, 12),
  track('vesta', 8, 12),
]

/**
 * The largest difference from the library where a series is checked. Between those points it may be larger, so this is
 * a third of what answers keep: 0.001 seconds of arc for the Moon, 0.0001 for the rest, 0.001 a day, and one in the
 * ninth decimal of a distance. The library's own speeds of the points of the Moon's orbit scatter by 0.001 a day, those
 * of the true apogee by 0.03.
 */
export function boundOf(subject: Subject, coordinate: Coordinate): number {
  if (coordinate === 'distance') return DISTANCE_MAX
  if (coordinate === 'longitude' || coordinate === 'latitude') return subject === 'moon' ? MOON_MAX : ANGLE_MAX
  if (coordinate === 'obliquity') return ANGLE_MAX
  if (subject === 'true_lilith') return LILITH_SPEED_MAX
  return isPhysicalSubject(subject) ? SPEED_MAX : POINT_SPEED_MAX
}

const isPhysicalSubject = (subject: Subject): boolean => subject === 'ecliptic' || isPhysical(subject)

const ARC_SECOND = 1 / 3600
const MOON_MAX = 0.000_35 * ARC_SECOND
const ANGLE_MAX = 0.000_035 * ARC_SECOND
const SPEED_MAX = 0.000_35 * ARC_SECOND
const POINT_SPEED_MAX = 0.001 * ARC_SECOND
const LILITH_SPEED_MAX = 0.05 * ARC_SECOND
const DISTANCE_MAX = 0.35e-9

/** The longest span. Periods begin and end on multiples of it, so that they meet without a gap. */
const LONGEST_DAYS = 8
/** This many coefficients of a coordinate are doubles. The rest are floats: they are small enough to lose nothing. */
export const DOUBLES = 4
const CENTURY = 100

/** The Julian days (TT) of one file: a century, up to whole spans. */
export interface Period {
  readonly firstYear: number
  readonly start: number
  readonly days: number
}

/** The century that begins with a year. */
export function periodOf(firstYear: number): Period {
  const start = wholeSpans(firstYear)
  const end = wholeSpans(firstYear + CENTURY)
  return { firstYear, start, days: end - start }
}

/** The last multiple of the longest span, and half a day, before a year. */
const wholeSpans = (year: number): number =>
  Math.floor(julianDayOf(civilDays(year, 1, 1) * DAY_MS) / LONGEST_DAYS) * LONGEST_DAYS + 0.5

/** The series of one subject over a period: for each span, for each coordinate, its coefficients. */
export interface Table extends Track {
  readonly start: number
  readonly spans: number
  /** The first coefficients. The very first is NaN for a span that the library must calculate. */
  readonly heads: Float64Array
  readonly tails: Float32Array
}

/** The tables of a period as views of its bytes: all heads, then all tails. */
export function tablesOf(period: Period, bytes: ArrayBufferLike): ReadonlyMap<Subject, Table> {
  let head = 0
  let tail = headBytes(period)
  return new Map(
    TRACKS.map((track) => {
      const { spans, heads, tails } = sizes(track, period)
      const table: Table = {
        ...track,
        start: period.start,
        spans,
        heads: new Float64Array(bytes, head, heads),
        tails: new Float32Array(bytes, tail, tails),
      }
      head += heads * Float64Array.BYTES_PER_ELEMENT
      tail += tails * Float32Array.BYTES_PER_ELEMENT
      return [track.subject, table]
    }),
  )
}

/** The length of the file of a period. */
export const bytesOf = (period: Period): number =>
  headBytes(period) + total(TRACKS.map((track) => sizes(track, period).tails)) * Float32Array.BYTES_PER_ELEMENT

const headBytes = (period: Period): number =>
  total(TRACKS.map((track) => sizes(track, period).heads)) * Float64Array.BYTES_PER_ELEMENT

function sizes({ spanDays, terms, coordinates }: Track, { days }: Period) {
  const spans = days / spanDays
  return { spans, heads: spans * coordinates.length * DOUBLES, tails: spans * coordinates.length * (terms - DOUBLES) }
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

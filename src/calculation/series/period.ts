import { civilDays, DAY_MS, julianDayOf } from '../../astro/civil.ts'
import { type Subject, TRACKS, type Track } from './tracks.ts'

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
  const [start, end] = [wholeSpans(firstYear), wholeSpans(firstYear + CENTURY)]
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
        ...{ ...track, start: period.start, spans },
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

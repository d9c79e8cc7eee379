import { polynomialsAt, seriesValue } from './fit.ts'
import { type Coordinate, DOUBLES, type Period, type Subject, type Table, tablesOf } from './tables.ts'

/** Series that all threads share. */
export interface SharedSeries {
  /** A text that changes with their contents. */
  readonly version: string
  readonly periods: readonly SharedPeriod[]
}

/** The series of a period. */
export interface SharedPeriod {
  readonly period: Period
  readonly bytes: ArrayBufferLike
}

/**
 * A text that changes with the data of answers: by the library with its files, or by series that were fitted to them.
 */
export const dataFingerprint = (files: string, series: SharedSeries | null): string =>
  series ? `${files} ${series.version}` : files

/** Series of one or more periods. */
export interface ChebyshevStore {
  /** Takes other series for those that it has. */
  load(shared: SharedSeries): void
  /** True when the store has an instant (TT) between two. */
  overlaps(firstJdTt: number, lastJdTt: number): boolean
  /** Goes to an instant (TT), which all other methods use. */
  moveTo(jdTt: number): void
  /** Goes to the series of a subject. False where there is none, and where the series is out of bounds. */
  find(subject: Subject): boolean
  /** A coordinate of the subject that was found. A longitude may be outside [0, 360); a node has latitude 0. */
  value(coordinate: Coordinate): number
}

/** Series over the same spans share the values of their polynomials at an instant. */
interface Group {
  readonly spanDays: number
  readonly polynomials: Float64Array
  span: number
  /** The instant of the values. */
  jdTt: number
}

/** No series. */
export const NO_SERIES: SharedSeries = { version: 'none', periods: [] }

export function chebyshevStore(shared: SharedSeries): ChebyshevStore {
  let shelves = shared.periods.map(shelfOf)
  let instant = Number.NaN
  let shelf: Shelf | undefined
  let found: Entry | undefined
  return {
    load({ periods }) {
      shelves = periods.map(shelfOf)
      shelf = undefined
      instant = Number.NaN
    },
    overlaps: (first, last) => shelves.some(({ start, end }) => first < end && last >= start),
    moveTo(jdTt) {
      instant = jdTt
      if (!(shelf && jdTt >= shelf.start && jdTt < shelf.end)) {
        shelf = shelves.find(({ start, end }) => jdTt >= start && jdTt < end)
      }
    },
    find(subject) {
      found = shelf?.entries.get(subject)
      if (!found) return false
      const { table, group, width } = found
      if (group.jdTt !== instant) move(group, instant - table.start)
      group.jdTt = instant
      return !Number.isNaN(table.heads[group.span * width]!)
    },
    value(coordinate) {
      const { table, group, columns } = found!
      const column = columns[coordinate]
      return column === undefined ? 0 : seriesValue(table, group.span, column, group.polynomials)
    },
  }
}

type Shelf = ReturnType<typeof shelfOf>

function shelfOf({ period, bytes }: SharedPeriod) {
  const groups: Group[] = []
  const entries = [...tablesOf(period, bytes)].map(([subject, table]) => [subject, entryOf(table, groups)] as const)
  return { start: period.start, end: period.start + period.days, entries: new Map(entries) }
}

interface Entry {
  readonly table: Table
  readonly group: Group
  readonly columns: Partial<Record<Coordinate, number>>
  /** Heads of a span. */
  readonly width: number
}

function entryOf(table: Table, groups: Group[]): Entry {
  const { spanDays, terms, coordinates } = table
  const isSame = (group: Group) => group.spanDays === spanDays && group.polynomials.length === terms
  let group = groups.find(isSame)
  if (!group) {
    group = { spanDays, polynomials: new Float64Array(terms), span: 0, jdTt: Number.NaN }
    groups.push(group)
  }
  const columns: Entry['columns'] = Object.fromEntries(coordinates.map((coordinate, index) => [coordinate, index]))
  return { table, group, columns, width: coordinates.length * DOUBLES }
}

function move(group: Group, days: number): void {
  const place = days / group.spanDays
  group.span = Math.floor(place)
  polynomialsAt(2 * (place - group.span) - 1, group.polynomials)
}

import { civilFields, DAY_MS, epochSecondOf, isoLocal, julianDayOf, SECOND_MS } from './civil.ts'
import { findRow, type LocalTime, yearlyChanges, type ZoneRow } from './zone-row.ts'

/**
 * The civil time of a place, through all of history. Times are Unix milliseconds. All facts come from our own table of the
 * tz database: the data of the runtime is older, and gives many zones the history of a neighbour.
 */
export interface Zone {
  readonly id: string
  timeAt(epochMs: number): LocalTime
  offsetSecondsAt(epochMs: number): number
  /**
   * The instants at which clocks show a civil time, given as if its fields were UTC: none in a gap, two in a fold, in
   * order.
   */
  instantsOf(civilMs: number): readonly number[]
  /** The instants in [from, to) at which the offset, the abbreviation or the DST mark changes. */
  changesBetween(fromMs: number, toMs: number): Iterable<number>
}

/** The offset of every clock in history is below a day. */
const OFFSET_MAX_MS = DAY_MS
const FIXED = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/
const UTC: LocalTime = { offsetSeconds: 0, abbreviation: 'UTC', isDst: false, meanTime: null }

/**
 * The zone of an IANA name (any case, old names too), `UTC`, `Z` or an offset such as `+05:30`; null when unknown. A zone
 * reads its history when it is made: keep it, as `findZone` in src/places/zones.ts does.
 */
export function zoneOf(text: string): Zone | null {
  const name = text.trim()
  if (/^(utc|z|gmt)$/i.test(name)) return fixedZone('UTC', UTC)
  const row = findRow(name)
  return row ? namedZone(row) : offsetZone(name)
}

const fixedZone = (id: string, time: LocalTime): Zone => ({
  id,
  timeAt: () => time,
  offsetSecondsAt: () => time.offsetSeconds,
  instantsOf: (civilMs) => [civilMs - time.offsetSeconds * SECOND_MS],
  changesBetween: () => [],
})

function offsetZone(name: string): Zone | null {
  const [, sign, hours = '', minutes = '', rest = '00'] = FIXED.exec(name) ?? []
  if (!sign || Number(hours) > 18 || Number(minutes) > 59 || Number(rest) > 59) return null
  const seconds = (Number(hours) * 60 + Number(minutes)) * 60 + Number(rest)
  const abbreviation = `${seconds === 0 ? '+' : sign}${hours}${minutes === '00' && rest === '00' ? '' : minutes}${rest === '00' ? '' : rest}`
  return fixedZone(`${sign}${hours}:${minutes}${rest === '00' ? '' : `:${rest}`}`, {
    offsetSeconds: sign === '-' ? -seconds : seconds,
    abbreviation,
    isDst: null,
    meanTime: null,
  })
}

function namedZone(row: ZoneRow): Zone {
  const { id, types, times } = row
  let span: Span = { fromMs: Infinity, untilMs: -Infinity, type: 0 }

  function timeAt(epochMs: number): LocalTime {
    if (epochMs < span.fromMs || epochMs >= span.untilMs) span = spanAt(row, epochMs)
    return types[span.type]!
  }
  const offsetSecondsAt = (epochMs: number): number => timeAt(epochMs).offsetSeconds

  return {
    id,
    timeAt,
    offsetSecondsAt,
    instantsOf: (civilMs) => instantsShowing(offsetSecondsAt, civilMs),
    *changesBetween(fromMs, toMs) {
      let { fromMs: at, untilMs: next } = spanAt(row, Math.max(fromMs, times[1] ?? fromMs))
      for (; at < toMs; { fromMs: at, untilMs: next } = spanAt(row, next)) {
        if (at >= fromMs && at > -Infinity) yield at
        if (next === Infinity) return
      }
    },
  }
}

/** A stretch of one type of time, from an instant up to another. */
interface Span {
  readonly fromMs: number
  readonly untilMs: number
  readonly type: number
}

function spanAt({ times, kinds, rule }: ZoneRow, epochMs: number): Span {
  const last = times.length - 1
  if (epochMs < times[last]!) {
    const index = indexAt(times, epochMs)
    return { fromMs: times[index]!, untilMs: times[index + 1]!, type: kinds[index]! }
  }
  const listed = { fromMs: times[last]!, untilMs: Infinity, type: kinds[last]! }
  if (!rule) return listed
  const { year } = civilFields(epochMs)
  const changes = [year - 1, year, year + 1].flatMap((each) => yearlyChanges(rule, each))
  const next = changes.findIndex((change) => change.epochMs > epochMs)
  const begun = changes[next - 1]!
  const untilMs = changes[next]!.epochMs
  return begun.epochMs <= listed.fromMs ? { ...listed, untilMs } : { fromMs: begun.epochMs, untilMs, type: begun.type }
}

/** Index of the last change at or before an instant, by binary search. */
function indexAt(times: Float64Array, epochMs: number): number {
  let low = 0
  let high = times.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (times[middle]! <= epochMs) low = middle
    else high = middle - 1
  }
  return low
}

/** The instants at which a clock with these offsets shows a civil time, in order. */
export function instantsShowing(offsetSecondsAt: Zone['offsetSecondsAt'], civilMs: number): number[] {
  const offsets = new Set([offsetSecondsAt(civilMs - OFFSET_MAX_MS), offsetSecondsAt(civilMs + OFFSET_MAX_MS)])
  return [...offsets]
    .map((offset) => civilMs - offset * SECOND_MS)
    .filter((epochMs) => epochMs + offsetSecondsAt(epochMs) * SECOND_MS === civilMs)
    .sort((a, b) => a - b)
}

/**
 * The first instant, in Unix milliseconds, of a calendar date in a time zone. `civilMs` is the midnight of the date. When
 * the clock skips midnight, the day begins at the jump. When it shows midnight twice, the day begins at the first one.
 * Days follow each other without gap or overlap: a date that the clock skips, as Samoa did with 2011-12-30, has no length,
 * and a date that occurs twice contains both passes.
 */
export function startOfDay(zone: Zone, civilMs: number): number {
  const [first] = zone.instantsOf(civilMs)
  if (first !== undefined) return first
  for (const changeMs of zone.changesBetween(civilMs - 2 * DAY_MS, civilMs + 2 * DAY_MS)) {
    const [before, after] = [changeMs - 1, changeMs].map((at) => at + zone.offsetSecondsAt(at) * SECOND_MS)
    if (before! < civilMs && after! >= civilMs) return changeMs
  }
  throw new RangeError(`${zone.id} skips a midnight without a change of its offset`)
}

/** Midnight, as if it were UTC, of the calendar date that clocks show at an instant. */
export const localDate = (zone: Zone, epochMs: number): number =>
  Math.floor((epochMs + zone.offsetSecondsAt(epochMs) * SECOND_MS) / DAY_MS) * DAY_MS

/** A calendar date of a zone: its midnight as if it were UTC, and its ends as Julian days. */
export interface LocalDay {
  readonly civilMs: number
  readonly from: number
  readonly to: number
}

export const localDay = (zone: Zone, civilMs: number): LocalDay => ({
  civilMs,
  from: julianDayOf(startOfDay(zone, civilMs)),
  to: julianDayOf(startOfDay(zone, civilMs + DAY_MS)),
})

/** What clocks show at a Julian day, to the second, with their offset. */
export function localText(zone: Zone, jd: number): string {
  const epochMs = epochSecondOf(jd)
  return isoLocal(epochMs, zone.offsetSecondsAt(epochMs))
}

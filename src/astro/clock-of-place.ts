import { civilFields, DAY_MS, isoDate, SECOND_MS } from './civil.ts'
import type { ClockRegion } from './clock-region.ts'
import { CLOCK_REGIONS, LOCAL_SUMMER_TIME } from './clock-region-table.ts'
import { clockOf, isMeanTime, meanTimeOf } from './mean-time.ts'
import { type Coordinates, distanceKm } from './sky.ts'
import type { Zone } from './zone.ts'
import { cityOfZone, type ZoneCity } from './zone-city.ts'

/** What a request says about a place: the state and the district are null where only coordinates were given. */
export interface KnownPlace extends Coordinates {
  readonly name: string | null
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null
  readonly state: string | null
  readonly district: string | null
}

const ROWS: ReadonlyMap<string, readonly ClockRegion[]> = Map.groupBy(CLOCK_REGIONS, ({ country }) => country)

/** The rows of a place, on any date. */
const regionsOf = (place: KnownPlace): readonly ClockRegion[] =>
  (ROWS.get(place.country ?? '') ?? []).filter((region) => liesIn(place, region))

/** The rows of a place on a local date, `1929-01-15`. Years of five digits are later than all rows. */
export const regionsAt = (place: KnownPlace, date: string): readonly ClockRegion[] =>
  regionsOf(place).filter((region) => date >= region.from && date < region.until)

function liesIn(place: KnownPlace, { states, districts, around }: ClockRegion): boolean {
  if (around) {
    const [latitude, longitude, km] = around
    return distanceKm(place, { latitude, longitude }) <= km
  }
  return isAmong(place.state, states) && isAmong(place.district, districts)
}

const isAmong = (name: string | null, names: readonly string[] | undefined): boolean =>
  names === undefined || (name !== null && names.includes(name))

/** The months in which towns had summer time: from the last Sunday of April to the last one of October. */
const SUMMER = ['04-24', '10-31'] as const

/** Whether towns chose their own summer time on a local date, and whether other towns than the city of the zone could. */
export function localSummerTime(country: string, date: string): 'none' | 'city' | 'towns' {
  const row = LOCAL_SUMMER_TIME.find((each) => each.country === country && date >= each.from && date < each.until)
  if (!row) return 'none'
  const day = date.slice(-SUMMER[0].length)
  return row.cityOnly || day < SUMMER[0] || day > SUMMER[1] ? 'city' : 'towns'
}

/** A span in which a region's clock differed from the clock of its zone. */
interface Span {
  /** Its first midnight and the one after its last day, as if they were UTC. */
  readonly from: number
  readonly until: number
  readonly zone: Zone
}

/** A span with its instants. */
interface TimedSpan extends Span {
  readonly fromMs: number
  readonly untilMs: number
}

/**
 * A zone with the clocks that the region of a place had instead, by the table of regions: Atlanta with Central time in 1929.
 * It keeps the name of the zone. `zoneNamed` finds a zone by its name or offset. `dayMs` is the midnight, as if it were UTC,
 * of a date that is to be read: no hour of it is lost or repeated where a row begins or ends, because the rows have dates
 * and the hour of the change is not known.
 */
export function regionalClock(
  zone: Zone,
  place: KnownPlace,
  zoneNamed: (name: string) => Zone | null,
  dayMs: number | null,
): Zone {
  const rows = regionsOf(place).flatMap((region): Span[] => {
    const name = otherClockOf(region) ?? ''
    const other = isMeanTime(name) ? meanTimeOf(place.longitude, zone) : zoneNamed(name)
    return other ? [{ from: midnightOf(region.from), until: midnightOf(region.until), zone: other }] : []
  })
  if (rows.length === 0) return zone
  const spans = timed(rows, zone, dayMs)
  const spanAt = (epochMs: number) => spans.find(({ fromMs, untilMs }) => epochMs >= fromMs && epochMs < untilMs)
  const clock = clockOf(zone.id, { changesBetween: changesOf(zone, spans) }, (epochMs) => {
    const span = spanAt(epochMs)
    if (!span) return zone.timeAt(epochMs)
    const time = span.zone.timeAt(epochMs)
    return isMeanTime(span.zone.id) ? time : { ...time, meanTime: null }
  })
  return {
    ...clock,
    /** The rows have local dates: the date tells which clock showed a time that two of them did. */
    instantsOf: (civilMs) => {
      const instants = clock.instantsOf(civilMs)
      const onDate = instants.filter((epochMs) => spanAt(epochMs) === spanOn(spans, civilMs))
      return onDate.length > 0 ? onDate : instants
    },
  }
}

const midnightOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)

const spanOn = <S extends Span>(spans: readonly S[], civilMs: number): S | undefined =>
  spans.find(({ from, until }) => civilMs >= from && civilMs < until)

/**
 * The instants of spans. A midnight of the table is one by the clock of the day that is read. Without such a day it is one by
 * the later of the clocks before and after it, so that the last day has all its hours.
 */
function timed(spans: readonly Span[], zone: Zone, dayMs: number | null): TimedSpan[] {
  const startOf = (civilMs: number): number => {
    const [before, after] = [civilMs - DAY_MS, civilMs].map((at) => {
      const { offsetSecondsAt } = spanOn(spans, at)?.zone ?? zone
      return civilMs - offsetSecondsAt(civilMs) * SECOND_MS
    }) as [number, number]
    if (dayMs === null) return Math.max(before, after)
    return dayMs < civilMs ? before : after
  }
  return spans.map((span) => ({ ...span, fromMs: startOf(span.from), untilMs: startOf(span.until) }))
}

function changesOf(zone: Zone, spans: readonly TimedSpan[]): Zone['changesBetween'] {
  return (fromMs, toMs) => {
    const within = (epochMs: number): boolean => epochMs >= fromMs && epochMs < toMs
    const all = [
      ...zone.changesBetween(fromMs, toMs),
      ...spans.flatMap((span) => [span.fromMs, span.untilMs, ...span.zone.changesBetween(span.fromMs, span.untilMs)]),
    ]
    return [...new Set(all.filter(within))].sort((a, b) => a - b)
  }
}

/** The clock of a region where it differed from the clock of its zone; null when it was the same. */
export const otherClockOf = ({ clock }: ClockRegion): string | null =>
  typeof clock === 'object' && 'as' in clock ? clock.as : null

/** The date on a clock: `1929-01-15`. */
export const dateOn = (epochMs: number, offsetSeconds: number): string =>
  isoDate(civilFields(epochMs + offsetSeconds * SECOND_MS))

/** A city's clock holds for its surroundings: within this distance across a border of a state, or within its state. */
const ACROSS_BORDER_KM = 25
const WITHIN_STATE_KM = 100
/** The same without a known state. */
const STATE_UNKNOWN_KM = 50

/** Whether a place is in or near a city, so that the clock of the city was its own. */
export function isInReach(place: KnownPlace, city: ZoneCity): boolean {
  const sameState = place.state === city.state ? WITHIN_STATE_KM : ACROSS_BORDER_KM
  return distanceKm(place, city) <= (place.state === null || city.state === null ? STATE_UNKNOWN_KM : sameState)
}

/** A zone with its own record where a place is in or near its city: a mean time of the zone was the time of the city. */
export function cityClock(zone: Zone, place: KnownPlace): Zone {
  const city = cityOfZone(zone.id)
  return city && isInReach(place, city) ? asRecorded(zone) : zone
}

/** A zone whose record is the time of the place, also where it is the mean time of a city. */
export const asRecorded = (zone: Zone): Zone =>
  clockOf(zone.id, zone, (epochMs) => {
    const time = zone.timeAt(epochMs)
    return time.meanTime === 'city' ? { ...time, meanTime: null } : time
  })

/**
 * The time zones at sea were agreed in London in June 1917 and kept by most navies from 1920 on. Before, a ship kept the
 * time of its own longitude.
 */
const ZONES_AT_SEA_FROM_MS = Date.UTC(1920, 0, 1)
const AT_SEA = /^Etc\/GMT[+-]\d+$/

/** Whether a zone is one of the open sea, by longitude alone. */
export const isAtSea = (zone: string): boolean => AT_SEA.test(zone)

/** A zone of the open sea, in which each place had its own mean time before the zones at sea. */
export const seaClock = (zone: Zone): Zone =>
  clockOf(
    zone.id,
    { changesBetween: (from, to) => [ZONES_AT_SEA_FROM_MS].filter((at) => at >= from && at < to) },
    (at) => (at < ZONES_AT_SEA_FROM_MS ? { ...zone.timeAt(at), meanTime: 'place' } : zone.timeAt(at)),
  )

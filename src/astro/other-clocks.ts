import { DAY_MS, HOUR_MS, SECOND_MS } from './civil.ts'
import { dateOn, isInReach, type KnownPlace, localSummerTime, otherClockOf, regionsAt } from './clock-of-place.ts'
import type { ClockRegion } from './clock-region.ts'
import { isLawAt, summerSeconds } from './legal-mean-times.ts'
import { isMeanTime, MEAN_TIME, meanTimeAt, meanTimeOf, meanTimeZone, SAME_TIME_SECONDS } from './mean-time.ts'
import type { Moment } from './moment.ts'
import { distanceKm } from './sky.ts'
import type { Zone } from './zone.ts'
import { cityOfZone, ZONE_CITIES, type ZoneCity } from './zone-city.ts'

/** An offset that may have been that of a birthplace whose clock is not certain. */
export interface OtherClock {
  readonly offsetSeconds: number
  /** The instant of the same civil time on that clock. */
  readonly epochMs: number
  /** The nearest cities with that clock; empty for standard or summer time where that choice was each town's. */
  readonly cities: readonly string[]
}

/**
 * The clock by which a birth was read, where the tz database does not promise that it was the clock of the birthplace.
 */
export interface ClockDoubt {
  /** The city of the zone. */
  readonly city: ZoneCity
  readonly km: number
  /**
   * `city`: the clock of the city was used. `region`: the table of regions gave another one. `mean_time`: the city's
   * mean time was not law, so that the birthplace's own was used.
   */
  readonly kind: 'city' | 'region' | 'mean_time'
  /** By their instants, the earliest first. */
  readonly others: readonly OtherClock[]
}

/** How the clock of a birth was found. */
export interface ClockOfBirth {
  readonly zone: Zone
  readonly place: KnownPlace
  readonly moment: Moment
  /** Whether the table of regions was followed. A zone that was asked for is taken as it is. */
  readonly followsRegions: boolean
  readonly zoneNamed: (name: string) => Zone | null
}

/** The tz database promises its zones from 1970 on. */
const PROMISED_FROM_MS = 0
/** Clocks of cities up to here may have been those of a birthplace. */
const NEAR_KM = 600
/** Clocks of other countries count up to this local date, as long as borders were moved. */
const BORDERS_MOVED_UNTIL = '1946-01-01'
/** The Americas and Australia had their borders before they had standard time. */
const SETTLED = /^(America|Australia|Pacific)\//
/** Names of cities in an answer. */
const CITIES_MAX = 3

/**
 * The doubt about the clock of a birth before 1970 away from the city of its zone; null where there is none: in or near
 * the city, where one law had the whole region on one clock, or where no other clock was near.
 */
export function clockDoubt(clock: ClockOfBirth): ClockDoubt | null {
  const { zone, place, moment } = clock
  const city = moment.epochMs < PROMISED_FROM_MS ? cityOfZone(zone.id) : null
  if (!city || moment.meanTime === 'place' || moment.meanTime === 'unknown') return null
  const km = distanceKm(place, city)
  const date = dateOn(moment.epochMs, moment.offsetSeconds)
  const regions = regionsAt(place, date)
  const ofTable = ofRegions(clock, city, regions)
  if (moment.meanTime === 'city') {
    const near = nearTimes(clock, city, km, 'standard')
    return { city, km, kind: 'mean_time', others: grouped([...meanTimes(clock, city), ...ofTable, ...near], moment) }
  }
  const kind = clock.followsRegions && regions.some((region) => otherClockOf(region)) ? 'region' : 'city'
  const isCertain =
    isInReach(place, city) || hasLegalMeanTime(clock) || regions.some((region) => region.clock === 'zone')
  const near =
    isCertain || kind === 'region'
      ? []
      : [...summerTimes(clock, city, date), ...ownMeanTime(clock), ...nearTimes(clock, city, km)]
  const others = grouped([...near, ...ofTable], moment)
  return others.length > 0 || (kind === 'region' && ofTable.length === 0) ? { city, km, kind, others } : null
}

/** Whether a birth was read by the mean time of a city that was law in all of the zone. */
function hasLegalMeanTime({ zone, moment: { epochMs }, zoneNamed }: ClockOfBirth): boolean {
  return isLawAt(zone.id, epochMs) && zoneNamed(zone.id)?.timeAt(epochMs).meanTime === 'city'
}

/** The times on the clocks of cities that are nearer than the city of the zone; of all, or where they were law. */
function nearTimes(
  { place, moment, zoneNamed }: ClockOfBirth,
  own: ZoneCity,
  ownKm: number,
  which: 'all' | 'standard' = 'all',
): Reading[] {
  const date = dateOn(moment.epochMs, moment.offsetSeconds)
  return ZONE_CITIES.map((each) => ({ each, km: distanceKm(place, each) }))
    .filter(({ each, km }) => km < Math.min(NEAR_KM, ownKm) && counts(each, own, date))
    .sort((a, b) => a.km - b.km)
    .flatMap(({ each }) => {
      const zone = zoneNamed(each.zone)
      const readings = readingOn(zone, each.name, civilOf(moment))
      return which === 'all' ? readings : readings.filter(({ epochMs }) => isStandardAt(zone!, epochMs))
    })
}

/** Whether a zone had a standard time, or a mean time that was law in all of it. */
const isStandardAt = (zone: Zone, epochMs: number): boolean =>
  zone.timeAt(epochMs).meanTime === null || isLawAt(zone.id, epochMs)

/** The mean time of the birthplace, where the caller named a zone that has the mean time of its city. */
function ownMeanTime({ zone, place, moment, zoneNamed }: ClockOfBirth): Reading[] {
  const ofZone = zoneNamed(zone.id)
  if (!ofZone || meanTimeAt(ofZone, moment.epochMs, place.longitude) !== 'city') return []
  const offsetSeconds = meanTimeZone(ofZone, place.longitude).offsetSecondsAt(moment.epochMs)
  return [{ offsetSeconds, epochMs: civilOf(moment) - offsetSeconds * SECOND_MS, city: place.name ?? MEAN_TIME }]
}

/** The other clocks of the table of regions, and the zone's own if the table's was used. */
function ofRegions(clock: ClockOfBirth, city: ZoneCity, regions: readonly ClockRegion[]): Reading[] {
  const { zone, place, moment, zoneNamed } = clock
  return regions.flatMap((region) => {
    const as = otherClockOf(region)
    const also = typeof region.clock === 'object' && 'also' in region.clock ? region.clock.also : as
    if (also === null) return []
    const [name, whose] = as !== null && clock.followsRegions ? [zone.id, city.name] : [also, place.name]
    if (!isMeanTime(name)) return readingOn(zoneNamed(name), whose, civilOf(moment))
    const epochMs = meanTimeOf(place.longitude, zone).instantsOf(civilOf(moment))[0]!
    return [{ offsetSeconds: (civilOf(moment) - epochMs) / SECOND_MS, epochMs, city: whose }]
  })
}

/** The mean time of the zone's city, and the birthplace's own without the summer time that the city had. */
function meanTimes({ zone, moment, zoneNamed }: ClockOfBirth, city: ZoneCity): Reading[] {
  const ofZone = zoneNamed(zone.id)
  const ofCity = readingOn(ofZone, city.name, civilOf(moment))
  const offsetSeconds = moment.offsetSeconds - (ofZone ? summerSeconds(ofZone.timeAt(moment.epochMs)) : 0)
  const winter = { offsetSeconds, epochMs: civilOf(moment) - offsetSeconds * SECOND_MS, city: null }
  return [winter, ...ofCity]
}

/** A civil time on a clock, and whose clock it is. */
interface Reading {
  readonly offsetSeconds: number
  readonly epochMs: number
  readonly city: string | null
}

const civilOf = ({ epochMs, offsetSeconds }: Moment): number => epochMs + offsetSeconds * SECOND_MS

const counts = (each: ZoneCity, own: ZoneCity, date: string): boolean =>
  each.country === own.country || (date < BORDERS_MOVED_UNTIL && !SETTLED.test(own.zone) && !SETTLED.test(each.zone))

/** The instant of a civil time in a zone; none in a gap, and none before its first standard time. */
function readingOn(zone: Zone | null, city: string | null, civilMs: number): Reading[] {
  const epochMs = zone?.instantsOf(civilMs)[0]
  if (!zone || epochMs === undefined) return []
  const { offsetSeconds, meanTime } = zone.timeAt(epochMs)
  return meanTime === 'place' || meanTime === 'unknown' ? [] : [{ offsetSeconds, epochMs, city }]
}

/** The clocks of a town without the summer time of the city, or with one that the city had not, where towns chose. */
function summerTimes({ zone, moment }: ClockOfBirth, { country }: ZoneCity, date: string): Reading[] {
  const chosen = localSummerTime(country, date)
  const offsetSeconds = moment.isDst
    ? chosen !== 'none' && standardOffset(zone, moment.epochMs)
    : chosen === 'towns' && moment.offsetSeconds + HOUR_MS / SECOND_MS
  if (typeof offsetSeconds !== 'number') return []
  return [{ offsetSeconds, epochMs: civilOf(moment) - offsetSeconds * SECOND_MS, city: null }]
}

/** The offset of the last standard time before an instant, within a year. */
function standardOffset(zone: Zone, epochMs: number): number | null {
  for (let days = 30; days <= 360; days += 30) {
    const { isDst, offsetSeconds } = zone.timeAt(epochMs - days * DAY_MS)
    if (isDst === false) return offsetSeconds
  }
  return null
}

/** One clock for each offset that differs from the one that was used by more than the mean times of a town do. */
function grouped(readings: readonly Reading[], { offsetSeconds: used }: Moment): OtherClock[] {
  const clocks = new Map<number, { offsetSeconds: number; epochMs: number; cities: string[] }>()
  for (const { offsetSeconds, epochMs, city } of readings) {
    if (Math.abs(offsetSeconds - used) < SAME_TIME_SECONDS) continue
    const clock = clocks.get(offsetSeconds) ?? { offsetSeconds, epochMs, cities: [] }
    if (city !== null && clock.cities.length < CITIES_MAX && !clock.cities.includes(city)) clock.cities.push(city)
    clocks.set(offsetSeconds, clock)
  }
  return [...clocks.values()].sort((a, b) => a.epochMs - b.epochMs)
}

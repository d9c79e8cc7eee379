import type { ClockRegion } from './clock-region.ts'
import { CLOCK_REGIONS, LOCAL_SUMMER_TIME } from './clock-region-table.ts'
import { distanceKm } from './distance.ts'
import type { Coordinates } from './sky.ts'

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
export const regionsOf = (place: KnownPlace): readonly ClockRegion[] =>
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

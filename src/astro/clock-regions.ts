import { CLOCK_REGIONS, type ClockRegion, LOCAL_SUMMER_TIME } from './clock-region-table.ts'
import type { Coordinates } from './sky.ts'
import { kilometres } from './zone-city.ts'

/** What a request says about a place: the state and the district are null where only coordinates were given. */
export interface KnownPlace extends Coordinates {
  readonly name: string | null
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null
  readonly state: string | null
  readonly district: string | null
}

/** The rows of a place on a local date, `1929-01-15`. Years of five digits are later than all rows. */
export const regionsAt = (place: KnownPlace, date: string): readonly ClockRegion[] =>
  CLOCK_REGIONS.filter((region) => date >= region.from && date < region.until && liesIn(place, region))

/** The rows of a place, on any date. */
export const regionsOf = (place: KnownPlace): readonly ClockRegion[] =>
  CLOCK_REGIONS.filter((region) => liesIn(place, region))

function liesIn(place: KnownPlace, { country, states, districts, around }: ClockRegion): boolean {
  if (place.country !== country) return false
  if (around) {
    const [latitude, longitude, km] = around
    return kilometres(place, { latitude, longitude }) <= km
  }
  if (districts) return place.district !== null && districts.includes(place.district)
  return !states || (place.state !== null && states.includes(place.state))
}

/** Whether towns chose their own summer time on a local date. */
export const isSummerTimeLocal = (country: string, date: string): boolean =>
  LOCAL_SUMMER_TIME.some((each) => each.country === country && date >= each.from && date < each.until)

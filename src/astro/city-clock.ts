import type { KnownPlace } from './clock-regions.ts'
import { distanceKm } from './distance.ts'
import { clockOf } from './mean-time.ts'
import type { Zone } from './zone.ts'
import { cityOfZone, type ZoneCity } from './zone-city.ts'

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

import { asRecorded, cityClock } from '../astro/city-clock.ts'
import type { KnownPlace } from '../astro/clock-regions.ts'
import type { Moment } from '../astro/moment.ts'
import { type ClockDoubt, clockDoubt } from '../astro/other-clocks.ts'
import { regionalClock } from '../astro/regional-clock.ts'
import { isAtSea, seaClock } from '../astro/sea-clock.ts'
import type { Zone } from '../astro/zone.ts'
import { cityOfZone } from '../astro/zone-city.ts'
import { historiesNear, historyAt } from '../astro/zone-histories.ts'
import { namesOf } from '../astro/zone-row.ts'
import { findZone } from '../zones.ts'
import type { Atlas, Located } from './place.ts'

/**
 * The clock of a birthplace: its zone, with the times that its region is known to have had instead, and with mean time at sea
 * before there were zones.
 */
export function birthClock(located: Located): Zone {
  const { zone, zoneFrom } = located
  const recorded = recordedClock(located)
  if (zoneFrom === 'given') return recorded
  return isAtSea(zone.id) ? seaClock(zone) : regionalClock(recorded, knownPlace(located), findZone)
}

/** The zone of a place with its record. A zone that the request names is taken as it is; others near their city. */
export const recordedClock = (located: Located): Zone =>
  located.zoneFrom === 'given' ? asRecorded(located.zone) : cityClock(located.zone, knownPlace(located))

/** From this year on the tz database promises that its polygons suffice. */
const POLYGONS_SUFFICE_FROM = 1970
/** Histories that meet within this distance are named. */
const MEET_KM = 150

/**
 * A birthplace with the history that the tz database has for it without a polygon, as Asia/Harbin in Heilongjiang, so that a
 * zone that follows from the place and the same zone by its name agree. Other histories near it are other zones.
 */
export function withHistory(located: Located, year: number): Located {
  if (year >= POLYGONS_SUFFICE_FROM || located.zoneFrom === 'given') return located
  const zones = [located.zone.id, ...located.otherZones]
  const place = knownPlace(located)
  const own = historyAt(zones, place)
  const near = historiesNear(zones, located.place, MEET_KM).map(({ zone }) => zone)
  const { zone: today, otherZones } = located
  const zone = own ? findZone(own.zone)! : today
  const others = new Set([...zones, ...near].filter((id) => id !== zone.id))
  return { ...located, zone, otherZones: [...others], today: { zone: today, otherZones } }
}

/** What is known about a birthplace. Without a place of the gazetteer the zone of the place tells the country. */
export function knownPlace({ place, found, city, zone }: Located): KnownPlace {
  return {
    ...place,
    name: found?.name ?? city,
    country: found?.country ?? cityOfZone(zone.id)?.country ?? null,
    state: found?.state ?? null,
    district: found?.district ?? null,
  }
}

/** The doubt about the clock of a birth. A caller who names a zone of another place has chosen a clock. */
export function doubtAbout(located: Located, clock: Zone, moment: Moment, atlas: Atlas): ClockDoubt | null {
  const { zoneFrom } = located
  if (moment.epochMs >= 0 || (zoneFrom === 'given' && !isZoneOf(located, atlas))) return null
  return clockDoubt({
    ...{ zone: clock, moment, zoneNamed: findZone },
    place: knownPlace(located),
    followsRegions: zoneFrom === 'place',
  })
}

function isZoneOf({ place, zone }: Located, atlas: Atlas): boolean {
  const names = namesOf(zone.id)
  return names.length > 0 && atlas.zonesAt(place).some((each) => names.includes(each))
}

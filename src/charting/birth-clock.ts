import type { KnownPlace } from '../astro/clock-regions.ts'
import type { Moment } from '../astro/moment.ts'
import { type ClockDoubt, clockDoubt } from '../astro/other-clocks.ts'
import { regionalClock } from '../astro/regional-clock.ts'
import { isAtSea, seaClock } from '../astro/sea-clock.ts'
import type { Zone } from '../astro/zone.ts'
import { cityOfZone } from '../astro/zone-city.ts'
import { namesOf } from '../astro/zone-row.ts'
import { findZone } from '../zones.ts'
import type { Atlas, Located } from './place.ts'

/**
 * The clock of a birthplace: its zone, with the times that its region is known to have had instead, and with mean time at sea
 * before there were zones. A zone that the request names is taken as it is.
 */
export function birthClock(located: Located): Zone {
  const { zone, zoneFrom } = located
  if (zoneFrom === 'given') return zone
  return isAtSea(zone.id) ? seaClock(zone) : regionalClock(zone, knownPlace(located), findZone)
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

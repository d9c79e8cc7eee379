import { asRecorded, cityClock } from '../../astro/city-clock.ts'
import type { KnownPlace } from '../../astro/clock-regions.ts'
import type { Moment } from '../../astro/moment.ts'
import { type ClockDoubt, clockDoubt } from '../../astro/other-clocks.ts'
import { regionalClock } from '../../astro/regional-clock.ts'
import { isAtSea, seaClock } from '../../astro/sea-clock.ts'
import type { Zone } from '../../astro/zone.ts'
import { cityOfZone, hasSeveralZones } from '../../astro/zone-city.ts'
import { historiesNear, historyAt } from '../../astro/zone-histories.ts'
import { namesOf } from '../../astro/zone-row.ts'
import { findZone } from '../../places/zones.ts'
import { type Atlas, type Located, zoneIn } from './place.ts'

/**
 * The clock of a birthplace: its zone, with the times that its region is known to have had instead, and with mean time at sea
 * before there were zones.
 */
export function birthClock(located: Located): Zone {
  const recorded = recordedClock(located)
  if (located.zoneFrom === 'given') return recorded
  return isAtSea(located.zone) ? seaClock(zoneIn(located)) : regionalClock(recorded, knownPlace(located), findZone)
}

/** The zone of a place with its record. A zone that the request names is taken as it is; others near their city. */
const recordedClock = (located: Located): Zone =>
  located.zoneFrom === 'given' ? asRecorded(zoneIn(located)) : cityClock(zoneIn(located), knownPlace(located))

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
  const zones = [located.zone, ...located.otherZones]
  const place = knownPlace(located)
  const own = historyAt(zones, place)
  const near = historiesNear(zones, located.place, MEET_KM).map(({ zone }) => zone)
  const { zone: today, otherZones } = located
  const zone = own?.zone ?? today
  const others = new Set([...zones, ...near].filter((id) => id !== zone))
  return { ...located, zone, otherZones: [...others], today: { zone: today, otherZones } }
}

/** The towns whose state coordinates have, and whose zones are neighbours of a birthplace, within this distance. */
const NEAR_KM = 50
/** Few coordinates are farther from the next town: more towns than needed are not read. */
const NEXT_TOWN_KM = 8

/** Coordinates with the region of the nearest town that has one of their zones, for a year in which regions matter. */
export function withRegion(located: Located, year: number, atlas: Atlas): Located {
  if (year >= POLYGONS_SUFFICE_FROM || located.found) return located
  const zones = new Set(atlas.zonesAt(located.place).flatMap(namesOf))
  const nearest = (km: number) => atlas.near(located.place, km).find(({ zone }) => zones.has(zone))
  const town = nearest(NEXT_TOWN_KM) ?? nearest(NEAR_KM)
  return town ? { ...located, region: town } : located
}

/** A birthplace with the other zones of its country that towns near it have, if they differed at the moment. */
export function withNeighbours(located: Located, { epochMs, offsetSeconds }: Moment, atlas: Atlas): Located {
  const { country } = knownPlace(located)
  if (epochMs >= 0 || located.zoneFrom === 'given' || !country || !hasSeveralZones(country)) return located
  const named = new Set([located.zone, ...located.otherZones].flatMap(namesOf))
  const differ = atlas.zonesNear(located.place, NEAR_KM, country).filter((zone) => {
    const time = named.has(zone) ? null : findZone(zone)?.timeAt(epochMs)
    return time && time.meanTime === null && time.offsetSeconds !== offsetSeconds
  })
  return differ.length > 0 ? { ...located, otherZones: [...located.otherZones, ...differ] } : located
}

/** What is known about a birthplace. Where no town is near coordinates, their zone tells the country. */
export function knownPlace({ place, found, region, city, zone }: Located): KnownPlace {
  const { country, state, district } = found ?? region ?? { country: null, state: null, district: null }
  return {
    ...{ ...place, state, district },
    name: found?.name ?? city,
    country: country ?? cityOfZone(zone)?.country ?? null,
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
  const names = namesOf(zone)
  return names.length > 0 && atlas.zonesAt(place).some((each) => names.includes(each))
}

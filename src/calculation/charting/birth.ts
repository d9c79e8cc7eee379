import { type CalendarDate, type CalendarRule, daysOf } from '../../astro/calendar.ts'
import { type OtherCalendar, otherCalendar, ruleAt } from '../../astro/calendar-of-place.ts'
import { DAY_MS } from '../../astro/civil.ts'
import { asRecorded, cityClock, isAtSea, type KnownPlace, regionalClock, seaClock } from '../../astro/clock-of-place.ts'
import { type CivilTime, type Moment, momentOf } from '../../astro/moment.ts'
import { type ClockDoubt, clockDoubt } from '../../astro/other-clocks.ts'
import type { Zone } from '../../astro/zone.ts'
import { cityOfZone, hasSeveralZones, historiesNear, historyAt } from '../../astro/zone-city.ts'
import { namesOf } from '../../astro/zone-row.ts'
import { type Birth, placeName } from '../../contract/births/birth.ts'
import { findZone } from '../../places/zones.ts'
import { type Atlas, type Located, locate, zoneIn } from './place.ts'

/** The instant and the place of a birth. */
export interface Born extends Located {
  readonly moment: Moment
  /** The doubt about the clock by which the time was read; null where there is none. */
  readonly doubt: ClockDoubt | null
  /** The date in the other calendar that the place may have used; null where there is no doubt. */
  readonly otherDate: OtherDate | null
  readonly timeKnown: boolean
  /** The path of the birth's year in the body. */
  readonly field: string
}

/** State and country belong to the name of a place. Coordinates need neither. */
const named = (birth: Birth): Birth => (typeof birth.lat === 'number' ? birth : { ...birth, city: placeName(birth) })

/** A birth without a time has the chart of local noon. */
const NOON = 12

/**
 * The instant and the place of a birth. `at` is the path of the birth in the body. Throws `place_not_found`,
 * `invalid_input` for a day that its month does not have or that its place skipped, and what a policy of local times refuses.
 */
export function bornOf(birth: Birth, atlas: Atlas, at = ''): Born {
  const here = withRegion(locate(named(birth), atlas, `${at}city`), birth.year, atlas)
  const located = withHistory(here, birth.year)
  const time = birth.time_known
    ? { hour: birth.hour ?? NOON, minute: birth.minute ?? 0, second: birth.second ?? 0 }
    : { hour: NOON, minute: 0, second: 0 }
  const { year, month, day } = birth
  const date = { year, month, day, ...time }
  const fields = { day: `${at}day`, time: `${at}hour` }
  const calendar = calendarRule(located, atlas, date, birth.calendar, fields.day)
  const clock = clockOn(located, date, calendar, fields.day)
  const { longitude } = located.place
  const moment = momentOf(clock, date, { longitude, policy: birth.dst_policy ?? undefined, calendar, fields })
  const doubt = doubtAbout(located, clock, moment, atlas)
  return {
    ...withNeighbours(located, moment, atlas),
    moment,
    doubt,
    otherDate: moment.calendar === 'gregorian' ? otherDate(located, atlas, date, birth.calendar) : null,
    timeKnown: birth.time_known,
    field: `${at}year`,
  }
}

/** The reading of a date of birth in the other calendar that the birthplace may have used. */
export interface OtherDate extends OtherCalendar {
  readonly moment: Moment
}

/** The last change of the tables is that of Greece. */
const ALL_GREGORIAN_FROM = 1924
/** The states of these countries have zones whose cities lie on the same side of an old border. */
const STATES_BY_ZONE = new Set(['US', 'CA'])

/** The place, as far as its calendar needs it. Far from towns, the zone of the polygons tells the country and the state. */
function calendarPlace(located: Located, atlas: Atlas): KnownPlace {
  const known = knownPlace(located)
  if (located.found || located.region) return known
  const city = cityOfZone(atlas.zonesAt(located.place)[0] ?? '')
  if (!city) return known
  return { ...known, country: city.country, state: STATES_BY_ZONE.has(city.country) ? city.state : null }
}

/** A region that follows from coordinates alone is near enough for a warning, not for a refusal. */
const certainPlace = (place: KnownPlace, { found }: Located): KnownPlace =>
  found ? place : { ...place, state: null, district: null }

/** How the date of a birth is read at its place. Throws `invalid_input` for a day that the place skipped. */
const calendarRule = (
  located: Located,
  atlas: Atlas,
  date: CalendarDate,
  rule: CalendarRule,
  field: string,
): CalendarRule =>
  date.year < ALL_GREGORIAN_FROM && rule === 'auto'
    ? ruleAt(certainPlace(calendarPlace(located, atlas), located), date, rule, field)
    : rule

/** The other reading of a date; null where the calendar of the place is certain, or where the caller named one. */
function otherDate(located: Located, atlas: Atlas, date: CivilTime, rule: CalendarRule): OtherDate | null {
  if (date.year >= ALL_GREGORIAN_FROM || rule !== 'auto') return null
  const other = otherCalendar(calendarPlace(located, atlas), date, rule)
  if (!other) return null
  const { calendar } = other
  const clock = clockOn(located, date, calendar, 'day')
  const { longitude } = located.place
  return { ...other, moment: momentOf(clock, date, { longitude, policy: undefined, calendar }) }
}

/** The clock of a birthplace on a date. Throws `invalid_input` with `field` for a day that the calendar does not have. */
const clockOn = (located: Located, date: CalendarDate, rule: CalendarRule, field: string): Zone =>
  birthClock(located, daysOf(date, rule, field).days * DAY_MS)

/**
 * The clock of a birthplace: its zone, with the times that its region is known to have had instead, and with mean time at sea
 * before there were zones. `dayMs` is the midnight of a date that is to be read, as if it were UTC; null for an instant.
 */
export function birthClock(located: Located, dayMs: number | null): Zone {
  const recorded = recordedClock(located)
  if (located.zoneFrom === 'given') return recorded
  return isAtSea(located.zone)
    ? seaClock(zoneIn(located))
    : regionalClock(recorded, knownPlace(located), findZone, dayMs)
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

/** The doubt about the clock of a birth. A caller who names a zone of another place has chosen a clock. */
export function doubtAbout(located: Located, clock: Zone, moment: Moment, atlas: Atlas): ClockDoubt | null {
  const { zoneFrom } = located
  if (moment.epochMs >= 0 || (zoneFrom === 'given' && !isZoneOf(located, atlas))) return null
  return clockDoubt({
    zone: clock,
    moment,
    zoneNamed: findZone,
    place: knownPlace(located),
    followsRegions: zoneFrom === 'place',
  })
}

function isZoneOf({ place, zone }: Located, atlas: Atlas): boolean {
  const names = namesOf(zone)
  return names.length > 0 && atlas.zonesAt(place).some((each) => names.includes(each))
}

/** What is known about a birthplace. Where no town is near coordinates, their zone tells the country. */
function knownPlace({ place, found, region, city, zone }: Located): KnownPlace {
  const { country, state, district } = found ?? region ?? { country: null, state: null, district: null }
  return {
    ...place,
    state,
    district,
    name: found?.name ?? city,
    country: country ?? cityOfZone(zone)?.country ?? null,
  }
}

import type { CalendarDate, CalendarRule } from '../../astro/calendar.ts'
import { type OtherCalendar, otherCalendar, ruleAt } from '../../astro/calendar-of-place.ts'
import type { KnownPlace } from '../../astro/clock-regions.ts'
import { type CivilTime, type Moment, momentOf } from '../../astro/moment.ts'
import type { Zone } from '../../astro/zone.ts'
import { cityOfZone } from '../../astro/zone-city.ts'
import { knownPlace } from './birth-clock.ts'
import type { Atlas, Located } from './place.ts'

/** The reading of a date of birth in the other calendar that the birthplace may have used. */
export interface OtherDate extends OtherCalendar {
  readonly moment: Moment
}

/** The last change of the tables is that of Greece. */
const ALL_GREGORIAN_FROM = 1924
/** The states of these countries have zones whose cities lie on the same side of an old border. */
const STATES_BY_ZONE = new Set(['US', 'CA'])

/** The place, as far as its calendar needs it. Where no town is near coordinates, their zone tells the country. */
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
export const calendarRule = (
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
export function otherDate(
  located: Located,
  atlas: Atlas,
  zone: Zone,
  date: CivilTime,
  rule: CalendarRule,
): OtherDate | null {
  if (date.year >= ALL_GREGORIAN_FROM || rule !== 'auto') return null
  const other = otherCalendar(calendarPlace(located, atlas), date, rule)
  if (!other) return null
  const { longitude } = located.place
  return { ...other, moment: momentOf(zone, date, { longitude, policy: undefined, calendar: other.calendar }) }
}

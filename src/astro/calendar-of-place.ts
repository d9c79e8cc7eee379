import { Refusal } from '../platform/errors.ts'
import type { Calendar, CalendarChange, CalendarDate, CalendarRule } from './calendar.ts'
import { OTHER_CHANGES } from './calendar-changes-of-other-countries.ts'
import { CHANGES_OF_THE_EMPIRE } from './calendar-changes-of-the-empire.ts'
import { WESTERN_CHANGES } from './calendar-changes-of-the-west.ts'
import { isoDate } from './civil.ts'
import type { KnownPlace } from './clock-of-place.ts'
import { distanceKm } from './sky.ts'

/** To add a row, see CONTRIBUTING. Every row needs a public source. */
export const CALENDAR_CHANGES: readonly CalendarChange[] = [
  ...OTHER_CHANGES,
  ...CHANGES_OF_THE_EMPIRE,
  ...WESTERN_CHANGES,
]

/** The calendar that a place may have used for a date which `auto` reads as Gregorian. */
export interface OtherCalendar {
  readonly calendar: Exclude<Calendar, 'gregorian'>
  /** The last date of that calendar. */
  readonly until: string
}

/** Dates of Sweden's own calendar, as in `daysOf`. */
const SWEDISH_FROM = '1700-03-01'
const SWEDISH_UNTIL = '1712-02-30'
/** Dates before it are Julian by `auto`. */
const REFORM = '1582-10-15'
/** The last date before it that `auto` has at places without a row. */
const LAST_BEFORE_REFORM = '1582-10-04'

/**
 * How the date of a birth is read: by the caller's rule, but a date that only the calendar of the place had by that one: 30
 * February 1712 in Sweden, and 5 to 14 October 1582 where the Julian calendar went on. Throws `invalid_input` for a day
 * that the place skipped, unless the caller names a calendar.
 */
export function ruleAt(place: KnownPlace, date: CalendarDate, rule: CalendarRule, field: string): CalendarRule {
  const change = rule === 'auto' ? changeAt(place) : null
  if (!change) return rule
  const text = isoDate(date)
  if (change.swedish && text === SWEDISH_UNTIL) return 'swedish'
  const isOfReform = text > LAST_BEFORE_REFORM && text < REFORM
  if (isOfReform && change.until >= REFORM && !change.julianFrom) return 'julian'
  if (isCertain(place, change) && text > change.until && text < change.from) throw skipped(place, change, text, field)
  return rule
}

/** The other calendar of a place for a date that was read by `auto`; null where there is no doubt. */
export function otherCalendar(place: KnownPlace, date: CalendarDate, rule: CalendarRule): OtherCalendar | null {
  const change = rule === 'auto' ? changeAt(place) : null
  const text = isoDate(date)
  if (!change || date.year < 0 || text < REFORM || text < (change.julianFrom ?? REFORM)) return null
  if (change.swedish && text >= SWEDISH_FROM && text <= SWEDISH_UNTIL)
    return text === SWEDISH_UNTIL ? null : { calendar: 'swedish', until: SWEDISH_UNTIL }
  return text < change.from ? { calendar: 'julian', until: change.until } : null
}

/** Whether all of the place changed. Without a known state its country may have had several changes. */
const isCertain = ({ country, state }: KnownPlace, { partly }: CalendarChange): boolean =>
  !partly && (state !== null || !COUNTRIES_WITH_PARTS.has(country!))

const COUNTRIES_WITH_PARTS: ReadonlySet<string> = new Set(
  CALENDAR_CHANGES.filter(({ states, districts, around }) => states ?? districts ?? around).flatMap(({ countries }) =>
    countries.split(' '),
  ),
)

const changeAt = (place: KnownPlace): CalendarChange | null =>
  CALENDAR_CHANGES.find((change) => liesIn(place, change)) ?? null

function liesIn(place: KnownPlace, { countries, states, districts, around }: CalendarChange): boolean {
  const { country, state, district } = place
  if (country === null || !countries.split(' ').includes(country)) return false
  if (around) {
    const [latitude, longitude, km] = around
    return distanceKm(place, { latitude, longitude }) <= km
  }
  if (districts) return district !== null && districts.includes(district)
  return !states || (state !== null && states.includes(state))
}

function skipped({ name }: KnownPlace, { until, from }: CalendarChange, date: string, field: string): Refusal {
  const where = name === null ? 'the country of this place' : `the country of ${name}`
  const message = `${date} did not exist there: in ${where} ${from} of the Gregorian calendar followed ${until} of the Julian one. If the date is Gregorian, carried back, pass calendar gregorian; if Julian, continued, pass calendar julian`
  return new Refusal('invalid_input', { field, message })
}

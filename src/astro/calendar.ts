import { Refusal } from '../platform/errors.ts'
import { type CivilFields, civilDays, daysInMonth, isoDate } from './civil.ts'

/** A date in a calendar. Years are astronomical: 0 is 1 BC. */
export type CalendarDate = Pick<CivilFields, 'year' | 'month' | 'day'>
export type Calendar = 'gregorian' | 'julian' | 'swedish'

/**
 * The calendar of a caller's date. `auto` means the Julian calendar up to 4 October 1582 and the Gregorian calendar from
 * 15 October 1582 on, by the bull Inter gravissimas. The ten days between do not exist. `swedish` is the calendar of Sweden
 * from 1 March 1700, one day before the Julian one, until it went back by a 30 February 1712.
 */
export const CALENDAR_RULES = ['auto', 'gregorian', 'julian', 'swedish'] as const
export type CalendarRule = (typeof CALENDAR_RULES)[number]

/** 15 October 1582, in days since 1970-01-01. */
const REFORM_DAYS = civilDays(1582, 10, 15)
/** 1 March of the Julian year 0, in days before 1970-01-01. */
const JULIAN_START_DAYS = 719_470
const FOUR_YEARS = 1461

/** The calendar under `auto` of a day, counted from 1970-01-01. */
export const calendarOf = (days: number): 'gregorian' | 'julian' => (days < REFORM_DAYS ? 'julian' : 'gregorian')

/**
 * The day of a date, counted from 1970-01-01, and the calendar of the date. Throws `invalid_input` with `field` for a day
 * that the calendar does not have.
 */
export function daysOf(date: CalendarDate, rule: CalendarRule, field: string): { days: number; calendar: Calendar } {
  const { year, month, day } = date
  if (rule === 'swedish') return { days: swedishDays(date, field), calendar: rule }
  const calendar = rule === 'auto' ? calendarOf(civilDays(year, month, day)) : rule
  const last = lastDay(calendar, year, month)
  if (day < 1 || day > last) {
    const other = calendar === 'julian' ? 'gregorian' : 'julian'
    const way = day >= 1 && day <= lastDay(other, year, month) ? `; calendar ${other} has this date` : ''
    const message = `${NAMES[calendar]} has no ${isoDate(date)}: the day must lie between 1 and ${last} in this month${way}`
    throw new Refusal('invalid_input', { field, message })
  }
  if (rule === 'auto' && year === 1582 && month === 10 && day > 4 && day < 15) throw skipped(field)
  return { days: calendar === 'julian' ? julianDays(year, month, day) : civilDays(year, month, day), calendar }
}

/** The first and the last date of the Swedish calendar, as numbers like 17121231. */
const SWEDISH = [17_000_301, 17_120_230] as const

/** The day of a date in the Swedish calendar, counted from 1970-01-01. Throws `invalid_input`. */
function swedishDays(date: CalendarDate, field: string): number {
  const { year, month, day } = date
  const number = year * 10_000 + month * 100 + day
  const last = year === 1712 && month === 2 ? 30 : lastDay('julian', year, month)
  if (number >= SWEDISH[0] && number <= SWEDISH[1] && day >= 1 && day <= last) return julianDays(year, month, day) - 1
  const message = `The Swedish calendar has no ${isoDate(date)}: it was in use from 1 March 1700 to 30 February 1712. Before and after, until 1753, Sweden had the Julian calendar`
  throw new Refusal('invalid_input', { field, message })
}

const NAMES: Readonly<Record<'gregorian' | 'julian', string>> = {
  julian: 'The Julian calendar',
  gregorian: 'The Gregorian calendar',
}

const lastDay = (calendar: 'gregorian' | 'julian', year: number, month: number): number =>
  calendar === 'julian' && month === 2 && year % 4 === 0 ? 29 : daysInMonth(year, month)

const skipped = (field: string): Refusal =>
  new Refusal('invalid_input', {
    field,
    message:
      '5 to 14 October 1582 do not exist by calendar auto: 15 October 1582 of the Gregorian calendar followed 4 October of the Julian ' +
      'one. For a place that kept the Julian calendar pass calendar julian, for dates counted backwards calendar gregorian',
  })

/** Days from 1970-01-01 to a date in the Julian calendar. Years begin on 1 March, so that the leap day is the last. */
export function julianDays(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  return shifted * 365 + Math.floor(shifted / 4) + dayOfYear - JULIAN_START_DAYS
}

/** The date in the Julian calendar of a day counted from 1970-01-01: the inverse of `julianDays`. */
export function julianDate(days: number): CalendarDate {
  const shifted = days + JULIAN_START_DAYS
  const cycle = Math.floor(shifted / FOUR_YEARS)
  const dayOfCycle = shifted - cycle * FOUR_YEARS
  const yearOfCycle = Math.floor((dayOfCycle - Math.floor(dayOfCycle / (FOUR_YEARS - 1))) / 365)
  const dayOfYear = dayOfCycle - yearOfCycle * 365
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  return {
    year: cycle * 4 + yearOfCycle + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/**
 * When a region changed from the Julian to the Gregorian calendar. The first matching row is used, so rows with states,
 * districts or a circle stand before the row of their country.
 */
export interface CalendarChange {
  /** ISO 3166-1 alpha-2, separated by spaces. */
  readonly countries: string
  /** States or provinces as the gazetteer names them. */
  readonly states?: readonly string[]
  readonly districts?: readonly string[]
  /** Latitude, longitude and radius in kilometres, where states and districts are too coarse. */
  readonly around?: readonly [latitude: number, longitude: number, km: number]
  /** The Gregorian date from which the Julian calendar was used again, after an earlier change. */
  readonly julianFrom?: string
  /** The last Julian date. */
  readonly until: string
  /** The Gregorian date of the next day. */
  readonly from: string
  /**
   * Parts of the region, or some of its people, changed earlier or later, or belonged to another state. No day is
   * refused.
   */
  readonly partly?: true
  /** Sweden's own calendar stood between: from 1 March 1700 to 30 February 1712. */
  readonly swedish?: true
  readonly source: string
}

export const GROTEFEND =
  'H. Grotefend, Taschenbuch der Zeitrechnung, pp. 26-28, in the file "calendars" of the tz database'
export const NORBY = 'T. Norby, The Perpetual Calendar, norbyhus.dk/calendar.php'
export const NCAL = 'The table of switches of ncal, of the BSD systems'
export const ACT = 'Calendar (New Style) Act 1750, 24 Geo. 2 c. 23: all dominions of Great Britain'

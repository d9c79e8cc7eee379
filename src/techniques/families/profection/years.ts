import { civilDays, civilFields, DAY_MS, daysInMonth, julianDayOf, SECOND_MS } from '../../../astro/civil.ts'
import { solarReturn, YEAR_DAYS } from '../../../astro/derived-charts.ts'
import type { ClockReading, Moment } from '../../../astro/moment.ts'
import type { Sky } from '../../../astro/sky.ts'
import type { CastBirth } from '../../../calculation/charting/cast.ts'
import type { Located } from '../../../calculation/charting/place.ts'
import { momentBetween } from '../../../calculation/charting/rings.ts'

/** When a year or a month of life begins. */
export interface Start {
  /** On the scale of its years. */
  readonly at: number
  /** Midnight of the local day, as a civil time. */
  readonly dateMs: number
  /** Null where a whole day counts. */
  readonly moment: ClockReading | null
}

/** The years of a life, by one of the ways to count them. */
export interface YearsOfLife {
  /** A time on the scale of these years. */
  timeOf(moment: Moment): number
  /** A whole day counts. */
  readonly isOfDays: boolean
  /** The time of the birth, and the mean length of a year. */
  readonly birth: number
  readonly length: number
  /** The beginning of the year after this many completed years. */
  startOf(age: number): Start
  /** The beginnings of the twelve months of the year after so many completed ones, and of the next year. */
  startsOf(age: number): readonly Start[]
}

export const MONTHS = 12

/** The completed years at a time; negative before the birth. */
export function ageAt(years: YearsOfLife, time: number): number {
  // A year begins within days of a whole number of mean lengths: half a year away from where it could matter.
  const near = Math.round((time - years.birth) / years.length)
  return years.startOf(near).at <= time ? near : near - 1
}

/** Midnight of the local day of an instant, as a civil time. */
export const localDay = ({ epochMs, offsetSeconds }: ClockReading): number =>
  Math.floor((epochMs + offsetSeconds * SECOND_MS) / DAY_MS) * DAY_MS

/** Mean days in a year of the Gregorian calendar. */
const GREGORIAN_YEAR_DAYS = 365.2425

/** Years from birthday to birthday. The scale is the civil time of whole days. */
export function birthdayYears({ born }: CastBirth): YearsOfLife {
  const birth = localDay(born.moment)
  const startAfter = (months: number): Start => {
    const dateMs = monthsAfter(birth, months)
    return { at: dateMs, dateMs, moment: null }
  }
  return {
    timeOf: localDay,
    isOfDays: true,
    birth,
    length: GREGORIAN_YEAR_DAYS * DAY_MS,
    startOf: (age) => startAfter(age * MONTHS),
    startsOf: (age) => Array.from({ length: MONTHS + 1 }, (_, month) => startAfter(age * MONTHS + month)),
  }
}

/** The same day of a later month. A month without this day has its last day instead. */
function monthsAfter(dateMs: number, months: number): number {
  const { year, month, day } = civilFields(dateMs)
  const count = year * MONTHS + month - 1 + months
  const laterYear = Math.floor(count / MONTHS)
  const laterMonth = count - laterYear * MONTHS + 1
  return civilDays(laterYear, laterMonth, Math.min(day, daysInMonth(laterYear, laterMonth))) * DAY_MS
}

/**
 * Years from one return of the Sun to the next, in twelve equal parts. The scale is Julian days in UT. Dorotheus, Carmen
 * Astrologicum IV.1: the year begins when the Sun enters the minute in which it was at the birth.
 */
export function solarYears(sky: Sky, { born, terms: { zodiac } }: CastBirth, where: Located): YearsOfLife {
  const returnAt = (age: number): number => solarReturn(sky, born.moment.jd, age, zodiac)
  const startAt = (jd: number, isBirth: boolean): Start => {
    const moment = momentBetween(where, jd)
    // The second that the answer shows, so that it belongs to the period that it begins. The birth belongs to the first.
    const shown = julianDayOf(moment.epochMs)
    return { at: isBirth ? Math.min(shown, born.moment.jd) : shown, dateMs: localDay(moment), moment }
  }
  return {
    timeOf: ({ epochMs }) => julianDayOf(epochMs),
    isOfDays: false,
    birth: born.moment.jd,
    length: YEAR_DAYS[zodiac.kind],
    startOf: (age) => startAt(returnAt(age), age === 0),
    startsOf: (age) => {
      const first = returnAt(age)
      const next = returnAt(age + 1)
      return Array.from({ length: MONTHS + 1 }, (_, month) =>
        startAt(first + ((next - first) * month) / MONTHS, age === 0 && month === 0),
      )
    },
  }
}

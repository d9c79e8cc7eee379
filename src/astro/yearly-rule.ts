import { civilDays, DAY_MS, daysInMonth, SECOND_MS } from './civil.ts'

/** A day of each year on which a clock changes. */
export interface ChangeDay {
  /** Index of the type of time that begins. */
  readonly type: number
  readonly month: number
  /** 1 to 4 counts from the beginning of the month; 5 is the last such weekday. */
  readonly week: number
  /** 0 is Sunday. */
  readonly weekday: number
  /** Time of the change on the clock before it, from midnight; below zero or above a day for another day. */
  readonly seconds: number
  /** Offset of the clock before the change. */
  readonly offsetBefore: number
}

/** The two changes of each year for all time to come. */
export type YearlyRule = readonly [ChangeDay, ChangeDay]

export interface YearlyChange {
  readonly epochMs: number
  readonly type: number
}

/** The changes that a rule makes in a year of the local calendar, in order. */
export function yearlyChanges([one, other]: YearlyRule, year: number): [YearlyChange, YearlyChange] {
  const [a, b] = [changeOf(one, year), changeOf(other, year)]
  return a.epochMs < b.epochMs ? [a, b] : [b, a]
}

const changeOf = (day: ChangeDay, year: number): YearlyChange => ({
  epochMs: dayOf(day, year) * DAY_MS + (day.seconds - day.offsetBefore) * SECOND_MS,
  type: day.type,
})

/** Days from the epoch to the day of a rule. */
function dayOf({ month, week, weekday }: ChangeDay, year: number): number {
  const first = civilDays(year, month, 1)
  const day = (((weekday - EPOCH_WEEKDAY - first) % 7) + 7) % 7
  const days = day + (week - 1) * 7
  return first + (days < daysInMonth(year, month) ? days : days - 7)
}

/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = 4

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarRule, daysOf, julianDate, julianDays } from '../../src/astro/calendar.ts'
import { Refusal } from '../../src/platform/errors.ts'

/** Julian day of 1970-01-01T00:00. */
const EPOCH_JD = 2440587.5
const refused = (year: number, month: number, day: number, rule: CalendarRule): Refusal['detail'] => {
  try {
    daysOf({ year, month, day }, rule, 'day')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_input') return error.detail
    throw error
  }
  throw new Error('This date was not refused')
}

/**
 * Julian days as `swetest -b<day.month.year> -ut0 -p0 -n1 -s1 -fTJ -head` prints them, with `jul` or `greg` after the
 * date where a calendar is named. Without one the program changes calendars as `auto` does.
 */
test.each([
  [-4712, 1, 1, 'auto', -0.5, 'julian'],
  [-4711, 1, 1, 'auto', 365.5, 'julian'],
  [-1000, 2, 29, 'auto', 1355866.5, 'julian'],
  [-44, 3, 15, 'auto', 1705060.5, 'julian'],
  [0, 1, 1, 'auto', 1721057.5, 'julian'],
  [0, 2, 29, 'auto', 1721116.5, 'julian'],
  [1, 1, 1, 'auto', 1721423.5, 'julian'],
  [622, 7, 14, 'auto', 1948437.5, 'julian'],
  [1100, 2, 29, 'auto', 2122891.5, 'julian'],
  [1500, 2, 29, 'auto', 2268991.5, 'julian'],
  [1582, 10, 4, 'auto', 2299159.5, 'julian'],
  [1582, 10, 15, 'auto', 2299160.5, 'gregorian'],
  [1700, 3, 1, 'auto', 2342031.5, 'gregorian'],
  [2399, 12, 31, 'auto', 2597640.5, 'gregorian'],
  [1582, 10, 5, 'julian', 2299160.5, 'julian'],
  [1700, 2, 29, 'julian', 2342041.5, 'julian'],
  [1917, 10, 25, 'julian', 2421539.5, 'julian'],
  [1918, 1, 31, 'julian', 2421637.5, 'julian'],
  [1000, 1, 1, 'gregorian', 2086302.5, 'gregorian'],
  [1582, 10, 10, 'gregorian', 2299155.5, 'gregorian'],
  [1600, 1, 1, 'gregorian', 2305447.5, 'gregorian'],
] as const)('%i-%i-%i by calendar %s begins at Julian day %d', (year, month, day, rule, jd, calendar) => {
  expect(daysOf({ year, month, day }, rule, 'day')).toEqual({ days: jd - EPOCH_JD, calendar })
})

test('the day of a Julian date gives the same date', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4_500_000, max: 3_000_000 }), (days) => {
      const { year, month, day } = julianDate(days)
      expect(julianDays(year, month, day)).toBe(days)
    }),
  )
})

describe('a day that does not exist is refused with the name of its field', () => {
  test.each([5, 10, 14])('%i October 1582, with the remedy', (day) => {
    const { field, message } = refused(1582, 10, day, 'auto')
    expect(field).toBe('day')
    expect(message).toMatch(/do not exist.*calendar julian.*calendar gregorian/)
  })

  test.each([
    [1900, 2, 29, 'auto', /Gregorian calendar has no 1900-02-29.*between 1 and 28.*calendar julian has this date/],
    [2023, 4, 31, 'auto', /Gregorian calendar has no 2023-04-31.*between 1 and 30 in this month$/],
    [1499, 2, 29, 'auto', /Julian calendar has no 1499-02-29.*between 1 and 28 in this month$/],
    [1900, 2, 30, 'julian', /Julian calendar has no 1900-02-30.*between 1 and 29 in this month$/],
    [1500, 2, 29, 'gregorian', /Gregorian calendar has no 1500-02-29.*calendar julian has this date/],
    [2024, 1, 0, 'auto', /between 1 and 31/],
  ] as const)('%i-%i-%i by calendar %s', (year, month, day, rule, expected) => {
    const { field, message } = refused(year, month, day, rule)
    expect(field).toBe('day')
    expect(message).toMatch(expected)
  })
})

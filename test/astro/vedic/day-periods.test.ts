import { expect, test } from 'vitest'
import type { SolarDay } from '../../../src/astro/vedic/day-parts.ts'
import { SOLAR_PERIODS } from '../../../src/wire/vedic/day-periods.ts'

/** Daylights of 1 to 23 hours, on all weekdays. */
const DAYS = Array.from({ length: 23 }, (_, index): SolarDay => {
  const sunset = (index + 1) / 24
  return { weekday: index % 7, sunsetBefore: sunset - 1, sunrise: 0, sunset, nextSunrise: 1 }
})
const HALF_SECOND = 0.5 / 86_400

test.each([
  ['do ghati muhurat', 30],
  ['hora', 24],
  ['chaughadia', 16],
  ['gowri panchangam', 16],
] as const)('the periods of %s are %i, and fill a day from sunrise to sunrise without a gap', (question, count) => {
  for (const day of DAYS) {
    const periods = SOLAR_PERIODS[question](day)
    expect(periods).toHaveLength(count)
    expect(periods[0]!.start).toBe(day.sunrise)
    expect(Math.abs(periods.at(-1)!.end - day.nextSunrise!)).toBeLessThan(HALF_SECOND)
    for (const [index, { start, end, section }] of periods.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(section).toBe(index < count / 2 ? 'day' : 'night')
      if (index > 0) expect(Math.abs(start - periods[index - 1]!.end)).toBeLessThan(HALF_SECOND)
    }
    expect(new Set(periods.map(({ id }) => id)).size).toBe(count)
    expect(Math.abs(periods[count / 2]!.start - day.sunset)).toBeLessThan(HALF_SECOND)
  }
})

test.each(['do ghati muhurat', 'hora', 'chaughadia', 'gowri panchangam'] as const)(
  'before a polar night %s has the periods of the day alone',
  (question) => {
    for (const day of DAYS) {
      const whole = SOLAR_PERIODS[question](day)
      expect(SOLAR_PERIODS[question]({ ...day, nextSunrise: null })).toEqual(whole.slice(0, whole.length / 2))
    }
  },
)

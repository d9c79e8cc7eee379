import { DAY_MS, julianDayOf } from '../../astro/civil.ts'
import { localDate, startOfDay } from '../../astro/local-day.ts'
import { meanTimeZone } from '../../astro/mean-time.ts'
import { positionsOf } from '../../astro/positions.ts'
import type { Sky } from '../../astro/sky.ts'
import type { DayOfBirth } from '../../interpretation/day-of-birth.ts'
import { birthClock } from './birth-clock.ts'
import type { CastBirth } from './cast.ts'

/**
 * The longitudes of the Moon and of the bodies of a chart at the beginning and at the end of a day of birth without a time: from the local
 * midnight before it to the next one, so that a day of 23 or 25 hours is whole. Null for a birth with a time.
 */
export function dayOfBirth(sky: Sky, { born, terms, chart }: CastBirth): DayOfBirth {
  if (born.timeKnown) return null
  const clock = meanTimeZone(birthClock(born), born.place.longitude)
  const date = localDate(clock, born.moment.epochMs)
  const inChart = chart.points.flatMap(({ name, body }) => (body ? [{ name, body }] : []))
  const moving = [...inChart.filter(({ name }) => name !== 'moon'), { name: 'moon', body: 'moon' as const }]
  const positions = positionsOf(moving.map(({ body }) => body))
  const at = (civilMs: number) => positions(sky, julianDayOf(startOfDay(clock, civilMs)), terms.zodiac)
  const [early, late] = [at(date), at(date + DAY_MS)]
  return Object.fromEntries(
    moving.map(({ name }, index) => [name, [early[index]!.longitude, late[index]!.longitude] as const]),
  )
}

import { DAY_MS, julianDayOf } from '../astro/civil.ts'
import { localDate, startOfDay } from '../astro/local-day.ts'
import { meanTimeZone } from '../astro/mean-time.ts'
import type { Sky } from '../astro/sky.ts'
import type { CastBirth } from './cast.ts'

/**
 * Longitudes of the Moon at the beginning and at the end of a day of birth without a time: from the local midnight before
 * it to the next one, so that a day of 23 or 25 hours is whole. Null for a birth with a time.
 */
export function moonOfDay(sky: Sky, { born, terms }: CastBirth): readonly [number, number] | null {
  if (born.timeKnown) return null
  const clock = meanTimeZone(born.zone, born.place.longitude)
  const date = localDate(clock, born.moment.epochMs)
  const moonAt = (civilMs: number): number =>
    sky.positions(['moon'], julianDayOf(startOfDay(clock, civilMs)), terms.zodiac)[0]!.longitude
  return [moonAt(date), moonAt(date + DAY_MS)]
}

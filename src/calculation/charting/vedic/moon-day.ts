import type { Sky } from '../../../astro/sky.ts'
import { ELEMENTS } from '../../../astro/vedic/elements.ts'
import { dayOfBirth } from '../cast.ts'
import type { VedicChart } from './chart.ts'

const PADA_DEG = ELEMENTS.nakshatra / 4
const HALF_SIGN_DEG = 15
const CIRCLE_DEG = 360

/**
 * Longitudes of the Moon that stand for all its places on the day of a birth without a time: one in each pada and half sign. With
 * a time there is one longitude.
 */
export function moonsOfDay(sky: Sky, { cast, grahas }: VedicChart): readonly number[] {
  const moon = grahas.find(({ graha }) => graha === 'Moon')!.longitude
  const day = dayOfBirth(sky, cast)
  if (!day) return [moon]
  const [first, last] = day['moon']!
  const end = last < first ? last + CIRCLE_DEG : last
  const borders = [PADA_DEG, HALF_SIGN_DEG].flatMap((width) => multiplesWithin(width, first, end))
  const ends = [...new Set([first, ...borders, end])].toSorted((one, other) => one - other)
  return ends.slice(1).map((to, index) => ((ends[index]! + to) / 2) % CIRCLE_DEG)
}

/** The multiples of a width between two longitudes. */
const multiplesWithin = (width: number, from: number, to: number): readonly number[] => {
  const before = Math.floor(from / width)
  const count = Math.max(Math.ceil(to / width) - before - 1, 0)
  return Array.from({ length: count }, (_, index) => (before + 1 + index) * width)
}

import { crossings } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'
import { longitudeOf, tracked } from './sky-grid.ts'

/** Mean time of the Sun from a point of each zodiac to the same point, in days. */
const YEAR_DAYS = { tropical: 365.2422, sidereal: 365.2564 } as const
/**
 * Over seven thousand years the mean year, the perihelion and the rotation of the Earth move a return by more than five
 * days. The Sun passes a longitude only once in eighty days.
 */
const SEARCH_DAYS = 40

/**
 * The Julian day in UT at which the Sun returns to its apparent longitude at a birth for the `years`-th time. Throws
 * `outside_ephemeris`.
 */
export function solarReturn(sky: Sky, birthJd: number, years: number, zodiac: Zodiac): number {
  const near = birthJd + years * YEAR_DAYS[zodiac.kind]
  const times = [near - SEARCH_DAYS, near + SEARCH_DAYS]
  const sunAt = longitudeOf(tracked(sky, ['sun'], times, zodiac), 'sun')
  const [found] = crossings(sunAt, times, { period: 360, levels: [sunAt(birthJd).value] })
  return found!.time
}

import { crossings } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'
import { longitudeOf, tracked } from './sky-grid.ts'

/** Mean time of the Sun from a point of each zodiac to the same point, in days. */
const YEAR_DAYS = { tropical: 365.2422, sidereal: 365.2564 } as const
/** A return is within 7 days of a whole number of mean years, from any year of the ephemeris to any other. */
const SEARCH_DAYS = 10

/**
 * The Julian day in UT at which the Sun returns to its apparent longitude at a birth for the `years`-th time. Throws
 * `outside_ephemeris`.
 */
export function solarReturn(sky: Sky, birthJd: number, years: number, zodiac: Zodiac): number {
  const near = birthJd + years * YEAR_DAYS[zodiac.kind]
  const times = [near - SEARCH_DAYS, near + SEARCH_DAYS]
  const sunAt = longitudeOf(tracked(sky, ['sun'], times, zodiac), 'sun')
  const [found] = crossings(sunAt, times, { period: 360, levels: [sunAt.exact(birthJd).value] })
  return found!.time
}

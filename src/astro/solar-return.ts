import { arc } from './angle.ts'
import { root } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'

/** How long the Sun takes to come back to a point of each zodiac, in days. */
const YEAR_DAYS = { tropical: 365.2422, sidereal: 365.2564 } as const
/** Mean years lead to within a day and a half of the return, for every year of the ephemeris. */
const SEARCH_DAYS = 5
/** A hundredth of a second, in days: the Sun moves 4e-7 of a second of arc in it. */
const EPSILON = 0.01 / 86400

/**
 * When the Sun comes back to where it stood at a birth, for the `years`-th time, as a Julian day in UT: the exact moment
 * by apparent longitudes in the zodiac. Throws `outside_ephemeris`.
 */
export function solarReturn(sky: Sky, birthJd: number, years: number, zodiac: Zodiac): number {
  const sunAt = (jd: number): number => sky.positions(['sun'], jd, zodiac)[0]!.longitude
  const natal = sunAt(birthJd)
  const near = birthJd + years * YEAR_DAYS[zodiac.kind]
  return root((jd) => arc(natal, sunAt(jd)), near - SEARCH_DAYS, near + SEARCH_DAYS, EPSILON)
}

import type { Sky } from '../../astro/sky.ts'
import type { Born } from './birth.ts'
import type { ChartTerms } from './terms.ts'

/** What moves if a date is read in the other calendar: longitudes in degrees. */
export interface OtherSky {
  readonly sun: number
  readonly moon: number
  /** Null without a time of birth. */
  readonly asc: number | null
}

/** The sky of a birth whose date is read in the other calendar of its place; null where there is none. */
export function otherSky(
  sky: Sky,
  { otherDate, place, timeKnown }: Born,
  { houses, zodiac }: Pick<ChartTerms, 'houses' | 'zodiac'>,
): OtherSky | null {
  if (!otherDate) return null
  const { jd } = otherDate.moment
  const [sun, moon] = sky.positions(['sun', 'moon'], jd, zodiac)
  const asc = timeKnown ? sky.houses(houses, jd, place, zodiac).ascendant : null
  return { sun: sun!.longitude, moon: moon!.longitude, asc }
}

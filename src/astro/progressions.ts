/**
 * Days in the mean tropical year of 2000 (E. G. Richards in the Explanatory Supplement to the Astronomical Almanac, third
 * edition, 2013, p. 587). One more digit would move the progressed chart of a hundredth year by less than 0.03 s.
 */
export const TROPICAL_YEAR_DAYS = 365.24219

export interface Progression {
  /** Tropical years from the birth to the target date. */
  readonly ageYears: number
  /** The instant of the progressed chart, a Julian day in UT. */
  readonly jd: number
}

/** Secondary progressions: one day after birth corresponds to one tropical year of life. Both times are Julian days in UT. */
export function secondaryProgression(birthJd: number, targetJd: number): Progression {
  const ageYears = (targetJd - birthJd) / TROPICAL_YEAR_DAYS
  return { ageYears, jd: birthJd + ageYears }
}

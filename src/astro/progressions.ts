/** Days in a tropical year, as reference programs for secondary progressions have it. */
export const TROPICAL_YEAR_DAYS = 365.2422

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

/** Days of a tropical year, as the reference programs of secondary progressions count them. */
export const TROPICAL_YEAR_DAYS = 365.2422

export interface Progression {
  /** Tropical years from the birth to the date that is progressed to. */
  readonly ageYears: number
  /** The instant that the progressed wheel is cast for, a Julian day in UT. */
  readonly jd: number
}

/** Secondary progressions: a day after the birth stands for a tropical year of life. Both in Julian days, UT. */
export function secondaryProgression(birthJd: number, targetJd: number): Progression {
  const ageYears = (targetJd - birthJd) / TROPICAL_YEAR_DAYS
  return { ageYears, jd: birthJd + ageYears }
}

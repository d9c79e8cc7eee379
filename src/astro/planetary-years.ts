import type { SevenPlanet } from './seven.ts'

/** The minor (least) years of the planets: Vettius Valens, Anthologies III.14. Together they are 129. */
export const MINOR_YEARS: Readonly<Record<SevenPlanet, number>> = {
  sun: 19,
  moon: 25,
  mercury: 20,
  venus: 8,
  mars: 15,
  jupiter: 12,
  saturn: 30,
}

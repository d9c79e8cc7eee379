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

/** The great years of the planets (Abu Ma'shar, Great Introduction VII.8). For five planets they are the sum of the Egyptian bounds. */
const GREAT_YEARS: Readonly<Record<SevenPlanet, number>> = {
  sun: 120,
  moon: 108,
  mercury: 76,
  venus: 82,
  mars: 66,
  jupiter: 79,
  saturn: 57,
}

/** The mean years, half of the sum of minor and great years. For the Sun and the Moon other authors have 39 1/2. */
const meanYears = (planet: SevenPlanet): number => (MINOR_YEARS[planet] + GREAT_YEARS[planet]) / 2

export const PLANET_YEARS = ['minor', 'mean', 'great'] as const
export type PlanetYears = (typeof PLANET_YEARS)[number]

/** The years of a planet, of one kind. */
export const yearsOf = (planet: SevenPlanet, kind: PlanetYears): number =>
  kind === 'mean' ? meanYears(planet) : (kind === 'minor' ? MINOR_YEARS : GREAT_YEARS)[planet]

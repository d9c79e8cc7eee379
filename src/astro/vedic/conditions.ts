import { arc, separation } from '../angle.ts'
import type { Planet } from './dignity.ts'

/**
 * The distances from the Sun in longitude within which a planet is combust, in degrees (Surya Siddhanta 9.6-9 and 10.1, whose degrees are
 * of time; B.V. Raman, Hindu Predictive Astrology, and most books apply them to longitudes). Mercury and Venus have smaller ones while retrograde.
 */
export const COMBUSTION_LIMITS = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
} as const satisfies Partial<Record<Planet, { direct: number; retrograde: number }>>

export type Combustible = keyof typeof COMBUSTION_LIMITS
export const isCombustible = (graha: string): graha is Combustible => graha in COMBUSTION_LIMITS

export interface Combustion {
  readonly distance: number
  readonly limit: number
  readonly isCombust: boolean
}

/** How near to the Sun a planet is, by its longitude and its speed. */
export function combustion(planet: Combustible, { longitude, speed }: Moving, sun: number): Combustion {
  const distance = separation(longitude, sun)
  const limit = COMBUSTION_LIMITS[planet][speed < 0 ? 'retrograde' : 'direct']
  return { distance, limit, isCombust: distance < limit }
}

interface Moving {
  readonly longitude: number
  readonly speed: number
}

/** The planets that look like stars. Only they fight. */
export const STAR_PLANETS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
export type StarPlanet = (typeof STAR_PLANETS)[number]

export interface Fighter {
  readonly planet: StarPlanet
  readonly longitude: number
  readonly latitude: number
}

/** Who wins a war, by the schools. The first one is the default: Brihat Parashara Hora Shastra 27.20 names no winner. */
export const YUDDHA_RULES = ['surya_siddhanta', 'northern', 'lesser_longitude'] as const
export type YuddhaRule = (typeof YUDDHA_RULES)[number]

/** The books of the rules. */
export const YUDDHA_SOURCES: Readonly<Record<YuddhaRule, string>> = {
  surya_siddhanta: 'Surya Siddhanta 7.20-23',
  northern: 'Brihat Samhita 17.9-10 and Brihat Jataka 2.20',
  lesser_longitude: 'B. V. Raman, Graha and Bhava Balas',
}

/**
 * The winner by each rule: the northern planet, but Venus on either side (Surya Siddhanta 7.20-23); the northern planet, and Venus is
 * no exception (Brihat Samhita 17.9-10, Brihat Jataka 2.20); the planet with the lesser longitude (B. V. Raman, Graha and Bhava
 * Balas). The verses also let a large bright planet win from the south, and give no measure for it: it is not considered.
 */
const WINNER: Readonly<Record<YuddhaRule, (one: Fighter, other: Fighter) => Fighter>> = {
  surya_siddhanta: (one, other) => [one, other].find(({ planet }) => planet === 'Venus') ?? WINNER.northern(one, other),
  northern: (one, other) => (one.latitude >= other.latitude ? one : other),
  lesser_longitude: (one, other) => (arc(one.longitude, other.longitude) >= 0 ? one : other),
}

/** A war of two planets, with its winner by each rule. */
export interface GrahaYuddha {
  readonly planets: readonly [StarPlanet, StarPlanet]
  /** In longitude, in degrees. */
  readonly distance: number
  readonly winners: Readonly<Record<YuddhaRule, StarPlanet>>
}

/** Planets closer than this in longitude are at war, in degrees (Surya Siddhanta 7.18-20). */
export const YUDDHA_DEGREES = 1

/** The wars of a chart. */
export function grahaYuddhas(fighters: readonly Fighter[]): GrahaYuddha[] {
  return fighters.flatMap((one, index) =>
    fighters.slice(index + 1).flatMap((other): GrahaYuddha[] => {
      const distance = separation(one.longitude, other.longitude)
      if (distance >= YUDDHA_DEGREES) return []
      const winner = (rule: YuddhaRule): StarPlanet => WINNER[rule](one, other).planet
      return [
        {
          planets: [one.planet, other.planet],
          distance,
          winners: {
            surya_siddhanta: winner('surya_siddhanta'),
            northern: winner('northern'),
            lesser_longitude: winner('lesser_longitude'),
          },
        },
      ]
    }),
  )
}

import { signIndex } from '../sign.ts'
import { type ByPlanet, ownDignity, type Planet, relationToLord } from './dignity.ts'
import { equalPart, isOddSign } from './vargas.ts'

/** The ages of a planet, with the share of its effect that it gives (Brihat Parashara Hora Shastra 45.3-4). */
export const BALADI = {
  Bala: 'quarter',
  Kumara: 'half',
  Yuva: 'full',
  Vriddha: 'little',
  Mrita: 'none',
} as const
export type Baladi = keyof typeof BALADI
const AGES = Object.keys(BALADI) as readonly Baladi[]

/** The age of a graha: six degrees each, from the first in odd signs and from the last in even ones. */
export function baladiOf(longitude: number): Baladi {
  const { part } = equalPart(AGES.length, longitude)
  return AGES[isOddSign(signIndex(longitude)) ? part : AGES.length - 1 - part]!
}

/** Awake, dreaming, asleep, with the share of the effect (45.5-6). */
export const JAGRADADI = { Jagrat: 'full', Swapna: 'medium', Sushupti: 'none' } as const
export type Jagradadi = keyof typeof JAGRADADI

/** Awake in its own sign or exaltation, dreaming with friends and neutrals, asleep with enemies or debilitated. */
export function jagradadiOf(planet: Planet, longitude: number, signsOfChart: ByPlanet<number>): Jagradadi {
  const dignity = ownDignity(planet, longitude)
  if (dignity === 'debilitated') return 'Sushupti'
  if (dignity !== null) return 'Jagrat'
  const relation = relationToLord(planet, signIndex(longitude), signsOfChart)
  return relation === 'enemy' || relation === 'great_enemy' ? 'Sushupti' : 'Swapna'
}

/** The nine states (45.7). */
export const DEEPTADI = [
  'Deepta',
  'Swastha',
  'Mudita',
  'Shanta',
  'Deena',
  'Duhkhita',
  'Vikala',
  'Khala',
  'Kopi',
] as const
export type Deeptadi = (typeof DEEPTADI)[number]

const OF_RELATION = {
  great_friend: 'Mudita',
  friend: 'Shanta',
  neutral: 'Deena',
  enemy: 'Duhkhita',
  great_enemy: 'Khala',
} as const

/**
 * The states of a planet (45.8-9): that of its sign first, then `Vikala` in the sign of a malefic other than the Sun, and `Kopi` in the
 * sign of the Sun. Exaltation is the whole sign of `ownDignity`. `maleficSigns` are the signs of Mars, Saturn, the nodes and the
 * waning Moon, without that of the planet itself.
 */
export function deeptadiOf(
  planet: Planet,
  longitude: number,
  signsOfChart: ByPlanet<number>,
  maleficSigns: readonly number[],
): Deeptadi[] {
  const sign = signIndex(longitude)
  const relation = relationToLord(planet, sign, signsOfChart)
  const bySign =
    ownDignity(planet, longitude) === 'exalted' ? 'Deepta' : relation === null ? 'Swastha' : OF_RELATION[relation]
  return [
    bySign,
    ...(maleficSigns.includes(sign) ? (['Vikala'] as const) : []),
    ...(planet !== 'Sun' && signsOfChart.Sun === sign ? (['Kopi'] as const) : []),
  ]
}

import { type ByPlanet, type CompoundFriendship, type Planet, relationToLord } from './dignity.ts'
import { type Division, vargaSign } from './vargas.ts'

type Weights = Partial<Readonly<Record<Division, number>>>

/** The weight of each division in the four schemes; each adds to 20 (Brihat Parashara Hora Shastra 7.17-24). */
export const VIMSOPAKA_SCHEMES = {
  shadvarga: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  saptavarga: { 1: 5, 2: 2, 3: 3, 7: 2.5, 9: 4.5, 12: 2, 30: 1 },
  dasavarga: { 1: 3, 2: 1.5, 3: 1.5, 7: 1.5, 9: 1.5, 10: 1.5, 12: 1.5, 16: 1.5, 30: 1.5, 60: 5 },
  shodasavarga: {
    1: 3.5,
    2: 1,
    3: 1,
    4: 0.5,
    7: 0.5,
    9: 3,
    10: 0.5,
    12: 0.5,
    16: 2,
    20: 0.5,
    24: 0.5,
    27: 0.5,
    30: 1,
    40: 0.5,
    45: 0.5,
    60: 4,
  },
} as const satisfies Record<string, Weights>
export type VimsopakaScheme = keyof typeof VIMSOPAKA_SCHEMES

/** The divisions that a scheme counts. */
export const divisionsOf = (scheme: VimsopakaScheme): readonly Division[] =>
  Object.keys(VIMSOPAKA_SCHEMES[scheme]).map(Number) as Division[]

/** Points out of 20: in its own sign, and in the sign of another planet by the relation to it (7.24-25). */
const OF_OWN = 20
const OF_RELATION: Readonly<Record<CompoundFriendship, number>> = {
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
}

/** The strength of a planet out of 20. Friendships are those of the rashi, whose signs are given. */
export function vimsopaka(
  planet: Planet,
  longitude: number,
  signsOfChart: ByPlanet<number>,
  scheme: VimsopakaScheme,
): number {
  const weights: Weights = VIMSOPAKA_SCHEMES[scheme]
  return divisionsOf(scheme).reduce((sum, division) => {
    const relation = relationToLord(planet, vargaSign(division, longitude), signsOfChart)
    return sum + (weights[division]! * (relation === null ? OF_OWN : OF_RELATION[relation])) / OF_OWN
  }, 0)
}

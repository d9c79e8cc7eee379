import { exaltationSign, lordOfSign, type Planet } from './dignity.ts'
import type { Division } from './vargas.ts'
import { divisionsOf } from './vimsopaka.ts'

/** Divisions that are counted together, with the names of a planet by its number of good ones, from two on. */
interface VargaScheme {
  readonly divisions: readonly Division[]
  readonly names: readonly string[]
}

const OF_SIX = ['Kimshuka', 'Vyanjana', 'Chamara', 'Chhatra', 'Kundala']

/**
 * The four groups of divisions (Brihat Parashara Hora Shastra 7.17-25) and their names (6.42-53). For 8, 9 and 10 of ten,
 * Sarvartha Chintamani has Amara, Airavata and Vaisheshika. P. V. R. Narasimha Rao, Vedic Astrology: An Integrated
 * Approach, has the same four lists, with Airavata for 9 of ten.
 */
export const VARGA_SCHEMES = {
  shadvarga: { divisions: divisionsOf('shadvarga'), names: OF_SIX },
  saptavarga: { divisions: divisionsOf('saptavarga'), names: [...OF_SIX, 'Mukuta'] },
  dasavarga: {
    divisions: divisionsOf('dasavarga'),
    names: [
      'Parijata',
      'Uttama',
      'Gopura',
      'Simhasana',
      'Paravata',
      'Devaloka',
      'Brahmaloka',
      'Shakravahana',
      'Shridhama',
    ],
  },
  shodasavarga: {
    divisions: divisionsOf('shodasavarga'),
    names: [
      'Bhedaka',
      'Kusuma',
      'Nagapurusha',
      'Kanduka',
      'Kerala',
      'Kalpavriksha',
      'Chandanavana',
      'Purnachandra',
      'Uchchaihshrava',
      'Dhanvantari',
      'Suryakanta',
      'Vidruma',
      'Shakrasimhasana',
      'Goloka',
      'Shrivallabha',
    ],
  },
} as const satisfies Readonly<Record<string, VargaScheme>>
export type VargaSchemeName = keyof typeof VARGA_SCHEMES
export const VARGA_SCHEME_NAMES = Object.keys(VARGA_SCHEMES) as readonly VargaSchemeName[]

/** What counts in the divisions of a planet. */
export const VAISHESHIKAMSA_RULE =
  'A division counts if the planet is in its own sign, its sign of exaltation or its moolatrikona sign there. The signs of the lords of angles from the Arudha lagna, and afflictions of a planet (combustion, defeat, bad avasthas), are not considered.'
export const VAISHESHIKAMSA_SOURCE = 'Brihat Parashara Hora Shastra 6.42-53'

/**
 * Whether a division counts for a planet in a sign. The sign of moolatrikona is its own sign or the one of its exaltation
 * for each planet.
 */
export const isGoodSign = (planet: Planet, sign: number): boolean =>
  lordOfSign(sign) === planet || exaltationSign(planet) === sign

/** The good divisions of a planet in a group, with the name for this many. */
export interface Vaisheshikamsa {
  readonly divisions: readonly Division[]
  /** Null for none or one. */
  readonly name: string | null
}

/** The good divisions of a planet, whose sign in each division is given. */
export function vaisheshikamsa(
  scheme: VargaSchemeName,
  planet: Planet,
  signIn: (division: Division) => number,
): Vaisheshikamsa {
  const { divisions, names }: VargaScheme = VARGA_SCHEMES[scheme]
  const good = divisions.filter((division) => isGoodSign(planet, signIn(division)))
  return { divisions: good, name: names[good.length - 2] ?? null }
}

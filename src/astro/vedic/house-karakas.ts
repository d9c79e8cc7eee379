import { houseFrom, type Planet, SIGN_LORDS } from './dignity.ts'
import type { Graha } from './names.ts'

/** The houses whose karaka a graha is (Mantreshwara, Phaladeepika 15.17). The nodes are karakas of no house. */
export const KARAKA_HOUSES: Readonly<Record<Graha, readonly number[]>> = {
  Sun: [1, 9, 10],
  Moon: [4],
  Mars: [3, 6],
  Mercury: [4, 10],
  Jupiter: [2, 5, 9, 10, 11],
  Venus: [7],
  Saturn: [6, 8, 10, 12],
  Rahu: [],
  Ketu: [],
}

/** The houses that a planet rules, counted in signs from the lagna. */
export const ruledHouses = (planet: Planet, lagnaSign: number): readonly number[] =>
  SIGN_LORDS.flatMap((lord, sign) => (lord === planet ? [houseFrom(lagnaSign, sign)] : [])).toSorted(
    (one, other) => one - other,
  )

/** What the houses that a planet rules make of it. */
export type FunctionalNature = 'yogakaraka' | 'benefic' | 'malefic' | 'mixed' | 'neutral'

const TRIKONAS = [1, 5, 9]
const KENDRAS = [4, 7, 10]
/** The lords of 3, 6 and 11 do harm, and so does that of 8, which is the twelfth from the ninth. */
const HARMFUL = [3, 6, 8, 11]

/**
 * The functional nature of a planet (Brihat Parashara Hora Shastra 34.2-7 and 34.13): a lord of a trikona is good, one of 3, 6, 8 or
 * 11 is not, and one of both is mixed. A planet that rules one of 5 and 9 with one of 4, 7 and 10 is a yogakaraka.
 */
export function functionalNature(ruled: readonly number[]): FunctionalNature {
  const rules = (houses: readonly number[]): boolean => ruled.some((house) => houses.includes(house))
  if (rules([5, 9]) && rules(KENDRAS)) return 'yogakaraka'
  if (rules(TRIKONAS)) return rules(HARMFUL) && !ruled.includes(1) ? 'mixed' : 'benefic'
  return rules(HARMFUL) ? 'malefic' : 'neutral'
}

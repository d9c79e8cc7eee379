import { houseFrom, signOfHouse } from './dignity.ts'
import { favourableHouses, type NodeHouses, type Stay } from './gochar.ts'
import type { Graha } from './names.ts'

/** The tables of the houses from which a transit is obstructed. */
export const VEDHA_TABLES = ['phaladeepika', 'narasimha_rao'] as const
export type VedhaTable = (typeof VEDHA_TABLES)[number]

/** The house of obstruction for each favourable house, both counted from the natal Moon. */
type VedhaHouses = Readonly<Partial<Record<number, number>>>

const OF_MARS_AND_SATURN: VedhaHouses = { 3: 12, 6: 9, 11: 5 }
const OF_VENUS: VedhaHouses = { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11 }

/**
 * The houses of obstruction by Mantreshwara, Phaladeepika 26.3-8, in the edition of V. Subrahmanya Sastri (1950).
 * No verse names houses of the nodes.
 */
export const VEDHA_HOUSES: Readonly<Partial<Record<Graha, VedhaHouses>>> = {
  Sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  Moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars: OF_MARS_AND_SATURN,
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { ...OF_VENUS, 11: 3, 12: 6 },
  Saturn: OF_MARS_AND_SATURN,
}

/** P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, table 63, has two other houses for Venus. */
const TABLES: Readonly<Record<VedhaTable, typeof VEDHA_HOUSES>> = {
  phaladeepika: VEDHA_HOUSES,
  narasimha_rao: { ...VEDHA_HOUSES, Venus: { ...OF_VENUS, 11: 6, 12: 3 } },
}

/** Father and son do not obstruct each other (Phaladeepika 26.3-6). */
const FATHERS_AND_SONS: readonly (readonly [Graha, Graha])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
]

const areFatherAndSon = (one: Graha, other: Graha): boolean =>
  FATHERS_AND_SONS.some((pair) => pair.includes(one) && pair.includes(other))

/** The rules of an obstruction. */
export interface VedhaRules {
  readonly table: VedhaTable
  readonly nodeHouses: NodeHouses
}

/** The time in which a graha obstructs a transit. Julian days in UT. */
export interface Obstruction {
  readonly by: Graha
  readonly start: number
  readonly end: number
}

/** The house from which a favourable transit is obstructed, with the times of its occupants in the order of time. */
export interface Vedha {
  readonly house: number
  readonly sign: number
  readonly obstructions: readonly Obstruction[]
}

/** The transits of a graha. */
export interface Transits {
  readonly graha: Graha
  readonly stays: readonly Stay[]
}

/**
 * The obstruction of a stay in a sign. Null if the house from the natal Moon is not favourable, and for the nodes, which have no
 * house of obstruction. Times of occupants are cut at the ends of the stay.
 */
export function vedhaOf(
  { graha, stay }: { readonly graha: Graha; readonly stay: Stay },
  moonSign: number,
  occupants: readonly Transits[],
  { table, nodeHouses }: VedhaRules,
): Vedha | null {
  const from = houseFrom(moonSign, stay.sign)
  const house = favourableHouses(graha, nodeHouses).includes(from) ? TABLES[table][graha]?.[from] : undefined
  if (house === undefined) return null
  const sign = signOfHouse(moonSign, house)
  const obstructions = occupants
    .filter(({ graha: by }) => by !== graha && !areFatherAndSon(by, graha))
    .flatMap(({ graha: by, stays }) =>
      stays.filter((each) => each.sign === sign).map((each) => overlap(by, each, stay)),
    )
    .filter(({ start, end }) => start < end)
  return { house, sign, obstructions: obstructions.toSorted((one, other) => one.start - other.start) }
}

const overlap = (by: Graha, one: Stay, other: Stay): Obstruction => ({
  by,
  start: Math.max(one.start, other.start),
  end: Math.min(one.end, other.end),
})

/** A graha in transit with its sign, 0 for Aries. */
export interface TransitSign {
  readonly graha: Graha
  readonly sign: number
}

/** The grahas that obstruct a transit at an instant, by the table of the Phaladeepika. Nothing obstructs the nodes. */
export function obstructing(
  { graha, sign }: TransitSign,
  moonSign: number,
  transits: readonly TransitSign[],
): readonly Graha[] {
  const house = VEDHA_HOUSES[graha]?.[houseFrom(moonSign, sign)]
  return transits
    .filter((other) => other.graha !== graha && houseFrom(moonSign, other.sign) === house)
    .flatMap(({ graha: by }) => (areFatherAndSon(by, graha) ? [] : [by]))
}

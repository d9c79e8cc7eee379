import { houseFrom } from './dignity.ts'
import type { Graha } from './names.ts'

/** Houses by number, counted from the natal Moon. */
type VedhaHouses = Readonly<Partial<Record<number, number>>>

const OF_SATURN: VedhaHouses = { 3: 12, 6: 9, 11: 5 }

/**
 * The house that obstructs each favourable house of a graha, counted from the natal Moon (Mantreshwara, Phaladeepika 26.3-8). Some
 * tables exchange the houses that obstruct Venus in 11 and 12. The nodes have the houses of Saturn, as their favourable ones are.
 */
export const VEDHA_HOUSES: Readonly<Record<Graha, VedhaHouses>> = {
  Sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  Moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  Mars: OF_SATURN,
  Mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  Jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  Venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6 },
  Saturn: OF_SATURN,
  Rahu: OF_SATURN,
  Ketu: OF_SATURN,
}

/** Grahas that never obstruct each other: the Sun and his son Saturn, the Moon and her son Mercury. */
const EXEMPT: Readonly<Partial<Record<Graha, Graha>>> = {
  Sun: 'Saturn',
  Saturn: 'Sun',
  Moon: 'Mercury',
  Mercury: 'Moon',
}

/** A graha in transit with its sign, 0 for Aries. */
export interface TransitSign {
  readonly graha: Graha
  readonly sign: number
}

/** The grahas that obstruct one that is in a favourable house from the natal Moon. */
export function obstructing(
  { graha, sign }: TransitSign,
  moonSign: number,
  transits: readonly TransitSign[],
): readonly Graha[] {
  const house = VEDHA_HOUSES[graha][houseFrom(moonSign, sign)]
  return transits
    .filter((other) => other.graha !== graha && houseFrom(moonSign, other.sign) === house)
    .flatMap((other) => (EXEMPT[graha] === other.graha ? [] : [other.graha]))
}

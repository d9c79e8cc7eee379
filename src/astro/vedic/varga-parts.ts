import { modeOf } from '../sign.ts'
import type { Term } from './names.ts'
import { SHASHTIAMSAS } from './shashtiamsas.ts'
import * as table from './varga-part-table.ts'
import type { NamedRule } from './varga-rules.ts'
import { type Division, isOddSign } from './vargas.ts'

/** What the parts of a division are called, or which deities preside over them. */
export interface VargaPartNames {
  /** What the names are, and in which order. */
  readonly says: string
  readonly source: string
  /** The name of a part of a sign. Both count from 0. */
  readonly of: (sign: number, part: number) => VargaPartName
}

/** The name of a part. Its nature is known in D60 alone. */
export interface VargaPartName extends Term {
  readonly isBenefic?: boolean
}

type Names = readonly VargaPartName[]

/** A list that is repeated as often as it fits into the parts of a sign. */
const inTurn = (names: Names, part: number): VargaPartName => names[part % names.length]!

/** A list for all signs. */
const alike =
  (names: Names): VargaPartNames['of'] =>
  (_, part) =>
    inTurn(names, part)

/** A list for odd signs, which even ones have in reverse. */
const reversedInEven =
  (names: Names): VargaPartNames['of'] =>
  (sign, part) =>
    inTurn(isOddSign(sign) ? names : names.toReversed(), part)

/** The places of a list from which movable, fixed and dual signs take their names. */
const byMode =
  (names: Names, order: Readonly<Record<ReturnType<typeof modeOf>, readonly number[]>>): VargaPartNames['of'] =>
  (sign, part) =>
    inTurn(
      order[modeOf(sign)].map((index) => names[index]!),
      part,
    )

const parashara = (verse: string, says: string, of: VargaPartNames['of']): VargaPartNames => ({
  says,
  source: `Brihat Parashara Hora Shastra ${verse}`,
  of,
})

const REVERSED = 'Even signs have them in reverse.'

/** The names by the division. Parashara gives none for D1, and does not describe D5. */
const NAMES: Partial<Readonly<Record<Division, VargaPartNames>>> = {
  2: parashara(
    '6.5-6',
    'The half of the Sun, the first of odd signs and the second of even ones, belongs to the gods (Deva), and the half of the Moon to the ancestors (Pitri).',
    (sign, part) => table.HALVES[isOddSign(sign) === (part === 0) ? 0 : 1]!,
  ),
  3: parashara('6.7-8', 'The sages of the three parts, in all signs alike.', alike(table.SAGES)),
  4: parashara('6.9', 'The deities of the four parts, in all signs alike.', alike(table.SONS_OF_BRAHMA)),
  7: parashara('6.10-11', `Seven liquids in odd signs. ${REVERSED}`, reversedInEven(table.LIQUIDS)),
  9: parashara(
    '6.12',
    'Gods, humans and demons: Deva, Manushya and Rakshasa three times in movable signs; Manushya, Rakshasa and Deva in fixed ones; Rakshasa, Manushya and Deva in dual ones.',
    byMode(table.BEINGS, { cardinal: [0, 1, 2], fixed: [1, 2, 0], mutable: [2, 1, 0] }),
  ),
  10: parashara(
    '6.13-14',
    `The guardians of ten directions in odd signs. ${REVERSED}`,
    reversedInEven(table.GUARDIANS),
  ),
  12: parashara('6.15', 'Four deities three times, in all signs alike.', alike(table.FOUR_OF_D12)),
  16: parashara('6.16', `Four deities four times in odd signs. ${REVERSED}`, reversedInEven(table.FOUR_OF_D16)),
  20: parashara('6.17-21', 'Twenty goddesses in odd signs, and twenty others in even ones.', (sign, part) =>
    inTurn(isOddSign(sign) ? table.GODDESSES_ODD : table.GODDESSES_EVEN, part),
  ),
  24: parashara('6.22-23', `Twelve deities twice in odd signs. ${REVERSED}`, reversedInEven(table.TWELVE_OF_D24)),
  // The reversal is in the translation of R. Santhanam; the verse itself does not have it.
  27: parashara(
    '6.24-26',
    `The deities of the 27 nakshatras in odd signs. ${REVERSED}`,
    reversedInEven(table.OF_NAKSHATRAS),
  ),
  30: parashara(
    '6.27-28',
    `The deities of the five unequal parts of odd signs. ${REVERSED}`,
    reversedInEven(table.FIVE_OF_D30),
  ),
  40: parashara('6.29-30', 'Twelve deities again and again, in all signs alike.', alike(table.TWELVE_OF_D40)),
  45: parashara(
    '6.31-32',
    'Three deities fifteen times: Brahma, Shiva and Vishnu in movable signs; Shiva, Vishnu and Brahma in fixed ones; Vishnu, Brahma and Shiva in dual ones.',
    byMode(table.THREE_OF_D45, { cardinal: [0, 1, 2], fixed: [1, 2, 0], mutable: [2, 0, 1] }),
  ),
  60: parashara(
    '6.33-41',
    `Sixty names in odd signs. ${REVERSED} The verses do not say which are malefic: “nature” follows later tables.`,
    reversedInEven(SHASHTIAMSAS),
  ),
}

/** The names of the parts of a division by a rule; null if its parts are not those of Parashara, or have no names. */
export const partNamesOf = ({ division, partOf }: NamedRule): VargaPartNames | null =>
  partOf ? null : (NAMES[division] ?? null)

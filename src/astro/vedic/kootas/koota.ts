import { degreesInSign, SIGNS, signIndex } from '../../sign.ts'
import { nakshatraCount } from '../bala.ts'
import { houseFrom } from '../dignity.ts'
import { nakshatraAt } from '../nakshatra.ts'
import { NAKSHATRAS } from '../names.ts'

/** The place of the natal Moon, on which kootas depend. */
export interface MoonPlace {
  /** 0 for Aries. */
  readonly sign: number
  /** Degrees within the sign. */
  readonly degrees: number
  /** 0 for Ashwini. */
  readonly nakshatra: number
  /** From 1 to 4. */
  readonly pada: number
}

/** The place of a Moon by its sidereal longitude, in degrees. */
export function moonPlaceAt(longitude: number): MoonPlace {
  const sign = signIndex(longitude)
  const { index, pada } = nakshatraAt(longitude)
  return { sign, degrees: degreesInSign(longitude), nakshatra: index, pada }
}

/** The two people by their roles in the rules, many of which are not symmetric. */
export interface Couple {
  readonly groom: MoonPlace
  readonly bride: MoonPlace
}

/** The points of a couple in a koota, with the facts from which they follow. */
export interface Scored {
  readonly score: number
  readonly because: string
}

/** One school's rule for a koota. */
export interface KootaRule {
  /** What the rule says, as a sentence. */
  readonly says: string
  /** Where its table is printed. */
  readonly source: string
  score(couple: Couple): Scored
}

/** A koota with the rules of its schools. The first rule is the default. */
export interface Koota<Rule extends string = string> {
  readonly name: string
  readonly max: number
  readonly rules: Readonly<Record<Rule, KootaRule>>
}

export const koota = <const Rule extends string>(definition: Koota<Rule>): Koota<Rule> => definition

export const NAKSHATRA_COUNT = NAKSHATRAS.length

/** The number of a nakshatra counted from another one, both included: from 1 to 27. */
export const starCount = (from: MoonPlace, to: MoonPlace): number => nakshatraCount(from.nakshatra, to.nakshatra)

/** The number of a sign counted from another one, both included: from 1 to 12. */
export const signCount = (from: MoonPlace, to: MoonPlace): number => houseFrom(from.sign, to.sign)

export const signName = ({ sign }: MoonPlace): string => SIGNS[sign]!.name
export const starName = ({ nakshatra }: MoonPlace): string => NAKSHATRAS[nakshatra]!.name

/** What groom and bride have by the places of their Moons, also as a text. */
export function bothOf<Value extends string>(
  { groom, bride }: Couple,
  of: (place: MoonPlace) => Value,
): { readonly his: Value; readonly hers: Value; readonly because: string } {
  const his = of(groom)
  const hers = of(bride)
  return { his, hers, because: `groom ${his}, bride ${hers}` }
}

/** Points by what the two have: rows are the bride’s, columns the groom’s. */
export type Table = readonly (readonly number[])[]

/** The points of a table whose rows and columns have the given order. */
export const pointsIn = <Value>(table: Table, order: readonly Value[], hers: Value, his: Value): number =>
  table[order.indexOf(hers)]![order.indexOf(his)]!

/** Sources that several kootas cite. */
export const SOURCES = {
  futurePoint: 'Horoscope Matching (Future Point, futuresamachar.com, book 471)',
  pyJhora: 'PyJHora, src/jhora/horoscope/match/compatibility.py, after the tables of Maitreya (saravali.de)',
  maitreya: 'Maitreya (saravali.de)',
  raman: 'B. V. Raman, Muhurtha, chapter on marriage',
  kalaprakasika: 'Kalaprakasika, translation by N. P. Subramania Iyer, pages 69 to 76',
  krazykrackpot: 'krazykrackpot/panchang, src/lib/matching/ashta-kuta.ts',
} as const

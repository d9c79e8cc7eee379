import { degreesInSign } from '../sign.ts'
import { houseFrom, lordOfSign, type Planet, signOfHouse } from './dignity.ts'
import { GRAHAS, type Graha } from './names.ts'

/** What the chara karakas signify, from the highest degrees down (Brihat Parashara Hora Shastra 32.13-17; Jaimini Sutra 1.1.11-18). */
const EIGHT_KARAKAS = [
  ['Atmakaraka', 'self'],
  ['Amatyakaraka', 'minister'],
  ['Bhratrikaraka', 'siblings'],
  ['Matrikaraka', 'mother'],
  ['Pitrikaraka', 'father'],
  ['Putrakaraka', 'children'],
  ['Gnatikaraka', 'relatives'],
  ['Darakaraka', 'spouse'],
] as const
/** Without Rahu there is no Pitrikaraka: the Matrikaraka signifies both parents, or the children too, by other schools. */
const SEVEN_KARAKAS = EIGHT_KARAKAS.filter(([name]) => name !== 'Pitrikaraka')

/** A graha of a chart, by its sidereal longitude. */
export interface PlacedGraha {
  readonly graha: Graha
  readonly longitude: number
}

export interface Karaka {
  readonly name: string
  readonly signifies: string
  readonly graha: Graha
  /** The degrees that count: those passed in the sign, for Rahu those left, because it moves backwards. */
  readonly degrees: number
}

/** The seven karakas of Sun to Saturn, or the eight with Rahu. Equal degrees keep the order of the grahas. */
export function charaKarakas(placed: readonly PlacedGraha[], count: 7 | 8): Karaka[] {
  const among: readonly Graha[] = GRAHAS.slice(0, count)
  const ranked = placed
    .filter(({ graha }) => among.includes(graha))
    .map(({ graha, longitude }) => {
      const passed = degreesInSign(longitude)
      return { graha, degrees: graha === 'Rahu' ? 30 - passed : passed }
    })
    .sort((one, other) => other.degrees - one.degrees)
  const names = count === 7 ? SEVEN_KARAKAS : EIGHT_KARAKAS
  return ranked.map((each, rank) => ({ ...each, name: names[rank]![0], signifies: names[rank]![1] }))
}

/** Whether a pada in the house itself or in its seventh moves to the tenth from there. */
export const ARUDHA_RULES = ['tenth', 'none'] as const
export type ArudhaRule = (typeof ARUDHA_RULES)[number]

export interface Arudha {
  readonly house: number
  readonly sign: number
  readonly lord: Planet
  /** Whether the exception moved it. */
  readonly isMoved: boolean
}

/**
 * The arudha padas of the twelve houses: as far from the lord as the lord is from the house. A pada in the house or in its seventh
 * moves to the tenth from there (Brihat Parashara Hora Shastra 29.1-5; Jaimini Sutra 1.1.30-32 with its commentaries). Lords are those
 * of the seven planets; some schools let the nodes rule Scorpio and Aquarius as well.
 */
export function arudhaPadas(lagnaSign: number, signOf: (planet: Planet) => number, rule: ArudhaRule): Arudha[] {
  return Array.from({ length: 12 }, (_, index) => {
    const house = index + 1
    const sign = signOfHouse(lagnaSign, house)
    const lord = lordOfSign(sign)
    const pada = signOfHouse(signOf(lord), houseFrom(sign, signOf(lord)))
    const isMoved = rule === 'tenth' && [1, 7].includes(houseFrom(sign, pada))
    return { house, sign: isMoved ? signOfHouse(pada, 10) : pada, lord, isMoved }
  })
}

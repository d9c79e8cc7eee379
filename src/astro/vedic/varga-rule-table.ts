import { lordOfSign, type Planet } from './dignity.ts'
import { type Division, equalPart, isOddSign, PARASHARA, type SignOfPart, type VargaPart } from './vargas.ts'

/** How the parts of a division get their signs, by one school. */
export interface VargaRule {
  readonly signOf: SignOfPart
  /** The parts, where they are not those of Parashara. */
  readonly partOf?: (longitude: number) => VargaPart
  /** A sentence. */
  readonly says: string
  readonly source: string
}

const BPHS = 'Brihat Parashara Hora Shastra'
const RATH = 'parasarahora.in (Sanjay Rath)'
const PYJHORA = 'PyJHora, charts.py'

/** Rules by Parashara: the verse of chapter 6, and what it says. */
const parashara = (division: Division, verse: string, says: string): VargaRule => ({
  signOf: PARASHARA[division],
  says,
  source: `${BPHS} ${verse}`,
})

/** The parts of the whole zodiac, one after the other, get the signs from Aries on, over and over. */
const parivritti = (division: Division): VargaRule => ({
  signOf: (sign, part) => sign * division + part,
  ...(division === 30 && { partOf: (longitude: number) => equalPart(division, longitude) }),
  says: 'The parts of the whole zodiac, counted in order, have the signs from Aries on, again and again.',
  source: PARIVRITTI_VERSES[division] ?? `Mudgala Hora, list of features; ${PYJHORA}`,
})
/** Parashara mentions this order of halves and thirds. */
const PARIVRITTI_VERSES: Partial<Readonly<Record<Division, string>>> = { 2: `${BPHS} 6.6`, 3: `${BPHS} 6.7` }

/** The same, but in an even sign from its last part to its first. */
const parivrittiReversed = (division: Division): VargaRule => ({
  signOf: (sign, part) => sign * division + (isOddSign(sign) ? part : division - 1 - part),
  says: 'As in parivritti, but the parts of an even sign have their signs in reverse. Also called Uma-Shambhu.',
  source: `Jagannatha Hora (P. V. R. Narasimha Rao); ${PYJHORA}`,
})

/** The signs that each lord of two has for the half of the Sun (day) and that of the Moon (night). Sun and Moon are one such lord. */
const DAY_AND_NIGHT: Readonly<Record<Planet, readonly [day: number, night: number]>> = {
  Sun: [4, 3],
  Moon: [4, 3],
  Mars: [7, 0],
  Mercury: [5, 2],
  Jupiter: [11, 8],
  Venus: [6, 1],
  Saturn: [10, 9],
}

const kashinatha: SignOfPart = (sign, part) => {
  const [day, night] = DAY_AND_NIGHT[lordOfSign(sign)]
  return isOddSign(sign) === (part === 0) ? day : night
}

/** The movable sign of the trine of a sign: Aries, Capricorn, Libra and Cancer. */
const movableOfTrine = (sign: number): number => (9 * sign) % 12

/** Odd signs count forwards from Aries, even ones backwards from Pisces, three signs each. */
const somanatha: SignOfPart = (sign, part) => {
  const passed = 3 * Math.floor(sign / 2)
  return isOddSign(sign) ? passed + part : 11 - passed - part + 24
}

/** The signs of 24 navamsas, those of six nakshatras: three count forwards and three backwards. */
const KALACHAKRA = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8]

/** The rules of each division by their names. The first is the default. */
export const VARGA_RULES = {
  1: { rashi: parashara(1, '6.5', 'The sign itself.') },
  2: {
    parashara: parashara(
      2,
      '6.5-6',
      'Leo and Cancer for the halves of an odd sign, Cancer and Leo for those of an even one.',
    ),
    parivritti: parivritti(2),
    parivritti_reversed: parivrittiReversed(2),
    kashinatha: {
      signOf: kashinatha,
      says: 'The two signs of the lord of the sign: its day sign in the half of the Sun, its night sign in the half of the Moon. Leo and Cancer count as the signs of one lord.',
      source: `${RATH}, Kashinath Hora; ${PYJHORA}`,
    },
    yavana: {
      signOf: (sign, part) => sign + 10 * part,
      says: 'The sign itself, then the eleventh from it.',
      source: 'Brihat Jataka 1.12; Jataka Parijata 1.30, notes',
    },
  },
  3: {
    parashara: parashara(3, '6.7-8', 'The sign itself, then the fifth and the ninth from it.'),
    jagannatha: {
      signOf: (sign, part) => movableOfTrine(sign) + 4 * part,
      says: 'The movable, the fixed and the dual sign of the trine of the sign.',
      source: `${RATH}, Jagannath Drekkana; ${PYJHORA}`,
    },
    somanatha: {
      signOf: somanatha,
      says: 'Odd signs count forwards from Aries, even signs backwards from Pisces, three signs each.',
      source: `${RATH}, Somanath Drekkana; ${PYJHORA}`,
    },
    parivritti: parivritti(3),
    parivritti_reversed: parivrittiReversed(3),
    yavana: {
      signOf: (sign, part) => sign + 12 - part,
      says: 'The sign itself, then the twelfth and the eleventh from it.',
      source: 'Brihat Jataka 1.12; Jataka Parijata 1.30, notes',
    },
  },
  4: {
    parashara: parashara(4, '6.9', 'The sign itself, then the fourth, the seventh and the tenth from it.'),
    parivritti: parivritti(4),
  },
  5: {
    five_planets: {
      signOf: PARASHARA[5],
      says: 'Aries, Aquarius, Sagittarius, Gemini and Libra in an odd sign; Taurus, Virgo, Pisces, Capricorn and Scorpio in an even one.',
      source: `P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach; ${PYJHORA}`,
    },
    parivritti: parivritti(5),
  },
  7: {
    parashara: parashara(7, '6.10-11', 'From the sign itself in an odd sign, from the seventh in an even one.'),
    parivritti: parivritti(7),
  },
  9: {
    parashara: parashara(
      9,
      '6.12',
      'From the sign itself in a movable sign, from the ninth in a fixed one, from the fifth in a dual one.',
    ),
    parivritti: parivritti(9),
    kalachakra: {
      signOf: (sign, part) => KALACHAKRA[(9 * sign + part) % KALACHAKRA.length]!,
      says: 'The signs of the Kalachakra: forwards through three nakshatras, backwards through the next three.',
      source: `${BPHS} 46, Kalachakra dasha; ${PYJHORA}`,
    },
  },
  10: {
    parashara: parashara(10, '6.13-14', 'From the sign itself in an odd sign, from the ninth in an even one.'),
    parivritti: parivritti(10),
  },
  12: { parashara: parashara(12, '6.15', 'From the sign itself.'), parivritti: parivritti(12) },
  16: {
    parashara: parashara(
      16,
      '6.16',
      'From Aries in a movable sign, from Leo in a fixed one, from Sagittarius in a dual one.',
    ),
    parivritti: parivritti(16),
  },
  20: {
    parashara: parashara(
      20,
      '6.17-21',
      'From Aries in a movable sign, from Sagittarius in a fixed one, from Leo in a dual one.',
    ),
    parivritti: parivritti(20),
  },
  24: {
    parashara: parashara(24, '6.22-23', 'From Leo in an odd sign, from Cancer in an even one.'),
    siddhamsa_reversed: {
      signOf: (sign, part) => (isOddSign(sign) ? 4 + part : 3 - part + 24),
      says: 'From Leo in an odd sign; backwards from Cancer in an even one.',
      source: `P. V. R. Narasimha Rao, lesson 205 (parasara.net); ${PYJHORA}`,
    },
    parivritti: parivritti(24),
  },
  27: {
    parashara: parashara(
      27,
      '6.24-26',
      'From Aries in a fiery sign, from Cancer in an earthy one, from Libra in an airy one, from Capricorn in a watery one.',
    ),
    parivritti: parivritti(27),
  },
  30: {
    parashara: parashara(
      30,
      '6.27-28',
      'Aries 5°, Aquarius 5°, Sagittarius 8°, Gemini 7° and Libra 5° in an odd sign; Taurus 5°, Virgo 7°, Pisces 8°, Capricorn 5° and Scorpio 5° in an even one.',
    ),
    parivritti: parivritti(30),
  },
  40: {
    parashara: parashara(40, '6.29-30', 'From Aries in an odd sign, from Libra in an even one.'),
    parivritti: parivritti(40),
  },
  45: {
    parashara: parashara(
      45,
      '6.31-32',
      'From Aries in a movable sign, from Leo in a fixed one, from Sagittarius in a dual one.',
    ),
    parivritti: parivritti(45),
  },
  60: { parashara: parashara(60, '6.33-41', 'From the sign itself.'), parivritti: parivritti(60) },
} as const satisfies Readonly<Record<Division, Readonly<Record<string, VargaRule>>>>

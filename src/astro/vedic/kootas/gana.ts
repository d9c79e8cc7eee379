import { bothOf, type KootaRule, koota, type MoonPlace, pointsIn, SOURCES, type Table } from './koota.ts'

/** The natures of nakshatras, in the order of the tables. */
const GANAS = ['Deva', 'Manushya', 'Rakshasa'] as const
export type Gana = (typeof GANAS)[number]

const [DEVA, MANUSHYA, RAKSHASA] = GANAS

/** The ganas of the nakshatras from Ashwini on. */
const OF_NAKSHATRAS: readonly Gana[] = [
  DEVA,
  MANUSHYA,
  RAKSHASA,
  MANUSHYA,
  DEVA,
  MANUSHYA,
  DEVA,
  DEVA,
  RAKSHASA,
  RAKSHASA,
  MANUSHYA,
  MANUSHYA,
  DEVA,
  RAKSHASA,
  DEVA,
  RAKSHASA,
  DEVA,
  RAKSHASA,
  RAKSHASA,
  MANUSHYA,
  MANUSHYA,
  DEVA,
  RAKSHASA,
  RAKSHASA,
  MANUSHYA,
  MANUSHYA,
  DEVA,
]

export const ganaOf = ({ nakshatra }: MoonPlace): Gana => OF_NAKSHATRAS[nakshatra]!

const FUTURE_POINT: Table = [
  [6, 5, 1],
  [6, 6, 0],
  [1, 0, 6],
]
const SETH: Table = [
  [6, 5, 1],
  [6, 6, 0],
  [0, 0, 6],
]
const SYMMETRIC: Table = [
  [6, 5, 1],
  [5, 6, 0],
  [1, 0, 6],
]
const HUMAN_FIRST: Table = [
  [6, 5, 0],
  [5, 6, 1],
  [0, 1, 6],
]

const ruleOf = (table: Table, says: string, source: string): KootaRule => ({
  says: `Six points for the same gana. ${says}`,
  source,
  score(couple) {
    const { his, hers, because } = bothOf(couple, ganaOf)
    return { score: pointsIn(table, GANAS, hers, his), because }
  },
})

/** The natures of the two nakshatras. */
export const GANA = koota({
  name: 'Gana',
  max: 6,
  rules: {
    directed: ruleOf(
      FUTURE_POINT,
      'A Deva groom with a Manushya bride has 6 points, a Manushya groom with a Deva bride 5; Deva with Rakshasa has 1, Manushya with Rakshasa none.',
      `${SOURCES.futurePoint}, page 65`,
    ),
    rakshasa_bride_none: ruleOf(
      SETH,
      'A Deva groom with a Manushya bride has 6 points, a Manushya groom with a Deva bride 5; a Rakshasa groom with a Deva bride has 1, a Rakshasa bride none with another gana.',
      'astropankajseth.co.in, Gana matching in horoscope',
    ),
    symmetric: ruleOf(
      SYMMETRIC,
      'Deva with Manushya has 5 points, Deva with Rakshasa 1, Manushya with Rakshasa none.',
      SOURCES.krazykrackpot,
    ),
    deva_rakshasa_none: ruleOf(
      HUMAN_FIRST,
      'Deva with Manushya has 5 points, Manushya with Rakshasa 1, Deva with Rakshasa none.',
      'Gana, Nadi, Bhakuta (scribd.com, document 268021076)',
    ),
  },
})

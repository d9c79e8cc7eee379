import { normalise, separation } from './angle.ts'
import type { SevenPlanet } from './seven.ts'

/**
 * The authors of formulas, as their books are cited here. Chapters are those of the named translations.
 */
export const LOT_SOURCES = {
  paulus: 'Paulus Alexandrinus, Introduction (Greenbaum)',
  valens: 'Vettius Valens, Anthologies (Riley)',
  dorotheus: 'Dorotheus of Sidon, Carmen Astrologicum (Pingree)',
  firmicus: 'Firmicus Maternus, Mathesis (Bram)',
  al_biruni: 'Al-Biruni, The Elements of Astrology (Wright)',
  ptolemy: 'Ptolemy, Tetrabiblos (Robbins)',
} as const
export type LotSource = keyof typeof LOT_SOURCES
export const LOT_SOURCE_NAMES = Object.keys(LOT_SOURCES) as readonly LotSource[]

/** A planet, another lot, or a degree of the zodiac, from 0 Aries. */
type Term = SevenPlanet | 'fortune' | 'spirit' | number

/** The arc that is counted from the ascendant: from a term to another one, in the order of the signs. */
type Arc = readonly [from: Term, to: Term]

interface Formula {
  /** The chapter of each author who has this formula. */
  readonly cited: Partial<Readonly<Record<LotSource, string>>>
  readonly day: Arc
  readonly night: Arc
  /** True where the shorter of both arcs is counted. */
  readonly isShorter?: true
}

type Cited = Formula['cited']
const reversed = (from: Term, to: Term, cited: Cited): Formula => ({ cited, day: [from, to], night: [to, from] })
const same = (from: Term, to: Term, cited: Cited): Formula => ({ cited, day: [from, to], night: [from, to] })

/** The degrees of exaltation of the Sun and the Moon: 19 Aries and 3 Taurus. */
const SUN_EXALTED = 19
const MOON_EXALTED = 33

/**
 * Twenty lots. The first formula of each is used if the chosen author has none. Chapters of Valens, Dorotheus, Firmicus and
 * al-Biruni are those of the table in "Lots: Source Verification" of github.com/TheDaniel166/moira (2026).
 */
const FORMULAS = {
  fortune: [
    reversed('sun', 'moon', { paulus: '23', valens: 'II.3', dorotheus: 'I.26', firmicus: 'IV.17', al_biruni: '476' }),
    same('sun', 'moon', { ptolemy: 'III.10' }),
  ],
  spirit: [
    reversed('moon', 'sun', { paulus: '23', valens: 'II.22', al_biruni: '476' }),
    // Ptolemy has no Spirit. Beside his Fortune only its mirror image keeps the two apart by night.
    same('moon', 'sun', { ptolemy: 'III.10, implied' }),
  ],
  eros: [
    reversed('spirit', 'venus', { paulus: '23' }),
    reversed('fortune', 'spirit', { valens: 'IV.25', al_biruni: '476' }),
    reversed('spirit', 'fortune', { firmicus: 'VI.32' }),
  ],
  necessity: [
    reversed('mercury', 'fortune', { paulus: '23' }),
    reversed('spirit', 'fortune', { valens: 'IV.25', al_biruni: '476' }),
    reversed('fortune', 'spirit', { firmicus: 'VI.32' }),
  ],
  courage: [reversed('mars', 'fortune', { paulus: '23', al_biruni: '476' })],
  victory: [reversed('spirit', 'jupiter', { paulus: '23', al_biruni: '476' })],
  nemesis: [
    reversed('saturn', 'fortune', { paulus: '23', al_biruni: '476' }),
    reversed('moon', 'fortune', { firmicus: 'VI.32' }),
  ],
  father: [reversed('sun', 'saturn', { paulus: '23' })],
  mother: [reversed('venus', 'moon', { paulus: '23', firmicus: 'VI.32', al_biruni: '476' })],
  siblings: [
    reversed('saturn', 'jupiter', { valens: 'II.40', dorotheus: 'I.19', firmicus: 'VI.32', al_biruni: '476' }),
  ],
  children: [reversed('jupiter', 'saturn', { dorotheus: 'II.10' })],
  marriage_of_men: [
    reversed('saturn', 'venus', { dorotheus: 'II.2', firmicus: 'VI.32', al_biruni: '476' }),
    same('sun', 'venus', { valens: 'II.38' }),
  ],
  marriage_of_women: [
    same('venus', 'saturn', { dorotheus: 'II.3' }),
    same('moon', 'mars', { valens: 'II.38' }),
    reversed('venus', 'saturn', { al_biruni: '476' }),
  ],
  basis: [{ ...same('fortune', 'spirit', { valens: 'II.22' }), isShorter: true }],
  exaltation: [{ cited: { valens: 'II.19' }, day: ['sun', SUN_EXALTED], night: ['moon', MOON_EXALTED] }],
  illness: [reversed('saturn', 'mars', { firmicus: 'VI.32', al_biruni: '476' })],
  possessions: [same('mercury', 'jupiter', { firmicus: 'VI.32' })],
  friends: [reversed('jupiter', 'mercury', { firmicus: 'VI.32' })],
  enemies: [reversed('mars', 'mercury', { firmicus: 'VI.32' })],
  debt: [same('mercury', 'saturn', { valens: 'II.23' }), reversed('saturn', 'mercury', { al_biruni: '476' })],
} as const satisfies Readonly<Record<string, readonly [Formula, ...Formula[]]>>

export type LotId = keyof typeof FORMULAS
export const LOT_IDS = Object.keys(FORMULAS) as readonly LotId[]

/** Every formula of a lot, the standard one first, with who has it. */
export const lotFormulas = (id: LotId) =>
  formulasOf(id).map((formula) => ({
    authors: Object.keys(formula.cited) as LotSource[],
    day: textOf(formula, true),
    night: textOf(formula, false),
  }))

const formulasOf = (id: LotId): readonly Formula[] => FORMULAS[id]

/** The positions that lots are made of. */
export type LotPoints = Readonly<Record<SevenPlanet | 'asc', number>>

export interface PlacedLot {
  readonly id: LotId
  readonly longitude: number
  readonly source: LotSource
  readonly chapter: string
  /** As text: `asc + moon - sun`. */
  readonly byDay: string
  readonly byNight: string
}

/** All lots of a chart, each by the formula of an author, or by its standard one if that author has none. */
export function lotsOf(points: LotPoints, isDay: boolean, preferred: LotSource): PlacedLot[] {
  const placeOf = (term: Term): number => {
    if (typeof term === 'number') return term
    return term === 'fortune' || term === 'spirit' ? longitudeOf(term) : points[term]
  }
  const longitudeOf = (id: LotId): number => {
    const formula = chosen(id, preferred)
    const [from, to] = (isDay ? formula.day : formula.night).map(placeOf) as [number, number]
    return normalise(points.asc + (formula.isShorter ? separation(from, to) : normalise(to - from)))
  }
  return LOT_IDS.map((id) => {
    const formula = chosen(id, preferred)
    const [standard] = Object.keys(formula.cited) as LotSource[]
    const source = preferred in formula.cited ? preferred : standard!
    return {
      id,
      longitude: longitudeOf(id),
      source,
      chapter: formula.cited[source]!,
      byDay: textOf(formula, true),
      byNight: textOf(formula, false),
    }
  })
}

const chosen = (id: LotId, preferred: LotSource): Formula => {
  const formulas = formulasOf(id)
  return formulas.find(({ cited }) => preferred in cited) ?? formulas[0]!
}

function textOf(formula: Formula, isDay: boolean): string {
  const [from, to] = (isDay ? formula.day : formula.night).map(termText)
  return formula.isShorter ? `asc + the shorter arc between ${from} and ${to}` : `asc + ${to} - ${from}`
}

const DEGREE_TEXTS: Readonly<Record<number, string>> = { [SUN_EXALTED]: '19 aries', [MOON_EXALTED]: '3 taurus' }

const termText = (term: Term): string => (typeof term === 'number' ? DEGREE_TEXTS[term]! : term)

import { separation } from '../angle.ts'
import { boundRuler } from '../bounds.ts'
import { signIndex } from '../sign.ts'
import { type ByPlanet, byPlanet, DEEP_EXALTATION, houseFrom, lordOfSign, ownDignity, type Planet } from './dignity.ts'
import { GRAHA_OF } from './names.ts'
import { vargaSign } from './vargas.ts'

/**
 * Arithmetic of annual charts after Neelakantha, as P. V. R. Narasimha Rao gives it (Vedic Astrology: An Integrated Approach, 2000,
 * chapters 27 to 29). Longitudes are sidereal, in degrees.
 */
export type Longitudes = ByPlanet<number>

/** What an annual chart has for its strengths. */
export interface AnnualChart {
  readonly longitudes: Longitudes
  readonly lagna: number
  /** Whether the year begins while the Sun is above the horizon. */
  readonly isDay: boolean
}

/** One of two groups of friends. */
const FIRST_GROUP: readonly Planet[] = ['Sun', 'Moon', 'Mars', 'Jupiter']
/** Whether two planets are of one group. Those of the other group are enemies. */
export const isFriend = (one: Planet, other: Planet): boolean =>
  FIRST_GROUP.includes(one) === FIRST_GROUP.includes(other)

/** The five strengths of a planet, and the quarter of their sum. */
export interface FivefoldStrength {
  readonly planet: Planet
  readonly kshetra: number
  readonly uchcha: number
  readonly hadda: number
  readonly drekkana: number
  readonly navamsa: number
  readonly total: number
}

const MOST = { kshetra: 30, uchcha: 20, hadda: 15, drekkana: 10, navamsa: 5 } as const

/** All of a strength in a part of its own, half in the part of a friend, a quarter in the part of an enemy. */
const byLord = (planet: Planet, lord: Planet, most: number): number => {
  if (lord === planet) return most
  return isFriend(planet, lord) ? most / 2 : most / 4
}

/** The lord of the hadda: the Egyptian bounds, which table 72 of the book has too. */
export const haddaLord = (longitude: number): Planet => GRAHA_OF[boundRuler(longitude, 'egyptian')]

/** Pancha vargeeya bala (section 28.4). */
export function fivefoldStrength(planet: Planet, longitude: number): FivefoldStrength {
  const inSign = (sign: number, most: number): number => byLord(planet, lordOfSign(sign), most)
  const kshetra = inSign(signIndex(longitude), MOST.kshetra)
  const uchcha = MOST.uchcha * (1 - separation(longitude, DEEP_EXALTATION[planet]) / 180)
  const hadda = byLord(planet, haddaLord(longitude), MOST.hadda)
  const drekkana = inSign(vargaSign(3, longitude), MOST.drekkana)
  const navamsa = inSign(vargaSign(9, longitude), MOST.navamsa)
  const total = (kshetra + uchcha + hadda + drekkana + navamsa) / 4
  return { planet, kshetra, uchcha, hadda, drekkana, navamsa, total }
}

/** Names of the fivefold strength, with the total above which each begins. */
const GRADES = [
  [20, 'extraordinary'],
  [15, 'very_strong'],
  [10, 'strong'],
  [5, 'ordinary'],
  [Number.NEGATIVE_INFINITY, 'weak'],
] as const
export const STRENGTH_GRADES = GRADES.map(([, name]) => name)
export const gradeOf = (total: number) => GRADES.find(([from]) => total > from)![1]

const STRONG = 10
const VERY_STRONG = 15

/** The four sources of harsha bala of a planet: five units each, or none (section 28.3). */
export interface HarshaStrength {
  readonly planet: Planet
  readonly place: number
  readonly dignity: number
  readonly houses: number
  readonly time: number
  readonly total: number
}

/** The house in which each planet rejoices. */
const JOYS: ByPlanet<number> = {
  Sun: 9,
  Moon: 3,
  Mars: 6,
  Mercury: 1,
  Jupiter: 11,
  Venus: 5,
  Saturn: 12,
}
const MASCULINE: readonly Planet[] = ['Sun', 'Mars', 'Jupiter']
const FEMININE_HOUSES = [1, 2, 3, 7, 8, 9]
const UNITS = 5

export function harshaStrength(planet: Planet, { longitudes, lagna, isDay }: AnnualChart): HarshaStrength {
  const longitude = longitudes[planet]
  const house = houseFrom(signIndex(lagna), signIndex(longitude))
  const isMasculine = MASCULINE.includes(planet)
  const given = (is: boolean): number => (is ? UNITS : 0)
  const dignity = ownDignity(planet, longitude)
  const sources = {
    place: given(JOYS[planet] === house),
    dignity: given(dignity !== null && dignity !== 'debilitated'),
    houses: given(FEMININE_HOUSES.includes(house) !== isMasculine),
    time: given(isDay === isMasculine),
  }
  return { planet, ...sources, total: sources.place + sources.dignity + sources.houses + sources.time }
}

/** How a planet sees a sign or another planet, by the house counted from it (section 28.2). */
export const TAJAKA_ASPECTS = ['conjunction', 'semi_sextile', 'sextile', 'square', 'trine', 'opposition'] as const
export type TajakaAspect = (typeof TAJAKA_ASPECTS)[number]
export type AspectNature = 'benefic' | 'malefic' | 'neutral'

const ASPECT_OF_HOUSE: Readonly<Record<number, TajakaAspect>> = {
  1: 'conjunction',
  2: 'semi_sextile',
  3: 'sextile',
  4: 'square',
  5: 'trine',
  7: 'opposition',
  9: 'trine',
  10: 'square',
  11: 'sextile',
  12: 'semi_sextile',
}
const NATURES: Readonly<Record<TajakaAspect, AspectNature>> = {
  conjunction: 'malefic',
  semi_sextile: 'neutral',
  sextile: 'benefic',
  square: 'malefic',
  trine: 'benefic',
  opposition: 'malefic',
}

/** The aspect of two longitudes by their signs; null in the sixth and the eighth from each other. */
export const tajakaAspect = (from: number, to: number): TajakaAspect | null =>
  ASPECT_OF_HOUSE[houseFrom(signIndex(from), signIndex(to))] ?? null

export const natureOf = (aspect: TajakaAspect | null): AspectNature | null => aspect && NATURES[aspect]

/** Lords of the lagna by day and by night, from Aries on (table 73). */
const TRIRASHI: readonly (readonly [day: Planet, night: Planet])[] = [
  ['Sun', 'Jupiter'],
  ['Venus', 'Moon'],
  ['Saturn', 'Mercury'],
  ['Venus', 'Mars'],
  ['Jupiter', 'Sun'],
  ['Moon', 'Venus'],
  ['Mercury', 'Saturn'],
  ['Mars', 'Venus'],
  ['Saturn', 'Saturn'],
  ['Mars', 'Mars'],
  ['Jupiter', 'Jupiter'],
  ['Moon', 'Moon'],
]

/** The five offices from which the lord of a year comes. */
export const OFFICES = [
  'luminary_sign_lord',
  'natal_lagna_lord',
  'muntha_lord',
  'annual_lagna_lord',
  'trirashi_lord',
] as const
export type Office = (typeof OFFICES)[number]

/** Why a candidate has become the lord of the year. */
export const YEAR_LORD_RULES = ['benefic_aspect', 'malefic_aspect', 'strength', 'first_candidate'] as const
export type YearLordRule = (typeof YEAR_LORD_RULES)[number]

export interface YearLord {
  readonly planet: Planet
  readonly rule: YearLordRule
  readonly candidates: readonly { readonly office: Office; readonly planet: Planet }[]
}

/**
 * The lord of the year by the rule of the five officers (section 28.6): the strongest of the strong candidates with a benefic aspect
 * on the lagna; without one, with a malefic aspect; without one, a very strong candidate; otherwise the first. Without the condition
 * of strength, the debilitated Mars of the book's example 122 would take the place of Mercury. Signs are 0 for Aries.
 */
export function yearLord(chart: AnnualChart, natalLagnaSign: number, munthaSign: number): YearLord {
  const { longitudes, lagna, isDay } = chart
  const lagnaSign = signIndex(lagna)
  const holders: Readonly<Record<Office, Planet>> = {
    luminary_sign_lord: lordOfSign(signIndex(longitudes[isDay ? 'Sun' : 'Moon'])),
    natal_lagna_lord: lordOfSign(natalLagnaSign),
    muntha_lord: lordOfSign(munthaSign),
    annual_lagna_lord: lordOfSign(lagnaSign),
    trirashi_lord: TRIRASHI[lagnaSign]![isDay ? 0 : 1],
  }
  const candidates = OFFICES.map((office) => ({ office, planet: holders[office] }))
  const planets = [...new Set(candidates.map(({ planet }) => planet))]
  const offices = (wanted: Planet): number => candidates.filter(({ planet }) => planet === wanted).length
  const strength = (planet: Planet): number => fivefoldStrength(planet, longitudes[planet]).total
  const hundredths = (planet: Planet): number => Math.round(strength(planet) * 100)
  const strongest = (least: number, natures: readonly (AspectNature | null)[]): Planet | undefined =>
    planets
      .filter(
        (planet) => strength(planet) > least && natures.includes(natureOf(tajakaAspect(longitudes[planet], lagna))),
      )
      .toSorted((one, other) => hundredths(other) - hundredths(one) || offices(other) - offices(one))[0]
  const found: readonly (readonly [Planet | undefined, YearLordRule])[] = [
    [strongest(STRONG, ['benefic']), 'benefic_aspect'],
    [strongest(STRONG, ['malefic']), 'malefic_aspect'],
    [strongest(VERY_STRONG, ['neutral', null]), 'strength'],
    [holders.luminary_sign_lord, 'first_candidate'],
  ]
  const [planet, rule] = found.find(([lord]) => lord !== undefined)!
  return { planet: planet!, rule, candidates }
}

/** The longitudes of the seven planets among other points. */
export const longitudesOf = (points: readonly { readonly graha: string; readonly longitude: number }[]): Longitudes =>
  byPlanet((planet) => points.find(({ graha }) => graha === planet)!.longitude)

import { degreesInSign, signIndex } from '../sign.ts'
import { type ByPlanet, houseFrom, PLANETS, type Planet } from './dignity.ts'
import { type Longitudes, type TajakaAspect, tajakaAspect } from './tajaka.ts'

/** Orbs of the aspects of each planet, in degrees (Tajika Neelakanthi; Narasimha Rao, Vedic Astrology, section 28.2). */
export const DEEPTAMSAS: ByPlanet<number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
}

/**
 * The orb of a pair: each planet within the orb of the other, which is the smaller one (Narasimha Rao, section 29.2.3), or half the sum of
 * both (K. S. Charak, A Textbook of Varshaphala, chapter on aspects).
 */
export const ORB_RULES = ['each', 'mean'] as const
export type OrbRule = (typeof ORB_RULES)[number]

const ORBS: Readonly<Record<OrbRule, (one: number, other: number) => number>> = {
  each: Math.min,
  mean: (one, other) => (one + other) / 2,
}
const orbOf = ({ orbRule }: YogaChart, one: Planet, other: Planet): number =>
  ORBS[orbRule](DEEPTAMSAS[one], DEEPTAMSAS[other])

/** From the fastest on. */
export const BY_SPEED: readonly Planet[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn']

/** Ithasala: the faster planet approaches the exact aspect. Eesarpha (ishraaf): it has passed it. */
export const PAIR_YOGAS = ['ithasala', 'eesarpha'] as const
/** Poorna: within a degree. Vartamana: each within the orb of the other. Bhavishya: a degree or less before that. */
export const ITHASALA_KINDS = ['poorna', 'vartamana', 'bhavishya'] as const

/** How two planets that aspect each other by sign approach the exact aspect or leave it. */
export interface Meeting {
  readonly yoga: (typeof PAIR_YOGAS)[number]
  readonly kind: (typeof ITHASALA_KINDS)[number] | null
  readonly faster: Planet
  readonly slower: Planet
  readonly aspect: TajakaAspect
  /** Degrees between their places in their signs. */
  readonly apart: number
}

/** A yoga of two planets. */
export interface PairYoga extends Meeting {
  /** Mars and Saturn that cancel an ithasala: with the faster planet in its sign and within its orb (manahoo). */
  readonly manahoo: readonly Planet[]
  /** Whether the Moon strengthens an ithasala of others, by an ithasala with one of them (kamboola). */
  readonly kamboola: boolean
}

/** What the yogas of a chart follow from. */
export interface YogaChart {
  readonly longitudes: Longitudes
  readonly retrograde: ReadonlySet<Planet>
  readonly orbRule: OrbRule
}

/** The yogas of all pairs of planets (sections 29.2.3, 29.2.4, 29.2.7 and 29.2.8). */
export function pairYogas(chart: YogaChart): readonly PairYoga[] {
  const pairs = BY_SPEED.flatMap((faster, index) =>
    BY_SPEED.slice(index + 1).flatMap((slower) => meetingOf(chart, faster, slower) ?? []),
  )
  const withMoon = pairs.flatMap(({ yoga, faster, slower }) =>
    yoga === 'ithasala' && faster === 'Moon' ? [slower] : [],
  )
  return pairs.map((pair) => ({
    ...pair,
    manahoo: pair.yoga === 'ithasala' ? manahoo(chart, pair) : [],
    kamboola:
      pair.yoga === 'ithasala' &&
      pair.faster !== 'Moon' &&
      (withMoon.includes(pair.faster) || withMoon.includes(pair.slower)),
  }))
}

const EXACT_DEGREES = 1

/** The meeting of two planets in any order; null if they do not aspect each other or are out of orb. */
export function meetingOf(chart: YogaChart, one: Planet, other: Planet): Meeting | null {
  const [faster, slower] = BY_SPEED.indexOf(one) < BY_SPEED.indexOf(other) ? [one, other] : [other, one]
  const { longitudes, retrograde } = chart
  const aspect = tajakaAspect(longitudes[faster], longitudes[slower])
  if (!aspect) return null
  const behind = degreesInSign(longitudes[slower]) - degreesInSign(longitudes[faster])
  const apart = Math.abs(behind)
  const outside = apart - orbOf(chart, faster, slower)
  const isApplying = retrograde.has(faster) ? behind <= 0 : behind >= 0
  if (!isApplying) {
    if (outside > 0) return null
    return { yoga: 'eesarpha', kind: null, faster, slower, aspect, apart }
  }
  if (outside > EXACT_DEGREES) return null
  const kind = apart < EXACT_DEGREES ? 'poorna' : outside <= 0 ? 'vartamana' : 'bhavishya'
  return { yoga: 'ithasala', kind, faster, slower, aspect, apart }
}

const manahoo = ({ longitudes }: YogaChart, { faster, slower }: Meeting): readonly Planet[] =>
  (['Mars', 'Saturn'] as const).filter(
    (planet) =>
      planet !== faster &&
      planet !== slower &&
      signIndex(longitudes[planet]) === signIndex(longitudes[faster]) &&
      Math.abs(longitudes[planet] - longitudes[faster]) <= DEEPTAMSAS[faster],
  )

/** Yogas of all seven planets by their houses (sections 29.2.1 and 29.2.2). */
export const HOUSE_YOGAS = ['ishkavala', 'induvara'] as const

/** Ishkavala: no planet in the third, sixth, ninth and twelfth. Induvara: all of them there. Null for neither. */
export function houseYoga(longitudes: Longitudes, lagna: number): (typeof HOUSE_YOGAS)[number] | null {
  const cadent = PLANETS.map((planet) => houseFrom(signIndex(lagna), signIndex(longitudes[planet])) % 3 === 0)
  if (cadent.every(Boolean)) return 'induvara'
  return cadent.some(Boolean) ? null : 'ishkavala'
}

import { signIndex } from '../sign.ts'
import { type ByPlanet, houseFrom, PLANETS, type Planet } from './dignity.ts'
import { type Longitudes, type TajakaAspect, tajakaAspect } from './tajaka.ts'

/** Orbs of the aspects of each planet, in degrees (Narasimha Rao, Vedic Astrology, section 28.2). */
const DEEPTAMSAS: ByPlanet<number> = {
  Sun: 15,
  Moon: 12,
  Mars: 8,
  Mercury: 7,
  Jupiter: 9,
  Venus: 7,
  Saturn: 9,
}

/** From the fastest on. */
const BY_SPEED: readonly Planet[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn']

/** Ithasala: the faster planet approaches the exact aspect. Eesarpha (ishraaf): it has passed it. */
export const PAIR_YOGAS = ['ithasala', 'eesarpha'] as const
/** Poorna: within a degree. Vartamana: each within the orb of the other. Bhavishya: a degree or less before that. */
export const ITHASALA_KINDS = ['poorna', 'vartamana', 'bhavishya'] as const

/** A yoga of two planets that aspect each other by sign. */
export interface PairYoga {
  readonly yoga: (typeof PAIR_YOGAS)[number]
  readonly kind: (typeof ITHASALA_KINDS)[number] | null
  readonly faster: Planet
  readonly slower: Planet
  readonly aspect: TajakaAspect
  /** Degrees between their places in their signs. */
  readonly apart: number
  /** Mars and Saturn that cancel an ithasala: with the faster planet in its sign and within its orb (manahoo). */
  readonly manahoo: readonly Planet[]
  /** Whether the Moon strengthens an ithasala of others, by an ithasala with one of them (kamboola). */
  readonly kamboola: boolean
}

/** What the yogas of a chart follow from. */
export interface YogaChart {
  readonly longitudes: Longitudes
  readonly retrograde: ReadonlySet<Planet>
}

const inSign = (longitude: number): number => longitude - signIndex(longitude) * 30

/** The yogas of all pairs of planets (sections 29.2.3, 29.2.4, 29.2.7 and 29.2.8). */
export function pairYogas(chart: YogaChart): readonly PairYoga[] {
  const pairs = BY_SPEED.flatMap((faster, index) =>
    BY_SPEED.slice(index + 1).flatMap((slower) => pairYoga(chart, faster, slower) ?? []),
  )
  const withMoon = pairs.flatMap(({ yoga, faster, slower }) =>
    yoga === 'ithasala' && faster === 'Moon' ? [slower] : [],
  )
  return pairs.map((pair) => ({
    ...pair,
    kamboola:
      pair.yoga === 'ithasala' &&
      pair.faster !== 'Moon' &&
      (withMoon.includes(pair.faster) || withMoon.includes(pair.slower)),
  }))
}

const EXACT_DEGREES = 1

function pairYoga(
  { longitudes, retrograde }: YogaChart,
  faster: Planet,
  slower: Planet,
): Omit<PairYoga, 'kamboola'> | null {
  const aspect = tajakaAspect(longitudes[faster], longitudes[slower])
  if (!aspect) return null
  const behind = inSign(longitudes[slower]) - inSign(longitudes[faster])
  const apart = Math.abs(behind)
  const outside = apart - Math.min(DEEPTAMSAS[faster], DEEPTAMSAS[slower])
  const isApplying = retrograde.has(faster) ? behind <= 0 : behind >= 0
  if (!isApplying) {
    if (outside > 0) return null
    return { yoga: 'eesarpha', kind: null, faster, slower, aspect, apart, manahoo: [] }
  }
  if (outside > EXACT_DEGREES) return null
  const kind = apart < EXACT_DEGREES ? 'poorna' : outside <= 0 ? 'vartamana' : 'bhavishya'
  const manahoo = (['Mars', 'Saturn'] as const).filter(
    (planet) =>
      planet !== faster &&
      planet !== slower &&
      signIndex(longitudes[planet]) === signIndex(longitudes[faster]) &&
      Math.abs(longitudes[planet] - longitudes[faster]) <= DEEPTAMSAS[faster],
  )
  return { yoga: 'ithasala', kind, faster, slower, aspect, apart, manahoo }
}

/** Yogas of all seven planets by their houses (sections 29.2.1 and 29.2.2). */
export const HOUSE_YOGAS = ['ishkavala', 'induvara'] as const

/** Ishkavala: no planet in the third, sixth, ninth and twelfth. Induvara: all of them there. Null for neither. */
export function houseYoga(longitudes: Longitudes, lagna: number): (typeof HOUSE_YOGAS)[number] | null {
  const cadent = PLANETS.map((planet) => houseFrom(signIndex(lagna), signIndex(longitudes[planet])) % 3 === 0)
  if (cadent.every(Boolean)) return 'induvara'
  return cadent.some(Boolean) ? null : 'ishkavala'
}

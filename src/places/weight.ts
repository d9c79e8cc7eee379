import { lookupKey } from './lookup-keys.ts'

/** The share of its population that a place has under each kind of name. */
export const SHARES = {
  /** The name or its ASCII form. */
  primary: 1,
  /**
   * An alternate name at the beginning of the name, as New York of New York City, or equal to the state, as Lucerne.
   */
  usual: 1 / 4,
  /**
   * Any other name, in another language or of the past: Toronto was once York, and must not precede York in England.
   */
  alternate: 1 / 40,
  /** A word in a name: York in New York City. */
  inner: 1 / 100,
} as const

/** The kind of a key: the main name of a place, another full name, or the end of a name from a word on. */
export const KINDS = { inner: 0, alternate: 1, primary: 2 } as const

/** Sections of cities, and abandoned or destroyed places (GeoNames PPLX, PPLH, PPLQ, PPLW). */
export const LESSER = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])
/** With this share the largest section, of two million, weighs as much as a small town. */
const LESSER_SHARE = 1 / 1000
/** Populations for unknown ones: seats of government count as towns, other places as hamlets. */
const UNKNOWN_SEAT = 1000
const UNKNOWN = 100

/** A quarter of a city is listed after every town with its name. */
export const QUARTER_WEIGHT = 500

/** The rank among places of one name: the population, or an estimate. */
export function weightOf(population: number, feature: string): number {
  if (LESSER.has(feature)) return population * LESSER_SHARE
  if (population > 0) return population
  return feature.startsWith('PPLA') || feature === 'PPLC' ? UNKNOWN_SEAT : UNKNOWN
}

/** A place as far as its rank among those of its name is concerned. */
export interface Ranked {
  readonly id: number
  readonly name: string
  readonly country: string
  /** The feature code of GeoNames. */
  readonly feature: string
  readonly population: number
  /** The number of its other names. */
  readonly names: number
}

/** Smaller places are not looked at: their order matters less than the memory of the build. */
const POPULATION_MIN = 10_000
/**
 * A town that no administration has its seat in, with so few names in other languages and spellings, may be a village.
 */
const FEW_NAMES = 5
const SEATS = new Set(['PPLC', 'PPLA', 'PPLA2'])
/** What a place loses against a rival that it precedes only because of its population. */
const SHARE = 0.9

/** Whether a place may be the one that people mean by the name, rather than a doubtful one with more inhabitants. */
function isRival(doubtful: Ranked, { country, feature, population, names }: Ranked): boolean {
  const more = names - doubtful.names
  const share = population / doubtful.population
  if (country !== doubtful.country) return SEATS.has(feature) && more >= 10 && share >= 0.4
  if (SEATS.has(feature)) return more > 0
  return more >= 3 && share >= 1 / 3
}

const isDoubtful = ({ feature, names }: Ranked): boolean => feature === 'PPL' && names <= FEW_NAMES

/**
 * The weights of places whose population is doubtful. GeoNames has the population of a city or of a district at a
 * village of its name: Gorakhpur in Haryana has 1,324,570 inhabitants there. What cities have, and such places lack, is
 * a rank of an administration and names in many languages. A place without either comes after the rival that has them.
 */
export function doubtfulWeights(places: Iterable<Ranked>): Map<number, number> {
  const byName = new Map<string, Ranked[]>()
  for (const place of places) {
    if (place.population < POPULATION_MIN) continue
    const key = lookupKey(place.name)
    const list = byName.get(key)
    if (list) list.push(place)
    else byName.set(key, [place])
  }
  const weights = new Map<number, number>()
  for (const group of byName.values()) {
    for (const place of group.filter(isDoubtful)) {
      const rivals = group.filter((other) => other.population < place.population && isRival(place, other))
      const weight = Math.max(0, ...rivals.map(({ population, feature }) => weightOf(population, feature)))
      if (weight > 0) weights.set(place.id, weight * SHARE)
    }
  }
  return weights
}

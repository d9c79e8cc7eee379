import { lookupKey } from './spelling.ts'
import { weightOf } from './weight.ts'

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

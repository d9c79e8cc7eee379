import { distanceKm } from '../astro/distance.ts'
import type { Candidate } from './candidate.ts'
import type { FoundPlace, Places } from './place.ts'
import { type Reading, readings, readingsWithoutCommas } from './reading.ts'
import type { Records } from './records.ts'

/** The places of a text. */
interface Matches {
  /** The key of the name in the text. */
  readonly name: string
  /** The weightiest first. */
  readonly candidates: readonly Candidate[]
}

/** All readings of a text, the likeliest first. */
function* allReadings(text: string): Generator<Reading> {
  yield* readings(text)
  yield* readingsWithoutCommas(text)
}

/** The places of the first reading of a text that matches any. */
export const matcher =
  ({ named, fitting }: Pick<Records, 'named' | 'fitting'>) =>
  (text: string): Matches => {
    for (const { name, qualifiers } of allReadings(text)) {
      const candidates = fitting(named(name), qualifiers)
      if (candidates.length > 0) return { name, candidates }
    }
    return { name: '', candidates: [] }
  }

/** Smaller places than these of a name are not looked for by their labels. */
const FIRST_OF_MAX = 200

/** The place that `find` takes, without a look at the others of its name. */
export const firstMatcher =
  ({ named, firstFitting }: Pick<Records, 'named' | 'firstFitting'>) =>
  (text: string): number | null => {
    for (const { name, qualifiers } of allReadings(text)) {
      const first = firstFitting(named(name, FIRST_OF_MAX), qualifiers)
      if (first) return first.place
    }
    return null
  }

/** A name may have hundreds of places. The weightiest are looked at. */
const DISTANCES_MAX = 200

/**
 * Measures how far the places that a text may mean are from a point. Other places with the name are examined only until
 * one is near, because most names match their coordinates.
 */
export const distanceFinder =
  ({ load }: Pick<Records, 'load'>, matchesOf: ReturnType<typeof matcher>): Places['distance'] =>
  (text, from, nearKm) => {
    const [first, ...others] = matchesOf(text).candidates.slice(0, DISTANCES_MAX)
    if (!first) return null
    const named = load(first.place)
    const km = distanceKm(named, from)
    const label = [named.name, named.state, named.countryName].filter((part) => part !== null).join(', ')
    const isNear = km <= nearKm || others.some(({ place }) => distanceKm(load(place), from) <= nearKm)
    return { label, km, isNear }
  }

/** Takes the weightiest match of a text. */
export const finder =
  ({ load }: Pick<Records, 'load'>, matchesOf: ReturnType<typeof matcher>) =>
  (text: string): FoundPlace | null => {
    const [best, ...others] = matchesOf(text).candidates
    return best ? { ...load(best.place), others: others.length } : null
  }

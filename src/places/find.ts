import { distanceKm } from '../astro/sky.ts'
import { lookupKey, otherSpelling } from './lookup-keys.ts'
import { isAlmost } from './near.ts'
import type { FoundPlace, KnownPlace, PlaceChoices, Places } from './place.ts'
import type { Candidate, Records } from './records.ts'

/** A reading of a text: a name, and the qualifiers after it, as keys. */
export interface Reading {
  readonly name: string
  readonly qualifiers: readonly string[]
}

/** Commas of all scripts, brackets, and dashes or slashes between a city and its country. */
const SEPARATOR = /[,;，、،؛()/|\n]|\s[-–—]\s/
/** More words than the longest place name with district, state and country has. */
const TEXT_MAX = 300
const WORDS_MAX = 12
const QUALIFIERS_MAX = 3

/** The readings of a text, the likeliest first: one name, or a name with qualifiers after a comma. */
export function* readings(text: string): Generator<Reading> {
  if (text.length > TEXT_MAX) return
  const whole = lookupKey(text)
  if (whole === '') return
  yield { name: whole, qualifiers: [] }
  const parts = text
    .split(SEPARATOR)
    .map(lookupKey)
    .filter((part) => part !== '')
  for (let count = parts.length - 1; count >= Math.max(1, parts.length - QUALIFIERS_MAX); count -= 1) {
    yield { name: parts.slice(0, count).join(' '), qualifiers: parts.slice(count).map(joinInitials) }
  }
}

/** The readings of a text without commas: its last words, in one or two groups, are qualifiers. */
export function* readingsWithoutCommas(text: string): Generator<Reading> {
  if (text.length > TEXT_MAX) return
  const words = lookupKey(text).split(' ')
  if (words.length > WORDS_MAX) return
  for (let count = words.length - 1; count >= 1; count -= 1) {
    const name = words.slice(0, count).join(' ')
    yield { name, qualifiers: [joinInitials(words.slice(count).join(' '))] }
    for (let second = count + 1; second < words.length; second += 1) {
      yield {
        name,
        qualifiers: [words.slice(count, second), words.slice(second)].map((part) => joinInitials(part.join(' '))),
      }
    }
  }
}

/** U.S.A. is USA. */
const joinInitials = (key: string): string => (/^\p{L}(?: \p{L})+$/u.test(key) ? key.replaceAll(' ', '') : key)

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
  ({ fitting }: Pick<Records, 'fitting'>) =>
  (text: string): Matches => {
    for (const reading of allReadings(text)) {
      const candidates = fitting(reading)
      if (candidates.length > 0) return { name: reading.name, candidates }
    }
    return { name: '', candidates: [] }
  }

/** Smaller places than these of a name are not looked for by their labels. */
const FIRST_OF_MAX = 200

/** The place that `find` takes, without a look at the others of its name. */
export const firstMatcher =
  ({ fitting }: Pick<Records, 'fitting'>) =>
  (text: string): number | null => {
    for (const reading of allReadings(text)) {
      const [first] = fitting(reading, FIRST_OF_MAX)
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

/** A text that `find` resolves to the place; null when a larger place of its name is in the same district. */
export const labeller =
  (firstOf: ReturnType<typeof firstMatcher>) =>
  (place: KnownPlace): string | null => {
    const labels = [[place.state], [place.district, place.state]].map((areas) =>
      [place.name, ...areas, place.countryName].filter((part) => part !== null).join(', '),
    )
    return labels.find((label) => firstOf(label) === place.geonameId) ?? null
  }

/** A second place makes a name ambiguous if it has this share of the weight of the first. Paris in Texas does not. */
const RIVAL_SHARE = 0.1
const CHOICES_MAX = 8
/** A name may have hundreds of places. Some of the largest have no label of their own. */
const CANDIDATES_MAX = 20

/** The choices for a text that does not name one place. */
export const chooser =
  (
    { load }: Pick<Records, 'load'>,
    matchesOf: ReturnType<typeof matcher>,
    labelOf: ReturnType<typeof labeller>,
    suggest: Places['suggest'],
  ) =>
  (text: string): PlaceChoices => {
    const { name, candidates } = matchesOf(text)
    const [best, second] = candidates
    if (!best) return { match: 'none', labels: suggest(text) }
    const places = candidates.slice(0, CANDIDATES_MAX).map(({ place }) => load(place))
    const keys = places.map((place) => lookupKey(place.name))
    const names = [name, otherSpelling(name)]
    const match = !keys.some((key) => names.includes(key)) && isAlmost(name, keys[0]!) ? 'almost' : 'name'
    if (!second || second.weight < best.weight * RIVAL_SHARE) return { match, labels: [] }
    const labels = new Set<string>()
    for (const place of places) {
      if (labels.size === CHOICES_MAX) break
      const label = labelOf(place)
      if (label) labels.add(label)
    }
    return { match, labels: labels.size > 1 ? [...labels] : [] }
  }

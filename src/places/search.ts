import type { DatabaseSync } from 'node:sqlite'
import { type labeller, type Reading, readings, readingsWithoutCommas } from './find.ts'
import { LAST } from './lookup-keys.ts'
import { type Near, nearNames } from './near.ts'
import type { KnownPlace, PlaceSearch, Places } from './place.ts'
import { allows, query, rowsLeft, type Work } from './query.ts'
import { type Candidate, type Located, locatedWords, type Records } from './records.ts'
import { KINDS } from './weight.ts'

/** Places have many names that begin alike, such as Moskva, Moskau and Moskou. */
const NAMES_PER_PLACE = 20
/** The number of candidates for qualifiers to choose from. */
const QUALIFIED_MAX = 2_000
/** The shortest text that matches an alternate name. Shorter ones match by chance: Sa is a name of Wiang Sa. */
const SURE_LENGTH = 4

/**
 * A place whose name begins with the text precedes those that have exactly this name, if it weighs this many times as much
 * as the first of them: who types Thessalon or Par is on the way to Thessaloniki and Paris.
 */
const OUTWEIGHED = 20
/** The number of such places. Those of exactly the name stay in a short list. */
const MEANT_MAX = 3

/** The work of a word that begins with a text, in lookups: all are read to find the weightiest. */
const BEGUN_WORK = 0.1

/** Completes a partial text. With a bound of its work it may find less. */
export function searcher(db: DatabaseSync, records: Records, work: Work): (query: PlaceSearch) => KnownPlace[] {
  const inCountry = '(?3 is null or country = ?3) order by weight desc, place limit ?4'
  const words = (condition: string) => {
    const sql = `select place, weight from word where ${condition} and ${inCountry}`
    return { named: query<Candidate>(db, sql, work), located: query<Located>(db, locatedWords(sql), work) }
  }
  const exact = words('start = ?1 and kind >= ?2')
  const begun = words('start >= ?1 and start < ?1 || ?2')
  const counted = query<{ count: number }>(
    db,
    `select count(*) as count from (select 1 from word where start >= ?1 and start < ?1 || '${LAST}' limit ?2)`,
  )

  /** False when so many words begin with a text that the weightiest would take all the work. */
  function mayComplete(name: string): boolean {
    if (work.left === Number.POSITIVE_INFINITY) return true
    const most = Math.max(0, Math.floor(work.left / BEGUN_WORK))
    const { count } = counted.get(name, most)!
    return allows(work, count * BEGUN_WORK) && count < most
  }

  function answers({ name, qualifiers }: Reading, { limit, country }: PlaceSearch): Set<number> {
    const places = new Set<number>()
    const fits = records.fitter(qualifiers, 'unfinished')
    if (!fits) return places
    const sure = name.length < SURE_LENGTH ? KINDS.primary : KINDS.alternate
    const found = ({ named, located }: ReturnType<typeof words>, end: string | number): readonly Candidate[] =>
      qualifiers.length > 0
        ? located.all(name, end, country, rowsLeft(work, QUALIFIED_MAX)).filter(fits)
        : named.all(name, end, country, rowsLeft(work, limit * NAMES_PER_PLACE))
    const named = found(exact, sure)
    const longer = mayComplete(name) ? found(begun, LAST) : []
    const enough = (named[0]?.weight ?? 0) * OUTWEIGHED
    const meant = longer.filter(({ weight }) => weight > enough).slice(0, named.length > 0 ? MEANT_MAX : limit)
    for (const { place } of [...meant, ...named, ...longer]) places.add(place)
    return places
  }

  /** Complete names followed by a blank and a state or a country. */
  function* answersWithoutCommas({ q, country }: PlaceSearch): Generator<Set<number>> {
    for (const { name, qualifiers } of readingsWithoutCommas(q)) {
      const fits = records.mayBeNamed(name) ? records.fitter(qualifiers, 'unfinished') : null
      const found = fits ? records.located(name).filter(fits) : []
      yield new Set(found.filter((each) => country === null || each.country === country).map(({ place }) => place))
    }
  }

  function first(query: PlaceSearch): Set<number> {
    for (const reading of readings(query.q)) {
      const places = answers(reading, query)
      if (places.size > 0) return places
    }
    for (const places of answersWithoutCommas(query)) if (places.size > 0 || work.left <= 0) return places
    return new Set()
  }

  return (query) => [...first(query)].slice(0, query.limit).map(records.load)
}

const SUGGESTIONS_MAX = 5
/** The cost of a wrong qualifier, in mistyped letters. */
const WRONG_AREA = 1.5
/** The cost of an incomplete name, in mistyped letters. */
const UNFINISHED = 1.2
/** The cost of a place in an area of the name, in mistyped letters. */
const IN_AREA = 0.5
const WITHIN_MAX = 3
/** Names alike that are looked up, those with the fewest errors. */
const NAMES_MAX = 20
/** The number of places per name at equal cost: the most populous ones. */
const PER_NAME = 5
/** The places of a name that its qualifiers may choose from, the most populous ones. */
const FITTED_MAX = 100
/**
 * The work for one text, in lookups: 1,000, a few milliseconds, which a natal chart takes too. All that is read counts, so a
 * hostile text takes no more. Completions and labels have shares of their own, which names alike cannot take.
 */
const WORK = { alike: 500, completions: 200, labels: 300 }
/** Some of the largest places of a name have no label of their own. */
const LABELLED_MAX = 10

interface Guess extends Candidate {
  readonly faults: number
}

interface Means {
  readonly labelOf: ReturnType<typeof labeller>
  readonly search: Places['search']
  /** What the records and the search take their work from. */
  readonly work: Work
}

/** Suggestions for a text without a matching place. */
export function suggester(
  db: DatabaseSync,
  { mayBeNamed, named, located, fitter, isArea, largestIn, load }: Records,
  { labelOf, search, work }: Means,
): (text: string) => string[] {
  const near = nearNames(db, mayBeNamed)

  /** Places with similar names. When none matches the qualifiers, optionally places elsewhere. */
  function guesses({ name, qualifiers }: Reading, nearOf: Near, elsewhereToo: boolean): Guess[] {
    const fits = fitter(qualifiers)
    if (!fits && !elsewhereToo) return []
    return [...nearOf(name, work)]
      .sort(([, a], [, b]) => a - b)
      .slice(0, NAMES_MAX)
      .flatMap(([key, faults]) => {
        const right = fits ? located(key, FITTED_MAX).filter(fits) : []
        const isRight = right.length > 0
        return (isRight || !elsewhereToo ? right : named(key, PER_NAME))
          .slice(0, PER_NAME)
          .map((candidate) => ({ ...candidate, faults: isRight ? faults : faults + WRONG_AREA }))
      })
  }

  /** The largest places of an area, for a text that names no place but a state, a county or a district. */
  function within({ name, qualifiers }: Reading): Guess[] {
    const fits = fitter(qualifiers)
    if (!fits) return []
    return largestIn(name)
      .filter(fits)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, WITHIN_MAX)
      .map((candidate) => ({ ...candidate, faults: IN_AREA }))
  }

  const completions = (text: string): Guess[] =>
    search({ q: text, limit: SUGGESTIONS_MAX, country: null }).map(({ geonameId, population }) => ({
      place: geonameId,
      weight: population,
      faults: UNFINISHED,
    }))

  function found(text: string): number[] {
    const nearOf = remembering(near)
    // Qualifiers after commas are likelier than one long name.
    const behindCommas = [...readings(text)].reverse()
    work.left = WORK.alike
    const alike = behindCommas.flatMap((reading) => guesses(reading, nearOf, true))
    for (const reading of readingsWithoutCommas(text)) {
      if (work.left <= 0) break
      if (reading.qualifiers.every(isArea)) alike.push(...guesses(reading, nearOf, false))
    }
    work.left = WORK.completions
    const all = [...alike, ...behindCommas.flatMap(within), ...completions(text)]
    return all.sort((a, b) => a.faults - b.faults || b.weight - a.weight).map(({ place }) => place)
  }

  function labelsOf(places: readonly number[]): string[] {
    const labels = new Set<string>()
    work.left = WORK.labels
    for (const place of [...new Set(places)].slice(0, LABELLED_MAX)) {
      if (labels.size === SUGGESTIONS_MAX) break
      const label = labelOf(load(place))
      // Where the work has ended, the label may be that of another place.
      if (work.left <= 0) break
      if (label) labels.add(label)
    }
    return [...labels]
  }

  return (text) => {
    try {
      return labelsOf(found(text))
    } finally {
      work.left = Number.POSITIVE_INFINITY
    }
  }
}

/** Readings of a text with the same name are looked up once. */
function remembering(near: Near): Near {
  const known = new Map<string, Map<string, number>>()
  return (key, work) => {
    const found = known.get(key) ?? near(key, work)
    known.set(key, found)
    return found
  }
}

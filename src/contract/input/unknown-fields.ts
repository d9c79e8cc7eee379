import { findZone } from '../../places/zones.ts'
import type { Issue } from '../../platform/errors.ts'
import type { Ignored } from '../warnings.ts'
import { fieldGuesser, type GuessFields, spelling } from './field-guess.ts'

/** What reading has found in an input, in addition to its values. */
export interface Findings {
  /** Lists, texts and objects beyond their limits. The rest of such an input is not read. */
  readonly excess: Issue[]
  /** Fields that do not exist, and are refused. */
  readonly unknown: Issue[]
  /** Unknown fields and names that are ignored. */
  readonly ignored: Ignored[]
  /** The fields that do not exist. */
  unknownCount: number
}

export const nothingFound = (): Findings => ({ excess: [], unknown: [], ignored: [], unknownCount: 0 })

export interface ReadingRules {
  /** A query has only text: an empty one is absent, and flags are words. */
  readonly isQuery: boolean
  /** Every unknown field is refused, not only those that are close to a known one. */
  readonly isStrict: boolean
  /** A single allowed text has to be given as it is, such as the words that confirm a deletion. */
  readonly isExact: boolean
}

export type Path = readonly (string | number)[]

/** The number of unknown fields of a request that are compared with the known ones, and ignored. */
const IGNORED_MAX = 100
/** The unknown fields for which a strict answer says what may be meant. */
const GUESSED_MAX = 3

/** What an object knows about fields that it does not have. */
export interface KnownFields {
  readonly guess: GuessFields
  /** Its fields for a date, a time or a place. */
  readonly fieldsFor: (carried: Carried) => readonly string[]
}

export function knownFields(fields: readonly string[]): KnownFields {
  const byCarried = Map.groupBy(fields, carriedByName)
  return { guess: fieldGuesser(fields), fieldsFor: (carried) => byCarried.get(carried) ?? [] }
}

/** Refuses a field that does not exist, or ignores it and notes it. */
export function unknownField(
  [name, member]: readonly [string, unknown],
  at: Path,
  found: Findings,
  { isStrict }: ReadingRules,
  { guess, fieldsFor }: KnownFields,
): void {
  found.unknownCount += 1
  const isGuessed = found.unknownCount <= (isStrict ? GUESSED_MAX : IGNORED_MAX)
  const meant = isGuessed ? guess(name) : null
  // Ignoring a date would give the answer for another one.
  const carried = isGuessed && meant === null ? carriedBy(name, member) : null
  if (isStrict || meant !== null || carried !== null) {
    const hint = meant ? `: did you mean ${inWords(meant)}?` : carried ? losing(carried, fieldsFor(carried)) : ''
    found.unknown.push({ loc: [...at, name], msg: `This field does not exist${hint}`, type: 'extra_forbidden' })
  } else if (isGuessed) found.ignored.push({ code: 'unknown_field', at: [...at, name] })
  else if (found.unknownCount === IGNORED_MAX + 1) found.excess.push({ loc: [at[0]!], msg: STRANGE, type: 'too_long' })
}

/** A hint names at most this many fields. */
const HINTED_MAX = 12

function losing(carried: Carried, fields: readonly string[]): string {
  const here =
    fields.length === 0
      ? `Nothing here takes a ${carried}`
      : `The ${fields.length === 1 ? 'field' : 'fields'} for a ${carried} ${fields.length === 1 ? 'is' : 'are'} ${inWords(fields.slice(0, HINTED_MAX))}`
  return `. ${here}`
}

const STRANGE = `More than ${IGNORED_MAX} fields do not exist`

const inWords = (names: readonly string[]): string =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Data in a field that a chart depends on. */
export type Carried = 'date' | 'time' | 'place'

/** Words in names, each with what a field with such a name carries. */
const WORDS: ReadonlyMap<string, Carried> = new Map(
  Object.entries({
    date: `date dates datetime datetimes day month year birthday birthdate dob moment instant when epoch jd jdn julday
      julian start end from to since until week period range`,
    time: `time times hour hours minute minutes second seconds clock tob timestamp utc gmt tz tzone tzinfo tzname tzoffset
      timezone zone offset`,
    place: `city town village place location address country state region nation province county district lat lng latlng
      latlon coords coordinates geo gps birthplace pob hometown residence postcode zip`,
  }).flatMap(([carried, words]) => words.split(/\s+/).map((word) => [word, carried as Carried] as const)),
)

/** Words of fields that say which clock the other fields use. */
const CLOCKS = setOf('utc gmt dst daylight summertime')

/** Words in names of internal notes and free text: a date in them is not that of a chart. */
const RECORDS = setOf('created updated modified generated session metadata meta context version api label title')

/** Words in names of styling and remarks. They carry nothing, unless the value itself is a date or a time. */
const REMARKS = setOf(
  `format style color colour font size width display include show hide locale id source accuracy rating page`,
)

/** An ISO date, also with a time or the end of a period. An identifier such as `2026-03-01-report` is not a date. */
const ISO_DATE = /^\s*[+-]?\d{4,6}-\d{2}-\d{2}(?![-_]\w*[a-z])/i
const CLOCK_TIME = /^\s*\d{1,2}:\d{2}/
const OFFSET = /^(?:(?:utc|gmt)(?:[+-]\d{1,2}(?::?\d{2})?)?|[+-]\d{1,2}:\d{2}(?::\d{2})?)$/i
/** Names of zones that are not also names of countries or languages. */
const AREA_AND_CITY = /^[a-z_]+\/[a-z0-9_+/-]+$/i
/** No zone and no date has a longer text, and no field a longer name. */
const TEXT_MAX = 64

/** How deep a value is examined. Bodies that programs send are not deeper. */
const DEPTH_MAX = 3
/** Members of an object, or items of a list, that are examined. A birth has fewer. */
const MEMBERS_MAX = 30
/** Values that are looked at within a field. */
const LEAVES_MAX = 100

/** What an unknown field carries, by its name or by what it holds; null for a field that no chart depends on. */
export function carriedBy(name: string, value: unknown): Carried | null {
  for (const leaf of leavesOf(wordsOf(name), value, 0).take(LEAVES_MAX)) {
    const carried = carriedByLeaf(leaf)
    if (carried) return carried
  }
  return null
}

/** What a field carries by its name alone. */
const carriedByName = (name: string): Carried | null => carriedByWords(wordsOf(name))

/** A value that is no object, with the words of its name and of the names around it. */
interface Leaf {
  readonly words: readonly string[]
  readonly value: string | number | boolean
}

function* leavesOf(words: readonly string[], value: unknown, depth: number): Generator<Leaf> {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') yield { words, value }
  if (typeof value !== 'object' || value === null || depth === DEPTH_MAX) return
  for (const [name, member] of Object.entries(value).slice(0, MEMBERS_MAX))
    yield* leavesOf(Array.isArray(value) ? words : [...words, ...wordsOf(name)], member, depth + 1)
}

function carriedByLeaf({ words, value }: Leaf): Carried | null {
  if (value === '' || words.some((word) => RECORDS.has(word))) return null
  const isRemark = words.some((word) => REMARKS.has(word))
  const named = carriedByWords(words)
  const clock = words.some((word) => CLOCKS.has(word)) ? 'time' : null
  if (isRemark) return typeof value === 'string' ? (carriedByText(value) ?? clockTime(named, value)) : null
  if (typeof value === 'boolean') return clock
  return named ?? clock ?? (typeof value === 'string' ? carriedByText(value) : null)
}

const carriedByWords = (words: readonly string[]): Carried | null =>
  words.map((word) => WORDS.get(word)).findLast((carried) => carried !== undefined) ?? null

function carriedByText(value: string): Carried | null {
  const text = value.slice(0, TEXT_MAX).trim()
  if (ISO_DATE.test(text)) return 'date'
  return OFFSET.test(text) || (AREA_AND_CITY.test(text) && findZone(text) !== null) ? 'time' : null
}

/** `16:10` is a time in a field for times, and may be a ratio in another. */
const clockTime = (named: Carried | null, text: string): Carried | null =>
  named === 'time' && CLOCK_TIME.test(text) ? 'time' : null

/** The day of the week follows from the date, and does not change it. Whether something takes all day is no date. */
const wordsOf = (name: string): readonly string[] =>
  spelling(name.slice(0, TEXT_MAX))
    .replace(/(^|_)day_of_(?:the_)?week(?=_|$)/, '$1weekday')
    .replace(/(^|_)all_day(?=_|$)/, '$1allday')
    .split('_')

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

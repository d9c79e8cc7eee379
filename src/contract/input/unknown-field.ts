import { type Carried, carriedBy, carriedByName } from '../carried.ts'
import { fieldGuesser, type GuessFields } from '../field-guess.ts'
import type { Findings, Path, ReadingRules } from './findings.ts'

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
  found.strangers += 1
  const isGuessed = found.strangers <= (isStrict ? GUESSED_MAX : IGNORED_MAX)
  const meant = isGuessed ? guess(name) : null
  // Ignoring a date would give the answer for another one.
  const carried = isGuessed && meant === null ? carriedBy(name, member) : null
  if (isStrict || meant !== null || carried !== null) {
    const hint = meant ? `: did you mean ${inWords(meant)}?` : carried ? losing(carried, fieldsFor(carried)) : ''
    found.unknown.push({ loc: [...at, name], msg: `This field does not exist${hint}`, type: 'extra_forbidden' })
  } else if (isGuessed) found.ignored.push({ code: 'unknown_field', at: [...at, name] })
  else if (found.strangers === IGNORED_MAX + 1) found.excess.push({ loc: [at[0]!], msg: STRANGE, type: 'too_long' })
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

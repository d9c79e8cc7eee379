import { type Alphabet, HEBREW_SPELLINGS, LATIN_SPELLINGS } from './alphabets.ts'
import type { System } from './profile.ts'
import { type NameSource, PROFILE_ENTRIES, PROFILE_NAMES } from './registry/profiles.ts'

/** A name in letters of an alphabet. Lists contain each character once, as given. */
export interface NameParts {
  /** Words in capital base letters. Words without letters are left out. */
  readonly words: readonly string[]
  /** Ignored characters. */
  readonly ignored: readonly string[]
  /** Letters that are not in the alphabet. */
  readonly unsupported: readonly string[]
}

/**
 * Reads a name into words of countable letters, by the rules of the alphabet. Hyphens separate words, as in numerology
 * programs (http://numerology.astrology.com/names.html) and passports. Apostrophes join them (ICAO Doc 9303, part 3). A full
 * stop ends an initial, so that J.R.R. has three words.
 */
export function readName(name: string, script: Alphabet['script']): NameParts {
  const { letter, respelled } = SCRIPTS[script]
  const words: string[] = []
  const ignored = new Set<string>()
  const unsupported = new Set<string>()
  let word = ''
  for (const sign of name) {
    if (LEFT_OUT.test(sign)) {
      ignored.add(sign)
      continue
    }
    for (const part of folded(sign)) {
      if (letter.test(part)) word += part
      else if (respelled.has(part)) word += respelled.get(part)
      else if (MARK.test(part)) continue
      else if (LEFT_OUT.test(part)) ignored.add(sign)
      else if (LETTER.test(part)) unsupported.add(sign)
      else if (SEPARATOR.test(part)) {
        if (word !== '') words.push(word)
        word = ''
      } else ignored.add(sign)
    }
  }
  if (word !== '') words.push(word)
  return { words, ignored: [...ignored], unsupported: [...unsupported] }
}

/** Reads character by character, so that a refusal can quote characters as given. */
const folded = (sign: string): string =>
  sign >= '!' && sign <= '~' ? sign.toUpperCase() : sign.normalize('NFKC').toUpperCase().normalize('NFD')

/**
 * Characters removed before NFKC. NFKC would turn a spacing accent (O´Brien) into a space and ™ into letters. Unicode
 * counts some apostrophes as letters (ʻokina, ʿayn, saltillo).
 */
const LEFT_OUT = /[\p{S}\u037A\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\uA78B\uA78C]/u
const MARK = /\p{M}/u
const LETTER = /\p{L}/u
/** U+FEFF is white space in JavaScript, but a format character in Unicode. */
const SEPARATOR = /[^\S\uFEFF]|[\p{Pd}.,]/u

const SCRIPTS = {
  Latn: { letter: /^[A-Z]$/, respelled: new Map(Object.entries(LATIN_SPELLINGS)) },
  Hebr: { letter: /^[אבגדהוזחטיכלמנסעפצקרשת]$/, respelled: new Map(Object.entries(HEBREW_SPELLINGS)) },
} as const

type Text = string | null | undefined
export type Names = { readonly [Source in NameSource]?: Text }

/** The fields of a request that select a name. */
export interface NameRequest {
  readonly method: {
    readonly system: System
    readonly profile?: Text
    readonly name_source?: NameSource | null | undefined
  }
  readonly subject: { readonly name?: Names | null | undefined }
}

/**
 * The name that a request selects: by its `name_source` if the system accepts one, otherwise by its profile, otherwise
 * the only name in the request. Null when nothing selects one of two.
 */
export function selectedName({ method, subject: { name } }: NameRequest): NameSource | null {
  if (method.system === 'pythagorean') return 'birth'
  const profile = PROFILE_NAMES[method.system][method.profile ?? '']
  if (method.system === 'chaldean' && profile) return PROFILE_ENTRIES[profile].nameSource ?? null
  if (method.system !== 'chaldean' && method.name_source) return method.name_source
  const given = namesGiven(name)
  return given.length === 1 ? given[0]! : null
}

export const namesGiven = (name: Names | null | undefined): NameSource[] =>
  (['birth', 'current'] as const).filter((source) => isText(name?.[source]))

/** Whether a text has more than spaces. */
export const isText = (value: Text): boolean => value?.trim() !== undefined && value.trim() !== ''

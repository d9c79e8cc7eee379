import type { Alphabet } from './alphabets.ts'
import { HEBREW_SPELLINGS } from './hebrew-alphabets.ts'
import { LATIN_SPELLINGS } from './latin-alphabets.ts'

/** A name in letters of an alphabet; every list names each sign once, as it was given. */
export interface NameParts {
  /** Capital base letters; a word without a letter is none. */
  readonly words: readonly string[]
  /** Signs that were left out. */
  readonly ignored: readonly string[]
  /** Letters that the alphabet does not have. */
  readonly unsupported: readonly string[]
}

/**
 * Reads a name into words of countable letters; the alphabets state the rules. Hyphens separate words, as numerology
 * programs do (http://numerology.astrology.com/names.html) and passports too, where an apostrophe joins (ICAO Doc 9303,
 * part 3); a full stop ends an initial, so that J.R.R. are three words.
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

/** Sign by sign, so that what is refused can be named as it was written. */
const folded = (sign: string): string =>
  sign >= '!' && sign <= '~' ? sign.toUpperCase() : sign.normalize('NFKC').toUpperCase().normalize('NFD')

/**
 * Out before NFKC, which would make a space of an accent that stands by itself (O´Brien) and letters of ™; and the
 * apostrophes that Unicode counts as letters (ʻokina, ʿayn, saltillo).
 */
const LEFT_OUT = /[\p{S}\u037A\u02B9-\u02BF\u02C8\u02CA\u02CB\u02EE\uA78B\uA78C]/u
const MARK = /\p{M}/u
const LETTER = /\p{L}/u
/** U+FEFF is white space to JavaScript, but an invisible sign to Unicode. */
const SEPARATOR = /[^\S\uFEFF]|[\p{Pd}.,]/u

const SCRIPTS = {
  Latn: { letter: /^[A-Z]$/, respelled: new Map(Object.entries(LATIN_SPELLINGS)) },
  Hebr: { letter: /^[אבגדהוזחטיכלמנסעפצקרשת]$/, respelled: new Map(Object.entries(HEBREW_SPELLINGS)) },
} as const

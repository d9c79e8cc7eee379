import { lookupKey } from './spelling.ts'

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

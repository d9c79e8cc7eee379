import { keyOf } from './spelling.ts'

/** One way to read a text: a name, and what is said behind it to tell places of that name apart. Keys, not text. */
export interface Reading {
  readonly name: string
  readonly qualifiers: readonly string[]
}

/** Commas of the scripts of the world, brackets, and the strokes that people put between a city and its country. */
const SEPARATOR = /[,;，、،؛()/|\n]|\s[-–—]\s/
/** More than the longest name of a place with its district, state and country. */
const TEXT_MAX = 300
const WORDS_MAX = 12
const QUALIFIERS_MAX = 3

/** How a text may be meant, the likeliest first: as one name, or as a name with what follows a comma behind it. */
export function* readings(text: string): Generator<Reading> {
  if (text.length > TEXT_MAX) return
  const whole = keyOf(text)
  if (whole === '') return
  yield { name: whole, qualifiers: [] }
  const parts = text
    .split(SEPARATOR)
    .map(keyOf)
    .filter((part) => part !== '')
  for (let count = parts.length - 1; count >= Math.max(1, parts.length - QUALIFIERS_MAX); count -= 1) {
    yield { name: parts.slice(0, count).join(' '), qualifiers: parts.slice(count).map(joinInitials) }
  }
}

/** How a text may be meant whose writer left out the commas: its last words, in one group or in two, are qualifiers. */
export function* readingsWithoutCommas(text: string): Generator<Reading> {
  if (text.length > TEXT_MAX) return
  const words = keyOf(text).split(' ')
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

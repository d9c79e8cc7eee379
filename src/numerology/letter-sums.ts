import { ALPHABETS, type AlphabetId } from './alphabets.ts'
import { reduce, total } from './reduce.ts'
import type { LetterValue, Step } from './result.ts'

/** The values of the letters of one word, and their sum. */
export type WordSum = Extract<Step, { readonly kind: 'letters' }>

/** The sum of each word by an alphabet. `counts` selects the letters. */
export const wordSums = (words: readonly string[], alphabet: AlphabetId, counts = everyLetter): WordSum[] =>
  words.map((word) => lettersStep(word, letterValues(word, alphabet, counts)))

/** The value of each letter of a text. */
export function letterValues(text: string, alphabet: AlphabetId, counts = everyLetter): LetterValue[] {
  const values = VALUES[alphabet]
  return Array.from(text)
    .filter(counts)
    .map((letter) => ({ letter, value: values.get(letter)! }))
}

export const lettersStep = (of: string, letters: readonly LetterValue[]): WordSum => ({
  kind: 'letters',
  of,
  letters,
  result: total(letters.map(({ value }) => value)),
})

/** The total of the words. A single word needs no addition. */
export function sumOfWords(of: string, sums: readonly WordSum[]): { readonly sum: number; readonly steps: Step[] } {
  const terms = sums.map(({ of, result }) => ({ of, value: result }))
  const sum = total(terms.map(({ value }) => value))
  return { sum, steps: sums.length === 1 ? [] : [{ kind: 'sum', of, terms, result: sum }] }
}

export const wordTotals = (sums: readonly WordSum[]) =>
  sums.map(({ of, result }) => ({ word: of, total: result, unit: reduce(of, result, 'reduce_all').value }))

const everyLetter = (_letter: string): boolean => true

const VALUES = Object.fromEntries(
  Object.entries(ALPHABETS).map(([id, { letters }]) => [
    id,
    new Map(letters.map(({ letter, value }) => [letter, value])),
  ]),
) as unknown as Record<AlphabetId, ReadonlyMap<string, number>>

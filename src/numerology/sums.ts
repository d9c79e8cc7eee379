import { ALPHABETS, type AlphabetId } from './alphabets.ts'
import {
  type LetterValue,
  type MasterPolicy,
  type NumberResult,
  numberOf,
  reduce,
  type Step,
  type Term,
  total,
} from './reduce.ts'

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

/** A day of the Gregorian calendar. */
export interface CivilDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The sum of all digits of a date, in the order of its fields. The year has at least four digits, the others two. */
export function dateDigits(
  of: string,
  date: CivilDate,
  order: readonly (keyof CivilDate)[],
): Extract<Step, { readonly kind: 'digits' }> {
  const text = order.map((field) => String(date[field]).padStart(field === 'year' ? 4 : 2, '0')).join('')
  const digits = Array.from(text, Number)
  return { kind: 'digits', of, from: Number(text), digits, result: total(digits) }
}

/** A term with its steps. */
export interface TracedTerm extends Term {
  readonly steps: readonly Step[]
}

/** A term from a number reduced by a policy. */
export function reducedTerm(
  of: string,
  number: number,
  policy: MasterPolicy,
  before: readonly Step[] = [],
): TracedTerm {
  const { value, steps } = reduce(of, number, policy)
  return { of, value, steps: [...before, ...steps] }
}

/** A term from a number with its steps elsewhere. */
export const plainTerm = (of: string, value: number): TracedTerm => ({ of, value, steps: [] })

/** The reduced sum of terms. */
export function sumOf(of: string, traced: readonly TracedTerm[], policy: MasterPolicy): NumberResult {
  const terms = traced.map(bare)
  const result = total(terms.map(({ value }) => value))
  return numberOf(of, result, policy, [...traced.flatMap(({ steps }) => steps), { kind: 'sum', of, terms, result }])
}

/** The absolute difference of two single digits: 0 to 9, never reduced. */
export function differenceOf(of: string, one: TracedTerm, other: TracedTerm): NumberResult {
  const value = Math.abs(one.value - other.value)
  const step: Step = { kind: 'difference', of, terms: [bare(one), bare(other)], result: value }
  const trace = [...one.steps, ...other.steps, step]
  return { value, compound: null, isMaster: false, karmicDebts: [], trace }
}

const bare = ({ of, value }: TracedTerm): Term => ({ of, value })

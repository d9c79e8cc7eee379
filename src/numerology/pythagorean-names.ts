import type { AlphabetId } from './alphabets.ts'
import { letterValues, sumOfWords, type WordSum, wordSums } from './letter-sums.ts'
import type { DigitsResult, HiddenPassion, Uncounted } from './profile.ts'
import { type MasterPolicy, numberOf } from './reduce.ts'
import type { NumberResult, Step } from './result.ts'
import { differenceOf, plainTerm, reducedTerm, sumOf } from './terms.ts'

/**
 * The methods for the sums of words. A single word is reduced directly, so that its compound is not lost in a sum of one
 * term.
 */
export const NAME_METHODS = {
  /** Reduces each word before the addition, https://www.worldnumerology.com/Do-reading-numerology-02-HeartDes.html */
  component(of: string, sums: readonly WordSum[]): NumberResult {
    if (sums.length === 1) return allLetters(of, sums)
    return sumOf(
      of,
      sums.map((sum) => reducedTerm(sum.of, sum.result, KEEP, [sum])),
      KEEP,
    )
  },
  /** Adds all letters, https://numeropaths.com/methods */
  total: allLetters,
} as const

export type NameMethod = (typeof NAME_METHODS)[keyof typeof NAME_METHODS]

/** The number of all letters of the name. */
export const expression = (words: readonly string[], method: NameMethod): NumberResult =>
  method('expression', wordSums(words, ALPHABET))

/** The number of the vowels. */
export const soulUrge = (words: readonly string[], method: NameMethod): NumberResult | Uncounted =>
  ofLetters('soul_urge', words, isVowel, method) ?? { value: null, reason: 'no_vowels' }

/** The number of the consonants. */
export const personality = (words: readonly string[], method: NameMethod): NumberResult | Uncounted =>
  ofLetters('personality', words, (letter) => !isVowel(letter), method) ?? { value: null, reason: 'no_consonants' }

/** The number of the initials, as one digit. */
export function balance(words: readonly string[]): NumberResult {
  const [initials] = wordSums([words.map((word) => word[0]).join('')], ALPHABET)
  return numberOf('balance', initials!.result, 'reduce_all', [{ ...initials!, of: 'initials' }])
}

/** The missing digits, the most frequent digits, and the number of different digits of all letters. */
export function digitCounts(words: readonly string[]) {
  const letters = letterValues(words.join(''), ALPHABET)
  const counts = DIGITS.map((digit) => letters.filter(({ value }) => value === digit).length)
  const step: Step = { kind: 'counts', of: 'letters', counts, result: letters.length }
  const count = Math.max(...counts)
  const lessons = DIGITS.filter((digit) => counts[digit - 1] === 0)
  const present = differenceOf('subconscious_self', plainTerm('digits', 9), plainTerm('karmic_lessons', lessons.length))
  return {
    hidden_passion: { digits: DIGITS.filter((digit) => counts[digit - 1] === count), count, trace: [step] },
    karmic_lessons: { digits: lessons, trace: [step] },
    subconscious_self: { ...present, trace: [step, ...present.trace] },
  } satisfies { hidden_passion: HiddenPassion; karmic_lessons: DigitsResult; subconscious_self: NumberResult }
}

const ALPHABET = 'pythagorean-latin-a-z-cyclic-1-9-v1' satisfies AlphabetId
const KEEP = 'preserve_core_11_22_33' satisfies MasterPolicy
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Y is always a consonant: https://numeropaths.com/methods */
const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter)

function allLetters(of: string, sums: readonly WordSum[]): NumberResult {
  const { sum, steps } = sumOfWords(of, sums)
  return numberOf(of, sum, KEEP, [...sums, ...steps])
}

/** The number of selected letters; null when there are none. Words without a selected letter are left out. */
function ofLetters(
  of: string,
  words: readonly string[],
  counts: (letter: string) => boolean,
  method: NameMethod,
): NumberResult | null {
  const sums = wordSums(words, ALPHABET, counts).filter(({ letters }) => letters.length > 0)
  return sums.length === 0 ? null : method(of, sums)
}

import type { AlphabetId } from './alphabets.ts'
import type { Challenge, DigitsResult, HiddenPassion, Period, Uncounted } from './profile.ts'
import { type MasterPolicy, type NumberResult, numberOf, reduce, type Step } from './reduce.ts'
import {
  type CivilDate,
  dateDigits,
  differenceOf,
  letterValues,
  plainTerm,
  reducedTerm,
  sumOf,
  sumOfWords,
  type WordSum,
  wordSums,
} from './sums.ts'

const KEEP = 'preserve_core_11_22_33' satisfies MasterPolicy
const ALL = 'reduce_all' satisfies MasterPolicy
const ALPHABET = 'pythagorean-latin-a-z-cyclic-1-9-v1' satisfies AlphabetId
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The methods for a date: reduce each part before the addition, or add all digits at once. */
export const DATE_METHODS = {
  /** http://www.decoz.com/numerology-Course-02.htm */
  component: {
    lifePath: (birth: CivilDate): NumberResult => sumOf('life_path', birthTerms(birth, KEEP), KEEP),
    personalYear(birth: CivilDate, now: CivilDate): NumberResult {
      const [month, day] = birthTerms(birth, ALL)
      return sumOf('personal_year', [month, day, reducedTerm('calendar_year', now.year, ALL)], ALL)
    },
  },
  /** https://numberscape.app/definitions */
  rawDate: {
    lifePath(birth: CivilDate): NumberResult {
      const digits = dateDigits('birth_date', birth, ['year', 'month', 'day'])
      return numberOf('life_path', digits.result, KEEP, [digits])
    },
    personalYear(birth: CivilDate, now: CivilDate): NumberResult {
      const digits = dateDigits('birthday_in_calendar_year', { ...birth, year: now.year }, ['year', 'month', 'day'])
      return numberOf('personal_year', digits.result, ALL, [digits])
    },
  },
} as const

export type DateMethod = (typeof DATE_METHODS)[keyof typeof DATE_METHODS]

/** The day of birth, with 11 and 22 as master numbers. */
export const birthday = (birth: CivilDate): NumberResult => numberOf('birth_day', birth.day, KEEP)

/** Personal year, month and day of the reference date. Each adds to the one before and is reduced to one digit. */
export function personalNumbers(birth: CivilDate, now: CivilDate, { personalYear }: DateMethod) {
  const year = personalYear(birth, now)
  const month = onTop('personal_month', 'personal_year', year, 'calendar_month', now.month)
  const day = onTop('personal_day', 'personal_month', month, 'calendar_day', now.day)
  return { personal_year: year, personal_month: month, personal_day: day }
}

/** Month, day and year as one digit each. They change with the pinnacles. The second lasts for two pinnacles. */
export function lifeCycles(birth: CivilDate, lifePath: NumberResult): Period[] {
  const { first, second, third, fourth } = pinnacleAges(lifePath)
  const cycle = (ordinal: number, field: keyof CivilDate, ages: Ages): Period => ({
    ordinal,
    ...ages,
    number: numberOf(`birth_${field}`, birth[field], ALL),
  })
  return [
    cycle(1, 'month', first),
    cycle(2, 'day', { fromAge: second.fromAge, toAge: third.toAge }),
    cycle(3, 'year', fourth),
  ]
}

/** Month + day, day + year, the sum of these two, month + year. Master numbers are kept in each step. */
export function pinnacles(birth: CivilDate, lifePath: NumberResult): Period[] {
  const ages = pinnacleAges(lifePath)
  const [month, day, year] = birthTerms(birth, KEEP)
  const first = sumOf('pinnacle_1', [month, day], KEEP)
  const second = sumOf('pinnacle_2', [day, year], KEEP)
  const both = [plainTerm('pinnacle_1', first.value), plainTerm('pinnacle_2', second.value)]
  return [
    { ordinal: 1, ...ages.first, number: first },
    { ordinal: 2, ...ages.second, number: second },
    { ordinal: 3, ...ages.third, number: sumOf('pinnacle_3', both, KEEP) },
    { ordinal: 4, ...ages.fourth, number: sumOf('pinnacle_4', [month, year], KEEP) },
  ]
}

/** Differences of month and day, of day and year, of these two (the main challenge), and of month and year. 0 is valid. */
export function challenges(birth: CivilDate): Challenge[] {
  const [month, day, year] = birthTerms(birth, ALL)
  const first = differenceOf('challenge_1', month, day)
  const second = differenceOf('challenge_2', day, year)
  const main = differenceOf(
    'challenge_3',
    plainTerm('challenge_1', first.value),
    plainTerm('challenge_2', second.value),
  )
  const fourth = differenceOf('challenge_4', month, year)
  return [first, second, main, fourth].map((number, index) => ({ ordinal: index + 1, isMain: number === main, number }))
}

type Ages = Pick<Period, 'fromAge' | 'toAge'>

/** The first pinnacle ends at the age of 36 less the life path as one digit. The next two last nine years each. */
function pinnacleAges(lifePath: NumberResult) {
  const end = 36 - reduce('life_path', lifePath.value, ALL).value
  return {
    first: { fromAge: 0, toAge: end },
    second: { fromAge: end + 1, toAge: end + 9 },
    third: { fromAge: end + 10, toAge: end + 18 },
    fourth: { fromAge: end + 19, toAge: null },
  } satisfies Record<string, Ages>
}

const birthTerms = ({ month, day, year }: CivilDate, policy: MasterPolicy) =>
  [
    reducedTerm('birth_month', month, policy),
    reducedTerm('birth_day', day, policy),
    reducedTerm('birth_year', year, policy),
  ] as const

const onTop = (of: string, below: string, number: NumberResult, name: string, value: number): NumberResult =>
  sumOf(of, [plainTerm(below, number.value), plainTerm(name, value)], ALL)

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

import type { ChaldeanResult } from './profile.ts'
import { reduce, type Step, total } from './reduce.ts'
import { sumOfWords, wordSums, wordTotals } from './sums.ts'

/**
 * The name number by Cheiro. Each name is reduced to one digit, and the sum of these digits is the compound. The compound
 * of a single name is its total. The total of all letters, which other authors use, has the same root and is listed too.
 * https://numrolab.com/articles/chaldean-numerology-chart
 */
export function chaldean(words: readonly string[]): Omit<ChaldeanResult, 'kind' | 'name'> {
  const sums = wordSums(words, 'chaldean-cheiro-latin-a-z-1-8-v1')
  const totals = wordTotals(sums)
  const grand = sumOfWords('grand_total', sums)
  const units = totals.map(({ word, unit }) => ({ of: word, value: unit }))
  const unitSum = units.length === 1 ? grand.sum : total(units.map(({ value }) => value))
  const root = reduce('unit_sum', unitSum, 'reduce_all')
  const added: Step[] =
    units.length === 1
      ? []
      : [
          ...sums.flatMap(({ of, result }) => reduce(of, result, 'reduce_all').steps),
          { kind: 'sum', of: 'unit_sum', terms: units, result: unitSum },
        ]
  return {
    words: totals,
    unitSum,
    grandTotal: grand.sum,
    meaning: compoundMeaning(unitSum),
    number: {
      value: root.value,
      compound: unitSum > 9 ? unitSum : null,
      isMaster: false,
      karmicDebts: [],
      trace: [...sums, ...grand.steps, ...added, ...root.steps],
    },
  }
}

/** Cheiro describes 10 to 52. */
const MEANING_MIN = 10
const MEANING_MAX = 52

/** Numbers with the meaning of another number, https://www.astroccult.net/compoundnumbers.html */
const SAME_MEANING: Readonly<Record<number, number>> = {
  33: 24,
  34: 25,
  35: 26,
  36: 27,
  38: 29,
  39: 30,
  40: 31,
  41: 32,
  42: 24,
  44: 26,
  45: 27,
  46: 37,
  47: 29,
  48: 30,
  49: 31,
  50: 32,
  52: 43,
}

/** The compound number with the meaning of a sum; null when there is none. */
export const compoundMeaning = (sum: number): number | null =>
  sum < MEANING_MIN || sum > MEANING_MAX ? null : (SAME_MEANING[sum] ?? sum)

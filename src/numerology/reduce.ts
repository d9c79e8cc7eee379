/** A letter of a name and its value. */
export interface LetterValue {
  readonly letter: string
  readonly value: number
}

/**
 * A step of a calculation. `of` names its subject, such as `month` or `JOHN`. The numbers of a step always give its
 * `result`, so that a reader can check it by hand.
 */
export type Step =
  /** The sum of letter values. Letters that do not count are left out. */
  | { readonly kind: 'letters'; readonly of: string; readonly letters: readonly LetterValue[]; readonly result: number }
  /** The sum of the decimal digits of `from`: one step of a reduction. */
  | {
      readonly kind: 'digits'
      readonly of: string
      readonly from: number
      readonly digits: readonly number[]
      readonly result: number
    }
  /** A master number that the policy keeps. */
  | { readonly kind: 'kept'; readonly of: string; readonly result: number }
  /** The sum of terms. */
  | { readonly kind: 'sum'; readonly of: string; readonly terms: readonly Term[]; readonly result: number }
  /** The absolute difference of two terms. */
  | {
      readonly kind: 'difference'
      readonly of: string
      readonly terms: readonly [Term, Term]
      readonly result: number
    }
  /** The count of each digit from 1 to 9 among the letters of a name. `result` is the number of letters. */
  | { readonly kind: 'counts'; readonly of: string; readonly counts: readonly number[]; readonly result: number }

export interface Term {
  readonly of: string
  readonly value: number
}

/** A number with its trace. */
export interface NumberResult {
  readonly value: number
  /** The sum before the last reduction; null without a reduction. */
  readonly compound: number | null
  /** True for 11, 22 or 33, when the policy keeps it. */
  readonly isMaster: boolean
  /** 13, 14, 16 or 19 as the compound, in calculations that look for them. */
  readonly karmicDebts: readonly number[]
  readonly trace: readonly Step[]
}

/** The master numbers that each policy keeps. */
export const MASTER_POLICIES = {
  preserve_core_11_22_33: [11, 22, 33],
  reduce_all: [],
  not_applicable: [],
} as const satisfies Record<string, readonly number[]>

export type MasterPolicy = keyof typeof MASTER_POLICIES

export interface Reduction {
  readonly value: number
  /**
   * The sum before the last reduction, null without a reduction. A 10 between two digits and 1 does not count: 19 and 28 are
   * written 19/1 and 28/1, https://www.astrogle.com/numerology/karmic-debt-numbers-in-numerology.html
   */
  readonly compound: number | null
  readonly isMaster: boolean
  readonly steps: readonly Step[]
}

/** Adds the digits of a sum (0 or greater) down to one digit or to a master number that the policy keeps. */
export function reduce(of: string, sum: number, policy: MasterPolicy): Reduction {
  const masters: readonly number[] = MASTER_POLICIES[policy]
  const steps: Step[] = []
  let value = sum
  let compound: number | null = null
  while (value > 9 && !masters.includes(value)) {
    const digits = digitsOf(value)
    const result = total(digits)
    steps.push({ kind: 'digits', of, from: value, digits, result })
    const passing = value === 10 && compound !== null && compound < 100
    if (!passing) compound = value
    value = result
  }
  const isMaster = masters.includes(value)
  if (isMaster) steps.push({ kind: 'kept', of, result: value })
  return { value, compound, isMaster, steps }
}

/** The reduced number of a sum. Its trace has the given steps, which led to the sum, and then the reduction. */
export function numberOf(of: string, sum: number, policy: MasterPolicy, before: readonly Step[] = []): NumberResult {
  const { value, compound, isMaster, steps } = reduce(of, sum, policy)
  const trace = [...before, ...steps]
  if (trace.length === 0) trace.push({ kind: 'sum', of, terms: [{ of, value: sum }], result: sum })
  return { value, compound, isMaster, karmicDebts: [], trace }
}

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const digitsOf = (whole: number): number[] => Array.from(String(whole), Number)

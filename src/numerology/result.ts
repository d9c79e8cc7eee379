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

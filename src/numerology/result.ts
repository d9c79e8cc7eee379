/** A letter of a name and what it counts. */
export interface LetterValue {
  readonly letter: string
  readonly value: number
}

/**
 * One step of a calculation, so that a reader can follow it with a pencil. `of` says what is worked on, such as `month`
 * or `JOHN`; the numbers of a step always give its `result`.
 */
export type Step =
  /** The values of letters added up; letters that do not count are left out. */
  | { readonly kind: 'letters'; readonly of: string; readonly letters: readonly LetterValue[]; readonly result: number }
  /** The decimal digits of `from` added up: one step of a reduction. */
  | {
      readonly kind: 'digits'
      readonly of: string
      readonly from: number
      readonly digits: readonly number[]
      readonly result: number
    }
  /** A master number that the policy keeps: nothing is added. */
  | { readonly kind: 'kept'; readonly of: string; readonly result: number }
  /** Terms added up. */
  | { readonly kind: 'sum'; readonly of: string; readonly terms: readonly Term[]; readonly result: number }
  /** The absolute difference of two terms. */
  | {
      readonly kind: 'difference'
      readonly of: string
      readonly terms: readonly [Term, Term]
      readonly result: number
    }
  /** How often each digit from 1 to 9 occurs among the letters of a name; `result` is how many letters there are. */
  | { readonly kind: 'counts'; readonly of: string; readonly counts: readonly number[]; readonly result: number }

export interface Term {
  readonly of: string
  readonly value: number
}

/** One number with everything that led to it. */
export interface NumberResult {
  readonly value: number
  /** The sum before the last reduction; null when there was nothing to reduce. */
  readonly compound: number | null
  /** 11, 22 or 33, kept by the policy. */
  readonly isMaster: boolean
  /** 13, 14, 16 or 19, met as the compound, where the calculation looks for them. */
  readonly karmicDebts: readonly number[]
  readonly trace: readonly Step[]
}

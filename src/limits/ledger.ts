import type { Plan } from '../billing/plans.ts'
import type { AbuseRules } from './abuse.ts'
import type { BucketState } from './bucket.ts'
import type { Period } from './period.ts'

/** One account in one period of its plan: what units are counted for. */
export interface Slot {
  readonly accountId: string
  readonly plan: Plan
  readonly period: Period
}

export interface Question {
  /**
   * `take` takes the units and one request of the second, or neither when there is no room for both. `book` counts the units
   * whatever the plan allows, gives them back when negative, and with none only asks how many are used.
   */
  readonly kind: 'take' | 'book'
  readonly units: number
}

export interface Verdict {
  readonly outcome: 'accepted' | 'quota_exceeded' | 'rps_exceeded' | 'penalised'
  /** Units used in the period, those just taken among them. */
  readonly used: number
  /** What remains of a penalty; zero without one. */
  readonly penaltyMs: number
}

/** Questions about one slot, in their order. */
export interface Asked {
  readonly slot: Slot
  readonly questions: readonly Question[]
}

/** Where units and requests are counted, shared by all fronts. */
export interface Ledger {
  readonly name: 'redis' | 'postgres'
  /**
   * Answers each question as if it had come after the ones before it. Atomic for each slot: two fronts never take the same
   * unit or the same request of a second.
   */
  settle(asked: readonly Asked[], abuse: AbuseRules): Promise<readonly (readonly Verdict[])[]>
  /** Units that are used in the period, and the bucket of the account if it has one. */
  load(slot: Slot): Promise<{ readonly used: number; readonly bucket: BucketState | null }>
  /** Writes the buckets of accounts, whatever was there. With none it finds out whether the store is there. */
  writeBuckets(buckets: ReadonlyMap<string, BucketState>, abuse: AbuseRules): Promise<void>
  /** True for errors which mean that the store can't be reached at present. */
  isAway(error: unknown): boolean
}

/** What a store answers about one slot: a letter for each question, and the units used before the first of them. */
export interface Settled {
  readonly outcomes: string
  readonly used: number
  readonly penaltyMs: number
}

const OUTCOMES: Readonly<Record<string, Verdict['outcome']>> = {
  a: 'accepted',
  q: 'quota_exceeded',
  r: 'rps_exceeded',
  p: 'penalised',
}

/** The verdicts on the questions about one slot, from the answer of a store. */
export function verdicts({ questions }: Asked, { outcomes, used: before, penaltyMs }: Settled): readonly Verdict[] {
  let used = before
  return questions.map(({ units }, at) => {
    const outcome = OUTCOMES[outcomes[at]!]!
    if (outcome === 'accepted') used = Math.max(0, used + units)
    return { outcome, used, penaltyMs: outcome === 'penalised' ? penaltyMs : 0 }
  })
}

/** Names an account and a period, whatever its plan allows. */
export const keyOf = ({ accountId, plan, period }: Slot): string => `${accountId} ${plan.period} ${period.start}`

/** `t` or `b` for each question, as the stores read them. */
export const kindsOf = ({ questions }: Asked): string =>
  questions.map(({ kind }) => (kind === 'take' ? 't' : 'b')).join('')

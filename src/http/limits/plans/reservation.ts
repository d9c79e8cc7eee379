import type { KeyBudget } from '../../../accounts/caller.ts'
import type { PlanName } from '../../../contract/accounts/plans.ts'
import type { KeyPeriod } from '../../../platform/db/limit-counts.ts'
import type { Refusal } from '../../../platform/errors.ts'
import type { Buyer } from './bought-units.ts'
import type { Allowance } from './store.ts'

/** What a request has taken of the limits of its caller. */
export interface Reservation {
  readonly allowance: Allowance
  /** Why nothing was taken: `rate_limit_exceeded`, `key_budget_exhausted`, `rps_limit_exceeded` or `abuse_penalty_active`. */
  readonly refusal: Refusal | null
  /** What the request is charged: nothing when it was refused, or when its units were given back. */
  readonly units: number
  /** The period of the plan that pays, as `month 2026-11-01`. Null if extra units pay, or nothing was taken. */
  readonly planPeriod: string | null
  /** The budget of the key that was charged too. Null if the key has none, or nothing was taken. */
  readonly keyPeriod: KeyPeriod | null
  /**
   * Returns the units of an answer that costs nothing after all, or some of them if it costs less. The result is the
   * allowance after that. A second call returns nothing.
   */
  giveBack(units?: number): Promise<Allowance>
}

/** The caller or the account whose plan is asked. */
export interface Holder extends Buyer {
  readonly plan: PlanName
  /** What the key of the caller may spend, beside the plan. */
  readonly budget?: KeyBudget
}

/** Takes units and one request of the second: see `Limits.reserve`. */
export type Reserve = (holder: Holder, units: number) => Promise<Reservation>

import { LRUCache } from 'lru-cache'
import { PLANS, type PlanName } from '../billing/plans.ts'
import type { Refusal } from '../errors.ts'
import { ABUSE, type AbuseRules } from './abuse.ts'
import { type CountingOptions, type StartedCounting, startCounting } from './counting.ts'
import type { Slot } from './ledger.ts'
import { periods } from './period.ts'
import { refusalOf } from './refusals.ts'

/** What a caller may still use in the present period of its plan. */
export interface Allowance {
  readonly limit: number
  readonly remaining: number
  /** Unix milliseconds at which the next period begins. */
  readonly resetAtMs: number
}

export interface Reservation {
  readonly allowance: Allowance
  /** Why nothing was taken: `rate_limit_exceeded`, `rps_limit_exceeded` or `abuse_penalty_active`. */
  readonly refusal: Refusal | null
  /** What the request is charged: nothing when it was refused or its units were given back. */
  readonly units: number
  /** Returns the units of an answer that costs nothing after all, and what is allowed then. */
  giveBack(): Promise<Allowance>
}

/** Whose plan is asked: a caller or an account. */
export interface Holder {
  readonly accountId: string
  readonly plan: PlanName
}

export interface Limits extends Pick<StartedCounting, 'countedIn' | 'ready' | 'close'> {
  /**
   * Takes the units, which may be none, and one request of the second. When there is no room it takes neither and carries
   * the refusal.
   */
  reserve(holder: Holder, units: number): Promise<Reservation>
  /** Whether so many units are as good as taken: what was heard last of this account leaves room for many times more. */
  hasPlenty(holder: Holder, units: number): boolean
  /** Takes nothing. */
  peek(holder: Holder): Promise<Allowance>
}

export interface LimitsOptions extends CountingOptions {
  /** Unix milliseconds. Periods follow the clock of the front; seconds that of the store which counts them. */
  readonly now?: () => number
  readonly abuse?: AbuseRules
}

/** Accounts whose last answer is kept; whoever drops out of it waits for its units first. */
const HEARD_MAX = 50_000
const HEARD_MS = 10_000
const PLENTY = 100

/** The limits of the plans, counted in one place for all fronts. */
export function startLimits({ now = Date.now, abuse = ABUSE, ...options }: LimitsOptions): Limits {
  const counting = startCounting(options, abuse)
  const periodAt = periods()
  const heard = new LRUCache<string, { remaining: number; atMs: number }>({ max: HEARD_MAX })
  const slotOf = ({ accountId, plan }: Holder): Slot => ({
    accountId,
    plan: PLANS[plan],
    period: periodAt(PLANS[plan].period, now()),
  })

  return {
    async reserve(holder, units) {
      const slot = slotOf(holder)
      const asked = counting.take(slot, units)
      const verdict = asked instanceof Promise ? await asked : asked
      const allowance = allowanceOf(slot, verdict.used)
      const accepted = verdict.outcome === 'accepted'
      // Where the answer came at once nobody has reason to go ahead of the next.
      if (asked instanceof Promise)
        heard.set(holder.accountId, { remaining: accepted ? allowance.remaining : 0, atMs: now() })
      let charged = accepted ? units : 0
      return {
        allowance,
        refusal: accepted ? null : refusalOf(verdict, slot, units, allowance, now()),
        get units() {
          return charged
        },
        async giveBack() {
          const returned = charged
          charged = 0
          if (returned > 0) await counting.book(slot, -returned)
          return { ...allowance, remaining: allowance.remaining + returned }
        },
      }
    },
    hasPlenty({ accountId }, units) {
      const last = heard.get(accountId)
      return last !== undefined && now() - last.atMs < HEARD_MS && last.remaining > units * PLENTY
    },
    async peek(holder) {
      const slot = slotOf(holder)
      return allowanceOf(slot, await counting.book(slot, 0))
    },
    countedIn: counting.countedIn,
    ready: counting.ready,
    close: counting.close,
  }
}

const allowanceOf = ({ plan, period }: Slot, used: number): Allowance => ({
  limit: plan.units,
  remaining: Math.max(0, plan.units - used),
  resetAtMs: period.endMs,
})

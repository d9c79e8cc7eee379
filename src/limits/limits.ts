import { PLANS, type Plan, type PlanName } from '../billing/plans.ts'
import type { Refusal } from '../errors.ts'
import { ABUSE, type AbuseRules, withPenalties } from './abuse.ts'
import { type CountingOptions, startCounting } from './counting.ts'
import { periodAt } from './period.ts'
import { rateRefusal, refusalOf } from './refusals.ts'
import type { Allowance, Counting, Slot } from './store.ts'

export interface Reservation {
  readonly allowance: Allowance
  /** Why nothing was taken: `rate_limit_exceeded`, `rps_limit_exceeded` or `abuse_penalty_active`. */
  readonly refusal: Refusal | null
  /** What the request is charged: nothing when it was refused, or when its units were given back. */
  readonly units: number
  /** Returns the units of an answer that costs nothing after all, and what is allowed then. */
  giveBack(): Promise<Allowance>
}

/** The caller or the account whose plan is asked. */
export interface Holder {
  readonly accountId: string
  readonly plan: PlanName
}

export interface Limits extends Pick<Counting, 'countedIn' | 'close'> {
  /**
   * Takes the units, which may be none, and one request of the second. When there is no room it takes no units and carries
   * the refusal. A refusal for units takes a request of the second too.
   */
  reserve(holder: Holder, units: number): Promise<Reservation>
  /** `abuse_penalty_active` for an account with a penalty that this front knows of. Takes nothing. */
  penaltyOf(holder: Holder): Refusal | null
  /** Takes nothing. */
  peek(holder: Holder): Promise<Allowance>
}

export interface LimitsOptions extends CountingOptions {
  /** Unix milliseconds. Periods and bursts follow this clock; requests per second follow the clock of the store. */
  readonly now?: () => number
  readonly abuse?: AbuseRules
}

/** Counts units and requests against the limits of the plans, in one place for all fronts. */
export function startLimits({ now = Date.now, abuse = ABUSE, ...options }: LimitsOptions): Limits {
  const counting = startCounting(options)
  const { ask, penaltyMsOf } = withPenalties(counting, abuse, now)
  const slotOf = (accountId: string, plan: Plan): Slot => ({ accountId, plan, period: periodAt(plan.period, now()) })

  return {
    async reserve({ accountId, plan }, units) {
      const slot = slotOf(accountId, PLANS[plan])
      const verdict = await ask(slot, { kind: 'take', units })
      const allowance = allowanceOf(slot, verdict.used)
      const isAccepted = verdict.outcome === 'accepted'
      let charged = isAccepted ? units : 0
      return {
        allowance,
        refusal: isAccepted ? null : refusalOf(verdict, slot, units, allowance),
        get units() {
          return charged
        },
        async giveBack() {
          const returned = charged
          charged = 0
          if (returned > 0) await ask(slot, { kind: 'book', units: -returned })
          return { ...allowance, remaining: allowance.remaining + returned }
        },
      }
    },
    penaltyOf({ accountId, plan }) {
      const penaltyMs = penaltyMsOf(accountId)
      return penaltyMs > 0 ? rateRefusal('penalised', penaltyMs, PLANS[plan]) : null
    },
    async peek({ accountId, plan }) {
      const slot = slotOf(accountId, PLANS[plan])
      return allowanceOf(slot, (await ask(slot, { kind: 'book', units: 0 })).used)
    },
    countedIn: counting.countedIn,
    close: counting.close,
  }
}

const allowanceOf = ({ plan, period }: Slot, used: number): Allowance => ({
  limit: plan.units,
  remaining: Math.max(0, plan.units - used),
  resetAtMs: period.endMs,
})

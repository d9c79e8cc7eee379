import { PLANS, type Plan } from '../../../accounts/billing/plans.ts'
import type { KeyBudget } from '../../../accounts/caller.ts'
import { isPlanName } from '../../../contract/accounts/plans.ts'
import { now as serviceTime } from '../../../platform/clock.ts'
import { type KeyPeriod, sweepQuotaUse } from '../../../platform/db/limit-counts.ts'
import type { Database } from '../../../platform/db/pool.ts'
import { rowSweep } from '../../../platform/db/recurring-job.ts'
import { Refusal } from '../../../platform/errors.ts'
import { ABUSE, type AbuseRules, withPenalties } from './abuse.ts'
import { boughtUnits } from './bought-units.ts'
import { type CountingOptions, startCounting } from './counting.ts'
import { keyBudgets } from './key-budgets.ts'
import type { Holder, Reservation, Reserve } from './reservation.ts'
import { type Allowance, type Counting, periodAt, periodName, returnUnitsTo, type Slot, type Verdict } from './store.ts'

export type { Holder, Reservation } from './reservation.ts'

export interface Limits extends Pick<Counting, 'countedIn' | 'close'> {
  /**
   * Takes the units, which may be none, and one request of the second. If the plan has too few units, all are taken
   * from the extra units of the account. If there is no room it takes no units and carries the refusal. A refusal for
   * units takes a request of the second too.
   */
  reserve(holder: Holder, units: number): Promise<Reservation>
  /** `abuse_penalty_active` for an account with a penalty that this front knows of. Takes nothing. */
  penaltyOf(holder: Holder): Refusal | null
  /** Units that a key with a budget has spent this month. Takes nothing. */
  spentBy(budget: KeyBudget): Promise<number>
  /** Takes nothing. */
  peek(holder: Holder): Promise<Allowance>
  /** Gives units back to a period of the plan, long after they were taken. Null when it is over: they have lapsed. */
  returnTo(payer: PlanPeriod): ((units: number) => Promise<void>) | null
  /** The same for the budget of a key. */
  returnToKey(payer: KeyPeriod): ((units: number) => Promise<void>) | null
}

/** An account with the name of its present plan, and the period that paid: see `Reservation`. */
export interface PlanPeriod {
  readonly accountId: string
  readonly plan: string
  readonly period: string
}

export interface LimitsOptions extends CountingOptions {
  /** Unix milliseconds. Periods follow this clock; requests per second follow the clock of the store. */
  readonly now?: () => number
  /** Bursts and penalties follow the monotonic clock: that of the service may be set. */
  readonly monotonicNow?: (() => number) | undefined
  readonly abuse?: AbuseRules
}

/** Counts units and requests against the limits of the plans, in one place for all fronts. */
export function startLimits({ now = serviceTime, monotonicNow, abuse = ABUSE, ...options }: LimitsOptions): Limits {
  const counting = startCounting(options)
  const { ask, penaltyMsOf } = withPenalties(counting, abuse, monotonicNow)
  const bought = boughtUnits(options.db, options.log)
  const slotOf = ({ accountId, plan: name }: Holder): Slot => {
    const plan = PLANS[name]
    return { accountId, plan, period: periodAt(plan.period, now()) }
  }
  const reserve: Reserve = async (holder, units) => {
    const slot = slotOf(holder)
    const verdict = await ask(slot, { kind: 'take', units })
    const { outcome, used } = verdict
    const spent = outcome === 'quota_exceeded' ? await bought.spend(holder, units) : null
    const left = bought.leftOf(holder)
    const allowance = allowanceOf(slot, used, left)
    if (spent) {
      return reservationOf(units, allowance, null, async (returned) => {
        await bought.giveBack(holder, { ...spent, units: returned })
        return allowanceOf(slot, used, bought.leftOf(holder))
      })
    }
    if (outcome !== 'accepted') {
      const refusal = refusalOf(verdict, slot, units, left)
      return { allowance, refusal, units: 0, planPeriod: null, keyPeriod: null, giveBack: async () => allowance }
    }
    return reservationOf(units, allowance, periodName(slot), async (returned) => {
      await ask(slot, { kind: 'book', units: -returned })
      return { ...allowance, remaining: allowance.remaining + returned }
    })
  }
  return {
    ...keyBudgets(counting.ask, reserve, now),
    penaltyOf({ accountId, plan }) {
      const penaltyMs = penaltyMsOf(accountId)
      return penaltyMs > 0 ? rateRefusal('penalised', penaltyMs, PLANS[plan]) : null
    },
    async peek(holder) {
      const slot = slotOf(holder)
      const { used } = await ask(slot, { kind: 'book', units: 0 })
      return allowanceOf(slot, used, bought.leftOf(holder))
    },
    returnTo({ accountId, plan, period }) {
      if (!isPlanName(plan)) return null
      const slot = slotOf({ accountId, plan })
      return periodName(slot) === period ? (units) => returnUnitsTo(ask, slot, units) : null
    },
    countedIn: counting.countedIn,
    close: counting.close,
  }
}

/** An accepted reservation, which gives back units once. */
function reservationOf(
  units: number,
  allowance: Allowance,
  planPeriod: string | null,
  giveBack: (returned: number) => Promise<Allowance>,
): Reservation {
  let charged = units
  let isDone = false
  return {
    allowance,
    refusal: null,
    planPeriod,
    keyPeriod: null,
    get units() {
      return charged
    },
    async giveBack(wanted = units) {
      // A request that was paid for before has taken nothing, and gives nothing back.
      const returned = Math.min(wanted, units)
      if (isDone || returned === 0) return allowance
      isDone = true
      charged = units - returned
      return giveBack(returned)
    },
  }
}

const allowanceOf = ({ plan, period }: Slot, used: number, bought: number): Allowance => ({
  limit: plan.units + bought,
  remaining: Math.max(0, plan.units - used) + bought,
  resetAtMs: period.endMs,
})

/** How long a request refused for the rate waits. A bucket is full after one second. */
const RATE_WAIT_MS = 1_000
/** How long a request waits for extra units that could not be taken. */
const BOUGHT_WAIT_MS = 1_000

/**
 * The refusal of a request for `units`: `rate_limit_exceeded`, `rps_limit_exceeded` or `abuse_penalty_active`. `bought`
 * are the extra units.
 */
function refusalOf(verdict: Verdict, { plan, period }: Slot, units: number, bought: number): Refusal {
  if (verdict.outcome !== 'quota_exceeded') return rateRefusal(verdict.outcome, verdict.penaltyMs, plan)
  const remaining = Math.max(0, plan.units - verdict.used)
  const resetAt = new Date(period.endMs).toISOString()
  const ofPlan =
    units > plan.units
      ? `the plan allows ${plan.units} per ${plan.period}`
      : `${remaining} of ${plan.units} per ${plan.period} remain until ${resetAt}`
  const beside = bought > 0 ? `, and ${counted(bought, 'extra unit')}` : ''
  // Postgres is unreachable, or others took and gave back meanwhile.
  const mayComeBack = bought >= Math.max(1, units)
  return new Refusal('rate_limit_exceeded', {
    message: `This request costs ${counted(units, 'unit')}; ${ofPlan}${beside}${mayComeBack ? ' that cannot be taken now' : ''}`,
    retryAfterMs: mayComeBack ? BOUGHT_WAIT_MS : Math.max(1, period.leftMs),
  })
}

/** `rps_limit_exceeded`, or `abuse_penalty_active` of a penalised account. */
function rateRefusal(outcome: Verdict['outcome'], penaltyMs: number, { requestsPerSecond }: Plan): Refusal {
  const allowed = counted(requestsPerSecond, 'request')
  const penalised = outcome === 'penalised'
  const waitMs = penalised ? Math.max(1, Math.ceil(penaltyMs)) : RATE_WAIT_MS
  return new Refusal(penalised ? 'abuse_penalty_active' : 'rps_limit_exceeded', {
    message: penalised
      ? `Too many bursts of requests: try again in ${counted(Math.ceil(waitMs / 1000), 'second')}`
      : `The plan allows ${allowed} per second`,
    retryAfterMs: waitMs,
    body: {
      retry_after_ms: waitMs,
      backoff_hint: `Wait ${waitMs} ms, then send at most ${allowed} per second`,
      tier_rps_limit: requestsPerSecond,
      penalty_active: penalised,
    },
  })
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The current month and the year before it can be compared with earlier ones. */
const KEEP_MONTHS = 13

/** `now` is Unix milliseconds. */
export function limitsSweep(db: Database, now: () => number = serviceTime) {
  const oldest = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - KEEP_MONTHS))
  const before = () => oldest(new Date(now())).toISOString().slice(0, 10)
  return rowSweep({
    name: 'Deleting old counts of limits',
    everyMs: 3_600_000,
    firstAfterMs: 60_000,
    sweeps: [(rowsMax) => sweepQuotaUse(db, before(), rowsMax)],
  })
}

import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { PLANS, type Plan, type PlanName } from '../billing/plans.ts'
import type { Database } from '../db/pool.ts'
import { Refusal } from '../errors.ts'
import { ABUSE, type AbuseRules, RATE_WAIT_MS } from './abuse.ts'
import { insured } from './insured-ledger.ts'
import type { Slot, Verdict } from './ledger.ts'
import { periods } from './period.ts'
import { postgresLedger } from './postgres-ledger.ts'
import { redisLedger } from './redis-ledger.ts'

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

export interface Limits {
  /**
   * Takes the units, which may be none, and one request of the second. When there is no room it takes neither and carries
   * the refusal.
   */
  reserve(holder: Holder, units: number): Promise<Reservation>
  /** Whether so many units are as good as taken: what was heard last of this account leaves room for many times more. */
  hasPlenty(holder: Holder, units: number): boolean
  /** Takes nothing. */
  peek(holder: Holder): Promise<Allowance>
  /** Where units are counted at this moment; `process` while the store is away. */
  countedIn(): 'redis' | 'postgres' | 'process'
}

export interface LimitsOptions {
  readonly db: Database
  /** Without it units and requests are counted in Postgres. */
  readonly redis: Redis | undefined
  readonly log: (message: string) => void
  /** Unix milliseconds. Periods follow the clock of the front; seconds that of the store which counts them. */
  readonly now?: () => number
  readonly abuse?: AbuseRules
}

/** Accounts whose last answer is kept; whoever drops out of it waits for its units first. */
const HEARD_MAX = 50_000
const HEARD_MS = 10_000
const PLENTY = 100

/** The limits of the plans, counted in one place for all fronts. */
export function startLimits({ db, redis, log, now = Date.now, abuse = ABUSE }: LimitsOptions): Limits {
  const store = redis ? redisLedger(redis) : postgresLedger(db)
  const ledger = insured(store, abuse, log)
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
      const verdict = await ledger.take(slot, units)
      const allowance = allowanceOf(slot, verdict.used)
      const accepted = verdict.outcome === 'accepted'
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
          if (returned > 0) await ledger.book(slot, -returned)
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
      return allowanceOf(slot, await ledger.book(slot, 0))
    },
    countedIn: () => (ledger.isCountingInProcess() ? 'process' : store.name),
  }
}

const allowanceOf = ({ plan, period }: Slot, used: number): Allowance => ({
  limit: plan.units,
  remaining: Math.max(0, plan.units - used),
  resetAtMs: period.endMs,
})

function refusalOf(verdict: Verdict, { plan }: Slot, units: number, allowance: Allowance, nowMs: number): Refusal {
  if (verdict.outcome !== 'quota_exceeded') return rateRefusal(verdict, plan)
  const resetAt = new Date(allowance.resetAtMs).toISOString()
  return new Refusal('rate_limit_exceeded', {
    message:
      units > plan.units
        ? `This request costs ${counted(units, 'unit')}; the plan allows ${plan.units} per ${plan.period}`
        : `This request costs ${counted(units, 'unit')}; ${allowance.remaining} of ${plan.units} per ${plan.period} remain until ${resetAt}`,
    retryAfterMs: Math.max(1, allowance.resetAtMs - nowMs),
  })
}

function rateRefusal({ outcome, penaltyMs }: Verdict, { requestsPerSecond }: Plan): Refusal {
  const allowed = counted(requestsPerSecond, 'request')
  const penalised = outcome === 'penalised'
  const waitMs = penalised ? Math.max(1, Math.ceil(penaltyMs)) : RATE_WAIT_MS
  return new Refusal(penalised ? 'abuse_penalty_active' : 'rps_limit_exceeded', {
    message: penalised
      ? `Too many bursts of requests: none is answered for another ${counted(Math.ceil(waitMs / 1000), 'second')}`
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

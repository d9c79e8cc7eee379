import type { Plan } from '../../accounts/billing/plans.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Slot, Verdict } from './store.ts'

/** How long a request refused for the rate waits. A bucket is full after one second. */
const RATE_WAIT_MS = 1_000
/** How long a request waits for extra units that could not be taken. */
const BOUGHT_WAIT_MS = 1_000

/**
 * The refusal of a request for `units`: `rate_limit_exceeded`, `rps_limit_exceeded` or `abuse_penalty_active`. `bought`
 * are the extra units.
 */
export function refusalOf(verdict: Verdict, { plan, period }: Slot, units: number, bought: number): Refusal {
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
export function rateRefusal(outcome: Verdict['outcome'], penaltyMs: number, { requestsPerSecond }: Plan): Refusal {
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

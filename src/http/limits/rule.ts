import type { Question, Slot, Verdict } from './store.ts'

const SECOND_MS = 1_000
/** Sums of steps such as 1000/7 ms are not exact. */
const ROUNDING_MS = 1e-6

/**
 * The rule of limits: answers a question about an account that used `used` units and whose bucket is full at `fullAtMs`.
 * A full bucket holds the requests of one second, and each request makes it full one step later, even one that is refused
 * for its units. `limit_settle` in Postgres and settle-5.lua in Redis repeat this rule, for several questions and with the
 * penalties of all fronts.
 */
export function settle(used: number, fullAtMs: number, { plan }: Slot, { kind, units }: Question, nowMs: number) {
  const answer = (outcome: Verdict['outcome'], usedNow: number, fullAtMsNow: number) => ({
    verdict: { outcome, used: usedNow, penaltyMs: 0 },
    fullAtMs: fullAtMsNow,
  })
  if (kind === 'book') return answer('accepted', Math.max(0, used + units), fullAtMs)
  const nextMs = Math.max(fullAtMs, nowMs) + SECOND_MS / plan.requestsPerSecond
  if (nextMs > nowMs + SECOND_MS + ROUNDING_MS) return answer('rps_exceeded', used, fullAtMs)
  if (used + units > plan.units) return answer('quota_exceeded', used, nextMs)
  return answer('accepted', used + units, nextMs)
}

import type { Bucket } from './bucket.ts'
import type { Slot, Verdict } from './ledger.ts'

/** What a front that counts by itself says of a request. When it is accepted its second is taken, and its units are to be booked. */
export function judge(bucket: Bucket, { plan }: Slot, used: number, units: number, nowMs: number): Verdict {
  const outcome = bucket.ask(plan.requestsPerSecond, nowMs)
  if (outcome !== 'accepted') return { outcome, used, penaltyMs: Math.max(0, bucket.penaltyEndsMs() - nowMs) }
  if (used + units > plan.units) return { outcome: 'quota_exceeded', used, penaltyMs: 0 }
  bucket.take()
  return { outcome, used: used + units, penaltyMs: 0 }
}

import type { Asked, Bursts, Settled } from './store.ts'

/** The requests of an account in this process. Instants are Unix milliseconds. */
export interface Bucket {
  requests: number
  filledAtMs: number
  /** Refused for the rate in the second that began at `refusedSinceMs`. */
  refused: number
  refusedSinceMs: number
  bursts: Bursts
}

export const newBucket = (): Bucket => ({
  ...{ requests: Infinity, filledAtMs: 0, refused: 0, refusedSinceMs: 0 },
  bursts: { strikesMs: [], penalties: 0, penaltyEndsMs: 0 },
})

const SECOND_MS = 1_000

/** The rule of limits, which `limit_settle` in Postgres and settle-2.lua in Redis repeat. Changes the bucket. */
export function settle(bucket: Bucket, used: number, { slot, questions }: Asked, nowMs: number): Settled {
  const { units: unitsMax, requestsPerSecond } = slot.plan
  const atMs = Math.max(bucket.filledAtMs, nowMs)
  const filled = bucket.requests + ((atMs - bucket.filledAtMs) * requestsPerSecond) / SECOND_MS
  bucket.requests = Math.min(requestsPerSecond, filled)
  bucket.filledAtMs = atMs
  let total = used
  let outcomes = ''
  for (const { kind, units } of questions) {
    if (kind === 'book') {
      total = Math.max(0, total + units)
      outcomes += 'a'
    } else if (bucket.bursts.penaltyEndsMs > atMs) outcomes += 'p'
    else if (bucket.requests < 1) {
      if (atMs >= bucket.refusedSinceMs + SECOND_MS) Object.assign(bucket, { refused: 0, refusedSinceMs: atMs })
      bucket.refused += 1
      outcomes += 'r'
    } else if (total + units > unitsMax) outcomes += 'q'
    else {
      bucket.requests -= 1
      total += units
      outcomes += 'a'
    }
  }
  return { outcomes, used, atMs, refused: bucket.refused, bursts: bucket.bursts }
}

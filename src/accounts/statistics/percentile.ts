/** Requests of one bucket of `latency_day`. */
export interface LatencyCount {
  readonly bucket: number
  readonly requests: number
}

/** The buckets are powers of this number of milliseconds; see `latency_bucket` in sql/migrations/0030. */
const GROWTH = 1.2

/**
 * The time in milliseconds below which a share of the requests took: the geometric middle of its bucket, which is
 * within 10 % of each time there. Null without requests.
 */
export function percentileMs(counts: readonly LatencyCount[], share: number): number | null {
  const sorted = counts.toSorted((a, b) => a.bucket - b.bucket)
  const needed = share * sorted.reduce((sum, { requests }) => sum + requests, 0)
  let passed = 0
  for (const { bucket, requests } of sorted) {
    passed += requests
    if (requests > 0 && passed >= needed) return bucket === 0 ? 0 : Math.round(GROWTH ** (bucket - 0.5) * 10) / 10
  }
  return null
}

import type { VedicChatMetricsResponse } from '../../contract/admin-statistics.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type LastDays, listVedicDays, listVedicLatencies } from '../../platform/db/statistics.ts'
import { type LatencyCount, percentileMs } from './percentile.ts'

/** MCP tool calls for Vedic astrology. */
export async function vedicChat(db: Database, last: LastDays): Promise<VedicChatMetricsResponse> {
  const [counts, latencies] = await Promise.all([listVedicDays(db, last), listVedicLatencies(db, last)])
  const times = Map.groupBy(latencies, ({ date }) => date)
  const { date: _, ...all } = counts.find(({ date }) => date === null)!
  return {
    days: counts.flatMap(({ date, ...day }) =>
      date === null ? [] : [{ date, ...day, ...percentiles(times.get(date) ?? []) }],
    ),
    totals: { ...all, ...percentiles(inOne(latencies)) },
  }
}

const percentiles = (counts: readonly LatencyCount[]) => ({
  p50_ms: percentileMs(counts, 0.5),
  p95_ms: percentileMs(counts, 0.95),
})

/** The buckets of several days together. */
const inOne = (latencies: readonly LatencyCount[]): LatencyCount[] =>
  [...Map.groupBy(latencies, ({ bucket }) => bucket)].map(([bucket, counts]) => ({
    bucket,
    requests: counts.reduce((sum, { requests }) => sum + requests, 0),
  }))

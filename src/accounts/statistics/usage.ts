import type { GlobalStats, VedicChatMetricsResponse } from '../../contract/admin/statistics.ts'
import type { Database } from '../../platform/db/pool.ts'
import {
  countAssistants,
  countReportsByStatus,
  countUsersByPlan,
  countUsersNow,
  type LastDays,
  listLatencies,
  listOperationSums,
  listVedicDays,
  listVedicLatencies,
  type OperationSums,
} from '../../platform/db/statistics.ts'
import { instant } from '../../platform/instant.ts'
import { dayOf } from './days.ts'

const LISTED_MAX = 10

/** The usage of the whole installation, from sums and small tables. */
export async function globalStats(db: Database, nowMs: number): Promise<GlobalStats> {
  const today = dayOf(nowMs)
  const [users, plans, sums, latencies, assistants, reports] = await Promise.all([
    countUsersNow(db, { today, nowMs }),
    countUsersByPlan(db),
    listOperationSums(db, today),
    listLatencies(db, today),
    countAssistants(db, nowMs),
    countReportsByStatus(db),
  ])
  const week = sums.filter(({ part }) => part !== 'month')
  const calls = week.filter(({ is_mcp }) => is_mcp)
  const kept = Object.fromEntries(reports.map(({ status, reports: count }) => [status, count]))
  return {
    at: instant(nowMs),
    users: { ...users, by_plan: [...plans] },
    requests: {
      today: added(sums.filter(({ part }) => part === 'today')),
      last_7_days: added(week),
      last_30_days: added(sums),
    },
    operations: { ...byOperation(week), slowest: slowest(latencies) },
    assistants: { ...assistants, calls_7d: added(calls).requests },
    reports: { queued: 0, processing: 0, completed: 0, failed: 0, ...kept },
  }
}

const added = (sums: readonly OperationSums[]) => ({
  requests: total(sums.map(({ requests }) => requests)),
  units: total(sums.map(({ units }) => units)),
  client_errors: total(sums.map(({ client_errors }) => client_errors)),
  server_errors: total(sums.map(({ server_errors }) => server_errors)),
})

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

function byOperation(week: readonly OperationSums[]) {
  const all = [...Map.groupBy(week, ({ operation }) => operation)].map(([operation, sums]) => ({
    operation,
    ...added(sums),
  }))
  const most = (by: 'requests' | 'server_errors') =>
    all
      .filter((each) => each[by] > 0)
      .toSorted((a, b) => b[by] - a[by])
      .slice(0, LISTED_MAX)
  return {
    most_requests: most('requests').map(({ operation, requests }) => ({ operation, requests })),
    most_server_errors: most('server_errors').map(({ operation, server_errors, requests }) => ({
      operation,
      server_errors,
      requests,
    })),
  }
}

const slowest = (latencies: Awaited<ReturnType<typeof listLatencies>>) =>
  [...Map.groupBy(latencies, ({ operation }) => operation)]
    .map(([operation, counts]) => ({
      operation,
      requests: total(counts.map(({ requests }) => requests)),
      p50_ms: percentileMs(counts, 0.5),
      p95_ms: percentileMs(counts, 0.95),
    }))
    .toSorted((a, b) => (b.p95_ms ?? 0) - (a.p95_ms ?? 0))
    .slice(0, LISTED_MAX)

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

/** Requests of one bucket of `latency_day`. */
interface LatencyCount {
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

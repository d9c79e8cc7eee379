import type { GlobalStats } from '../../contract/admin-statistics.ts'
import type { Database } from '../../platform/db/pool.ts'
import {
  countAssistants,
  countReportsByStatus,
  countUsersByPlan,
  countUsersNow,
  listLatencies,
  listOperationSums,
  type OperationSums,
} from '../../platform/db/statistics.ts'
import { instant } from '../../wire/instant.ts'
import { dayOf } from './days.ts'
import { percentileMs } from './percentile.ts'

const LISTED_MAX = 10

/** The usage of the whole installation, from sums and small tables. */
export async function globalStats(db: Database, nowMs: number): Promise<GlobalStats> {
  const today = dayOf(nowMs)
  const [users, plans, sums, latencies, assistants, reports] = await Promise.all([
    ...([countUsersNow(db, { today, nowMs }), countUsersByPlan(db), listOperationSums(db, today)] as const),
    ...([listLatencies(db, today), countAssistants(db, nowMs), countReportsByStatus(db)] as const),
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
      ...{ operation, server_errors, requests },
    })),
  }
}

const slowest = (latencies: Awaited<ReturnType<typeof listLatencies>>) =>
  [...Map.groupBy(latencies, ({ operation }) => operation)]
    .map(([operation, counts]) => ({
      ...{ operation, requests: total(counts.map(({ requests }) => requests)) },
      ...{ p50_ms: percentileMs(counts, 0.5), p95_ms: percentileMs(counts, 0.95) },
    }))
    .toSorted((a, b) => (b.p95_ms ?? 0) - (a.p95_ms ?? 0))
    .slice(0, LISTED_MAX)

import { editDistance } from '../../astro/names.ts'
import type { MaturedSignupFunnelResponse } from '../../contract/admin/funnels.ts'
import type {
  GlobalStats,
  RequestsPerDay,
  RevenueAnalyticsResponse,
  RevenueRange,
  VedicChatMetricsResponse,
} from '../../contract/admin/statistics.ts'
import { now as serviceTime } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../../platform/db/recurring-job.ts'
import {
  countAccountRequestsByDay,
  countNewUsersByDay,
  countRequestsByDay,
  type DayUse,
  deleteOldSums,
  listAccountUseByDay,
} from '../../platform/db/statistics.ts'
import { Refusal } from '../../platform/errors.ts'
import { type Remembered, remembered } from './cache.ts'
import { ACCOUNTS_DAYS, DAY_MS, dayOf, SUMS_DAYS } from './days.ts'
import { type Funnels, funnels, maturedSignUps } from './funnels.ts'
import { revenueAnalytics } from './revenue.ts'
import { globalStats, vedicChat } from './usage.ts'

/** What the statistics know of an operation. */
interface Endpoint {
  readonly name: string
  readonly url: string
}

/** The usage of an installation. Answers may be five minutes old. */
export interface Statistics {
  /** For an operation by its name, for all with a path, or for all. Throws `invalid_input` for an unknown one. */
  requestsPerDay(wanted: { readonly endpoint?: string | undefined; readonly days: number }): Promise<RequestsPerDay>
  newUsersDaily(days: number): Promise<RequestsPerDay>
  /** Of one account. Not remembered. */
  accountRequestsPerDay(accountId: string, days: number): Promise<RequestsPerDay>
  /** What one account used. Not remembered. */
  accountUsePerDay(accountId: string, days: number): Promise<readonly DayUse[]>
  usage(): Promise<GlobalStats>
  vedicChat(days: number): Promise<VedicChatMetricsResponse>
  maturedSignUps(cohortDays: number): Promise<MaturedSignupFunnelResponse>
  revenue(range: RevenueRange): Promise<RevenueAnalyticsResponse>
  readonly funnels: Funnels
  readonly sweeping: RecurringJob
}

export interface StatisticsOptions {
  readonly db: Database
  readonly endpoints: readonly Endpoint[]
  /** Unix milliseconds. */
  readonly now?: () => number
  readonly answers?: Remembered
}

const RECENT_DAYS = 30

export function openStatistics({
  db,
  endpoints,
  now = serviceTime,
  answers = remembered(),
}: StatisticsOptions): Statistics {
  const last = (days: number) => ({ today: dayOf(now()), days })
  const recent = () => answers.get('recent', () => recentUse(db, now()))
  return {
    async requestsPerDay({ endpoint, days }) {
      const names = endpoint === undefined ? null : operationsOf(endpoints, endpoint)
      if (names === null && days <= RECENT_DAYS) return (await recent()).requests.slice(-days)
      const counted = () => countRequestsByDay(db, last(days), names)
      return [...(await answers.get(`requests ${days} ${names?.join(' ')}`, counted))]
    },
    newUsersDaily: async (days) =>
      days <= RECENT_DAYS
        ? (await recent()).newUsers.slice(-days)
        : [...(await answers.get(`sign-ups ${days}`, () => countNewUsersByDay(db, last(days))))],
    accountRequestsPerDay: async (accountId, days) => [...(await countAccountRequestsByDay(db, accountId, last(days)))],
    accountUsePerDay: (accountId, days) => listAccountUseByDay(db, accountId, last(days)),
    usage: async () => (await recent()).usage,
    vedicChat: (days) => answers.get(`vedic ${days}`, () => vedicChat(db, last(days))),
    maturedSignUps: (cohortDays) =>
      answers.get(`matured ${cohortDays}`, () => maturedSignUps(db, { nowMs: now(), cohortDays })),
    revenue: (range) => answers.get(`revenue ${range}`, () => revenueAnalytics(db, { range, nowMs: now() })),
    funnels: funnels(db, answers),
    sweeping: sweep(db, now),
  }
}

/** The pages show these side by side, so they are counted together: sums of today and the last of a series agree. */
async function recentUse(db: Database, nowMs: number) {
  const days = { today: dayOf(nowMs), days: RECENT_DAYS }
  const [usage, requests, newUsers] = await Promise.all([
    globalStats(db, nowMs),
    countRequestsByDay(db, days, null),
    countNewUsersByDay(db, days),
  ])
  return { usage, requests, newUsers }
}

const sweep = (db: Database, now: () => number): RecurringJob =>
  rowSweep({
    name: 'Deleting old statistics',
    everyMs: 3_600_000,
    firstAfterMs: 120_000,
    sweeps: [
      (rowsMax) => {
        const before = (days: number) => dayOf(now() - days * DAY_MS)
        return deleteOldSums(db, { sumsFrom: before(SUMS_DAYS), accountsFrom: before(ACCOUNTS_DAYS) }, rowsMax)
      },
    ],
  })

const EDITS_MAX = 12
/** A text with more differences means something else. */
const EDITED_SHARE_MAX = 1 / 3

/** The operations with a name or a path. Throws `invalid_input` with the most similar one when there is none. */
function operationsOf(endpoints: readonly Endpoint[], text: string): string[] {
  const named = endpoints.filter(({ name, url }) => name === text || url === text).map(({ name }) => name)
  if (named.length > 0) return named
  const [near] = endpoints
    .flatMap(({ name, url }) => [name, url])
    .map((known) => ({ known, edits: editDistance(text, known, EDITS_MAX) }))
    .filter(({ edits }) => edits <= Math.min(EDITS_MAX, text.length * EDITED_SHARE_MAX))
    .toSorted((a, b) => a.edits - b.edits)
  const msg = `No operation of this service has this operationId or path${near ? `; did you mean "${near.known}"?` : ''}`
  throw new Refusal('invalid_input', { issues: [{ loc: ['query', 'endpoint'], msg, type: 'value_error' }] })
}

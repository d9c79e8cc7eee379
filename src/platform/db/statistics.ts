import { ForeignKeyIntegrityConstraintViolationError } from 'slonik'
import { z } from 'zod'
import { arrayText, type Database, statement } from './pool.ts'

const DayCount = z.object({ date: z.string(), count: z.number() })
export type DayCount = z.output<typeof DayCount>

/** What an account used on a day. */
const DayUse = z.object({ date: z.string(), requests: z.number(), units: z.number(), errors: z.number() })
export type DayUse = z.output<typeof DayUse>

const UserCounts = z.object({
  total: z.number(),
  new_today: z.number(),
  active_1d: z.number(),
  active_7d: z.number(),
  active_30d: z.number(),
})
const PlanCount = z.object({ plan: z.string(), users: z.number() })

const OperationSums = z.object({
  operation: z.string(),
  is_mcp: z.boolean(),
  /** Today, the other six of the last 7 days, or the other 23 of the last 30. */
  part: z.enum(['today', 'week', 'month']),
  requests: z.number(),
  units: z.number(),
  client_errors: z.number(),
  server_errors: z.number(),
})
export type OperationSums = z.output<typeof OperationSums>

const Latency = z.object({ bucket: z.number(), requests: z.number() })
export type Latency = z.output<typeof Latency>

const AssistantCounts = z.object({ accounts: z.number(), programs: z.number() })
const ReportCount = z.object({ status: z.string(), reports: z.number() })

const VedicDay = z.object({
  /** Null for all days together. */
  date: z.string().nullable(),
  sessions: z.number(),
  calls: z.number(),
  users: z.number(),
  errors: z.number(),
})

const WeekEvent = z.object({
  /** The Monday at midnight in UTC, in Unix milliseconds. */
  week_ms: z.number(),
  event: z.string(),
  people: z.number(),
  within_7_days: z.number(),
  within_30_days: z.number(),
})
export type WeekEvent = z.output<typeof WeekEvent>

const requestsByDay = statement('statistics_requests_by_day', DayCount)
const accountRequestsByDay = statement('statistics_account_by_day', DayCount)
const accountUseByDay = statement('statistics_account_use_by_day', DayUse)
const newUsersByDay = statement('statistics_new_users_by_day', DayCount)
const users = statement('statistics_users', UserCounts)
const usersByPlan = statement('statistics_users_by_plan', PlanCount)
const operations = statement('statistics_operations', OperationSums)
const latencies = statement('statistics_latencies', Latency.extend({ operation: z.string() }))
const assistants = statement('statistics_assistants', AssistantCounts)
const reports = statement('statistics_reports', ReportCount)
const vedicByDay = statement('statistics_vedic_by_day', VedicDay)
const vedicLatencies = statement('statistics_vedic_latencies', Latency.extend({ date: z.string() }))
const signUpsByWeek = statement('statistics_sign_ups_by_week', WeekEvent)
const sweep = statement('statistics_sweep', z.object({ most: z.number() }))

/** The last days in UTC, of which `today` (YYYY-MM-DD) is the newest. */
export interface LastDays {
  readonly today: string
  readonly days: number
}

/** Of the operations with these names, or of all. */
export const countRequestsByDay = (db: Database, { today, days }: LastDays, names: readonly string[] | null) =>
  db.any(requestsByDay({ today, days, operations: names && arrayText(names, (name) => name) }))

export const countNewUsersByDay = (db: Database, { today, days }: LastDays): Promise<readonly DayCount[]> =>
  db.any(newUsersByDay({ today, days }))

export const countAccountRequestsByDay = (
  db: Database,
  accountId: string,
  { today, days }: LastDays,
): Promise<readonly DayCount[]> => db.any(accountRequestsByDay({ account_id: accountId, today, days }))

export const listAccountUseByDay = (
  db: Database,
  accountId: string,
  { today, days }: LastDays,
): Promise<readonly DayUse[]> => db.any(accountUseByDay({ account_id: accountId, today, days }))

/** A day in UTC and an instant of it in Unix milliseconds. */
export interface Present {
  readonly today: string
  readonly nowMs: number
}

export const countUsersNow = (db: Database, { today, nowMs }: Present) => db.one(users({ today, now_ms: nowMs }))

export const countUsersByPlan = (db: Database) => db.any(usersByPlan({}))

export const listOperationSums = (db: Database, today: string): Promise<readonly OperationSums[]> =>
  db.any(operations({ today }))

export const listLatencies = (db: Database, today: string) => db.any(latencies({ today }))

export const countAssistants = (db: Database, nowMs: number) => db.one(assistants({ now_ms: nowMs }))

export const countReportsByStatus = (db: Database) => db.any(reports({}))

export const listVedicDays = (db: Database, { today, days }: LastDays) => db.any(vedicByDay({ today, days }))

export const listVedicLatencies = (db: Database, { today, days }: LastDays) => db.any(vedicLatencies({ today, days }))

/** Sign-ups of the weeks that end within `days` before `nowMs`, with those who did each event. */
export const listSignUpsByWeek = (
  db: Database,
  { nowMs, days, events }: { readonly nowMs: number; readonly days: number; readonly events: readonly string[] },
): Promise<readonly WeekEvent[]> =>
  db.any(signUpsByWeek({ now_ms: nowMs, days, events: arrayText(events, (name) => name) }))

/**
 * Deletes sums of earlier days (YYYY-MM-DD), and expired entries of the cache. Returns the largest number for one
 * table.
 */
export const deleteOldSums = async (
  db: Database,
  { sumsFrom, accountsFrom }: { readonly sumsFrom: string; readonly accountsFrom: string },
  rowsMax: number,
): Promise<number> =>
  (await db.one(sweep({ sums_from: sumsFrom, accounts_from: accountsFrom, rows_max: rowsMax }))).most

const None = z.object({})
const findSpan = statement('statistics_rebuild_span', z.object({ day: z.string(), is_whole: z.boolean() }))
const patience = statement('statistics_rebuild_patience', z.object({ patience: z.string() }))
const lockLog = statement('statistics_rebuild_lock', z.object({ held: z.string() }))
const rebuildTotals = statement('statistics_rebuild_totals', None)
const clearDay = statement('statistics_rebuild_clear', None)
const sumDay = statement('statistics_rebuild_day', z.object({ requests: z.number() }))

/**
 * The day of the oldest row of the log, and whether the log has everything that was counted on it. Null without rows.
 */
export const findLogSpan = (db: Database): Promise<{ readonly day: string; readonly is_whole: boolean } | null> =>
  db.transaction(async (transaction) => {
    await transaction.one(patience({}))
    return transaction.maybeOne(findSpan({}))
  })

const TRIES = 5

/** Rebuilds the sums of a day (YYYY-MM-DD). Fronts that write the log wait meanwhile. Returns the requests. */
export async function rebuildDay(db: Database, day: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await rebuilt(db, day)
    } catch (error) {
      // An account was deleted meanwhile.
      if (!(error instanceof ForeignKeyIntegrityConstraintViolationError) || tries === TRIES) throw error
    }
  }
}

const rebuilt = (db: Database, day: string): Promise<number> =>
  db.transaction(async (transaction) => {
    await transaction.one(patience({}))
    await transaction.one(lockLog({}))
    await transaction.query(rebuildTotals({ day }))
    await transaction.query(clearDay({ day }))
    return (await transaction.one(sumDay({ day }))).requests
  })

const CachedValue = z.object({
  cache_key: z.string(),
  value: z.string(),
  stored_at: z.number(),
  expires_at: z.number(),
})
export type CacheEntry = z.output<typeof CachedValue>

const findEntry = statement('analytics_cache_find', CachedValue)
const putEntry = statement('analytics_cache_put', CachedValue)

/** Null when there is none, or when it has expired at `nowMs`. */
export const findCacheEntry = (db: Database, key: string, nowMs: number): Promise<CacheEntry | null> =>
  db.maybeOne(findEntry({ cache_key: key, now_ms: nowMs }))

/** Stores a JSON text, replacing the value of the key. Beyond `most` entries, those that expire first are deleted. */
export const putCacheEntry = (
  db: Database,
  entry: { readonly key: string; readonly value: string; readonly nowMs: number; readonly ttlSeconds: number },
  most: number,
): Promise<CacheEntry> =>
  db.one(
    putEntry({ cache_key: entry.key, value: entry.value, now_ms: entry.nowMs, ttl_seconds: entry.ttlSeconds, most }),
  )

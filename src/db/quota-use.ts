import { z } from 'zod'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

/** Questions about one account in one calendar period, as `limit_settle` of migration 0009 takes them. */
export interface LimitQuestions {
  readonly accountId: string
  readonly period: 'day' | 'month'
  /** The first day of the period, `YYYY-MM-DD` in UTC. */
  readonly periodStart: string
  readonly unitsMax: number
  readonly perSecond: number
  readonly kinds: string
  readonly amounts: readonly number[]
}

/** Postgres counts in 64 bits; plans stay far below 2^53. */
const Settled = z.object({ outcomes: z.string(), used: z.bigint().transform(Number), penalty_ms: z.int() })
export type Settled = z.output<typeof Settled>

/** The bucket of an account as Postgres keeps it. Instants are Unix milliseconds; null where there was none. */
const BucketRow = z.object({
  requests: z.number(),
  filled_at_ms: z.number(),
  refused: z.int(),
  refused_since_ms: z.number().nullable(),
  strikes_ms: z.array(z.number()),
  penalties: z.int(),
  penalty_until_ms: z.number().nullable(),
})
export type BucketRow = z.output<typeof BucketRow>

const Used = z.object({ used: z.bigint().transform(Number) })
const Loaded = z.union([Used.extend(BucketRow.shape), Used.transform(({ used }) => ({ used, requests: null }))])

const settle = statement('limit_settle', Settled)
const loadCounts = statement('limit_counts_load', Loaded)
const writeBuckets = statement('limit_bucket_write', z.object({ written: z.int() }))
const sweepUnits = statement('quota_use_sweep', z.object({ swept: z.int() }))
const sweepBuckets = statement('limit_bucket_sweep', z.object({ swept: z.int() }))

/**
 * An answer for each, by one statement. They have to be sorted in the same way everywhere, so that fronts don't wait for
 * each other in a circle. `abuse` has milliseconds in the order that the function names.
 */
export async function settleLimits(
  db: Database,
  asked: readonly LimitQuestions[],
  abuse: readonly number[],
): Promise<readonly Settled[]> {
  const list = (member: (each: LimitQuestions) => string | number) => arrayText(asked, member)
  return db.any(
    settle({
      account_ids: list(({ accountId }) => accountId),
      periods: list(({ period }) => period),
      period_starts: list(({ periodStart }) => periodStart),
      units_max: list(({ unitsMax }) => unitsMax),
      per_second: list(({ perSecond }) => perSecond),
      kinds: list(({ kinds }) => kinds),
      amounts: list(({ amounts }) => `"{${amounts.join()}}"`),
      abuse: `{${abuse.join()}}`,
    }),
  )
}

/** Units that an account has used in a period that begins on a day, `YYYY-MM-DD`, and its bucket; null when it has none. */
export async function loadLimitCounts(
  db: Database,
  { accountId, period, periodStart }: Pick<LimitQuestions, 'accountId' | 'period' | 'periodStart'>,
): Promise<{ used: number; bucket: BucketRow | null }> {
  const row = await db.one(loadCounts({ account_id: accountId, period, period_start: periodStart }))
  return { used: row.used, bucket: row.requests === null ? null : row }
}

/** Writes the buckets of accounts, whatever was there. */
export const writeLimitBuckets = async (
  db: Database,
  buckets: readonly (BucketRow & { readonly account_id: string })[],
): Promise<void> => void (await db.one(writeBuckets({ buckets: JSON.stringify(buckets) })))

/** Removes at most `rowsMax` counts of periods that began before a day, `YYYY-MM-DD`, and says how many. */
export const sweepQuotaUse = async (db: Database, before: string, rowsMax: number): Promise<number> =>
  (await db.one(sweepUnits({ before, rows_max: rowsMax }))).swept

/** Removes at most `rowsMax` buckets that were unused for `idleMs`, and returns their number. */
export const sweepLimitBuckets = async (db: Database, idleMs: number, rowsMax: number): Promise<number> =>
  (await db.one(sweepBuckets({ idle_ms: idleMs, rows_max: rowsMax }))).swept

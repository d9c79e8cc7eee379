import { z } from 'zod'
import type { Asked, Bursts, Settled, Slot } from '../limits/store.ts'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

/** Postgres counts in 64 bits; plans stay far below 2^53. */
const Count = z.bigint().transform(Number)
const SettledRow = z
  .object({
    ...{ outcomes: z.string(), used: Count, at_ms: z.number(), refused: z.int() },
    ...{ strikes_ms: z.array(z.number()), penalties: z.int(), penalty_ends_ms: z.number() },
  })
  .transform(
    ({ outcomes, used, at_ms, refused, strikes_ms, penalties, penalty_ends_ms }): Settled => ({
      ...{ outcomes, used, atMs: at_ms, refused },
      bursts: { strikesMs: strikes_ms, penalties, penaltyEndsMs: penalty_ends_ms },
    }),
  )

const settle = statement('limit_settle', SettledRow)
const updateBursts = statement('limit_bucket_update_bursts', z.object({ account_id: z.uuid() }))
const listUsed = statement('quota_use_list', z.object({ units: Count }))
const writeUsed = statement('quota_use_write', z.object({ accepted: z.boolean(), last: Count }))
const sweepUnits = statement('quota_use_sweep', z.object({ swept: z.int() }))
const sweepBuckets = statement('limit_bucket_sweep', z.object({ swept: z.int() }))

const slotColumns = <Row extends { readonly slot: Slot }>(rows: readonly Row[]) => ({
  account_ids: arrayText(rows, ({ slot }) => slot.accountId),
  periods: arrayText(rows, ({ slot }) => slot.plan.period),
  period_starts: arrayText(rows, ({ slot }) => slot.period.start),
})

/** An answer for each slot, by one statement. Slots have the same order on all fronts, which prevents deadlocks. */
export const settleLimits = (db: Database, asked: readonly Asked[]): Promise<readonly Settled[]> =>
  db.any(
    settle({
      ...slotColumns(asked),
      units_max: arrayText(asked, ({ slot }) => slot.plan.units),
      per_second: arrayText(asked, ({ slot }) => slot.plan.requestsPerSecond),
      kinds: arrayText(asked, ({ questions }) => questions.map(({ kind }) => kind[0]).join('')),
      amounts: arrayText(asked, ({ questions }) => `"{${questions.map(({ units }) => units).join()}}"`),
    }),
  )

/** Stores the bursts and the penalty of an account that has a bucket. */
export const writeBursts = async (db: Database, accountId: string, bursts: Bursts): Promise<void> =>
  void (await db.any(
    updateBursts({
      account_id: accountId,
      strikes_ms: `{${bursts.strikesMs.join()}}`,
      penalties: bursts.penalties,
      penalty_ends_ms: bursts.penaltyEndsMs,
    }),
  ))

/** Units that are used in each slot. */
export const listUnits = async (db: Database, rows: readonly { readonly slot: Slot }[]): Promise<readonly number[]> =>
  (await db.any(listUsed(slotColumns(rows)))).map(({ units }) => units)

/** Writes the units that are used in each slot if `batch` is higher than the last batch, which the answer names. */
export const writeUnits = (
  db: Database,
  batch: number,
  rows: readonly { readonly slot: Slot; readonly used: number }[],
): Promise<{ readonly accepted: boolean; readonly last: number }> =>
  db.one(writeUsed({ ...slotColumns(rows), units: arrayText(rows, ({ used }) => used), batch }))

/** Removes at most `rowsMax` counts of periods that began before a day, `YYYY-MM-DD`. Returns their number. */
export const sweepQuotaUse = async (db: Database, before: string, rowsMax: number): Promise<number> =>
  (await db.one(sweepUnits({ before, rows_max: rowsMax }))).swept

/** Removes at most `rowsMax` buckets that were not used for `idleMs`. Returns their number. */
export const sweepLimitBuckets = async (db: Database, idleMs: number, rowsMax: number): Promise<number> =>
  (await db.one(sweepBuckets({ idle_ms: idleMs, rows_max: rowsMax }))).swept

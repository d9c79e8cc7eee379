import { z } from 'zod'
import type { Count } from '../../http/limits/plans/memory.ts'
import type { Asked, Settled, Slot } from '../../http/limits/plans/store.ts'
import { arrayText, type Database, statement } from './pool.ts'

/** The budget of a key in a month, as `month 2026-11-01`. */
export interface KeyPeriod {
  readonly keyId: string
  readonly period: string
}

/** Postgres counts in 64 bits; plans stay far below 2^53. */
const Whole = z.bigint().transform(Number)
const AccountId = z.object({ account_id: z.uuid() })

const settle = statement(
  'limit_settle',
  z
    .object({ outcomes: z.string(), used: Whole, penalty_ms: z.number() })
    .transform(({ outcomes, used, penalty_ms }): Settled => ({ outcomes, used, penaltyMs: penalty_ms })),
)
const updatePenalty = statement('limit_bucket_update_penalty', AccountId)
const listUsed = statement('quota_use_list', z.object({ units: Whole }))
const drawNumber = statement('limit_batch_draw', z.object({ number: Whole }))
const writeUsed = statement('quota_use_write', AccountId)
const copyUsed = statement('quota_use_copy', AccountId)
const sweepUnits = statement('quota_use_sweep', AccountId)

const slotColumns = (rows: readonly { readonly slot: Slot }[]) => ({
  account_ids: arrayText(rows, ({ slot }) => slot.accountId),
  periods: arrayText(rows, ({ slot }) => slot.plan.period),
  period_starts: arrayText(rows, ({ slot }) => slot.period.start),
})

/** An answer for each slot, with one statement. Slots have the same order on all fronts, which prevents deadlocks. */
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

/** Begins a penalty of an account that has a bucket. */
export const penalise = async (db: Database, accountId: string, penaltyMs: number): Promise<void> =>
  void (await db.any(updatePenalty({ account_id: accountId, penalty_ms: penaltyMs })))

/** Units that are used in each slot. */
export const listUnits = async (db: Database, counts: readonly Count[]): Promise<readonly number[]> =>
  (await db.any(listUsed(slotColumns(counts)))).map(({ units }) => units)

/** Writes the units that are used in each slot, unless a later call has already written. */
export async function writeUnits(db: Database, counts: readonly Count[]): Promise<void> {
  const { number } = await db.one(drawNumber({}))
  await db.any(writeUsed({ ...slotColumns(counts), units: arrayText(counts, ({ used }) => used), batch: number }))
}

/** Writes the units that are used in each slot, for several fronts. */
export const copyUnits = async (db: Database, counts: readonly Count[]): Promise<void> =>
  void (await db.any(copyUsed({ ...slotColumns(counts), units: arrayText(counts, ({ used }) => used) })))

/** Removes at most `rowsMax` counts of periods that began before a day, `YYYY-MM-DD`. Returns their number. */
export const sweepQuotaUse = async (db: Database, before: string, rowsMax: number): Promise<number> =>
  (await db.any(sweepUnits({ before, rows_max: rowsMax }))).length

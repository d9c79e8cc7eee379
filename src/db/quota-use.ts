import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** One account's units in one calendar period; `period_start` is its first day, `YYYY-MM-DD` in UTC. */
export interface QuotaKey {
  readonly account_id: string
  readonly period: 'day' | 'month'
  readonly period_start: string
}

/** Postgres counts in 64 bits; plans stay far below 2^53. */
const Units = z.object({ units: z.bigint().transform(Number) })
const Taken = Units.extend({ accepted: z.boolean() })
export type Taken = z.output<typeof Taken>

const take = statement('quota_use_take', Taken)
const add = statement('quota_use_add', Units)
const find = statement('quota_use_find', Units)

/** Takes all the units or, when fewer remain of `unitsMax`, none. Exact, however many fronts ask at once. */
export const takeUnits = (db: Database, key: QuotaKey, units: number, unitsMax: number): Promise<Taken> =>
  db.one(take({ ...key, units, units_max: unitsMax }))

/** Books units without asking, or gives them back when negative. Returns what is used then. */
export const addUnits = async (db: Database, key: QuotaKey, units: number): Promise<number> =>
  (await db.one(add({ ...key, units }))).units

export const findUnits = async (db: Database, key: QuotaKey): Promise<number> =>
  (await db.maybeOne(find({ ...key })))?.units ?? 0

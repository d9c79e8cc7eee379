import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Id = z.object({ id: z.uuid() })

const insert = statement('oauth_decision_insert', Id)
const find = statement('oauth_decision_find', Id)
const sweep = statement('oauth_decision_sweep', z.object({ count: z.int() }))

/** Records that a request is decided. False when it already was. */
export const insertOAuthDecision = async (db: Database, id: string, keptMs: number): Promise<boolean> =>
  (await db.maybeOne(insert({ id, kept_ms: keptMs }))) !== null

export const isOAuthDecided = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(find({ id }))) !== null

/** Deletes a batch of records about expired requests. Returns their number. */
export const sweepOAuthDecisions = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.one(sweep({ rows_max: rowsMax }))).count

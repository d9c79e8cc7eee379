import { z } from 'zod'
import { type Database, statement } from './pool.ts'

const Id = z.object({ id: z.uuid() })

const KeptRow = z.object({
  id: z.uuid(),
  /** Unix milliseconds. */
  at: z.number(),
  operation: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  /** JSON. */
  query: z.string(),
  body: z.string().nullable(),
  answer: z.string().nullable(),
})
export type KeptRow = z.output<typeof KeptRow>

const insert = statement('kept_request_insert', Id)
const find = statement('kept_request_find', KeptRow)
const ids = statement('kept_request_ids', Id)
const deleteOld = statement('kept_request_delete_old', Id)

/** Each account keeps its newest `rowsMax` requests. */
export const keepRequest = async (
  db: Database,
  accountId: string,
  row: Omit<KeptRow, 'at'>,
  rowsMax: number,
): Promise<void> => {
  await db.maybeOne(insert({ account_id: accountId, ...row, rows_max: rowsMax }))
}

/** Null for a request of another account, and after seven days. */
export const findKeptRequest = (db: Database, accountId: string, id: string): Promise<KeptRow | null> =>
  db.maybeOne(find({ account_id: accountId, id }))

/** The newest first. */
export const listKeptRequests = async (db: Database, accountId: string, count: number): Promise<readonly string[]> =>
  (await db.any(ids({ account_id: accountId, count }))).map(({ id }) => id)

/** Deletes at most `rowsMax` rows, and returns their number. */
export const sweepKeptRequests = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.any(deleteOld({ rows_max: rowsMax }))).length

import { z } from 'zod'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

const Whole = z.bigint().transform(Number)

const Row = z.object({
  id: Whole,
  at: z.string(),
  name: z.string().nullable(),
  session_id: z.uuid().nullable(),
  address: z.string(),
  operation: z.string(),
  subject: z.string().nullable(),
  status: z.int().nullable(),
})
export type AdminActionRow = z.output<typeof Row>
const Id = z.object({ id: Whole })

const insert = statement('admin_action_insert', Id)
const finish = statement('admin_action_finish', Id)
const list = statement('admin_action_list', Row)
const findDone = statement('admin_action_find_done', z.object({ done: z.boolean() }))
const deleteOld = statement('admin_action_delete_old', Id)

export interface NewAdminAction {
  readonly name: string | null
  readonly sessionId: string | null
  readonly address: string
  readonly operation: string
  readonly subject: string | null
  /** False for read-only requests. */
  readonly isChange: boolean
}

/** Returns its id. */
export const insertAdminAction = async (
  db: Database,
  { sessionId, isChange, ...action }: NewAdminAction,
): Promise<number> => (await db.one(insert({ ...action, session_id: sessionId, is_change: isChange }))).id

/** Sets the status of the answer, and the session that a sign-in opened. */
export const finishAdminAction = async (
  db: Database,
  { id, status, sessionId = null }: { id: number; status: number; sessionId?: string | null },
): Promise<void> => void (await db.maybeOne(finish({ id, status, session_id: sessionId })))

/** Newest first, before an action if one is named. */
export const listAdminActions = (
  db: Database,
  { before, limit, changesOnly }: { before: number | null; limit: number; changesOnly: boolean },
): Promise<readonly AdminActionRow[]> => db.any(list({ before, limit, changes_only: changesOnly }))

/** Whether one of some operations about a subject was answered with success before. */
export const wasDone = async (
  db: Database,
  { operations, subject }: { readonly operations: readonly string[]; readonly subject: string },
): Promise<boolean> => (await db.one(findDone({ subject, operations: arrayText(operations, (name) => name) }))).done

/** Deletes actions older than 400 days, and failed sign-ins beyond `failedMax`. Returns their number. */
export const deleteOldAdminActions = async (db: Database, failedMax: number, rowsMax: number): Promise<number> =>
  (await db.any(deleteOld({ failed_max: failedMax, rows_max: rowsMax }))).length

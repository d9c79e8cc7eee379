import { z } from 'zod'
import { arrayText, type Database, statement } from './pool.ts'

const Detail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** `at` is Unix milliseconds. */
const AuditRow = z.object({ at: z.number(), actor: z.string(), action: z.string(), detail: Detail })
export type AuditRow = z.output<typeof AuditRow>

const insertEvent = statement('audit_event_insert', z.object({ id: z.bigint() }))
const insertOfIdentity = statement('audit_event_insert_of_identity', z.object({ id: z.bigint() }))
const listEvents = statement('audit_event_list', AuditRow)
const deleteOldEvents = statement('audit_event_delete_old', z.object({ count: z.int() }))

export interface NewAuditRow {
  readonly accountId: string
  readonly actor: string
  readonly action: string
  readonly detail: z.output<typeof Detail>
}

export async function insertAuditEvent(db: Database, { accountId, detail, ...rest }: NewAuditRow): Promise<void> {
  await db.one(insertEvent({ account_id: accountId, detail: JSON.stringify(detail), ...rest }))
}

/** Recorded for the user's account. Users without an account leave no record. */
export const insertIdentityEvent = async (
  db: Database,
  event: { readonly issuer: string; readonly subject: string; readonly actor: string; readonly action: string },
): Promise<void> => void (await db.maybeOne(insertOfIdentity(event)))

/** The newest first. */
export const listAuditEvents = (db: Database, accountId: string, count: number): Promise<readonly AuditRow[]> =>
  db.any(listEvents({ account_id: accountId, count }))

/** Deletes up to `batch` events that are older than a year. Returns their number. */
export const deleteOldAuditEvents = async (db: Database, batch: number): Promise<number> =>
  (await db.one(deleteOldEvents({ batch }))).count

const Whole = z.bigint().transform(Number)

/** A request to the administration, with the status of its answer. */
const AdminAction = z.object({
  id: Whole,
  at: z.string(),
  name: z.string().nullable(),
  session_id: z.uuid().nullable(),
  address: z.string(),
  operation: z.string(),
  subject: z.string().nullable(),
  status: z.int().nullable(),
})
export type AdminActionRow = z.output<typeof AdminAction>
const ActionId = z.object({ id: Whole })

const insertAction = statement('admin_action_insert', ActionId)
const finishAction = statement('admin_action_finish', ActionId)
const listActions = statement('admin_action_list', AdminAction)
const findDone = statement('admin_action_find_done', z.object({ done: z.boolean() }))
const deleteOldActions = statement('admin_action_delete_old', ActionId)

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
): Promise<number> => (await db.one(insertAction({ ...action, session_id: sessionId, is_change: isChange }))).id

/** Sets the status of the answer, and the session that a sign-in opened. */
export const finishAdminAction = async (
  db: Database,
  { id, status, sessionId = null }: { id: number; status: number; sessionId?: string | null },
): Promise<void> => void (await db.maybeOne(finishAction({ id, status, session_id: sessionId })))

/** Newest first, before an action if one is named. */
export const listAdminActions = (
  db: Database,
  { before, limit, changesOnly }: { before: number | null; limit: number; changesOnly: boolean },
): Promise<readonly AdminActionRow[]> => db.any(listActions({ before, limit, changes_only: changesOnly }))

/** Whether one of some operations about a subject was answered with success before. */
export const wasDone = async (
  db: Database,
  { operations, subject }: { readonly operations: readonly string[]; readonly subject: string },
): Promise<boolean> => (await db.one(findDone({ subject, operations: arrayText(operations, (name) => name) }))).done

/** Deletes actions older than 400 days, and failed sign-ins beyond `failedMax`. Returns their number. */
export const deleteOldAdminActions = async (db: Database, failedMax: number, rowsMax: number): Promise<number> =>
  (await db.any(deleteOldActions({ failed_max: failedMax, rows_max: rowsMax }))).length

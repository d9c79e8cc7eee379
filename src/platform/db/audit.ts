import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Detail = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** `at` is Unix milliseconds. */
const AuditRow = z.object({ at: z.number(), actor: z.string(), action: z.string(), detail: Detail })
export type AuditRow = z.output<typeof AuditRow>

const insert = statement('audit_event_insert', z.object({ id: z.bigint() }))
const insertOfIdentity = statement('audit_event_insert_of_identity', z.object({ id: z.bigint() }))
const list = statement('audit_event_list', AuditRow)
const deleteOld = statement('audit_event_delete_old', z.object({ count: z.int() }))

export interface NewAuditRow {
  readonly accountId: string
  readonly actor: string
  readonly action: string
  readonly detail: z.output<typeof Detail>
}

export async function insertAuditEvent(db: Database, { accountId, detail, ...rest }: NewAuditRow): Promise<void> {
  await db.one(insert({ account_id: accountId, detail: JSON.stringify(detail), ...rest }))
}

/** Recorded for the user's account. Users without an account leave no record. */
export const insertIdentityEvent = async (
  db: Database,
  event: { readonly issuer: string; readonly subject: string; readonly actor: string; readonly action: string },
): Promise<void> => void (await db.maybeOne(insertOfIdentity(event)))

/** The newest first. */
export const listAuditEvents = (db: Database, accountId: string, count: number): Promise<readonly AuditRow[]> =>
  db.any(list({ account_id: accountId, count }))

/** Deletes up to `batch` events that are older than a year. Returns their number. */
export const deleteOldAuditEvents = async (db: Database, batch: number): Promise<number> =>
  (await db.one(deleteOld({ batch }))).count

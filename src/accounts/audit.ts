import type { AuditAction, AuditActor } from '../contract/accounts/logs.ts'
import { deleteOldAuditEvents, insertAuditEvent, listAuditEvents } from '../platform/db/audit.ts'
import type { Database } from '../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../platform/db/recurring-job.ts'

/** One sensitive action on an account. `detail` holds what its owner needs to recognise it, and no secret. */
export interface AuditEvent {
  readonly accountId: string
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Records an event. Given a transaction, the event is stored exactly if the action is. */
export const recordEvent = (db: Database, { detail = {}, ...event }: AuditEvent): Promise<void> =>
  insertAuditEvent(db, { ...event, detail })

/** A stored event. `atMs` is Unix milliseconds. */
export interface RecordedEvent extends Required<Omit<AuditEvent, 'accountId'>> {
  readonly atMs: number
}

/** The newest events of an account, newest first. */
export const recentEvents = async (db: Database, accountId: string, count: number): Promise<RecordedEvent[]> =>
  (await listAuditEvents(db, accountId, count)).map(({ at, actor, action, detail }) => ({
    atMs: at,
    actor: actor as AuditActor,
    action: action as AuditAction,
    detail,
  }))

/** Deletes events that are older than a year. */
export const auditSweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old audit events',
    everyMs: 6 * 3_600_000,
    firstAfterMs: 5 * 60_000,
    sweeps: [(rowsMax) => deleteOldAuditEvents(db, rowsMax)],
  })

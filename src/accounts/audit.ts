import { deleteOldAuditEvents, insertAuditEvent, listAuditEvents } from '../db/audit.ts'
import type { Database } from '../db/pool.ts'
import type { AuditAction, AuditActor } from './audit-action.ts'

/** One sensitive action on an account. `detail` holds what its owner needs to recognise it, and no secret. */
export interface AuditEvent {
  readonly accountId: string
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Records an event; in the transaction of the action when `db` is one, so that neither is without the other. */
export const recordEvent = (db: Database, { detail = {}, ...event }: AuditEvent): Promise<void> =>
  insertAuditEvent(db, { ...event, detail })

/** An event as it is kept. `atMs` is Unix milliseconds. */
export interface RecordedEvent extends Required<Omit<AuditEvent, 'accountId'>> {
  readonly atMs: number
}

/** The newest events of an account, the newest first. */
export const recentEvents = async (db: Database, accountId: string, count: number): Promise<RecordedEvent[]> =>
  (await listAuditEvents(db, accountId, count)).map(({ at, actor, action, detail }) => ({
    atMs: at,
    actor: actor as AuditActor,
    action: action as AuditAction,
    detail,
  }))

const BATCH_ROWS = 1_000

/** Deletes a batch of events that are older than a year. False when there are no more. */
export const sweepEvents = async (db: Database): Promise<boolean> =>
  (await deleteOldAuditEvents(db, BATCH_ROWS)) === BATCH_ROWS

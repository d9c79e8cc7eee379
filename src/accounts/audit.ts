import { deleteOldAuditEvents, insertAuditEvent, listAuditEvents } from '../db/audit.ts'
import type { Database } from '../db/pool.ts'

/** Every sensitive action that is kept, and what it means to the owner of the account. */
export const AUDIT_ACTIONS = {
  account_created: 'The account was opened',
  key_created: 'An API key was made',
  key_revoked: 'An API key was revoked',
  session_ended: 'One session was ended',
  sessions_ended: 'All sessions were ended: access tokens issued before are refused',
  branding_changed: 'The branding of reports was changed',
  branding_deleted: 'The branding of reports was deleted',
  settings_changed: 'Settings of the account were changed',
  plan_changed: 'The plan of the account changed',
  account_deletion_requested: 'The deletion of the account was asked for',
} as const satisfies Record<string, string>

export type AuditAction = keyof typeof AUDIT_ACTIONS

export const AUDIT_ACTORS = ['account', 'operator', 'system'] as const
export type AuditActor = (typeof AUDIT_ACTORS)[number]

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

import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** `expires_at` is Unix milliseconds. */
const Opened = z.object({ id: z.uuid(), expires_at: z.number() })
const Live = z.object({ id: z.uuid(), name: z.string() })
export type LiveAdminSession = z.output<typeof Live>
const Id = z.object({ id: z.uuid() })

const insert = statement('admin_session_insert', Opened)
const findLive = statement('admin_session_find_live', Live)
const end = statement('admin_session_end', Id)
const endAll = statement('admin_session_end_all', Id)
const deleteOld = statement('admin_session_delete_old', Id)
const networkIsKnown = statement('admin_network_is_known', z.object({ known: z.boolean() }))

export interface NewAdminSession {
  readonly tokenHash: Buffer
  /** The hash of the configured name and password. */
  readonly configuredAs: Buffer
  readonly name: string
  readonly network: string
  readonly lifeMs: number
  /** Other live sessions that may stay. */
  readonly othersMax: number
}

export const insertAdminSession = (
  db: Database,
  { tokenHash, configuredAs, name, network, lifeMs, othersMax }: NewAdminSession,
): Promise<z.output<typeof Opened>> =>
  db.one(
    insert({
      ...{ token_hash: tokenHash, configured_as: configuredAs, name, network },
      ...{ life_ms: lifeMs, others_max: othersMax },
    }),
  )

/** Null for an invalid token, an ended session, and one of another configuration. */
export const findLiveAdminSession = (
  db: Database,
  { tokenHash, configuredAs }: Pick<NewAdminSession, 'tokenHash' | 'configuredAs'>,
): Promise<LiveAdminSession | null> => db.maybeOne(findLive({ token_hash: tokenHash, configured_as: configuredAs }))

export const endAdminSession = async (db: Database, id: string): Promise<void> => void (await db.maybeOne(end({ id })))

/** Deletes dead sessions that were opened over 30 days ago. Returns their number. */
export const deleteOldAdminSessions = async (db: Database, rowsMax: number): Promise<number> =>
  (await db.any(deleteOld({ rows_max: rowsMax }))).length

/** Whether someone signed in from a network within 30 days, with the current name and password. */
export const isAdminNetworkKnown = async (
  db: Database,
  { network, configuredAs }: Pick<NewAdminSession, 'network' | 'configuredAs'>,
): Promise<boolean> => (await db.one(networkIsKnown({ network, configured_as: configuredAs }))).known

/** Ends all live sessions. Returns their number. */
export const endAllAdminSessions = async (db: Database): Promise<number> => (await db.any(endAll({}))).length

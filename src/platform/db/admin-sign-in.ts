import { z } from 'zod'
import { type Database, statement } from './pool.ts'

/** `expires_at` is Unix milliseconds. */
const Opened = z.object({ id: z.uuid(), expires_at: z.number() })
const Live = z.object({ id: z.uuid(), name: z.string() })
export type LiveAdminSession = z.output<typeof Live>
const Id = z.object({ id: z.uuid() })

const insert = statement('admin_session_insert', Opened)
const findLive = statement('admin_session_find_live', Live)
const end = statement('admin_session_end', Id)
const endAll = statement('admin_session_end_all', Id)
const deleteDead = statement('admin_session_delete_old', Id)
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
      token_hash: tokenHash,
      configured_as: configuredAs,
      name,
      network,
      life_ms: lifeMs,
      others_max: othersMax,
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
  (await db.any(deleteDead({ rows_max: rowsMax }))).length

/** Whether someone signed in from a network within 30 days, with the current name and password. */
export const isAdminNetworkKnown = async (
  db: Database,
  { network, configuredAs }: Pick<NewAdminSession, 'network' | 'configuredAs'>,
): Promise<boolean> => (await db.one(networkIsKnown({ network, configured_as: configuredAs }))).known

/** Ends all live sessions. Returns their number. */
export const endAllAdminSessions = async (db: Database): Promise<number> => (await db.any(endAll({}))).length

const Hash = z.object({ hash: z.instanceof(Buffer) })
const wait = statement('admin_attempt_wait', z.object({ wait_ms: z.int() }))
const take = statement('admin_attempt_take', Hash)
const forget = statement('admin_attempt_forget', Hash)
const forgetAll = statement('admin_attempt_forget_all', Hash)
const deleteOldCounts = statement('admin_attempt_delete_old', Hash)

/** What a sign-in attempt is counted by: two hashes, or one given twice. */
export interface AttemptHashes {
  readonly one: Buffer
  readonly other: Buffer
}

export interface AttemptRules {
  /** Attempts before the first wait. */
  readonly free: number
  /** A count resets this long after the last attempt. */
  readonly windowMs: number
  readonly waitMaxMs: number
}

/** Milliseconds until an attempt is allowed; 0 for now. */
export const attemptWaitMs = async (db: Database, hashes: AttemptHashes): Promise<number> =>
  (await db.one(wait({ ...hashes }))).wait_ms

/** Counts an attempt for each hash that need not wait, and returns how many these are. */
export const takeAttempt = async (
  db: Database,
  hashes: AttemptHashes,
  { free, windowMs, waitMaxMs }: AttemptRules,
): Promise<number> => (await db.any(take({ ...hashes, free, window_ms: windowMs, wait_max_ms: waitMaxMs }))).length

export const forgetAttempts = async (db: Database, hashes: AttemptHashes): Promise<void> =>
  void (await db.any(forget({ ...hashes })))

/** Deletes counts that are over, and the oldest beyond `most`. Returns their number. */
export const deleteOldAttempts = async (
  db: Database,
  { windowMs, most }: { windowMs: number; most: number },
  rowsMax: number,
): Promise<number> => (await db.any(deleteOldCounts({ window_ms: windowMs, most, rows_max: rowsMax }))).length

/** Ends all waits. Returns the number of counts. */
export const forgetAllAttempts = async (db: Database): Promise<number> => (await db.any(forgetAll({}))).length

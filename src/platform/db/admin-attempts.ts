import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Hash = z.object({ hash: z.instanceof(Buffer) })
const wait = statement('admin_attempt_wait', z.object({ wait_ms: z.int() }))
const take = statement('admin_attempt_take', Hash)
const forget = statement('admin_attempt_forget', Hash)
const forgetAll = statement('admin_attempt_forget_all', Hash)
const deleteOld = statement('admin_attempt_delete_old', Hash)

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
): Promise<number> => (await db.any(deleteOld({ window_ms: windowMs, most, rows_max: rowsMax }))).length

/** Ends all waits. Returns the number of counts. */
export const forgetAllAttempts = async (db: Database): Promise<number> => (await db.any(forgetAll({}))).length

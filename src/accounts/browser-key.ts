import { insertSessionKey } from '../platform/db/api-keys.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import type { Account } from './account.ts'
import { hashKey, newKeyText, shownPart } from './key-text.ts'

/** A key with which a page of this service calls it for the signed-in account. */
export interface BrowserKey {
  readonly key: string
  readonly expiresAtMs: number
}

/** A page asks for another one when it has expired. */
const LIFETIME_MS = 3_600_000
/** A browser needs one per tab. Another one replaces the oldest. */
const PER_SESSION_MAX = 8
/** The request log shows it. */
const NAME = 'Browser'

/**
 * Creates a key that ends with the session of the account: when the user signs out, sets a new password or ends the
 * session elsewhere. Throws `session_ended` when it has ended meanwhile.
 */
export async function makeBrowserKey(
  db: Database,
  { id: accountId, sessionId }: Account,
  nowMs: number,
): Promise<BrowserKey> {
  const key = newKeyText()
  const expiresAtMs = nowMs + LIFETIME_MS
  const stored = { hash: hashKey(key), prefix: shownPart(key), name: NAME }
  const isMade =
    sessionId !== null &&
    (await insertSessionKey(db, { ...stored, accountId, sessionId, expiresAtMs }, PER_SESSION_MAX - 1))
  if (!isMade) throw new Refusal('session_ended')
  return { key, expiresAtMs }
}

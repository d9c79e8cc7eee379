import { randomBytes } from 'node:crypto'
import { recordEvent } from '../../accounts/audit.ts'
import { ofDeletedAccount } from '../../accounts/holder.ts'
import type { Database } from '../../platform/db/pool.ts'
import {
  type CallbackSecretRow,
  ensureCallbackSecret,
  rotateCallbackSecret,
} from '../../platform/db/report-callbacks.ts'

const SECRET_BYTES = 32
/** The time in which a receiver changes to the new secret. */
const PREVIOUS_KEPT_MS = 24 * 3_600_000

/** The secret that signs the callbacks of an account. Times are Unix milliseconds. */
export interface CallbackSecret {
  /** `whsec_` and base64. */
  readonly text: string
  readonly changedAtMs: number
  readonly previousUntilMs: number | null
}

/** The secret of an account, made on first use. Throws `invalid_token` when the account is gone. */
export const callbackSecretOf = async (db: Database, accountId: string): Promise<CallbackSecret> =>
  shown(await ensureCallbackSecret(db, accountId, randomBytes(SECRET_BYTES)))

/** Makes a new secret. The previous one also signs for a day. Throws `invalid_token` when the account is gone. */
export const changeCallbackSecret = (db: Database, accountId: string): Promise<CallbackSecret> =>
  db.transaction(async (transaction) => {
    const row = await rotateCallbackSecret(transaction, accountId, randomBytes(SECRET_BYTES), PREVIOUS_KEPT_MS)
    const secret = shown(row)
    await recordEvent(transaction, { accountId, actor: 'account', action: 'callback_secret_changed' })
    return secret
  })

function shown(row: CallbackSecretRow | null): CallbackSecret {
  if (!row) throw ofDeletedAccount()
  return {
    text: `whsec_${row.secret.toString('base64')}`,
    changedAtMs: row.changed_at,
    previousUntilMs: row.previous_until,
  }
}

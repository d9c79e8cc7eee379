import type { Redis } from 'ioredis'
import type { DeletionStep } from '../contract/accounts/settings.ts'
import {
  type Deletion,
  deleteAccountRow,
  deleteRecords,
  listAccountTables,
  revokeAllKeys,
} from '../platform/db/deletions.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Mailer } from '../platform/mail/letters.ts'
import type { Changes } from './changes.ts'
import type { IdentityService } from './identity/open.ts'

/** Ends now what an account would still pay for. Can be repeated. */
export type CancelBilling = (accountId: string) => Promise<void>

export interface DeletionServices {
  readonly db: Database
  /** Holds counters and cached answers, if it is configured. */
  readonly redis: Redis | undefined
  readonly changes: Pick<Changes, 'announceAccount'>
  readonly cancelBilling: CancelBilling
  readonly identity: Pick<IdentityService, 'issuer' | 'admin'>
  readonly mailer: Pick<Mailer, 'forget'>
}

type Step = (services: DeletionServices, deletion: Deletion) => Promise<void>

/** A batch of reports with documents stays far below the time limit of a statement. */
const BATCH_ROWS = 500
const SCANNED_KEYS = 1_000

/**
 * The steps of a deletion, in order. First the payment ends, then the access, then the data are deleted. The identity
 * is deleted last, so that its user can request the progress until then. Each step can be repeated.
 */
export const STEPS: Readonly<Record<DeletionStep, Step>> = {
  billing: ({ cancelBilling }, { account_id }) => cancelBilling(account_id),

  async keys({ db, changes }, { account_id }) {
    await revokeAllKeys(db, account_id)
    await changes.announceAccount(account_id)
  },

  /**
   * Every table with a column `account_id`, and every Redis key that contains it. New ones are included automatically.
   */
  async records({ db, redis }, { account_id }) {
    for (const table of await listAccountTables(db)) {
      while ((await deleteRecords(db, table, account_id, BATCH_ROWS)) === BATCH_ROWS);
    }
    if (redis) await forgetIn(redis, account_id)
  },

  async account({ db, mailer }, { account_id }) {
    const email = await deleteAccountRow(db, account_id)
    if (email !== null) await mailer.forget(email)
  },

  async identity({ identity }, deletion) {
    if (isIdentityOurs(identity, deletion)) await identity.admin?.deleteUser(deletion.subject)
  },
}

/** Scanning a million keys takes about 100 ms, in steps between which Redis serves other clients. */
async function forgetIn(redis: Redis, accountId: string): Promise<void> {
  for await (const keys of redis.scanStream({ match: `orrery:*${accountId}*`, count: SCANNED_KEYS })) {
    if (keys.length > 0) await redis.unlink(keys)
  }
}

/** False for users of an outside identity provider that this installation cannot delete from. */
export const isIdentityOurs = (
  { issuer, admin }: DeletionServices['identity'],
  deletion: Pick<Deletion, 'issuer'>,
): boolean => admin !== null && issuer === deletion.issuer

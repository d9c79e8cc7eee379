import type { Redis } from 'ioredis'
import type { CancelBilling } from '../billing/cancellation.ts'
import type { DeletionStep } from '../contract/settings.ts'
import { type Deletion, deleteAccountRow, deleteRecords, listAccountTables, revokeAllKeys } from '../db/deletions.ts'
import type { Database } from '../db/pool.ts'
import type { IdentityService } from '../identity/open.ts'
import type { Changes } from './changes.ts'

export interface DeletionParts {
  readonly db: Database
  /** Where fronts count and remember, if they do so there. */
  readonly redis: Redis | undefined
  readonly changes: Pick<Changes, 'announceAccount'>
  readonly cancelBilling: CancelBilling
  readonly identity: Pick<IdentityService, 'issuer' | 'admin'>
}

type Step = (parts: DeletionParts, deletion: Deletion) => Promise<void>

/** Far within the time limit of a statement, though each were a report with its document. */
const BATCH_ROWS = 500
const SCANNED_KEYS = 1_000

/**
 * What a deletion takes away, in this order: nobody pays for what is not to be had any more, nobody uses what is going,
 * and whoever could still ask what became of it goes last. Each step can be repeated, and finds its work done.
 */
export const STEPS: Readonly<Record<DeletionStep, Step>> = {
  billing: ({ cancelBilling }, { account_id }) => cancelBilling(account_id),

  async keys({ db, changes }, { account_id }) {
    await revokeAllKeys(db, account_id)
    await changes.announceAccount(account_id)
  },

  /** All tables that have a column `account_id`, and all keys of Redis that hold it, so that no new one is forgotten. */
  async records({ db, redis }, { account_id }) {
    for (const table of await listAccountTables(db)) {
      while ((await deleteRecords(db, table, account_id, BATCH_ROWS)) === BATCH_ROWS);
    }
    if (redis) await forgetIn(redis, account_id)
  },

  account: ({ db }, { account_id }) => deleteAccountRow(db, account_id),

  async identity({ identity }, deletion) {
    if (isIdentityOurs(identity, deletion)) await identity.admin?.deleteUser(deletion.subject)
  },
}

/** A look at all keys takes some 100 ms for a million, in steps between which Redis serves others. */
async function forgetIn(redis: Redis, accountId: string): Promise<void> {
  for await (const keys of redis.scanStream({ match: `orrery:*${accountId}*`, count: SCANNED_KEYS })) {
    if (keys.length > 0) await redis.unlink(keys)
  }
}

/** False for users whom this installation can't delete: they stay with their identity provider. */
export const isIdentityOurs = (
  { issuer, admin }: DeletionParts['identity'],
  deletion: Pick<Deletion, 'issuer'>,
): boolean => admin !== null && issuer === deletion.issuer

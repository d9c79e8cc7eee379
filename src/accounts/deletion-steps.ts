import type { CancelBilling } from '../billing/cancellation.ts'
import type { DeletionStep } from '../contract/settings.ts'
import { type Deletion, deleteAccountRow, deleteRecords, listAccountTables, revokeAllKeys } from '../db/deletions.ts'
import type { Database } from '../db/pool.ts'
import type { IdentityService } from '../identity/open.ts'
import type { Changes } from './changes.ts'

export interface DeletionParts {
  readonly db: Database
  readonly changes: Pick<Changes, 'announceAccount'>
  readonly cancelBilling: CancelBilling
  readonly identity: Pick<IdentityService, 'issuer' | 'admin'>
}

type Step = (parts: DeletionParts, deletion: Deletion) => Promise<void>

/** Far within the time limit of a statement. */
const BATCH_ROWS = 5_000

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

  /** All tables that have a column `account_id`, so that a new one is not forgotten. */
  async records({ db }, { account_id }) {
    for (const table of await listAccountTables(db)) {
      while ((await deleteRecords(db, table, account_id, BATCH_ROWS)) === BATCH_ROWS);
    }
  },

  account: ({ db }, { account_id }) => deleteAccountRow(db, account_id),

  async identity({ identity }, deletion) {
    if (isIdentityOurs(identity, deletion)) await identity.admin?.deleteUser(deletion.subject)
  },
}

/** False for users whom this installation can't delete: they stay with their identity provider. */
export const isIdentityOurs = (
  { issuer, admin }: DeletionParts['identity'],
  deletion: Pick<Deletion, 'issuer'>,
): boolean => admin !== null && issuer === deletion.issuer

import { sql } from 'slonik'
import { z } from 'zod'
import { type Database, statement } from './pool.ts'

/** An unfinished deletion of an account, with its progress. */
const Deletion = z.object({
  account_id: z.uuid(),
  issuer: z.string(),
  subject: z.string(),
  done: z.array(z.string()),
  attempts: z.number(),
})
export type Deletion = z.output<typeof Deletion>

export interface NewDeletion {
  readonly accountId: string
  readonly issuer: string
  readonly subject: string
  readonly identityHash: Buffer
}

const Id = z.object({ id: z.uuid() })
const AccountId = z.object({ account_id: z.uuid() })

const begin = statement('account_deletion_begin', Deletion)
const find = statement('account_deletion_find', Deletion)
const claim = statement('account_deletion_claim', Deletion)
const noteDone = statement('account_deletion_note_done', AccountId)
const putOff = statement('account_deletion_put_off', AccountId)
const finish = statement('account_deletion_finish', AccountId)
const forget = statement('deleted_identity_forget', z.object({ hash: z.instanceof(Buffer) }))
const revokeAll = statement('api_key_revoke_all', Id)
const stragglers = statement('account_delete_stragglers', AccountId)
const listTables = statement('account_table_list', z.object({ name: z.string() }))
const deleteRow = statement('account_delete', z.object({ email: z.string().nullable() }))

/** Refuses the tokens of the identity and claims the deletion for `leaseMs`. Null if it has already begun. */
export const beginDeletion = (
  db: Database,
  { accountId, issuer, subject, identityHash }: NewDeletion,
  leaseMs: number,
): Promise<Deletion | null> =>
  db.maybeOne(begin({ account_id: accountId, issuer, subject, identity_hash: identityHash, lease_ms: leaseMs }))

/** Null when no deletion of the account is in progress. */
export const findDeletion = (db: Database, accountId: string): Promise<Deletion | null> =>
  db.maybeOne(find({ account_id: accountId }))

/** Claims a due deletion for `leaseMs`. Null if none is due. */
export const claimDeletion = (db: Database, leaseMs: number): Promise<Deletion | null> =>
  db.maybeOne(claim({ lease_ms: leaseMs }))

export const noteStepDone = async (db: Database, accountId: string, step: string, leaseMs: number): Promise<void> =>
  void (await db.maybeOne(noteDone({ account_id: accountId, step, lease_ms: leaseMs })))

export const putOffDeletion = async (db: Database, accountId: string, delayMs: number): Promise<void> =>
  void (await db.maybeOne(putOff({ account_id: accountId, delay_ms: delayMs })))

export const finishDeletion = async (db: Database, accountId: string): Promise<void> =>
  void (await db.maybeOne(finish({ account_id: accountId })))

/** Returns the number of forgotten identities. */
export const forgetDeletedIdentities = async (db: Database, keptDays: number): Promise<number> =>
  (await db.any(forget({ kept_days: keptDays }))).length

export const revokeAllKeys = async (db: Database, accountId: string): Promise<void> =>
  void (await db.any(revokeAll({ account_id: accountId })))

/** Returns the e-mail address of the account, or null if there is none. */
export const deleteAccountRow = async (db: Database, accountId: string): Promise<string | null> =>
  (await db.maybeOne(deleteRow({ account_id: accountId })))?.email ?? null

/** Deletes what requests wrote while their account was deleted, in tables without a reference to it. */
export const deleteStragglers = async (db: Database): Promise<void> => void (await db.any(stragglers({})))

/** Tables and partitions with a column `account_id`, except the table of deletions. */
export const listAccountTables = async (db: Database): Promise<readonly string[]> =>
  (await db.any(listTables({}))).map(({ name }) => name)

/** Deletes at most `rowsMax` rows of an account from a table, and returns how many. */
export async function deleteRecords(db: Database, table: string, accountId: string, rowsMax: number): Promise<number> {
  const name = sql.identifier(['public', table])
  const { rowCount } = await db.query(sql.type(z.object({}))`
    delete from ${name} where ctid = any(array(
      select ctid from ${name} where account_id = ${accountId} limit ${rowsMax}
    ))`)
  return rowCount
}

const insertDeleted = statement('billing_deleted_account_insert', Id)
const findDeleted = statement('billing_deleted_account_find', Id)

/** Remembers that an account was deleted, so that what it may still pay for is ended. */
export const noteDeletedAccount = async (db: Database, id: string): Promise<void> =>
  void (await db.maybeOne(insertDeleted({ id })))

/** Whether the account was deleted here. False for an account of another installation. */
export const wasDeleted = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(findDeleted({ id }))) !== null

import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Id = z.object({ id: z.uuid() })
const insert = statement('billing_deleted_account_insert', Id)
const find = statement('billing_deleted_account_find', Id)

/** Remembers that an account was deleted, so that what it may still pay for is ended. */
export const noteDeletedAccount = async (db: Database, id: string): Promise<void> =>
  void (await db.maybeOne(insert({ id })))

/** Whether the account was deleted here. False for an account of another installation. */
export const wasDeleted = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(find({ id }))) !== null

import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const insert = statement('account_insert', z.object({ id: z.uuid() }))

/** Opens an account and returns its id. */
export const insertAccount = async (db: Database, account: { name: string; plan: string }): Promise<string> =>
  (await db.one(insert(account))).id

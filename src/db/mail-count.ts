import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const add = statement('mail_count_add', z.object({ messages: z.number() }))

/** Counts a message to an address. Returns the number of messages in this hour. */
export const countMessage = async (db: Database, recipientHash: Buffer): Promise<number> =>
  (await db.one(add({ recipient_hash: recipientHash }))).messages

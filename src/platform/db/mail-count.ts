import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const add = statement('mail_count_add', z.object({ messages: z.number() }))

/** Counts an e-mail to an address. False when the address got `messagesMax` in this hour. */
export const countMessage = async (db: Database, recipientHash: Buffer, messagesMax: number): Promise<boolean> =>
  (await db.maybeOne(add({ recipient_hash: recipientHash, messages_max: messagesMax }))) !== null

import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** A message that was not sent because no relay is configured. `at` is Unix milliseconds. */
const KeptMessage = z.object({ at: z.number(), recipient: z.string(), subject: z.string(), text: z.string() })
export type KeptMessage = z.output<typeof KeptMessage>

export interface NewMessage {
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const insert = statement('outbox_insert', z.object({ id: z.string() }))
const list = statement('outbox_list', KeptMessage)

/** Stores a message. The latest hundred messages of the last day stay. */
export const keepMessage = async (db: Database, message: NewMessage): Promise<void> =>
  void (await db.one(insert({ ...message })))

export const listMessages = (db: Database): Promise<readonly KeptMessage[]> => db.any(list({}))

import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** The channel that announces changes of keys and accounts. */
export const CHANGE_CHANNEL = 'orrery_change'

const announce = statement('change_announce', z.object({ pg_notify: z.string() }))

/** Notifies the listeners on `CHANGE_CHANNEL`. */
export async function announceChange(db: Database, text: string): Promise<void> {
  await db.one(announce({ text }))
}

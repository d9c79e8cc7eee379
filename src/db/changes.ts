import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** Changes of keys and accounts are told on this channel. */
export const CHANGE_CHANNEL = 'orrery_change'

const announce = statement('change_announce', z.object({ pg_notify: z.string() }))

/** Tells whoever listens on `CHANGE_CHANNEL`. */
export async function announceChange(db: Database, text: string): Promise<void> {
  await db.one(announce({ text }))
}

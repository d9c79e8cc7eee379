import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'
import { isUnavailable } from './unavailable.ts'

const ping = statement('ping', z.object({ up: z.literal(true) }))

/** Whether Postgres answers; false within five seconds where it does not. */
export async function isDatabaseUp(db: Database): Promise<boolean> {
  try {
    return (await db.one(ping({}))).up
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}

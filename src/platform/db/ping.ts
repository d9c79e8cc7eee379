import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'
import { isUnavailable } from './unavailable.ts'

const ping = statement('database_ping', z.object({ answer: z.number() }))

/** Whether Postgres answers. False after at most five seconds. */
export async function isDatabaseUp(db: Database): Promise<boolean> {
  try {
    await db.one(ping({}))
    return true
  } catch (error) {
    if (isUnavailable(error)) return false
    throw error
  }
}

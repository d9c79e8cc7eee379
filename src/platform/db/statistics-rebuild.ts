import { ForeignKeyIntegrityConstraintViolationError } from 'slonik'
import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const None = z.object({})
const findSpan = statement('statistics_rebuild_span', z.object({ day: z.string(), is_whole: z.boolean() }))
const patience = statement('statistics_rebuild_patience', z.object({ patience: z.string() }))
const lock = statement('statistics_rebuild_lock', z.object({ held: z.string() }))
const totals = statement('statistics_rebuild_totals', None)
const clear = statement('statistics_rebuild_clear', None)
const sum = statement('statistics_rebuild_day', z.object({ requests: z.number() }))

/**
 * The day of the oldest row of the log, and whether the log has everything that was counted on it. Null without rows.
 */
export const findLogSpan = (db: Database): Promise<{ readonly day: string; readonly is_whole: boolean } | null> =>
  db.transaction(async (transaction) => {
    await transaction.one(patience({}))
    return transaction.maybeOne(findSpan({}))
  })

const TRIES = 5

/** Rebuilds the sums of a day (YYYY-MM-DD). Fronts that write the log wait meanwhile. Returns the requests. */
export async function rebuildDay(db: Database, day: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await rebuilt(db, day)
    } catch (error) {
      // An account was deleted meanwhile.
      if (!(error instanceof ForeignKeyIntegrityConstraintViolationError) || tries === TRIES) throw error
    }
  }
}

const rebuilt = (db: Database, day: string): Promise<number> =>
  db.transaction(async (transaction) => {
    await transaction.one(patience({}))
    await transaction.one(lock({}))
    await transaction.query(totals({ day }))
    await transaction.query(clear({ day }))
    return (await transaction.one(sum({ day }))).requests
  })

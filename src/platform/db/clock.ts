import { z } from 'zod'
import { setClock } from '../clock.ts'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const read = statement('database_clock', z.object({ at_ms: z.number() }))

/** The time was read at some instant between question and answer. A pause of a busy front would make it uncertain. */
const UNCERTAIN_MS_MAX = 50
const ATTEMPTS = 3

/**
 * Sets the clock of this process by the database. A measurement that took too long is repeated, and the quickest
 * counts.
 */
export async function followClock(db: Pick<Database, 'one'>): Promise<void> {
  let best = await measured(db)
  for (let attempt = 2; attempt <= ATTEMPTS && best.uncertainMs > UNCERTAIN_MS_MAX; attempt += 1) {
    const next = await measured(db)
    if (next.uncertainMs < best.uncertainMs) best = next
  }
  setClock(best.databaseMs, best.atMonotonicMs, best.uncertainMs)
}

async function measured(db: Pick<Database, 'one'>) {
  const askedAt = performance.now()
  const { at_ms: databaseMs } = await db.one(read({}))
  const uncertainMs = (performance.now() - askedAt) / 2
  return { databaseMs, atMonotonicMs: askedAt + uncertainMs, uncertainMs }
}

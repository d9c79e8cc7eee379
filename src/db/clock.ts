import { z } from 'zod'
import { setClock } from '../clock.ts'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const read = statement('database_clock', z.object({ at_ms: z.number() }))

/** The answer came from some instant between question and answer. A wait of a busy front would make the time uncertain. */
const UNCERTAIN_MS_MAX = 1_000
const ATTEMPTS = 3

/** Sets the clock of this process by the database. A measurement that took too long is repeated, and the last one counts. */
export async function followClock(db: Pick<Database, 'one'>): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const askedAt = performance.now()
    const { at_ms: databaseMs } = await db.one(read({}))
    const uncertainMs = (performance.now() - askedAt) / 2
    if (uncertainMs > UNCERTAIN_MS_MAX && attempt < ATTEMPTS) continue
    return setClock(databaseMs, askedAt + uncertainMs)
  }
}

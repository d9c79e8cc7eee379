import { type Listener, listen } from '../../platform/db/listen.ts'
import type { Database } from '../../platform/db/pool.ts'
import { findRender, putRender, RENDER_CHANNEL } from '../../platform/db/renders.ts'
import type { RefusalCode } from '../../platform/errors.ts'
import { keptMs, type OutcomeStore } from './outcome.ts'

/** Keeps outcomes in a Postgres table and notifies fronts with NOTIFY. */
export function postgresStore(db: Database, databaseUrl: string): OutcomeStore {
  let listener: Listener | undefined
  return {
    async find(key) {
      const found = await findRender(db, key)
      if (!found) return null
      return found.bytes
        ? { bytes: found.bytes }
        : { refused: found.refused as RefusalCode, message: found.message ?? '' }
    },
    async put(key, outcome) {
      const row =
        'bytes' in outcome
          ? { bytes: Buffer.from(outcome.bytes), refused: null, message: null }
          : { bytes: null, ...outcome }
      await putRender(db, key, row, keptMs(outcome))
    },
    async listen(done) {
      listener = listen(databaseUrl, RENDER_CHANNEL, done)
    },
    close: async () => listener?.close(),
  }
}

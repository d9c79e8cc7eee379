import { sweepOAuthClients } from '../db/oauth-clients.ts'
import { sweepGrants } from '../db/oauth-grants.ts'
import { sweepTokenKeys } from '../db/oauth-keys.ts'
import { sweepOAuthRequests } from '../db/oauth-requests.ts'
import type { Database } from '../db/pool.ts'
import type { RecurringJob } from '../db/repeated.ts'
import { KEY_DAYS } from './token-keys.ts'

const EVERY_MS = 10 * 60_000
const FIRST_AFTER_MS = 60_000
const ROWS_MAX = 1_000
/** More rows than all limits together admit in ten minutes. */
const BATCHES_MAX = 100
const PAUSE_MS = 100
/** A client that nobody used was an attempt. One without a grant may come back. */
const UNUSED_DAYS = 1
const USED_DAYS = 90

/** Deletes requests, grants, clients and keys that have ended, in batches. */
export const oauthSweep = (db: Database, everyMs = EVERY_MS): RecurringJob => ({
  name: 'Sweeping grants of assistants',
  everyMs,
  firstAfterMs: Math.min(FIRST_AFTER_MS, everyMs),
  async work(signal, pause) {
    const batches = [
      () => sweepOAuthRequests(db, ROWS_MAX),
      () => sweepGrants(db, ROWS_MAX),
      () => sweepOAuthClients(db, { unusedDays: UNUSED_DAYS, usedDays: USED_DAYS, rowsMax: ROWS_MAX }),
    ]
    for (const sweep of batches)
      for (let batch = 0; batch < BATCHES_MAX && !signal.aborted; batch += 1) {
        if ((await sweep()) < ROWS_MAX) break
        await pause(PAUSE_MS)
      }
    await sweepTokenKeys(db, KEY_DAYS)
  },
})

import { sweepOAuthClients } from '../../platform/db/oauth-clients.ts'
import { sweepOAuthDecisions } from '../../platform/db/oauth-decisions.ts'
import { sweepGrants } from '../../platform/db/oauth-grants.ts'
import { sweepTokenKeys } from '../../platform/db/oauth-keys.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/repeated.ts'
import { rowSweep } from '../../platform/db/row-sweep.ts'
import { KEY_DAYS } from './token-keys.ts'

/** A client that was never used was an attempt. One without a grant may come back. */
const UNUSED_DAYS = 1
const USED_DAYS = 90

/** Deletes decisions, grants, clients and keys that have ended. */
export const oauthSweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old grants of assistants',
    everyMs: 10 * 60_000,
    firstAfterMs: 60_000,
    sweeps: [
      (rowsMax) => sweepOAuthDecisions(db, rowsMax),
      (rowsMax) => sweepGrants(db, rowsMax),
      (rowsMax) => sweepOAuthClients(db, { unusedDays: UNUSED_DAYS, usedDays: USED_DAYS, rowsMax }),
      () => sweepTokenKeys(db, KEY_DAYS),
    ],
  })

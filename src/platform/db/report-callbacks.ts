import { z } from 'zod'
import { FINAL_REPORT_STATUSES } from '../../contract/jobs.ts'
import { type Database, statement } from './pool.ts'

/** Times are Unix milliseconds. */
const Secret = z.object({
  secret: z.instanceof(Buffer),
  changed_at: z.number(),
  previous_until: z.number().nullable(),
})
export type CallbackSecretRow = z.output<typeof Secret>

const Due = z.object({
  report_id: z.uuid(),
  url: z.string(),
  attempts: z.int(),
  status: z.enum(FINAL_REPORT_STATUSES),
  error: z.string().nullable(),
  created_at: z.number(),
  ended_at: z.number(),
  secret: z.instanceof(Buffer),
  previous: z.instanceof(Buffer).nullable(),
})
export type DueCallback = z.output<typeof Due>

const Listed = z.object({
  report_id: z.uuid(),
  url: z.string(),
  state: z.enum(['pending', 'delivered', 'given_up']),
  attempts: z.int(),
  last_status: z.int().nullable(),
  last_error: z.string().nullable(),
  ended_at: z.number().nullable(),
})
export type ListedCallback = z.output<typeof Listed>

const ensure = statement('callback_secret_ensure', Secret)
const rotate = statement('callback_secret_rotate', Secret)
const claim = statement('report_callback_claim', Due)
const note = statement('report_callback_note', z.object({ report_id: z.uuid() }))

const list = statement('report_callback_list', Listed)

/** The callbacks of the newest reports of an account. */
export const listCallbacks = (db: Database, accountId: string, rowsMax: number): Promise<readonly ListedCallback[]> =>
  db.any(list({ account_id: accountId, rows_max: rowsMax }))

/** The secret of an account. Stores `fresh` when it had none. Null when the account is gone. */
export const ensureCallbackSecret = (
  db: Database,
  accountId: string,
  fresh: Buffer,
): Promise<CallbackSecretRow | null> => db.maybeOne(ensure({ account_id: accountId, fresh }))

/** Replaces the secret with `fresh`. The previous one still signs for `keptMs`. */
export const rotateCallbackSecret = (
  db: Database,
  accountId: string,
  fresh: Buffer,
  keptMs: number,
): Promise<CallbackSecretRow | null> => db.maybeOne(rotate({ account_id: accountId, fresh, kept_ms: keptMs }))

/** Claims the callbacks that are due, for `leaseMs`. */
export const claimCallbacks = (db: Database, rowsMax: number, leaseMs: number): Promise<readonly DueCallback[]> =>
  db.any(claim({ rows_max: rowsMax, lease_ms: leaseMs }))

/** Records the outcome of an attempt. The next follows after `waitMs`, or none when that is null. */
export const noteCallback = async (
  db: Database,
  reportId: string,
  attempt: {
    readonly state: 'pending' | 'delivered' | 'given_up'
    readonly status: number | null
    readonly error: string | null
    readonly waitMs: number | null
  },
): Promise<void> => {
  const { state, status, error, waitMs } = attempt
  await db.maybeOne(note({ report_id: reportId, state, last_status: status, last_error: error, wait_ms: waitMs }))
}

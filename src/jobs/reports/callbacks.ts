import { now } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/repeated.ts'
import { claimCallbacks, type DueCallback, noteCallback } from '../../platform/db/report-callbacks.ts'
import { sendMessage } from './callback-send.ts'
import { signedHeaders } from './callback-signature.ts'
import { pollUrl } from './poll.ts'

export interface CallbackOptions {
  readonly db: Database
  readonly publicUrl: string | undefined
  /** Hosts, as `host:port`, that may be reached without TLS and at private addresses. */
  readonly allowHosts: readonly string[]
  readonly onAttempt: (outcome: 'delivered' | 'failed' | 'given_up') => void
  readonly everyMs?: number
  readonly retryMs?: readonly number[]
}

const EVERY_MS = 2_000
/** Wait after each failed attempt: nine hours in all. */
const RETRY_MS = [5_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000]
/** Longer than an attempt takes. When its front dies, another front tries. */
const LEASE_MS = 30_000
/** Sent concurrently. A receiver that does not answer delays at most these. */
const AT_ONCE = 10
/** The receiver is gone for good (RFC 9110, 15.5.11). */
const GONE = 410

/** Sends the callbacks that are due, from any front, until each is delivered or has failed for hours. */
export const callbackRounds = (options: CallbackOptions): RecurringJob => ({
  name: 'Sending callbacks',
  everyMs: options.everyMs ?? EVERY_MS,
  async work(signal) {
    for (let sent = AT_ONCE; sent === AT_ONCE && !signal.aborted; ) {
      const due = await claimCallbacks(options.db, AT_ONCE, LEASE_MS)
      await Promise.all(due.map((each) => attempt(each, options)))
      sent = due.length
    }
  },
})

async function attempt(due: DueCallback, { db, publicUrl, allowHosts, onAttempt, retryMs }: CallbackOptions) {
  const atMs = now()
  const body = messageBody(due, publicUrl, atMs)
  // A failed report that an operator has retried may send a callback for each outcome.
  const id = due.status === 'failed' ? `msg_${due.report_id}_failed` : `msg_${due.report_id}`
  const secrets = due.previous ? [due.secret, due.previous] : [due.secret]
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Orrery-Callback/1',
    ...signedHeaders({ id, atMs, body }, secrets),
  }
  const sent = await sendMessage({ url: due.url, headers, body }, { allowHosts })
  const status = 'status' in sent ? sent.status : null
  const error = 'error' in sent ? sent.error : null
  if (status !== null && status >= 200 && status < 300) {
    onAttempt('delivered')
    return noteCallback(db, due.report_id, { state: 'delivered', status, error, waitMs: null })
  }
  const waitMs = status === GONE ? null : ((retryMs ?? RETRY_MS)[due.attempts - 1] ?? null)
  const state = waitMs === null ? 'given_up' : 'pending'
  onAttempt(state === 'given_up' ? 'given_up' : 'failed')
  return noteCallback(db, due.report_id, { state, status, error, waitMs })
}

/** Contains nothing of the birth. The receiver fetches the report with a key. */
const messageBody = (due: DueCallback, publicUrl: string | undefined, atMs: number): string =>
  JSON.stringify({
    type: `report.${due.status}`,
    timestamp: new Date(atMs).toISOString(),
    job_id: due.report_id,
    status: due.status,
    error: due.error,
    created_at: new Date(due.created_at).toISOString(),
    ended_at: new Date(due.ended_at).toISOString(),
    poll_url: pollUrl(publicUrl, due.report_id),
  })

import { randomBytes } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Webhook } from 'standardwebhooks'
import { ofDeletedAccount } from '../../accounts/account.ts'
import { recordEvent } from '../../accounts/audit.ts'
import { now } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/recurring-job.ts'
import {
  type CallbackSecretRow,
  claimCallbacks,
  type DueCallback,
  ensureCallbackSecret,
  type ListedCallback,
  listCallbacks,
  noteCallback,
  rotateCallbackSecret,
} from '../../platform/db/report-callbacks.ts'
import { Refusal } from '../../platform/errors.ts'
import { AddressRefused, guardedLookup, type Resolve, urlProblem } from '../../platform/outbound/calls.ts'
import { pollUrl } from './order.ts'

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

/** The callbacks of the newest reports of an account. */
export const callbacksOf = (db: Database, accountId: string, rowsMax: number): Promise<readonly ListedCallback[]> =>
  listCallbacks(db, accountId, rowsMax)

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

/** The status that a receiver answered, or the reason why there is none. */
export type Sent = { readonly status: number } | { readonly error: string }

export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface SendOptions {
  readonly allowHosts: readonly string[]
  readonly deadlineMs?: number
  readonly resolve?: Resolve
}

const DEADLINE_MS = 10_000

/**
 * Posts a message on its own connection. Follows no redirect and reads only the status of the answer. Never throws.
 */
export async function sendMessage(
  { url: text, headers, body }: Message,
  { allowHosts, deadlineMs = DEADLINE_MS, resolve: resolveName }: SendOptions,
): Promise<Sent> {
  const deadline = AbortSignal.timeout(deadlineMs)
  try {
    const url = new URL(text)
    const lookup = guardedLookup(url, allowHosts, resolveName)
    const { promise, resolve, reject } = Promise.withResolvers<Sent>()
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: deadline,
      ...(lookup && { lookup }),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 })
      response.on('error', () => {})
      response.destroy()
    })
    request.end(body)
    return await promise
  } catch (error) {
    return { error: deadline.aborted ? 'timeout' : errorCode(error) }
  }
}

/** A code that helps to fix the receiver and reveals nothing about our networks. */
function errorCode(error: unknown): string {
  if (error instanceof AddressRefused) return 'address_refused'
  const { code } = error as NodeJS.ErrnoException
  return code ? code.toLowerCase() : 'connection_failed'
}

/** The headers of a message by Standard Webhooks (standardwebhooks.com), signed by each secret that is valid now. */
export function signedHeaders(
  { id, atMs, body }: { readonly id: string; readonly atMs: number; readonly body: string },
  secrets: readonly Buffer[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const at = new Date(atMs)
  const signatures = secrets.map((secret) => new Webhook(secret, { format: 'raw' }).sign(id, at, body))
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(atMs / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

/** Throws `invalid_input` for a URL that is never called, whatever its name resolves to. */
export function checkCallbackUrl(text: string, allowHosts: readonly string[]): void {
  const msg = urlProblem(text, allowHosts)
  if (msg === null) return
  throw new Refusal('invalid_input', {
    issues: [{ loc: ['body', 'psychological_report', 'callback_url'], msg, type: 'value_error' }],
  })
}

const SECRET_BYTES = 32
/** The time in which a receiver changes to the new secret. */
const PREVIOUS_KEPT_MS = 24 * 3_600_000

/** The secret that signs the callbacks of an account. Times are Unix milliseconds. */
export interface CallbackSecret {
  /** `whsec_` and base64. */
  readonly text: string
  readonly changedAtMs: number
  readonly previousUntilMs: number | null
}

/** The secret of an account, made on first use. Throws `invalid_token` when the account is gone. */
export const callbackSecretOf = async (db: Database, accountId: string): Promise<CallbackSecret> =>
  shown(await ensureCallbackSecret(db, accountId, randomBytes(SECRET_BYTES)))

/** Makes a new secret. The previous one also signs for a day. Throws `invalid_token` when the account is gone. */
export const changeCallbackSecret = (db: Database, accountId: string): Promise<CallbackSecret> =>
  db.transaction(async (transaction) => {
    const row = await rotateCallbackSecret(transaction, accountId, randomBytes(SECRET_BYTES), PREVIOUS_KEPT_MS)
    const secret = shown(row)
    await recordEvent(transaction, { accountId, actor: 'account', action: 'callback_secret_changed' })
    return secret
  })

function shown(row: CallbackSecretRow | null): CallbackSecret {
  if (!row) throw ofDeletedAccount()
  return {
    text: `whsec_${row.secret.toString('base64')}`,
    changedAtMs: row.changed_at,
    previousUntilMs: row.previous_until,
  }
}

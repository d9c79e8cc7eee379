import { type RecordedEvent, recentEvents } from '../accounts/audit.ts'
import { createKey, KEYS_LIVE_MAX, type Key, keysOf, revokeKey, updateKey } from '../accounts/keys.ts'
import { keptRequest } from '../accounts/requests/kept-requests.ts'
import { CreateKeyRequest, KeyList, KeyPath, KeyResponse, UpdateKeyRequest } from '../contract/accounts/keys.ts'
import {
  AccountEvents,
  AUDIT_ACTIONS,
  EventsQuery,
  KeptRequest,
  LogEntries,
  LogsQuery,
  RequestPath,
} from '../contract/accounts/logs.ts'
import { now } from '../platform/clock.ts'
import type { KeptRow } from '../platform/db/kept-requests.ts'
import { Refusal } from '../platform/errors.ts'
import { instant, instantOrNull } from '../platform/instant.ts'
import { TOKEN } from './access.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

const YEARS_MAX = 10

const LOG = `The most recent requests of the account, newest first: those with its keys and those of its
signed-in users. An entry shows the operation and its outcome, without query and body.`

const shared = { tag: 'Account', access: TOKEN } as const

/** The keys of an account, the record of sensitive actions on it, and the log of its requests. */
export const KEY_OPERATIONS = [
  operation({
    ...shared,
    name: 'api_key_create',
    method: 'POST',
    url: '/api/v1/auth/keys',
    summary: 'Creates an API key; only this answer shows it',
    description: `An account has at most ${KEYS_LIVE_MAX} live keys; another one is refused with 409
\`key_limit_reached\`.`,
    refuses: ['key_limit_reached'],
    confidential: true,
    body: CreateKeyRequest,
    reply: KeyResponse,
    handle: async (request, _, { db }) => {
      const { name, expires_at, areas, allowed_origins, units_per_month, is_test, keeps_errors } = request.body
      const created = await createKey(db, {
        accountId: request.account.id,
        name,
        expiresAtMs: expires_at === null ? null : readExpiry(expires_at, now()),
        areas: areas && [...new Set(areas)],
        allowedOrigins: allowed_origins && [...new Set(allowed_origins)],
        unitsPerMonth: units_per_month,
        isTest: is_test,
        keepsErrors: keeps_errors,
      })
      return { ...keyReply(created, created.unitsPerMonth && 0), key: created.key } satisfies KeyResponse
    },
  }),
  operation({
    ...shared,
    name: 'api_key_list',
    method: 'GET',
    url: '/api/v1/auth/keys',
    summary: 'The API keys of the account, newest first',
    description: 'All live keys, and the last hundred revoked or expired ones.',
    reply: KeyList,
    handle: async (request, _, { db, limits }) => keyReplies(await keysOf(db, request.account.id), limits),
  }),
  operation({
    ...shared,
    name: 'api_key_update',
    method: 'PATCH',
    url: '/api/v1/auth/keys/{key_id}',
    summary: 'Changes the name, the allowed origins or the budget of an API key',
    description: `Omitted fields keep their values. The change takes effect on every front within a second. A revoked
key and the key of another account get 404, like one that does not exist.`,
    refuses: ['not_found'],
    params: KeyPath,
    body: UpdateKeyRequest,
    reply: KeyResponse,
    handle: async (request, _, { db, changes, limits }) => {
      const { name, allowed_origins: origins, units_per_month: unitsPerMonth, keeps_errors: keepsErrors } = request.body
      const key = await updateKey(
        db,
        changes,
        { id: request.params.key_id, accountId: request.account.id },
        { name, allowedOrigins: origins && [...new Set(origins)], unitsPerMonth, keepsErrors },
      )
      if (!key) throw new Refusal('not_found')
      return (await keyReplies([key], limits))[0]!
    },
  }),
  operation({
    ...shared,
    name: 'api_key_revoke',
    method: 'DELETE',
    url: '/api/v1/auth/keys/{key_id}',
    summary: 'Revokes an API key',
    description: `Every front refuses the key within a second. The answer shows the revoked key. The request can be
repeated: a key that was already revoked is not changed. The id of another account's key gets 404, like one that does
not exist.`,
    refuses: ['not_found'],
    params: KeyPath,
    reply: KeyResponse,
    handle: async (request, _, { db, changes, limits }) => {
      const key = await revokeKey(db, changes, { id: request.params.key_id, accountId: request.account.id })
      if (!key) throw new Refusal('not_found')
      return (await keyReplies([key], limits))[0]!
    },
  }),
  operation({
    ...shared,
    name: 'account_events',
    method: 'GET',
    url: '/api/v1/auth/events',
    summary: 'Sensitive actions on the account, newest first',
    description: 'Entries are kept for a year.',
    query: EventsQuery,
    reply: AccountEvents,
    handle: async (request, _, { db }) => {
      const events = await recentEvents(db, request.account.id, request.query.limit)
      return events.map(eventReply)
    },
  }),
  operation({
    ...shared,
    name: 'request_log_list',
    method: 'GET',
    url: '/api/v1/auth/logs',
    summary: 'The most recent requests of the account',
    description: LOG,
    query: LogsQuery,
    reply: LogEntries,
    handle: ({ account, query }, _, { requests }) => requests.recent(account.id, query.limit),
  }),
  operation({
    ...shared,
    name: 'request_log_entry',
    method: 'GET',
    url: '/api/v1/auth/logs/{request_id}',
    summary: 'What a refused or failed request sent, and the answer it got',
    description: `Only for keys with \`keeps_errors\`, and for seven days. Each minute the first ten refused requests of a
key are kept, and of an account the newest 500. Other requests, and those of other accounts, get 404.`,
    refuses: ['not_found'],
    confidential: true,
    params: RequestPath,
    reply: KeptRequest,
    handle: async ({ account, params }, _, { db }) => keptRequestReply(db, account.id, params.request_id),
  }),
]

/** What is kept of a request, for its owner. Throws `not_found`. */
export async function keptRequestReply(db: Services['db'], accountId: string, id: string): Promise<KeptRequest> {
  return keptReply(await keptRequest(db, accountId, id))
}

export const keptReply = (row: KeptRow): KeptRequest => ({ ...row, at: instant(row.at) })

/** An event for the owner of the account. */
export const eventReply = ({ atMs, actor, action, detail }: RecordedEvent) =>
  ({
    at: instant(atMs),
    actor,
    action,
    description: AUDIT_ACTIONS[action],
    detail,
  }) satisfies AccountEvents[number]

/** Keys for their owner, with what those with a budget have spent of it this month. */
export const keyReplies = (keys: readonly Key[], limits: Pick<Services['limits'], 'spentBy'>) =>
  Promise.all(
    keys.map(async (key) =>
      keyReply(
        key,
        key.unitsPerMonth === null ? null : await limits.spentBy({ keyId: key.id, unitsPerMonth: key.unitsPerMonth }),
      ),
    ),
  )

const keyReply = (
  { id, name, prefix, areas, allowedOrigins, unitsPerMonth, isTest, keepsErrors, state, ...times }: Key,
  unitsThisMonth: number | null,
) =>
  ({
    id,
    name,
    prefix,
    areas: areas && [...areas],
    allowed_origins: allowedOrigins && [...allowedOrigins],
    units_per_month: unitsPerMonth,
    units_this_month: unitsThisMonth,
    is_test: isTest,
    keeps_errors: keepsErrors,
    created_at: instant(times.createdAtMs),
    last_used_at: instantOrNull(times.lastUsedAtMs),
    expires_at: instantOrNull(times.expiresAtMs),
    revoked_at: instantOrNull(times.revokedAtMs),
    state,
  }) satisfies KeyResponse

/** The expiry of a key in Unix milliseconds. Throws `invalid_input` for a past instant and for one too far ahead. */
export function readExpiry(text: string, nowMs: number): number {
  const atMs = Date.parse(text)
  const latest = new Date(nowMs)
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_MAX)
  if (atMs > nowMs && atMs <= latest.getTime()) return atMs
  const msg = `Must be after now (${instant(nowMs)}) and not after ${instant(latest.getTime())}`
  throw new Refusal('invalid_input', { issues: [{ loc: ['body', 'expires_at'], msg, type: 'value_error' }] })
}

import type { z } from 'zod'
import { OAuthError } from '../../contract/accounts/oauth.ts'
import { Denied, NotServed, TryLater } from '../../contract/service.ts'
import type { Access } from '../../operations/access.ts'
import type { Operation } from '../../operations/operation.ts'
import { Refusal, type RefusalCode } from '../../platform/errors.ts'
import { takesIdempotencyKey } from '../idempotency/hooks.ts'
import { type Json, refOf } from './schemas.ts'

const ACCOUNT = ['missing_token', 'invalid_token', 'rps_limit_exceeded', 'too_many_failures'] as const
const ACCOUNT_AWAY = ['identity_unavailable', 'database_unavailable'] as const

/** Refusals of every operation with a kind of access, in addition to its own. */
const GENERAL: Readonly<Record<Access['kind'], readonly RefusalCode[]>> = {
  public: ['rps_limit_exceeded'],
  session: ['rps_limit_exceeded'],
  key: [
    'missing_api_key',
    'invalid_api_key',
    'subscription_required',
    'key_area_denied',
    'no_sample',
    'origin_denied',
    'rate_limit_exceeded',
    'key_budget_exhausted',
    'rps_limit_exceeded',
    'abuse_penalty_active',
    'too_many_failures',
    'compute_busy',
    'places_preparing',
    'limits_busy',
    'database_unavailable',
  ],
  token: [...ACCOUNT, ...ACCOUNT_AWAY],
  token_or_server: [...ACCOUNT, 'invalid_sync_secret', ...ACCOUNT_AWAY],
  mcp: [
    'missing_token',
    'invalid_api_key',
    'invalid_token',
    'subscription_required',
    'origin_denied',
    'rps_limit_exceeded',
    'abuse_penalty_active',
    'too_many_failures',
    'limits_busy',
    'database_unavailable',
  ],
  admin: [
    'missing_admin_session',
    'invalid_admin_session',
    'rps_limit_exceeded',
    'too_many_failures',
    'admin_not_configured',
    'database_unavailable',
  ],
  admin_page: ['rps_limit_exceeded', 'too_many_failures', 'admin_not_configured', 'database_unavailable'],
  account_page: ['rps_limit_exceeded', 'too_many_failures', 'database_unavailable'],
}
const OF_IDEMPOTENCY = ['idempotency_key_reused', 'request_in_progress'] as const

const RETRY: Json = {
  'Retry-After': { description: 'Seconds to wait before trying again', schema: { type: 'integer' } },
}

/** The body of these is a sentence. All other refusals also have a code. */
const DENIED = new Set([401, 403, 404, 405])
const LATER = new Set([429, 503])
/** Temporary conflicts. Their answer says when to retry. */
const PASSING: ReadonlySet<RefusalCode> = new Set(['request_in_progress', 'report_not_ready'])

/** The refusals of an operation by status, in the words that a caller reads. */
export function refusals(operation: Operation): Json {
  const { access, refuses = [], isProbe } = operation
  const { invalidKeyStatus, keyOptional = false } = access.kind === 'key' ? access : {}
  const general = (isProbe ? [] : GENERAL[access.kind])
    .filter((code) => !(code === 'missing_api_key' && keyOptional))
    .map((code) => (code === 'invalid_api_key' && invalidKeyStatus === 403 ? 'forbidden_api_key' : code))
  const all = new Set([...general, ...refuses, ...(takesIdempotencyKey(operation) ? OF_IDEMPOTENCY : [])])
  const byStatus = Map.groupBy(
    [...all].map((code) => new Refusal(code)),
    ({ status }) => status,
  )
  const form = operation.faults === 'oauth' ? OAuthError : undefined
  return Object.fromEntries([...byStatus].map(([status, each]) => [status, refusal(status, each, form)]))
}

/** `form`: the body of all refusals of an operation, if it is not the one of the status. */
function refusal(status: number, all: readonly Refusal[], form?: z.ZodType): Json {
  if (DENIED.has(status)) return failure(all.map(({ message }) => message).join('. '), form ?? Denied)
  const answer = failure(
    all.map(({ code, message }) => `\`${code}\`: ${message}`).join('. '),
    form ?? (LATER.has(status) ? TryLater : NotServed),
  )
  return LATER.has(status) || all.some(({ code }) => PASSING.has(code)) ? { ...answer, headers: RETRY } : answer
}

export const failure = (description: string, schema: z.ZodType): Json => ({
  description,
  content: { 'application/json': { schema: refOf(schema, 'output') } },
})

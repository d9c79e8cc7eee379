import { Stream } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../../operations/operation.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { accountingOf } from '../limits/accounting.ts'
import type { Limits } from '../limits/plans/limits.ts'
import { type Idempotency, RETRY_AFTER_MS } from './idempotency.ts'

/**
 * Requests that an Idempotency-Key makes safe to send again: what is calculated for a plan by POST. A form is not one
 * of them, because the hash of a request is made from JSON, which does not contain the bytes of a file.
 */
export const takesIdempotencyKey = ({ access, consumes, method }: Operation): boolean =>
  access.kind === 'key' && method === 'POST' && consumes === undefined

interface IdempotencyServices {
  readonly idempotency: Idempotency
  readonly limits: Limits
  readonly metrics: Metrics
}

const HEADER = 'idempotency-key'
const REPLAY_UNITS = 'Idempotency-Replay-Units'
const KEY = /^[\x20-\x7e]{1,255}$/
/** Headers that are stored with an answer. The others belong to the request that receives it. */
const KEPT = /^(content-(type|disposition|language)|etag|cache-control|vary|x-orrery-.+|x-progress(ion|ed)-.+)$/

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/**
 * Two hooks. `preHandler` runs after validation and before the quota. It claims the key, or answers from the store. A
 * request that is not new takes no units but counts as one request of its second. A replay of an answer that was too
 * large to store costs as much as a new request, because it is calculated again. Throws `invalid_input`,
 * `idempotency_key_reused`, `request_in_progress`, `database_unavailable`, or the refusal of the limits. `onSend` ends
 * the claim of every answer that `keepAnswer` has not stored.
 */
export const idempotencyHooks = ({ idempotency, limits, metrics }: IdempotencyServices) => ({
  async preHandler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    const { operation } = request.routeOptions.config
    const key = request.headers[HEADER]
    if (key === undefined || !operation || !takesIdempotencyKey(operation) || !request.caller) return undefined
    // A sample must not become the stored answer of a live key with the same Idempotency-Key.
    if (request.caller.isTest) return undefined
    const { method, params, query, body, caller, sent = { params, query, body }, acceptedFormat } = request
    const begun = await idempotency.begin(caller.accountId, checked(key), {
      method,
      route: operation.url,
      params,
      query,
      body,
      sent,
      accepted: acceptedFormat ?? null,
    })
    if ('order' in begun) request.orderKeys = begun.order
    if (begun.kind === 'claimed') request.claim = begun.claim
    if (begun.kind === 'claimed' && !begun.paid) return undefined
    if (begun.kind === 'answered' && !begun.answer && !operation.confidential) {
      request.replay = 'computed'
      return undefined
    }

    const reservation = await limits.reserve(caller, 0)
    accountingOf(request).reservation = reservation
    if (reservation.refusal) throw reservation.refusal
    if (begun.kind === 'other_request') throw new Refusal('idempotency_key_reused')
    if (begun.kind === 'running') throw new Refusal('request_in_progress', { retryAfterMs: RETRY_AFTER_MS })
    if (begun.kind === 'claimed') return undefined
    request.replay = begun.answer ? 'stored' : 'computed'
    reply.header(REPLAY_UNITS, 0)
    return begun.answer
      ? reply.code(begun.answer.status).headers(begun.answer.headers).send(begun.answer.body)
      : undefined
  },

  async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const { claim, replay } = request
    if (replay === 'computed') announceReplay(request, reply, false)
    if (replay && isSuccess(reply.statusCode)) {
      metrics.replays.inc({ from: replay })
      reply.header('Idempotency-Replayed', 'true')
    }
    if (!claim?.isOpen()) return
    if (!isSuccess(reply.statusCode)) return claim.release()
    try {
      announceReplay(request, reply, await claim.finish(reply.statusCode, null))
    } catch (error) {
      if (payload instanceof Stream.Readable) payload.destroy()
      throw error
    }
  },
})

/**
 * A preValidation hook, before the one that validates: it keeps what was sent, since validation fills in the defaults
 * of this release.
 */
export async function keepSent(request: FastifyRequest): Promise<void> {
  const { headers, params, query, body, routeOptions } = request
  const isKept = headers[HEADER] !== undefined || routeOptions.config.operation?.ownForm || request.caller?.keepsErrors
  if (isKept) request.sent = { params, query, body }
}

/** Stores the answer of a handler before it is compressed and sent, and returns what to send. */
export async function keepAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  const { claim } = request
  if (!claim || reply.sent || !isSuccess(reply.statusCode)) return answer
  if (typeof answer !== 'object' || answer === null || answer instanceof Stream) return answer
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  const body = Buffer.isBuffer(answer) ? answer : Buffer.from(JSON.stringify(answer))
  const isConfidential = request.routeOptions.config.operation?.confidential ?? false
  const stored = await claim.finish(reply.statusCode, isConfidential ? null : { headers: keptHeaders(reply), body })
  announceReplay(request, reply, stored)
  return body
}

/** Says what the same request with the same key would cost. Confidential answers are short, and never stored. */
function announceReplay({ accounting, routeOptions }: FastifyRequest, reply: FastifyReply, stored: boolean): void {
  const isFree = stored || routeOptions.config.operation?.confidential
  reply.header(REPLAY_UNITS, isFree ? 0 : (accounting?.reservation?.units ?? 0))
}

const keptHeaders = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reply.getHeaders())
      .filter(([name]) => KEPT.test(name.toLowerCase()))
      .map(([name, value]) => [name, String(value)]),
  )

function checked(key: string | string[]): string {
  if (typeof key === 'string' && KEY.test(key)) return key
  const msg = 'Must be 1 to 255 printable ASCII characters'
  throw new Refusal('invalid_input', { issues: [{ loc: ['header', HEADER], msg, type: 'value_error' }] })
}

/** The OpenAPI description of the header Idempotency-Key. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat. For 24 hours the same request with the same key, from the same account, gets the same answer. `Idempotency-Replay-Units` says what that costs. Use a random key, such as a UUID, for each new request. Only successful answers are stored.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
} as const

export const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'Present when the stored answer of an earlier request with this Idempotency-Key is returned',
    schema: { type: 'string', enum: ['true'] },
  },
  'Idempotency-Replay-Units': {
    description:
      'With an Idempotency-Key: the units that the same request with the same key would cost. 0, unless the answer is too large to be stored',
    schema: { type: 'integer', minimum: 0 },
  },
} as const

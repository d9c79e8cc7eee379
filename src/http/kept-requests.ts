import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepRequest, sweepKeptRequests } from '../platform/db/kept-requests.ts'
import type { Database } from '../platform/db/pool.ts'
import { type RecurringJob, rowSweep } from '../platform/db/recurring-job.ts'
import { lruCache } from '../platform/lru-cache.ts'

/** Characters of a body and of an answer that are kept. */
export const KEPT_BODY_MAX = 16_000
const KEPT_ANSWER_MAX = 8_000
/** As in the request log: ten refused requests of a key in a minute. */
const PER_MINUTE = 10
const MINUTE_MS = 60_000
/** About 100 bytes each. */
const KEYS_MAX = 10_000

/**
 * Keeps what refused and failed requests sent, for keys whose owner chose it. An `onSend` hook, before answers are
 * compressed. It never delays or fails the answer.
 */
export function keptRequestHook(db: Database, now: () => number = () => performance.now()) {
  const counts = lruCache<{ readonly minute: number; count: number }>(KEYS_MAX)
  const mayKeep = (keyId: string): boolean => {
    const minute = Math.floor(now() / MINUTE_MS)
    const last = counts.get(keyId)
    const count = last?.minute === minute ? last : { minute, count: 0 }
    counts.set(keyId, count)
    count.count += 1
    return count.count <= PER_MINUTE
  }
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
    const { caller, routeOptions, id, method, query, body, sent } = request
    const { operation } = routeOptions.config
    if (!caller?.keepsErrors || !caller.keyId || !operation || reply.statusCode < 400 || !mayKeep(caller.keyId)) return
    const given = sent ?? { query, body }
    keepRequest(db, caller.accountId, {
      id,
      method,
      operation: operation.name,
      path: operation.url,
      status: reply.statusCode,
      query: storable(JSON.stringify(withoutKey(given.query ?? {})), KEPT_BODY_MAX),
      body: given.body === undefined ? null : storable(JSON.stringify(given.body), KEPT_BODY_MAX),
      answer: typeof payload === 'string' ? storable(payload, KEPT_ANSWER_MAX) : null,
    }).catch((error: unknown) => request.log.warn({ err: error }, 'A refused request could not be kept.'))
  }
}

/** A calendar program may send its key in the URL. */
const withoutKey = ({ api_key: _, ...query }: { readonly api_key?: unknown }): object => query

/** Postgres has no text with a zero. */
const storable = (text: string, most: number): string => text.slice(0, most).replaceAll('\u0000', '')

const EVERY_MS = 3_600_000

/** Deletes what was kept for seven days. */
export const keptRequestSweep = (db: Database): RecurringJob =>
  rowSweep({
    name: 'Deleting old kept requests',
    everyMs: EVERY_MS,
    firstAfterMs: 90_000,
    sweeps: [(rowsMax) => sweepKeptRequests(db, rowsMax)],
  })

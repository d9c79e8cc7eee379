import type { FastifyReply, FastifyRequest } from 'fastify'
import { keptRequests } from '../accounts/requests/kept-requests.ts'
import type { Database } from '../platform/db/pool.ts'

/** An `onSend` hook, before answers are compressed. It never delays or fails the answer. */
export function keptRequestHook(db: Database) {
  const keep = keptRequests(db)
  return async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
    const { caller, routeOptions, id, method, query, body, sent } = request
    const { operation } = routeOptions.config
    if (!caller?.keepsErrors || !caller.keyId || !operation || reply.statusCode < 400) return
    const given = sent ?? { query, body }
    keep({
      id,
      method,
      accountId: caller.accountId,
      keyId: caller.keyId,
      operation: operation.name,
      path: operation.url,
      status: reply.statusCode,
      query: given.query,
      body: given.body,
      answer: typeof payload === 'string' ? payload : null,
    }).catch((error: unknown) => request.log.warn({ err: error }, 'A refused request could not be kept.'))
  }
}

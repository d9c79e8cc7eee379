import type { FastifyRequest } from 'fastify'
import type { Caller, FindCaller } from '../accounts/caller.ts'
import { Refusal } from '../errors.ts'
import type { Operation } from '../operation.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
  }
  interface FastifyRequest {
    /** Who pays: set where the operation asks for an API key. */
    caller?: Caller
  }
}

/**
 * An onRequest hook: finds the caller of an operation that asks for an API key, or throws `missing_api_key`,
 * `invalid_api_key`, `subscription_required` or `database_unavailable`.
 */
export const accessHook =
  ({ findCaller }: { findCaller: FindCaller }) =>
  async (request: FastifyRequest): Promise<void> => {
    if (request.routeOptions.config.operation?.access !== 'api_key') return
    const key = request.headers['x-api-key']
    if (key === undefined || key === '') throw new Refusal('missing_api_key')
    // A header that was sent twice arrives as one, joined by a comma, which no key contains.
    request.caller = await findCaller(String(key))
  }

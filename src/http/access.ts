import type { FastifyReply, FastifyRequest } from 'fastify'
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
 * `invalid_api_key` (or `forbidden_api_key` where the operation's own rule says so), `subscription_required` or `database_unavailable`.
 */
export const accessHook =
  ({ findCaller }: { findCaller: FindCaller }) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { operation } = request.routeOptions.config
    if (operation?.access !== 'api_key') return
    const key = keyOf(request, operation)
    if (!key) {
      // A calendar program asks its user for a password only when it is told so.
      if (operation.subscribed) reply.header('WWW-Authenticate', 'Basic realm="API key as password", charset="UTF-8"')
      throw new Refusal('missing_api_key')
    }
    try {
      request.caller = await findCaller(key)
    } catch (error) {
      if (operation.invalidKeyStatus === 403 && error instanceof Refusal && error.code === 'invalid_api_key')
        throw new Refusal('forbidden_api_key')
      throw error
    }
  }

/** The key of a request. A header that was sent twice arrives as one, joined by a comma, which no key contains. */
function keyOf(request: FastifyRequest, { subscribed }: Operation): string | undefined {
  const header = request.headers['x-api-key']
  if (header) return String(header)
  return subscribed ? (passwordOf(request.headers.authorization) ?? parameterOf(request.query)) : undefined
}

/** RFC 7617: user and password joined by the first colon, in base64. */
function passwordOf(authorization: string | undefined): string | undefined {
  const [, encoded] = /^basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '') ?? []
  if (!encoded) return undefined
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1) || undefined
}

function parameterOf(query: unknown): string | undefined {
  const key = (query as Readonly<Record<string, unknown>>)['api_key']
  return typeof key === 'string' && key !== '' ? key : undefined
}

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_TRAITS } from '../operations/access.ts'
import { Refusal } from '../platform/errors.ts'
import { inTurns } from '../platform/turns.ts'
import { wrongCredentials } from './wrong-credentials.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Refusals of an invalid credential. */
const WRONG: ReadonlySet<string> = new Set([
  'invalid_api_key',
  'forbidden_api_key',
  'invalid_token',
  'invalid_sync_secret',
  'invalid_admin_session',
])

/** Look-ups for suspects at a time, so that guesses leave the database and the threads to others. */
const SUSPECTS_AT_ONCE = 2
/** The last one waits about half a second. */
const SUSPECTS_WAITING_MAX = 2_000

/**
 * Wraps the access hook. After too many invalid credentials from an address, another one gets `too_many_failures`. A
 * valid one passes, because many callers may share the address of a proxy, but may have to wait.
 */
export function boundGuesses(access: Hook): Hook {
  const counted = wrongCredentials((credential) => hash('sha256', credential, 'base64'))
  const inTurn = inTurns({
    atOnce: SUSPECTS_AT_ONCE,
    waitingMax: SUSPECTS_WAITING_MAX,
    refusal: () => new Refusal('limits_busy', { retryAfterMs: 1_000 }),
  })
  return async (request, reply) => {
    if (!isGuessable(request)) return access(request, reply)
    const credential = () => credentialOf(request)
    try {
      const look = () => access(request, reply)
      await (counted.isSuspect(request.ip, credential) ? inTurn(look) : look())
    } catch (error) {
      throw (error instanceof Refusal && WRONG.has(error.code) && counted.wrong(request.ip)) || error
    }
    counted.right(request.ip, credential)
  }
}

const isGuessable = ({ routeOptions }: FastifyRequest): boolean =>
  ACCESS_TRAITS[routeOptions.config.operation?.access.kind ?? 'public'].credential

/** Every credential of a request, as sent. */
function credentialOf({ headers, query }: FastifyRequest): string {
  const { api_key: parameter } = query as Readonly<Record<string, unknown>>
  return [headers['x-api-key'], headers.authorization, headers['x-sync-secret'], headers.cookie, parameter]
    .map(String)
    .join('\n')
}

import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_TRAITS } from '../access.ts'
import { Refusal } from '../errors.ts'
import { wrongCredentials } from './wrong-credentials.ts'

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Refusals of a wrong credential. */
const WRONG: ReadonlySet<string> = new Set([
  'invalid_api_key',
  'forbidden_api_key',
  'invalid_token',
  'invalid_sync_secret',
])

/**
 * Wraps the access hook. An address that sent too many wrong credentials gets `too_many_failures` without a look-up.
 */
export function boundGuesses(access: Hook): Hook {
  const counted = wrongCredentials((credential) => hash('sha256', credential, 'base64'))
  return async (request, reply) => {
    if (!isGuessable(request)) return access(request, reply)
    const credential = () => credentialOf(request)
    counted.check(request.ip, credential)
    try {
      await access(request, reply)
    } catch (error) {
      if (error instanceof Refusal && WRONG.has(error.code)) counted.wrong(request.ip)
      throw error
    }
    counted.right(request.ip, credential)
  }
}

const isGuessable = ({ routeOptions }: FastifyRequest): boolean =>
  ACCESS_TRAITS[routeOptions.config.operation?.access.kind ?? 'public'].credential

/** Every credential of a request, as sent. */
function credentialOf({ headers, query }: FastifyRequest): string {
  const { api_key: parameter } = query as Readonly<Record<string, unknown>>
  return [headers['x-api-key'], headers.authorization, headers['x-sync-secret'], parameter].map(String).join('\n')
}

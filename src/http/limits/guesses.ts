import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/errors.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { inTurns } from '../../platform/turns.ts'
import { limiterOf } from './counter.ts'
import { LIMITS, QUEUES } from './table.ts'

export type AccessHook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Refusals of an invalid credential. */
const INVALID: ReadonlySet<string> = new Set([
  'invalid_api_key',
  'forbidden_api_key',
  'invalid_token',
  'invalid_sync_secret',
  'invalid_admin_session',
])

/**
 * Wraps a check of credentials. After too many invalid ones from an address, another one gets `too_many_failures`. A
 * valid one passes, because many callers may share the address of a proxy, but may have to wait.
 */
export function limitGuesses(check: AccessHook): AccessHook {
  const counted = invalidCredentials((credential) => hash('sha256', credential, 'base64'))
  const inTurn = inTurns(QUEUES.suspects)
  return async (request, reply) => {
    const credential = () => credentialOf(request)
    try {
      const run = () => check(request, reply)
      await (counted.isSuspect(request.address, credential) ? inTurn(run) : run())
    } catch (error) {
      throw (error instanceof Refusal && INVALID.has(error.code) && counted.invalid(request.address)) || error
    }
    counted.valid(request.address, credential)
  }
}

/** Every credential of a request, as sent. */
function credentialOf({ headers, query }: FastifyRequest): string {
  const { api_key: parameter } = query as Readonly<Record<string, unknown>>
  return [headers['x-api-key'], headers.authorization, headers['x-sync-secret'], headers.cookie, parameter]
    .map(String)
    .join('\n')
}

/** Counts invalid keys and tokens by the address that sends them. */
interface InvalidCredentials {
  /** Whether the address sent too many invalid ones, and this credential has not been valid since. */
  isSuspect(address: string, credential: () => string): boolean
  /** Counts an invalid credential. Returns `too_many_failures` if the address sent too many. */
  invalid(address: string): Refusal | null
  valid(address: string, credential: () => string): void
}

/** Valid credentials from addresses that also send invalid ones, such as the proxy of an office. */
const VALID_MAX = 10_000
/** How long a valid credential need not wait while others guess from its address. */
const VALID_MS = 600_000

/** Remembers the `digest` of valid credentials. */
function invalidCredentials(digest: (credential: string) => string): InvalidCredentials {
  const limiter = limiterOf(LIMITS.invalidCredentials)
  const knownValid = lruCache<true>(VALID_MAX, { ttl: VALID_MS })
  /** No count lives longer than this. It spares most requests the look-up. */
  let watchedUntilMs = -Infinity
  const isWatching = () => performance.now() < watchedUntilMs

  return {
    isSuspect: (address, credential) =>
      isWatching() && limiter.isFull(address) && !knownValid.has(digest(credential())),
    invalid(address) {
      watchedUntilMs = performance.now() + LIMITS.invalidCredentials.seconds * 1_000
      return limiter.count(address)
    },
    valid(address, credential) {
      if (isWatching() && limiter.has(address)) knownValid.set(digest(credential()), true)
    },
  }
}

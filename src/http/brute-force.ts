import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ACCESS_TRAITS } from '../operations/access.ts'
import { Refusal } from '../platform/errors.ts'
import { lruCache } from '../platform/lru-cache.ts'
import { inTurns } from '../platform/turns.ts'
import { addressCounts } from './address-limits.ts'

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

/** Counts invalid keys and tokens by the address that sends them. */
export interface WrongCredentials {
  /** Whether the address sent too many invalid ones, and this credential has not been valid since. */
  isSuspect(address: string, credential: () => string): boolean
  /** Counts an invalid credential. Returns `too_many_failures` if the address sent too many. */
  wrong(address: string): Refusal | null
  right(address: string, credential: () => string): void
}

/**
 * An office with an old key in all its programs stays below this. Ten guesses per second do not find a key of 256 bits.
 */
const MOST_WRONG = { most: 200, seconds: 20 }
/** Valid credentials from addresses that also send invalid ones, such as the proxy of an office. */
const RIGHT_MAX = 10_000
/** How long a valid credential need not wait while others guess from its address. */
const RIGHT_MS = 600_000

/** Counts only for this front. Remembers the `digest` of valid credentials. */
function wrongCredentials(digest: (credential: string) => string): WrongCredentials {
  const counts = addressCounts(MOST_WRONG)
  const knownRight = lruCache<true>(RIGHT_MAX, { ttl: RIGHT_MS })
  /** No count lives longer than this. It spares most requests the look-up. */
  let watchedUntilMs = -Infinity
  const isWatching = () => performance.now() < watchedUntilMs

  return {
    isSuspect: (address, credential) => isWatching() && counts.isFull(address) && !knownRight.has(digest(credential())),
    wrong(address) {
      watchedUntilMs = performance.now() + MOST_WRONG.seconds * 1_000
      const { isAllowed, waitMs } = counts.take(address)
      if (isAllowed) return null
      return new Refusal('too_many_failures', { retryAfterMs: waitMs, body: { retry_after_ms: waitMs } })
    },
    right(address, credential) {
      if (isWatching() && counts.has(address)) knownRight.set(digest(credential()), true)
    },
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, Unknown } from '../failure.ts'
import type { World } from '../world.ts'
import { type Asked, type Reply, replyOf, understand } from './answer.ts'
import { authorize } from './authorize.ts'
import type { Fault, Faults } from './faults.ts'
import { openIdempotencyKeys } from './idempotency.ts'

/** An answer, or a connection that gets none. */
export type Outcome = Reply | 'closed' | 'hang'

export interface Exchange {
  /** What the stand-in did not know. */
  readonly unknown: readonly string[]
  /** Never rejects for what a client sent. */
  respond(asked: Asked, headers: IncomingHttpHeaders): Promise<Outcome>
  /** Ends the waits of slow requests. */
  stop(): void
}

/** What happens to a request between its arrival and its answer: the key, faults, idempotency, and the work. */
export function openExchange(world: World, faults: Faults, secretKey: string): Exchange {
  const unknown: string[] = []
  const keys = openIdempotencyKeys()
  const stopped = new AbortController()

  const failed = (error: unknown, { method, path }: Asked): Reply => {
    if (!(error instanceof Failure)) {
      unknown.push(`${method} ${path}: the stand-in broke. ${error}`)
      return BROKEN
    }
    if (error instanceof Unknown) unknown.push(`${method} ${path}: ${error.message}`)
    return replyOf(error)
  }
  const execute = (asked: Asked): Reply => {
    try {
      const { answer } = understand(asked)
      const reply = answer(world)
      keys.keep(asked, reply)
      return reply
    } catch (error) {
      if (error instanceof Failure && error.isKept) keys.keep(asked, replyOf(error))
      else keys.release(asked)
      return failed(error, asked)
    }
  }
  return {
    unknown,
    async respond(asked, headers) {
      const fault = faults.take(asked.method, asked.path)
      try {
        authorize(headers, secretKey)
        const early = faultBefore(fault)
        if (early) return early
        const known = keys.claim(asked, world.now)
        if (known) return faultAfter(fault) ?? { ...known, headers: { 'idempotent-replayed': 'true' } }
        if (fault?.kind === 'slow') await sleep(fault.delayMs, undefined, { signal: stopped.signal }).catch(() => {})
        if (stopped.signal.aborted) return 'closed'
        const reply = execute(asked)
        const late = faultAfter(fault)
        if (late === BROKEN) keys.keep(asked, BROKEN)
        return late ?? reply
      } catch (error) {
        return failed(error, asked)
      }
    },
    stop: () => stopped.abort(),
  }
}

/** Answers of 429 and of a broken gateway are not kept for the key: nothing was executed. */
function faultBefore(fault: Fault | null): Outcome | null {
  if (fault?.kind === 'rate_limited')
    return { ...RATE_LIMITED, headers: { 'retry-after': String(fault.retryAfterSeconds) } }
  if (!fault || fault.kind === 'slow' || fault.when === 'after') return null
  return fault.kind === 'error' ? BROKEN : fault.kind
}

/** Stripe keeps an error of 500 after execution began, and gives it again for the same key. */
function faultAfter(fault: Fault | null): Outcome | null {
  if (!fault || fault.kind === 'slow' || fault.kind === 'rate_limited' || fault.when === 'before') return null
  return fault.kind === 'error' ? BROKEN : fault.kind
}

const RATE_LIMITED = replyOf(
  new Failure(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }),
)
const BROKEN = replyOf(new Failure(500, { type: 'api_error', message: 'An unknown error occurred.' }))

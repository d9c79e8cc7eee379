import { Failure } from '../failure.ts'
import type { Asked, Reply } from './answer.ts'

/** Stripe forgets a key after a day. */
const KEPT_SECONDS = 86_400

interface Kept {
  readonly fingerprint: string
  readonly since: number
  reply: Reply | null
}

/** The answers of requests by their keys. */
export interface IdempotencyKeys {
  /** The answer to give again, or null if the request is new and its key is now in use. */
  claim(asked: Asked, now: number): Reply | null
  keep(asked: Asked, reply: Reply): void
  /** The request was not executed: the key is free again. */
  release(asked: Asked): void
}

/** Only POST requests take a key. A request that was refused for its form leaves no answer. */
export function openIdempotencyKeys(): IdempotencyKeys {
  const kept = new Map<string, Kept>()
  return {
    claim(asked, now) {
      const key = keyOf(asked)
      if (key === null) return null
      const known = kept.get(key)
      if (!known || now - known.since >= KEPT_SECONDS) {
        kept.set(key, { fingerprint: fingerprintOf(asked), since: now, reply: null })
        return null
      }
      if (known.fingerprint !== fingerprintOf(asked)) throw otherRequest(key)
      if (known.reply === null) throw inUse(key)
      return known.reply
    },
    keep(asked, reply) {
      const key = keyOf(asked)
      if (key !== null) kept.get(key)!.reply = reply
    },
    release(asked) {
      const key = keyOf(asked)
      if (key !== null) kept.delete(key)
    },
  }
}

const keyOf = ({ method, idempotencyKey }: Asked): string | null => (method === 'POST' ? idempotencyKey : null)

const fingerprintOf = ({ path, form }: Asked): string =>
  JSON.stringify([path, [...new URLSearchParams(form)].toSorted(([one], [other]) => (one < other ? -1 : 1))])

const otherRequest = (key: string): Failure =>
  new Failure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })

const inUse = (key: string): Failure =>
  new Failure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}.`,
  })

import type { FastifyRequest } from 'fastify'
import type { Caller, FindCaller } from '../accounts/caller.ts'
import { Refusal } from '../platform/errors.ts'
import { inTurns } from '../platform/turns.ts'

/** Look-ups at a time, so that invalid keys at endpoints that need no key leave the database to others. */
const AT_ONCE = 4
/** The last one waits a few tenths of a second. */
const WAITING_MAX = 100

/** Finds the holder of a key that the answer does not need, to show the limits of its plan. */
export type FindBystander = (request: FastifyRequest) => Promise<Caller | undefined>

/** The result is undefined without a key, for an invalid one, and while too many are looked up. It never throws. */
export function bystanders(findCaller: FindCaller): FindBystander {
  const inTurn = inTurns({ atOnce: AT_ONCE, waitingMax: WAITING_MAX, refusal: () => new Refusal('limits_busy') })
  return async ({ headers }) => {
    const key = headers['x-api-key']
    if (typeof key !== 'string' || key === '') return undefined
    return inTurn(() => findCaller(key)).catch(() => undefined)
  }
}

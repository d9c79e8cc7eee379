import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Holder, Limits, Reservation } from '../limits/limits.ts'
import type { Allowance } from '../limits/store.ts'
import { accountRequests } from './account-requests.ts'
import type { FindBystander } from './bystanders.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The units and the request that were taken from the caller's plan. */
    reservation?: Reservation
  }
}

/**
 * Three hooks. `onRequest` runs once the caller is known and counts the requests of an account: `rps_limit_exceeded`.
 * `preHandler` runs after validation and takes the cost of the operation: `rate_limit_exceeded`, `rps_limit_exceeded` or
 * `abuse_penalty_active`. `onSend` writes the X-RateLimit headers of every authenticated answer, and of refusals that need
 * no key but came with a right one. It gives the units back for status 304 and every status from 400.
 */
export const quotaHooks = (limits: Limits, findBystander: FindBystander, countAccountRequest = accountRequests()) => ({
  async onRequest({ account }: FastifyRequest): Promise<void> {
    if (account) await countAccountRequest(account.id)
  },

  async preHandler(request: FastifyRequest): Promise<void> {
    const { operation } = request.routeOptions.config
    if (operation?.access.kind !== 'key' || !request.caller || request.reservation) return
    if (request.isCountedByAddress) return
    const { cost = 0 } = operation
    const units = typeof cost === 'number' ? cost : cost(request)
    request.reservation = await limits.reserve(request.caller, units)
    if (request.reservation.refusal) throw request.reservation.refusal
  },

  async onSend(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const holder = holderOf(request) ?? (needsNoKey(request, reply) ? await findBystander(request) : undefined)
    if (!holder) return
    const { limit, remaining, resetAtMs } = await allowanceAfter(request.reservation, reply.statusCode, () =>
      limits.peek(holder),
    )
    reply.header('X-RateLimit-Limit', limit)
    reply.header('X-RateLimit-Remaining', remaining)
    reply.header('X-RateLimit-Reset', Math.ceil(resetAtMs / 1000))
  },
})

/** Refusals of an account, and of addresses and methods that do not exist. */
const WITHOUT_KEY: ReadonlySet<number> = new Set([401, 404, 405])

const needsNoKey = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  WITHOUT_KEY.has(statusCode) && routeOptions.config.operation?.access.kind !== 'key'

const holderOf = ({ caller, account }: FastifyRequest): Holder | undefined =>
  caller ?? (account && { accountId: account.id, plan: account.plan })

async function allowanceAfter(
  reservation: Reservation | undefined,
  status: number,
  peek: () => Promise<Allowance>,
): Promise<Allowance> {
  if (!reservation) return peek()
  if (reservation.refusal || (status < 400 && status !== 304)) return reservation.allowance
  return reservation.giveBack()
}

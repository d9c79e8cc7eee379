import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Allowance, Limits, Reservation } from '../limits/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request took from its caller's plan. */
    reservation?: Reservation
  }
}

/**
 * Two hooks. `preHandler`, after validation, takes what the operation costs, or throws `rate_limit_exceeded` or
 * `rps_limit_exceeded`. `onSend` writes the X-RateLimit headers of every authenticated answer, and gives the units of one
 * that costs nothing back: status 304 and all from 400.
 */
export const quotaHooks = (limits: Limits) => ({
  async preHandler(request: FastifyRequest): Promise<void> {
    const { operation } = request.routeOptions.config
    if (operation?.access !== 'api_key' || !request.caller || request.reservation) return
    const { cost } = operation
    const units = typeof cost === 'number' ? cost : cost({ query: request.query, body: request.body })
    const reservation = await limits.reserve(request.caller, units)
    request.reservation = reservation
    if (reservation.refusal) throw reservation.refusal
  },

  async onSend(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.caller) return
    const { limit, remaining, resetAtMs } = await allowanceAfter(request.reservation, reply.statusCode, () =>
      limits.peek(request.caller!),
    )
    reply.header('X-RateLimit-Limit', limit)
    reply.header('X-RateLimit-Remaining', remaining)
    reply.header('X-RateLimit-Reset', Math.ceil(resetAtMs / 1000))
  },
})

async function allowanceAfter(
  reservation: Reservation | undefined,
  status: number,
  peek: () => Promise<Allowance>,
): Promise<Allowance> {
  if (!reservation) return peek()
  if (reservation.refusal || (status < 400 && status !== 304)) return reservation.allowance
  return reservation.giveBack()
}

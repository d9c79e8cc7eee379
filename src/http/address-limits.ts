import type { FastifyRequest } from 'fastify'
import { Refusal } from '../platform/errors.ts'
import { type AddressCounts, addressCounts } from './address-counts.ts'

/** An onRequest hook for operations with a limit of their own by address. Throws `rps_limit_exceeded`. */
export function addressLimits(): (request: FastifyRequest) => void {
  const counts = new Map<string, AddressCounts>()
  return ({ ip, routeOptions }) => {
    const { name, addressLimit } = routeOptions.config.operation ?? {}
    if (!name || !addressLimit) return
    let count = counts.get(name)
    if (!count) {
      count = addressCounts(addressLimit)
      counts.set(name, count)
    }
    const { isAllowed, waitMs } = count.take(ip)
    if (isAllowed) return
    throw new Refusal('rps_limit_exceeded', {
      message: `An address may send ${addressLimit.most} of these requests in ${addressLimit.seconds} seconds`,
      retryAfterMs: waitMs,
      body: { retry_after_ms: waitMs },
    })
  }
}

import type { FastifyRequest } from 'fastify'
import { PLANS } from '../billing/plans.ts'
import type { Lane } from '../compute/lanes.ts'
import { network } from '../network.ts'

/** The lane of a request: that of its account, else that of the network of its address. */
export const laneOf = ({ caller, account, ip }: Pick<FastifyRequest, 'caller' | 'account' | 'ip'>): Lane => {
  if (caller) return { id: caller.accountId, weight: PLANS[caller.plan].weight }
  if (account) return { id: account.id, weight: PLANS[account.plan].weight }
  return { id: network(ip), weight: PLANS.free.weight }
}

import type { FastifyRequest } from 'fastify'
import { PLANS } from '../accounts/billing/plans.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { network } from '../platform/network.ts'

/**
 * The lane of a request: that of its account, otherwise one shared by all callers without a credential, who could be
 * any number.
 */
export const laneOf = ({
  caller,
  account,
  bystander,
  ip,
}: Pick<FastifyRequest, 'caller' | 'account' | 'bystander' | 'ip'>): Lane => {
  const holder = caller ?? bystander
  if (holder) return { id: holder.accountId, weight: PLANS[holder.plan].weight }
  if (account) return { id: account.id, weight: PLANS[account.plan].weight }
  return { id: 'no credential', weight: PLANS.free.weight, network: network(ip) }
}

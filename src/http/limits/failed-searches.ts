import type { FastifyRequest } from 'fastify'
import { PLANS } from '../../accounts/billing/plans.ts'
import { PLAN_NAMES, type PlanName } from '../../contract/accounts/plans.ts'
import { Refusal } from '../../platform/errors.ts'
import { type Limiter, limiterOf } from './counter.ts'
import { LIMITS } from './table.ts'

/**
 * Limits place searches without a result, by account, or by address without one. They cost no units, and take longer
 * than successful ones. After too many, `preHandler` throws `rps_limit_exceeded` for requests that would search.
 * Requests with coordinates still work. `onSend` counts.
 */
export function failedSearches() {
  const ofNetworks = limiterOf(LIMITS.failedSearches)
  const ofPlans = new Map<PlanName, Limiter>(PLAN_NAMES.map((plan) => [plan, limiterOf(limitOf(plan))]))
  const counterFor = ({ caller, account, ip }: FastifyRequest): readonly [limiter: Limiter, id: string] => {
    if (caller) return [ofPlans.get(caller.plan)!, caller.accountId]
    return account ? [ofPlans.get(account.plan)!, account.id] : [ofNetworks, ip]
  }
  return {
    async preHandler(request: FastifyRequest): Promise<void> {
      const [limiter, id] = counterFor(request)
      if (!limiter.isFull(id) || !willSearch(request)) return
      const refusal = limiter.count(id)
      if (refusal) throw refusal
    },
    async onSend(request: FastifyRequest): Promise<void> {
      if (!request.accounting?.foundNoPlace) return
      const [limiter, id] = counterFor(request)
      limiter.take(id)
    },
  }
}

function limitOf(plan: PlanName) {
  const limit = LIMITS.failedSearchesOfAccounts
  return { ...limit, most: limit.most * PLANS[plan].requestsPerSecond }
}

/** Whether a search for a place ended in this error. */
export const isUnknownPlace = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'place_not_found' ||
    (error.code === 'date_context_unresolved' && error.detail.field === 'subject.city'))

/** Whether a request names a place without its coordinates. A batch pays for each of its births, found or not. */
const willSearch = ({ routeOptions, body }: FastifyRequest): boolean => {
  const { operation } = routeOptions.config
  if (operation?.bodyLines) return false
  return operation?.searchesPlaces === true || namesPlace(body)
}

/** The end of the names of fields that hold a place, such as `current_city`. */
const CITY = 'city'

function namesPlace(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([field, inner]) => {
    if (typeof inner === 'object') return namesPlace(inner)
    if (!field.endsWith(CITY) || typeof inner !== 'string' || inner.trim() === '') return false
    return typeof (value as Record<string, unknown>)[`${field.slice(0, -CITY.length)}lat`] !== 'number'
  })
}

import type { FastifyRequest } from 'fastify'
import { PLANS } from '../accounts/billing/plans.ts'
import { PLAN_NAMES, type PlanName } from '../contract/accounts/plans.ts'
import { Refusal } from '../platform/errors.ts'
import { type AddressCounts, addressCounts } from './address-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The search for a place of this request found none. */
    foundNoPlace?: boolean
  }
}

const SECONDS = 60
/**
 * Searches of one address without a key that find nothing. A person types about ten letters of a name that does not
 * exist, one by one.
 */
const ADDRESS_MOST = 30
/** Failed searches of an account per minute, for each request per second of its plan: half of all that it may send. */
const PER_REQUEST_A_SECOND = 30

const mostOf = (plan: PlanName): number => PLANS[plan].requestsPerSecond * PER_REQUEST_A_SECOND

/**
 * Limits place searches without a result, by account, or by address without one. They cost no units, and take longer
 * than successful ones. After too many, `preHandler` throws `rps_limit_exceeded` for requests that would search.
 * Requests with coordinates still work. `onSend` counts. Each front counts on its own.
 */
export function failedSearches() {
  const ofAddresses = addressCounts({ most: ADDRESS_MOST, seconds: SECONDS })
  const ofPlans = new Map<PlanName, AddressCounts>(
    PLAN_NAMES.map((plan) => [plan, addressCounts({ most: mostOf(plan), seconds: SECONDS }, (accountId) => accountId)]),
  )

  const countOf = ({ caller, account, ip }: FastifyRequest) => {
    const plan = caller?.plan ?? account?.plan
    const id = caller?.accountId ?? account?.id
    return plan && id
      ? { counts: ofPlans.get(plan)!, id, who: 'On your plan, an account', most: mostOf(plan) }
      : { counts: ofAddresses, id: ip, who: 'Without an API key, an address', most: ADDRESS_MOST }
  }
  return {
    async preHandler(request: FastifyRequest): Promise<void> {
      const { counts, id, who, most } = countOf(request)
      if (!counts.isFull(id) || !willSearch(request)) return
      const { waitMs } = counts.take(id)
      throw new Refusal('rps_limit_exceeded', {
        message: `${who} may search for ${most} unknown places in ${SECONDS} seconds. Send coordinates, or wait`,
        retryAfterMs: waitMs,
        body: { retry_after_ms: waitMs },
      })
    },
    async onSend(request: FastifyRequest): Promise<void> {
      if (!request.foundNoPlace) return
      const { counts, id } = countOf(request)
      counts.take(id)
    },
  }
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

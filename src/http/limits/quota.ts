import type { FastifyReply, FastifyRequest } from 'fastify'
import { PLANS } from '../../accounts/billing/plans.ts'
import { Refusal } from '../../platform/errors.ts'
import { lruCache } from '../../platform/lru-cache.ts'
import { accountingOf, holderOf } from './accounting.ts'
import type { FindKeyHolder } from './addresses.ts'
import { accountLimit } from './counter.ts'
import type { Holder, Limits, Reservation } from './plans/limits.ts'
import type { Allowance } from './plans/store.ts'
import { LIMITS } from './table.ts'

interface QuotaServices {
  readonly limits: Limits
  readonly findKeyHolder: FindKeyHolder
  /** Counts a request by its address. Returns the refusal of an address that sends too many. */
  readonly countAnonymous: (address: string) => Refusal | null
}

/**
 * Every answer counts once: as a request of the second of its key, by its account, or by its address if neither is
 * known.
 *
 * `onRequest` runs once the caller is known. It counts the requests of an account and those that need no key, and
 * refuses callers with a penalty before their input is read. `preHandler` runs after validation and takes the cost of
 * the operation. A quick calculation begins meanwhile if the caller has plenty of units; `taken` then throws the
 * refusal before the answer leaves. `refusalBefore` counts requests that fail before that. They throw or return
 * `rate_limit_exceeded`, `rps_limit_exceeded` or `abuse_penalty_active`. `onSend` writes the X-RateLimit headers of
 * every answer to a valid key or token. It gives the units back for status 304 and every status of 400 or above.
 */
export const quotaHooks = (services: QuotaServices) => {
  const { limits } = services
  const countAccountRequest = accountLimit(LIMITS.accountRequests)
  const { countRefused, countUnneeded } = freeRequests(services)
  const { mayBegin, note } = earlyStarts()
  return {
    async onRequest(request: FastifyRequest): Promise<void> {
      const { account, caller } = request
      if (account) return countAccountRequest(account.id)
      if (isCounted(request) || request.routeOptions.config.operation?.isSigned) return
      const refusal = caller ? limits.penaltyOf(caller) : await countUnneeded(request)
      if (refusal) throw refusal
    },

    async preHandler(request: FastifyRequest): Promise<void> {
      const { caller, routeOptions } = request
      const { operation } = routeOptions.config
      const accounting = accountingOf(request)
      if (operation?.access.kind !== 'key' || !caller || accounting.reservation) return
      if (accounting.isCountedByAddress) return
      const { cost = 0 } = operation
      const units = caller.isTest ? 0 : typeof cost === 'number' ? cost : cost(request)
      const taking = limits.reserve(caller, units)
      accounting.taking = taking
      taking.then((reservation) => note(caller, reservation)).catch(() => {})
      const isQuick = caller.isTest !== true && (operation.isQuick?.(request.input) ?? false)
      if (!isQuick || !mayBegin(caller, units, taking)) await taken(request)
    },

    /** The refusal that replaces an error, because the caller or the address sends too many requests. */
    async refusalBefore(
      error: Refusal | { readonly statusCode?: number | undefined },
      request: FastifyRequest,
    ): Promise<Refusal | null> {
      const untaken = await taken(request).catch((reason: unknown) => reason)
      if (untaken instanceof Refusal) return untaken
      const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
      if (status === 429 || status >= 500 || request.account || isCounted(request)) return null
      return request.caller ? countRefused(request, request.caller) : countUnneeded(request)
    },

    async onSend(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const holder = holderOf(request)
      if (!holder) return
      // A 304 leaves its handler before its units are taken.
      await taken(request).catch(() => {})
      const { limit, remaining, resetAtMs } = await allowanceAfter(
        request.accounting?.reservation,
        reply.statusCode,
        () => limits.peek(holder),
      )
      reply.header('X-RateLimit-Limit', limit)
      reply.header('X-RateLimit-Remaining', remaining)
      reply.header('X-RateLimit-Reset', Math.ceil(resetAtMs / 1000))
    },
  }
}

/** Counts requests that take no units: as a request of the second of an account, or by address. */
function freeRequests({ limits, findKeyHolder, countAnonymous }: QuotaServices) {
  /** A caller without units may still read what is wrong with its request. */
  const countRefused = async (request: FastifyRequest, holder: Holder): Promise<Refusal | null> => {
    const reservation = await limits.reserve(holder, 0)
    accountingOf(request).reservation = reservation
    const { refusal } = reservation
    return refusal?.code === 'rate_limit_exceeded' ? null : refusal
  }
  return {
    countRefused,
    /** Counts a request by a valid key that it did not need, otherwise by its address. */
    async countUnneeded(request: FastifyRequest): Promise<Refusal | null> {
      const holder = isOfKeys(request) ? undefined : await findKeyHolder(request)
      const accounting = accountingOf(request)
      if (!holder) {
        accounting.isCountedByAddress = true
        return countAnonymous(request.address)
      }
      accounting.keyHolder = holder
      return countRefused(request, holder)
    },
  }
}

/** Waits until the units of a request are taken. Throws the refusal if they are not. */
export async function taken({ accounting }: FastifyRequest): Promise<void> {
  if (!accounting?.taking) return
  accounting.reservation ??= await accounting.taking
  if (accounting.reservation.refusal) throw accounting.reservation.refusal
}

/** Whether a request needs no further count. Probes and servers with SYNC_SECRET are not counted. */
const isCounted = ({ accounting = {}, isServer, routeOptions }: FastifyRequest): boolean =>
  accounting.reservation !== undefined ||
  accounting.isCountedByAddress === true ||
  isServer === true ||
  routeOptions.config.operation?.isProbe === true

/** An operation that takes a key has looked for its holder. */
const isOfKeys = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.operation?.access.kind === 'key'

async function allowanceAfter(
  reservation: Reservation | undefined,
  status: number,
  peek: () => Promise<Allowance>,
): Promise<Allowance> {
  if (!reservation) return peek()
  if (reservation.refusal || (status < 400 && status !== 304)) return reservation.allowance
  return reservation.giveBack()
}

/** About 200 bytes each. A forgotten account waits for its units once. */
const ACCOUNTS_MAX = 50_000
/** A known allowance is trusted for this long. */
const TRUST_MS = 1_000
/** After a refusal the account waits for its units for this long. This keeps unpaid calculations in a flood few. */
const DISTRUST_MS = 5_000
/** An account has plenty if its units pay for this many requests like this one. */
const PLENTY = 100

interface LastAllowance {
  readonly isRefused: boolean
  /** Units. */
  readonly remaining: number
  readonly untilMs: number
}

/**
 * Knows which accounts are sure to have units. Their calculation may begin while a store of limits is asked, which
 * takes about as long as a natal chart.
 */
export function earlyStarts(now = () => performance.now()) {
  const known = lruCache<LastAllowance>(ACCOUNTS_MAX)
  const present = (accountId: string): LastAllowance | undefined => {
    const last = known.get(accountId)
    return last && now() < last.untilMs ? last : undefined
  }
  /** Calculations of each account that began early and whose units are still being taken. */
  const underWay = new Map<string, number>()
  const hasPlenty = ({ accountId, budget }: Holder, units: number): boolean => {
    if (budget && present(budget.keyId)?.isRefused) return false
    const last = present(accountId)
    return last !== undefined && !last.isRefused && last.remaining >= units * PLENTY
  }
  return {
    /**
     * Whether a calculation may begin now. At a time, an account may have at most as many of them as its plan allows
     * per second, so that a burst gains nothing. `taking` ends when the units are taken or refused.
     */
    mayBegin(holder: Holder, units: number, taking: Promise<unknown>): boolean {
      const { accountId, plan } = holder
      const count = underWay.get(accountId) ?? 0
      if (count >= PLANS[plan].requestsPerSecond || !hasPlenty(holder, units)) return false
      underWay.set(accountId, count + 1)
      const end = () => {
        const left = underWay.get(accountId)! - 1
        if (left > 0) underWay.set(accountId, left)
        else underWay.delete(accountId)
      }
      taking.then(end, end)
      return true
    },
    /** A key that has used up its budget says nothing about the other keys of its account. */
    note({ accountId, budget }: Holder, { refusal, allowance: { remaining } }: Reservation): void {
      if (refusal?.code === 'key_budget_exhausted' && budget)
        known.set(budget.keyId, { isRefused: true, remaining, untilMs: now() + DISTRUST_MS })
      else if (refusal) known.set(accountId, { isRefused: true, remaining, untilMs: now() + DISTRUST_MS })
      else if (!present(accountId)?.isRefused)
        known.set(accountId, { isRefused: false, remaining, untilMs: now() + TRUST_MS })
    },
  }
}

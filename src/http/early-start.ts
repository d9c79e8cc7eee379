import { LRUCache } from 'lru-cache'
import { PLANS } from '../accounts/billing/plans.ts'
import type { Holder, Reservation } from './limits/limits.ts'

/** About 200 bytes each. A forgotten account waits for its units once. */
const ACCOUNTS_MAX = 50_000
/** A known allowance is trusted for this long. */
const TRUST_MS = 1_000
/** After a refusal the account waits for its units for this long. This keeps unpaid calculations in a flood few. */
const DISTRUST_MS = 5_000
/** What must be left, in requests like this one. */
const PLENTY = 100

interface Heard {
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
  const heard = new LRUCache<string, Heard>({ max: ACCOUNTS_MAX })
  const present = (accountId: string): Heard | undefined => {
    const known = heard.get(accountId)
    return known && now() < known.untilMs ? known : undefined
  }
  /** Calculations of each account that began early and whose units are still being taken. */
  const underWay = new Map<string, number>()
  const hasPlenty = (accountId: string, units: number): boolean => {
    const known = present(accountId)
    return known !== undefined && !known.isRefused && known.remaining >= units * PLENTY
  }
  return {
    /**
     * Whether a calculation may begin now. At a time, an account may have at most as many of them as its plan allows
     * per second, so that a burst gains nothing. `taking` ends when the units are taken or refused.
     */
    mayBegin({ accountId, plan }: Holder, units: number, taking: Promise<unknown>): boolean {
      const count = underWay.get(accountId) ?? 0
      if (count >= PLANS[plan].requestsPerSecond || !hasPlenty(accountId, units)) return false
      underWay.set(accountId, count + 1)
      const end = () => {
        const left = underWay.get(accountId)! - 1
        if (left > 0) underWay.set(accountId, left)
        else underWay.delete(accountId)
      }
      taking.then(end, end)
      return true
    },
    note(accountId: string, { refusal, allowance: { remaining } }: Reservation): void {
      if (refusal) heard.set(accountId, { isRefused: true, remaining, untilMs: now() + DISTRUST_MS })
      else if (!present(accountId)?.isRefused)
        heard.set(accountId, { isRefused: false, remaining, untilMs: now() + TRUST_MS })
    },
  }
}

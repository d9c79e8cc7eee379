import { LRUCache } from 'lru-cache'
import type { Reservation } from '../limits/limits.ts'

/** Some 200 bytes each. A forgotten account waits for its units once. */
const ACCOUNTS_MAX = 50_000
/** A known allowance is trusted for this long. */
const TRUST_MS = 1_000
/** After a refusal the account waits for its units for this long. So a flood has few calculations that nobody pays. */
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
 * Tells whose units will surely be there. Their calculation may begin while a store of limits is asked, which takes about as
 * long as a natal chart.
 */
export function earlyStarts(now = () => performance.now()) {
  const heard = new LRUCache<string, Heard>({ max: ACCOUNTS_MAX })
  const present = (accountId: string): Heard | undefined => {
    const known = heard.get(accountId)
    return known && now() < known.untilMs ? known : undefined
  }
  return {
    hasPlenty(accountId: string, units: number): boolean {
      const known = present(accountId)
      return known !== undefined && !known.isRefused && known.remaining >= units * PLENTY
    },
    note(accountId: string, { refusal, allowance: { remaining } }: Reservation): void {
      if (refusal) heard.set(accountId, { isRefused: true, remaining, untilMs: now() + DISTRUST_MS })
      else if (!present(accountId)?.isRefused)
        heard.set(accountId, { isRefused: false, remaining, untilMs: now() + TRUST_MS })
    },
  }
}

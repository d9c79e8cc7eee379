import { type BoughtUnits, NONE_BOUGHT, returnUnits, spendUnits } from '../../../accounts/billing/units.ts'
import type { Database } from '../../../platform/db/pool.ts'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import { lruCache } from '../../../platform/lru-cache.ts'

/** Who may have extra units. */
export interface Buyer {
  readonly accountId: string
  /** What was read with the key, the grant or the account. Absent: none. */
  readonly bought?: BoughtUnits
}

/** Units that a request took. Without a reference it took none. */
export interface SpentUnits {
  readonly units: number
  readonly reference: string | null
}

export interface BoughtUnitsOfBuyers {
  /** The units left, as far as this front knows. Other fronts may have taken some since, or given some back. */
  leftOf(buyer: Buyer): number
  /** Takes the whole cost of a request. Null when there are too few units, or when Postgres is unreachable. */
  spend(buyer: Buyer, units: number): Promise<SpentUnits | null>
  /** Never throws for an unreachable Postgres: the units stay spent then. */
  giveBack(buyer: Buyer, spent: SpentUnits): Promise<void>
}

/** About 200 bytes each. For a forgotten account the balance of the buyer counts. */
const ACCOUNTS_MAX = 50_000

/**
 * Extra units, counted only in Postgres. The buyer carries the balance that was read with its key, so that an account
 * without extra units costs no statement. Balances that the statements of this front returned are remembered. The newer
 * one of both counts.
 */
export function boughtUnits(db: Database, log: (message: string) => void): BoughtUnitsOfBuyers {
  const remembered = lruCache<BoughtUnits>(ACCOUNTS_MAX)
  const newest = ({ accountId, bought = NONE_BOUGHT }: Buyer): BoughtUnits => {
    const own = remembered.get(accountId)
    return own && own.entries > bought.entries ? own : bought
  }
  const leftOf = (buyer: Buyer): number => newest(buyer).units
  /** Answers may overtake each other. */
  const remember = (buyer: Buyer, bought: BoughtUnits) => {
    if (bought.entries > newest(buyer).entries) remembered.set(buyer.accountId, bought)
  }
  return {
    leftOf,
    async spend(buyer, units) {
      if (leftOf(buyer) < Math.max(1, units)) return null
      // After a change to a smaller plan more may be used than it has, and a request of no units is refused too.
      if (units === 0) return { units, reference: null }
      try {
        const { reference, bought } = await spendUnits(db, buyer.accountId, units)
        remember(buyer, bought)
        return reference === null ? null : { units, reference }
      } catch (error) {
        if (!isUnavailable(error)) throw error
        return null
      }
    },
    async giveBack(buyer, { units, reference }) {
      if (reference === null) return
      try {
        remember(buyer, await returnUnits(db, buyer.accountId, { units, reference }))
      } catch (error) {
        if (!isUnavailable(error)) throw error
        log(`${units} extra units of ${buyer.accountId} could not be given back (${(error as Error).message}).`)
      }
    },
  }
}

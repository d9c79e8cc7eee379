import { LRUCache } from 'lru-cache'
import { type BoughtUnits, NONE_BOUGHT, returnUnits, spendUnits } from '../billing/units.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Holder } from './limits.ts'

/** Units that a request took. Without a reference it took none. */
export interface SpentUnits {
  readonly units: number
  readonly reference: string | null
}

export interface BoughtUnitsOfHolders {
  /** What this front knows to be left. Other fronts may have taken some since, or given some back. */
  leftOf(holder: Holder): number
  /** Takes the whole cost of a request. Null when there are not that many units, or when Postgres is away. */
  spend(holder: Holder, units: number): Promise<SpentUnits | null>
  /** Never throws for a Postgres that is away: the units stay spent then. */
  giveBack(holder: Holder, spent: SpentUnits): Promise<void>
}

/** Some 200 bytes each. A forgotten balance is that of the holder. */
const ACCOUNTS_MAX = 50_000

/**
 * Bought units, counted in Postgres alone. The holder brings the balance that was read with its key, so that an account
 * without bought units costs no statement. Balances that the statements of this front returned are remembered. The newer one
 * of both counts.
 */
export function boughtUnits(db: Database, log: (message: string) => void): BoughtUnitsOfHolders {
  const remembered = new LRUCache<string, BoughtUnits>({ max: ACCOUNTS_MAX })
  const newest = ({ accountId, bought = NONE_BOUGHT }: Holder): BoughtUnits => {
    const own = remembered.get(accountId)
    return own && own.entries > bought.entries ? own : bought
  }
  const leftOf = (holder: Holder): number => newest(holder).units
  /** Answers may overtake each other. */
  const remember = (holder: Holder, bought: BoughtUnits) => {
    if (bought.entries > newest(holder).entries) remembered.set(holder.accountId, bought)
  }

  return {
    leftOf,
    async spend(holder, units) {
      if (leftOf(holder) < Math.max(1, units)) return null
      // After a change to a smaller plan more may be used than it has, and a request of no units is refused too.
      if (units === 0) return { units, reference: null }
      try {
        const { reference, bought } = await spendUnits(db, holder.accountId, units)
        remember(holder, bought)
        return reference === null ? null : { units, reference }
      } catch (error) {
        if (!isUnavailable(error)) throw error
        return null
      }
    },
    async giveBack(holder, { units, reference }) {
      if (reference === null) return
      try {
        remember(holder, await returnUnits(db, holder.accountId, { units, reference }))
      } catch (error) {
        if (!isUnavailable(error)) throw error
        log(`${units} bought units of ${holder.accountId} could not be given back (${(error as Error).message}).`)
      }
    },
  }
}

import { PLANS } from '../../../accounts/billing/plans.ts'
import type { KeyBudget } from '../../../accounts/caller.ts'
import type { KeyPeriod } from '../../../platform/db/limit-counts.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Holder, Reservation, Reserve } from './reservation.ts'
import { type Ask, periodAt, periodName, returnUnitsTo, type Slot } from './store.ts'

/** A key is bounded by the rate of its plan. Its budget only counts units. */
const ANY_RATE = 1_000_000

/**
 * The budgets of keys. The store of the plans counts their units too, under the id of the key, so that no two fronts
 * spend the same unit. A request takes from the key first, then from the plan.
 */
export function keyBudgets(ask: Ask, reserve: Reserve, now: () => number) {
  const slotOf = ({ keyId, unitsPerMonth = 0 }: Pick<KeyBudget, 'keyId'> & Partial<KeyBudget>): Slot => ({
    accountId: keyId,
    plan: { ...PLANS.operator, units: unitsPerMonth, period: 'month', requestsPerSecond: ANY_RATE },
    period: periodAt('month', now()),
  })

  async function reserveWithin(budget: KeyBudget, holder: Holder, units: number): Promise<Reservation> {
    const slot = slotOf(budget)
    const { outcome, used } = await ask(slot, { kind: 'take', units })
    if (outcome !== 'accepted') {
      // It still counts as a request of the second: a key that is out may not ask without end.
      const counted = await reserve(holder, 0)
      return counted.refusal ? counted : { ...counted, refusal: exhausted(slot, used, units) }
    }
    const reservation = await reserve(holder, units)
    if (reservation.refusal) await ask(slot, { kind: 'book', units: -units })
    return {
      ...reservation,
      keyPeriod: reservation.refusal ? null : { keyId: budget.keyId, period: periodName(slot) },
      get units() {
        return reservation.units
      },
      async giveBack(wanted) {
        const before = reservation.units
        const allowance = await reservation.giveBack(wanted)
        const returned = before - reservation.units
        if (returned > 0) await ask(slot, { kind: 'book', units: -returned })
        return allowance
      },
    }
  }

  return {
    /** As `Limits.reserve`, within the budget of the key. May carry `key_budget_exhausted`. */
    reserve: (holder: Holder, units: number): Promise<Reservation> =>
      holder.budget && units > 0 ? reserveWithin(holder.budget, holder, units) : reserve(holder, units),
    /** As `Limits.returnTo`, for the budget of a key. */
    returnToKey({ keyId, period }: KeyPeriod): ((units: number) => Promise<void>) | null {
      const slot = slotOf({ keyId })
      return periodName(slot) === period ? (units) => returnUnitsTo(ask, slot, units) : null
    },
    async spentBy(budget: KeyBudget): Promise<number> {
      return (await ask(slotOf(budget), { kind: 'book', units: 0 })).used
    },
  }
}

function exhausted({ plan, period }: Slot, used: number, units: number): Refusal {
  const left = Math.max(0, plan.units - used)
  return new Refusal('key_budget_exhausted', {
    message: `This request costs ${units}, and the key has ${left} of its ${plan.units} units per month left until ${new Date(period.endMs).toISOString()}. Its owner may change units_per_month (PATCH /api/v1/auth/keys/{key_id})`,
    retryAfterMs: Math.max(1, period.leftMs),
    body: { units_per_month: plan.units, units_this_month: used },
  })
}

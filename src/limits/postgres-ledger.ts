import type { Database } from '../db/pool.ts'
import { addUnits, findUnits, type QuotaKey, takeUnits } from '../db/quota-use.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Ledger, Slot } from './ledger.ts'

/** Counts units in Postgres, by one statement for a request. */
export const postgresLedger = (db: Database): Ledger => ({
  name: 'postgres',
  countsSeconds: false,
  async take(slot, units) {
    const { accepted, units: used } = await takeUnits(db, keyOf(slot), units, slot.plan.units)
    return { outcome: accepted ? 'accepted' : 'quota_exceeded', used }
  },
  async add(slot, units) {
    await addUnits(db, keyOf(slot), units)
  },
  find: (slot) => findUnits(db, keyOf(slot)),
  isAway: isUnavailable,
})

const keyOf = ({ accountId, plan, period }: Slot): QuotaKey => ({
  account_id: accountId,
  period: plan.period,
  period_start: period.start,
})

import type { Database } from '../../platform/db/pool.ts'
import {
  type Bought,
  bookUnitEntry,
  findBought,
  listUnitEntries,
  type NewUnitEntry,
  spendStoredUnits,
  type UnitEntry,
} from '../../platform/db/units.ts'

/** The extra units of an account that are left. */
export interface BoughtUnits {
  readonly units: number
  /** How many entries the ledger had then. The balance with more entries is the newer one. */
  readonly entries: number
}

/** The outcome of an attempt to spend units. Without a reference nothing was taken. */
export interface Spending {
  readonly reference: string | null
  readonly bought: BoughtUnits
}

export interface UnitAccount {
  readonly balance: number
  /** The newest first. */
  readonly entries: readonly UnitEntry[]
}

export const NONE_BOUGHT: BoughtUnits = { units: 0, entries: 0 }
const ENTRIES_SHOWN = 20

export const boughtOf = ({ units_bought, unit_entries }: Bought): BoughtUnits => ({
  units: units_bought,
  entries: unit_entries,
})

/**
 * Changes the balance and books its entry, in the transaction of the cause. False when the reference was booked for
 * this cause before, or the account is gone. Throws when the balance would fall below zero.
 */
export const bookUnits = async (transaction: Database, accountId: string, entry: NewUnitEntry): Promise<boolean> =>
  (await bookUnitEntry(transaction, accountId, entry)) !== null

/** Takes units for one request, all or none. Exact under concurrency. */
export async function spendUnits(db: Database, accountId: string, units: number): Promise<Spending> {
  const spent = await spendStoredUnits(db, accountId, units)
  return spent
    ? { reference: spent.reference, bought: boughtOf(spent) }
    : { reference: null, bought: await boughtBy(db, accountId) }
}

/** Gives back what a request spent, once. */
export async function returnUnits(
  db: Database,
  accountId: string,
  { reference, units }: { readonly reference: string; readonly units: number },
): Promise<BoughtUnits> {
  const booked = await bookUnitEntry(db, accountId, { amount: units, cause: 'returned', reference })
  return booked ? boughtOf(booked) : boughtBy(db, accountId)
}

export const unitsOf = async (db: Database, accountId: string): Promise<UnitAccount> => ({
  balance: (await boughtBy(db, accountId)).units,
  entries: await listUnitEntries(db, accountId, ENTRIES_SHOWN),
})

async function boughtBy(db: Database, accountId: string): Promise<BoughtUnits> {
  const found = await findBought(db, accountId)
  return found ? boughtOf(found) : NONE_BOUGHT
}

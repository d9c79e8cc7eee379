import type { AuditAction, AuditActor } from '../../contract/accounts/logs.ts'
import { lockAccount } from '../../platform/db/accounts.ts'
import { insertAuditEvent } from '../../platform/db/audit.ts'
import {
  insertPack,
  type NewRequestPack,
  openPackOf,
  type RequestPack,
  withdrawStoredPack,
} from '../../platform/db/billing-orders.ts'
import {
  type Bought,
  bookUnitEntry,
  findBought,
  listUnitEntries,
  type NewUnitEntry,
  spendStoredUnits,
  type UnitEntry,
} from '../../platform/db/ledgers.ts'
import type { Database } from '../../platform/db/pool.ts'

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

/**
 * The bounds of an offer. One payment at Stripe is at least 50 cents, and has at most eight digits. An offer has at
 * most as many units as the plan `operator`.
 */
export const PACK_BOUNDS = {
  units: { least: 1, most: 1_000_000_000 },
  amount: { least: 50, most: 99_999_999 },
  days: { least: 1, most: 365 },
} as const

/** The offer that an account may buy now. */
export const offerTo = (db: Database, accountId: string): Promise<RequestPack | null> => openPackOf(db, accountId)

/** Offers a pack to one account, replacing an earlier offer. Null when the account is gone. */
export const offerPack = (db: Database, offer: NewRequestPack, actor: AuditActor): Promise<RequestPack | null> =>
  db.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, offer.accountId))) return null
    await withdraw(transaction, offer.accountId, actor)
    const pack = await insertPack(transaction, offer)
    await record(transaction, pack, actor, 'pack_offered')
    return pack
  })

/** Ends the open offer of an account. Null without one. */
export const withdrawPack = (db: Database, accountId: string, actor: AuditActor): Promise<RequestPack | null> =>
  db.transaction(async (transaction) => {
    if (!(await lockAccount(transaction, accountId))) return null
    return withdraw(transaction, accountId, actor)
  })

async function withdraw(transaction: Database, accountId: string, actor: AuditActor): Promise<RequestPack | null> {
  const pack = await withdrawStoredPack(transaction, accountId)
  if (!pack?.was_open) return null
  await record(transaction, pack, actor, 'pack_withdrawn')
  return pack
}

const record = (
  transaction: Database,
  { account_id: accountId, id, units, amount, currency }: RequestPack,
  actor: AuditActor,
  action: AuditAction,
): Promise<void> =>
  insertAuditEvent(transaction, { accountId, actor, action, detail: { pack: id, units, amount, currency } })

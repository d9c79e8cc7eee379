import type { AuditAction, AuditActor } from '../../contract/audit-action.ts'
import { insertAuditEvent } from '../../platform/db/audit.ts'
import { lockAccount } from '../../platform/db/credits.ts'
import type { Database } from '../../platform/db/pool.ts'
import {
  insertPack,
  type NewRequestPack,
  openPackOf,
  type RequestPack,
  withdrawStoredPack,
} from '../../platform/db/request-packs.ts'

/**
 * The bounds of an offer. One payment at Stripe is at least 50 cents, and has at most eight digits. The units are at
 * most those of the plan `operator`.
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

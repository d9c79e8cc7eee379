import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** A unit pack that was offered to one account. Times are Unix milliseconds. */
const RequestPack = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  units: z.bigint().transform(Number),
  /** The price in minor units of the currency. */
  amount: z.int(),
  currency: z.string(),
  created_at: z.number(),
  expires_at: z.number(),
})
export type RequestPack = z.output<typeof RequestPack>

const WithdrawnPack = RequestPack.extend({ was_open: z.boolean() })

export interface NewRequestPack {
  readonly accountId: string
  readonly units: number
  readonly amount: number
  /** ISO 4217 in lowercase, as Stripe writes it. */
  readonly currency: string
  /** Unix milliseconds. */
  readonly expiresAtMs: number
}

const insert = statement('request_pack_insert', RequestPack)
const findOpen = statement('request_pack_find_open', RequestPack)
const withdraw = statement('request_pack_withdraw', WithdrawnPack)
const markBought = statement('request_pack_mark_bought', RequestPack)

/** Fails while an offer of the account is neither withdrawn nor bought. */
export const insertPack = (db: Database, { accountId, expiresAtMs, ...pack }: NewRequestPack): Promise<RequestPack> =>
  db.one(insert({ account_id: accountId, expires_at: new Date(expiresAtMs).toISOString(), ...pack }))

/** The offer that the account may buy now. */
export const openPackOf = (db: Database, accountId: string): Promise<RequestPack | null> =>
  db.maybeOne(findOpen({ account_id: accountId }))

/** Null when there was no offer, neither open nor expired. */
export const withdrawStoredPack = (db: Database, accountId: string): Promise<z.output<typeof WithdrawnPack> | null> =>
  db.maybeOne(withdraw({ account_id: accountId }))

/** Only once for a pack: null afterwards. An offer that expired while its buyer was paying is marked too. */
export const markPackBought = (transaction: Database, packId: string): Promise<RequestPack | null> =>
  transaction.maybeOne(markBought({ id: packId }))

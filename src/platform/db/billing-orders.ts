import { z } from 'zod'
import { type Database, statement } from './pool.ts'

/** What an account wanted to buy. Times are Unix milliseconds. */
const Order = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  kind: z.enum(['plan', 'report_credits', 'request_pack']),
  plan: z.string().nullable(),
  pack_id: z.uuid().nullable(),
  quantity: z.number(),
  status: z.enum(['creating', 'open', 'complete', 'expired']),
  session_id: z.string().nullable(),
  payment_id: z.string().nullable(),
  is_booked: z.boolean(),
  taken_back: z.number(),
  owed: z.number(),
  amount_minor: z.number().nullable(),
  currency: z.string().nullable(),
  created_at: z.number(),
})
export type Order = z.output<typeof Order>

export interface NewOrder {
  readonly accountId: string
  readonly kind: Order['kind']
  readonly plan: string | null
  readonly packId: string | null
  readonly quantity: number
}

const Id = z.object({ id: z.uuid() })
const OfAccount = Order.pick({ id: true, account_id: true, session_id: true })
const Remote = Order.pick({ id: true, account_id: true, session_id: true, payment_id: true })
export type RemoteOrder = z.output<typeof Remote>

const insert = statement('billing_order_insert', Id)
const open = statement('billing_order_open', Id)
const find = statement('billing_order_find', OfAccount)
const findSession = statement('billing_order_find_session', Order)
const findPayment = statement('billing_order_find_payment', Order)
const lock = statement('billing_order_lock', Order)
const list = statement('billing_order_list', Order)
const listOpen = statement('billing_order_list_open', Order)
const settle = statement('billing_order_settle', Id)
const takeBack = statement('billing_order_take_back', Id)
const listAll = statement('billing_order_list_all', Remote)
const drop = statement('billing_order_drop', Id)
const dropUnmade = statement('billing_order_drop_unmade', Id)

export const insertOrder = async (
  db: Database,
  { accountId, kind, plan, packId, quantity }: NewOrder,
): Promise<string> => (await db.one(insert({ account_id: accountId, kind, plan, pack_id: packId, quantity }))).id

/** What is known of the session of an order. */
export interface OrderSession {
  readonly sessionId: string
  readonly amountMinor: number | null
  readonly currency: string | null
}

/** False when the order is gone, with its account. */
export const openOrder = async (
  db: Database,
  id: string,
  { sessionId, amountMinor, currency }: OrderSession,
): Promise<boolean> =>
  (await db.maybeOne(open({ id, session_id: sessionId, amount_minor: amountMinor, currency }))) !== null

/** Ends an order that cannot be paid. */
export const dropOrder = async (db: Database, id: string): Promise<void> => void (await db.maybeOne(drop({ id })))

/** The account and the session of an order. Null when it was deleted. */
export const findOrder = (db: Database, id: string): Promise<z.output<typeof OfAccount> | null> =>
  db.maybeOne(find({ id }))

export const findOrderOfSession = (db: Database, sessionId: string): Promise<Order | null> =>
  db.maybeOne(findSession({ session_id: sessionId }))

export const findOrderOfPayment = (db: Database, paymentId: string): Promise<Order | null> =>
  db.maybeOne(findPayment({ payment_id: paymentId }))

/** Locks the order for this transaction, which has locked the account before. */
export const lockOrder = (transaction: Database, id: string): Promise<Order | null> =>
  transaction.maybeOne(lock({ id }))

/** The orders that their customer has seen, newest first. */
export const listOrders = (db: Database, accountId: string, count: number): Promise<readonly Order[]> =>
  db.any(list({ account_id: accountId, count }))

/** The orders of one kind that can still be paid, or are paid but not booked yet, oldest first. */
export const listOpenOrders = (db: Database, accountId: string, kind: Order['kind']): Promise<readonly Order[]> =>
  db.any(listOpen({ account_id: accountId, kind }))

export interface Settlement extends OrderSession {
  readonly status: 'open' | 'complete' | 'expired'
  readonly paymentId: string | null
  /** The purchase is booked in its ledger. */
  readonly isBooked: boolean
}

export const settleOrder = async (
  transaction: Database,
  id: string,
  { status, sessionId, paymentId, amountMinor, currency, isBooked }: Settlement,
): Promise<void> =>
  void (await transaction.one(
    settle({
      id,
      status,
      session_id: sessionId,
      payment_id: paymentId,
      amount_minor: amountMinor,
      currency,
      is_booked: isBooked,
    }),
  ))

/** False when a newer reading of the payment is stored. */
export const noteTakenBack = async (
  transaction: Database,
  id: string,
  { takenBack, owed, reading }: { takenBack: number; owed: number; reading: number },
): Promise<boolean> => (await transaction.maybeOne(takeBack({ id, taken_back: takenBack, owed, reading }))) !== null

/** Orders that may have changed at Stripe: the unfinished ones, and those of the last `days`. */
export const listRemoteOrders = (
  db: Database,
  { after, days, count }: { after: string; days: number; count: number },
): Promise<readonly RemoteOrder[]> => db.any(listAll({ after, days, count }))

/** Closes orders whose session never became known. Returns their number. */
export const dropUnmadeOrders = async (db: Database): Promise<number> => (await db.any(dropUnmade({}))).length

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

const insertOffer = statement('request_pack_insert', RequestPack)
const findOpen = statement('request_pack_find_open', RequestPack)
const withdraw = statement('request_pack_withdraw', WithdrawnPack)
const markBought = statement('request_pack_mark_bought', RequestPack)

/** Fails while an offer of the account is neither withdrawn nor bought. */
export const insertPack = (db: Database, { accountId, expiresAtMs, ...pack }: NewRequestPack): Promise<RequestPack> =>
  db.one(insertOffer({ account_id: accountId, expires_at: new Date(expiresAtMs).toISOString(), ...pack }))

/** The offer that the account may buy now. */
export const openPackOf = (db: Database, accountId: string): Promise<RequestPack | null> =>
  db.maybeOne(findOpen({ account_id: accountId }))

/** Null when there was no offer, neither open nor expired. */
export const withdrawStoredPack = (db: Database, accountId: string): Promise<z.output<typeof WithdrawnPack> | null> =>
  db.maybeOne(withdraw({ account_id: accountId }))

/** Only once for a pack: null afterwards. An offer that expired while its buyer was paying is marked too. */
export const markPackBought = (transaction: Database, packId: string): Promise<RequestPack | null> =>
  transaction.maybeOne(markBought({ id: packId }))

import { recordEvent } from '../accounts/audit.ts'
import { bookUnits, unitsOf } from '../accounts/billing/units.ts'
import { lockAccount } from '../platform/db/accounts.ts'
import { lockOrder, markPackBought, noteTakenBack, type Order, settleOrder } from '../platform/db/billing-orders.ts'
import { bookCredit, creditBalance } from '../platform/db/ledgers.ts'
import { enqueueLetter } from '../platform/db/letters.ts'
import type { Database } from '../platform/db/pool.ts'
import { bookMoneyBack, bookSale } from '../platform/db/revenue.ts'
import type { Difference } from './applying.ts'
import type { Payment, Session } from './provider.ts'
import { CURRENCY } from './terms.ts'

/** A session as it was read at Stripe, with the outcome of its payment, and the number of the reading. */
export interface ReadSession {
  readonly accountId: string
  readonly orderId: string
  readonly session: Session
  readonly payment: Payment | null
  readonly reading: number
}

/**
 * Books what a session has bought, once. A session only goes forward: from open to complete or expired, from unpaid to
 * paid. So the order in which readings are applied does not matter.
 */
export async function applySession(
  transaction: Database,
  { accountId, orderId, session, payment, reading }: ReadSession,
  nowMs: number,
): Promise<readonly Difference[]> {
  if (!(await lockAccount(transaction, accountId))) return []
  const order = await lockOrder(transaction, orderId)
  if (!order) return []
  const isBought = session.status === 'complete' && session.isPaid
  if (isBought && !order.is_booked) await book(transaction, order, session, nowMs)
  await settleOrder(transaction, orderId, {
    status: session.status,
    sessionId: session.id,
    paymentId: session.paymentId,
    amountMinor: session.amountMinor,
    currency: session.currency,
    isBooked: isBought,
  })
  const before = inWords(order.status, order.is_booked)
  const after = inWords(isFinal(order) ? order.status : session.status, order.is_booked || isBought)
  return [
    ...(before === after ? [] : [{ accountId, what: `order ${orderId}`, before, after }]),
    ...(payment && isBought ? await applyPayment(transaction, { accountId, orderId, payment, reading }, nowMs) : []),
  ]
}

async function book(
  transaction: Database,
  order: Order,
  { amountMinor, currency }: Session,
  nowMs: number,
): Promise<void> {
  const { id, account_id: accountId, kind, pack_id: packId, quantity } = order
  if (kind === 'plan') return
  const price = { amountMinor: amountMinor ?? 0, currency: currency ?? CURRENCY }
  const sold = kind === 'report_credits' ? 'credits' : 'pack'
  // A voucher may make an order free.
  if (price.amountMinor > 0) await bookSale(transaction, { accountId, orderId: id, kind: sold, ...price, atMs: nowMs })
  if (kind === 'report_credits') {
    await bookCredit(transaction, accountId, { amount: quantity, cause: 'purchase', reference: id })
    await enqueueLetter(transaction, {
      accountId,
      kind: 'credits_bought',
      reference: id,
      detail: { quantity, ...price },
    })
  }
  if (kind === 'request_pack') {
    await bookUnits(transaction, accountId, { amount: quantity, cause: 'purchase', reference: id })
    await markPackBought(transaction, packId!)
    await enqueueLetter(transaction, {
      accountId,
      kind: 'units_bought',
      reference: id,
      detail: { units: quantity, ...price },
    })
  }
  await recordEvent(transaction, {
    accountId,
    actor: 'account',
    action: 'purchase',
    detail: { kind, quantity, ...price },
  })
}

const isFinal = ({ status }: Order): boolean => status === 'complete' || status === 'expired'

const inWords = (status: Order['status'], isBooked: boolean): string => (isBooked ? `${status}, booked` : status)

/** A payment as it was read at Stripe, and the number of the reading. */
export interface ReadPayment {
  readonly accountId: string
  readonly orderId: string
  readonly payment: Payment
  readonly reading: number
}

/**
 * Takes back what was refunded or lost in a dispute, as far as it is unused; the rest is noted as owed, and stays so
 * when the account gets more. A refund that fails lowers what is owed first, then gives back. A part of the money takes
 * back the whole pieces that it paid for.
 */
export async function applyPayment(
  transaction: Database,
  { accountId, orderId, payment, reading }: ReadPayment,
  nowMs: number,
): Promise<readonly Difference[]> {
  if (!(await lockAccount(transaction, accountId))) return []
  const order = await lockOrder(transaction, orderId)
  if (!order?.is_booked || order.kind === 'plan') return []
  const change = goneOf(order.quantity, payment) - order.taken_back - order.owed
  const taken = change > 0 ? Math.min(change, await unusedOf(transaction, order)) : Math.min(0, change + order.owed)
  const after = { takenBack: order.taken_back + taken, owed: order.owed + change - taken }
  if (!(await noteTakenBack(transaction, orderId, { ...after, reading }))) return []
  await bookMoneyBack(transaction, {
    accountId,
    orderId,
    reading,
    atMs: nowMs,
    goneMinor: payment.goneMinor,
    currency: order.currency ?? CURRENCY,
  })
  if (change === 0) return []
  if (taken !== 0) await bookBack(transaction, order, taken, reading)
  const before = { takenBack: order.taken_back, owed: order.owed }
  return [{ accountId, what: `order ${orderId}`, before: goneInWords(before), after: goneInWords(after) }]
}

/** The pieces whose payment was taken back. */
const goneOf = (quantity: number, { amountMinor, goneMinor }: Payment): number =>
  goneMinor >= amountMinor ? quantity : Math.floor((quantity * goneMinor) / amountMinor)

const NO_MONTH = '-'

async function unusedOf(transaction: Database, { account_id: accountId, kind }: Order): Promise<number> {
  if (kind === 'request_pack') return (await unitsOf(transaction, accountId)).balance
  return Math.max(0, (await creditBalance(transaction, accountId, NO_MONTH)).available)
}

/** The reading makes the reference unique: each one is applied once. */
async function bookBack(transaction: Database, order: Order, taken: number, reading: number): Promise<void> {
  const { id, account_id: accountId, kind } = order
  const cause = taken > 0 ? 'taken_back' : 'given_back'
  const entry = { amount: -taken, cause, reference: `${id} ${reading}` } as const
  if (kind === 'request_pack') await bookUnits(transaction, accountId, entry)
  else await bookCredit(transaction, accountId, entry)
}

const goneInWords = ({ takenBack, owed }: { takenBack: number; owed: number }): string =>
  `${takenBack} taken back, ${owed} owed`

import { recordEvent } from '../accounts/audit.ts'
import { bookUnits } from '../accounts/billing/units.ts'
import { lockOrder, type Order, settleOrder } from '../platform/db/billing-orders.ts'
import { bookCredit, lockAccount } from '../platform/db/credits.ts'
import { enqueueLetter } from '../platform/db/letters.ts'
import type { Database } from '../platform/db/pool.ts'
import { markPackBought } from '../platform/db/request-packs.ts'
import { bookSale } from '../platform/db/revenue.ts'
import { applyPayment } from './apply-payment.ts'
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
    ...{ status: session.status, sessionId: session.id, paymentId: session.paymentId },
    ...{ amountMinor: session.amountMinor, currency: session.currency, isBooked: isBought },
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
    ...{ accountId, actor: 'account', action: 'purchase' },
    detail: { kind, quantity, ...price },
  })
}

const isFinal = ({ status }: Order): boolean => status === 'complete' || status === 'expired'

const inWords = (status: Order['status'], isBooked: boolean): string => (isBooked ? `${status}, booked` : status)

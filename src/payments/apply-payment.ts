import { bookUnits, unitsOf } from '../accounts/billing/units.ts'
import { lockOrder, noteTakenBack, type Order } from '../platform/db/billing-orders.ts'
import { bookCredit, creditBalance, lockAccount } from '../platform/db/credits.ts'
import type { Database } from '../platform/db/pool.ts'
import { bookMoneyBack } from '../platform/db/revenue.ts'
import type { Difference } from './applying.ts'
import type { Payment } from './provider.ts'
import { CURRENCY } from './terms.ts'

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
    ...{ accountId, orderId, reading, atMs: nowMs },
    ...{ goneMinor: payment.goneMinor, currency: order.currency ?? CURRENCY },
  })
  if (change === 0) return []
  if (taken !== 0) await book(transaction, order, taken, reading)
  const before = { takenBack: order.taken_back, owed: order.owed }
  return [{ accountId, what: `order ${orderId}`, before: inWords(before), after: inWords(after) }]
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
async function book(transaction: Database, order: Order, taken: number, reading: number): Promise<void> {
  const { id, account_id: accountId, kind } = order
  const cause = taken > 0 ? 'taken_back' : 'given_back'
  const entry = { amount: -taken, cause, reference: `${id} ${reading}` } as const
  if (kind === 'request_pack') await bookUnits(transaction, accountId, entry)
  else await bookCredit(transaction, accountId, entry)
}

const inWords = ({ takenBack, owed }: { takenBack: number; owed: number }): string =>
  `${takenBack} taken back, ${owed} owed`

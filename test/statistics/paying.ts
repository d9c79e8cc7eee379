import { sql } from 'slonik'
import { z } from 'zod'
import { applySubscriptions } from '../../src/payments/apply-subscriptions.ts'
import { dryRun } from '../../src/payments/applying.ts'
import type { Subscription } from '../../src/payments/provider.ts'
import { termsOf } from '../../src/payments/terms.ts'
import type { Pool } from '../../src/platform/db/pool.ts'
import { signUp } from './rolled-up.ts'

/** Prices with what they ask for a year. A twelfth of two of them is no whole minor unit. */
export const PRICES = {
  entry: { currency: 'usd', yearlyMinor: 9_600 },
  entry_yearly: { currency: 'usd', yearlyMinor: 8_999 },
  high: { currency: 'usd', yearlyMinor: 48_000 },
  entry_euro: { currency: 'eur', yearlyMinor: 8_501 },
} as const
export type PriceName = keyof typeof PRICES

const terms = termsOf({ entry: ['entry', 'entry_yearly', 'entry_euro'], high: ['high'], reportCredit: 'x' }, 7)

/** A subscription as it could be read at Stripe. */
export const subscribed = (id: string, priceId: PriceName, changed: Partial<Subscription> = {}): Subscription => ({
  ...{ id, priceId, accountId: null, status: 'active', ...PRICES[priceId], periodEndsAtMs: Date.UTC(2029, 0, 1) },
  ...{ cancelAtMs: null, trialEndsAtMs: null, dueSinceMs: null, due: null, isFirstDue: false, next: null },
  ...changed,
})

/** Somebody with a customer at Stripe. */
export async function buyer(db: Pool, atMs: number): Promise<string> {
  const person = await signUp(db, atMs)
  await db.query(sql.type(z.object({}))`
    insert into billing_customer (account_id, customer_id) values (${person}, ${`cus_${person}`})`)
  return person
}

let reading = 0

/** Stores what was read at an instant. `looksOnly` takes it back, as `npm run reconcile` without `--apply` does. */
export async function readAt(
  db: Pool,
  person: string,
  subscriptions: readonly Subscription[],
  { atMs, looksOnly = false }: { atMs: number; looksOnly?: boolean },
): Promise<void> {
  reading += 1
  const read = { customer: { account_id: person, customer_id: `cus_${person}` }, subscriptions, reading }
  const work = (transaction: Parameters<typeof applySubscriptions>[0]) =>
    applySubscriptions(transaction, read, terms, atMs)
  await (looksOnly ? dryRun(db, work) : db.transaction(work))
}

import type { Account } from '../accounts/account.ts'
import { creditsOf } from '../accounts/billing/credits.ts'
import type { BillingDetails } from '../contract/billing.ts'
import { purchasesOf, subscribedOf } from '../payments/status.ts'
import { purchaseReply, subscriptionReply } from '../wire/account/billing.ts'
import { accountStatus } from '../wire/account/usage.ts'
import type { Parts } from './parts.ts'

/** The plan, the subscription and the purchases of an account, as this service knows them. */
export async function billingDetailsOf(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  { id: accountId, plan, subscribed, bought }: Account,
): Promise<BillingDetails> {
  const [{ available }, { hasCustomer, orders }, subscription] = await Promise.all([
    creditsOf(db, { accountId, plan, subscribed }),
    purchasesOf(db, accountId),
    subscribedOf(db, accountId, payments.graceMs),
  ])
  return {
    ...{ product_code: 'api', plan, status: accountStatus(subscribed), has_customer: hasCustomer },
    subscription: subscriptionReply(subscription),
    ...{ report_credits: available, units_bought: bought.units, purchases: orders.map(purchaseReply) },
  }
}

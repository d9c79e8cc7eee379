import type { Account } from '../accounts/account.ts'
import { creditsOf } from '../accounts/billing/credits.ts'
import { PLANS } from '../accounts/billing/plans.ts'
import {
  BillingDetails,
  CheckoutRequest,
  CheckoutSession,
  CheckoutStatusQuery,
  CheckoutStatusResponse,
  PortalRequest,
  PortalSession,
  ProductQuery,
  SubscriptionDetails,
  SubscriptionPath,
  WebhookReply,
} from '../contract/accounts/billing.ts'
import { CANCELLED_PAGE } from '../payments/checkout.ts'
import { purchasesOf, subscribedOf } from '../payments/payments.ts'
import { Refusal } from '../platform/errors.ts'
import { PUBLIC, TOKEN } from './access.ts'
import { accountStatus, orderReply, purchaseReply, subscriptionReply, usageReply } from './account-replies.ts'
import { AT_STRIPE, checkouts, STRIPE_LIMIT } from './billing.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

const CHECKOUT = `Returns the URL of a Stripe page. Send the customer there. Card data never reaches this service.
Prices are in \`GET /api/v1/billing/plans\`. An account can have only one subscription: if it has one, this returns 409,
and the plan is changed in the portal. An earlier unpaid checkout of a plan is closed.`

const STATUS = `Asks Stripe, so that the answer is correct even before Stripe has notified this service. A paid purchase
is then booked, only once.`

const WEBHOOK = `Only for Stripe, which signs each event in the \`stripe-signature\` header. An event is stored and
answered, and then applied by reading the current state from Stripe. Events may therefore arrive late, twice or in any
order.`

const shared = { tag: 'Billing', access: TOKEN } as const
const atStripe = { ...shared, addressLimit: STRIPE_LIMIT } as const

/** What callers pay for, at Stripe. */
export const PAYMENT_OPERATIONS = [
  operation({
    ...atStripe,
    name: 'billing_checkout',
    method: 'POST',
    url: '/api/v1/billing/checkout',
    summary: 'Opens a checkout for a plan or for report credits',
    description: CHECKOUT,
    refuses: [...AT_STRIPE, 'already_subscribed', 'checkout_in_progress', 'subscription_required'],
    body: CheckoutRequest,
    reply: CheckoutSession,
    handle: (request, _, services) => {
      const { open } = checkouts(services)
      return open(request, request.account, request.body)
    },
  }),
  operation({
    ...atStripe,
    name: 'billing_checkout_status',
    method: 'GET',
    url: '/api/v1/billing/checkout-status',
    summary: 'The status of a checkout',
    description: STATUS,
    refuses: [...AT_STRIPE, 'not_found'],
    query: CheckoutStatusQuery,
    reply: CheckoutStatusResponse,
    handle: async ({ account, query }, _, { payments }) =>
      orderReply(await payments.orderOf(account, query.session_id)),
  }),
  operation({
    ...atStripe,
    name: 'billing_portal',
    method: 'POST',
    url: '/api/v1/billing/portal',
    summary: 'Opens the portal, where customers change the plan and the card, cancel, and read invoices',
    description: 'Returns the URL of a Stripe page for the customer. The page links back to `return_url`.',
    refuses: [...AT_STRIPE, 'not_found'],
    body: PortalRequest,
    reply: PortalSession,
    handle: async (request, _, services) => {
      const { portal } = checkouts(services)
      return {
        url: await portal(request, request.account, request.body.return_url, CANCELLED_PAGE),
      }
    },
  }),
  operation({
    ...shared,
    name: 'billing_customer',
    method: 'GET',
    url: '/api/v1/billing/customer',
    summary: 'The plan, the subscription and the purchases of an account',
    description: 'From the data of this service. Works even when Stripe is unreachable or not configured.',
    query: ProductQuery,
    reply: BillingDetails,
    handle: ({ account }, _, services) => billingDetailsOf(services, account),
  }),
  operation({
    ...shared,
    name: 'billing_subscription',
    method: 'GET',
    url: '/api/v1/billing/subscription/{user_id}',
    summary: 'The subscription of the signed-in user, with its usage',
    description: 'The `user_id` of the profile, or the id of the account. Any other id gets 404.',
    refuses: ['not_found'],
    params: SubscriptionPath,
    query: ProductQuery,
    reply: SubscriptionDetails,
    handle: async ({ account, params }, _, { db, limits, payments }) => {
      const { id: accountId, subject, plan } = account
      if (params.user_id !== subject && params.user_id !== accountId) throw new Refusal('not_found')
      const [usage, subscription] = await Promise.all([
        usageOf({ db, limits }, { accountId, plan, subscribed: account.subscribed }),
        subscribedOf(db, accountId, payments.graceMs),
      ])
      return {
        user_id: subject,
        account_id: accountId,
        product_code: 'api' as const,
        plan,
        status: accountStatus(account.subscribed),
        subscription: subscriptionReply(subscription),
        usage,
      }
    },
  }),
  operation({
    tag: 'Billing',
    access: PUBLIC,
    name: 'webhook_stripe',
    method: 'POST',
    url: '/api/v1/webhooks/stripe',
    summary: 'Receives Stripe events',
    description: WEBHOOK,
    consumes: 'application/json',
    isSigned: true,
    confidential: true,
    refuses: ['billing_not_configured', 'signature_refused', 'database_unavailable'],
    reply: WebhookReply,
    handle: async ({ body, headers }, _, { payments }) => {
      await payments.receive(body as Buffer, String(headers['stripe-signature'] ?? ''))
      return { received: true as const }
    },
  }),
]

async function usageOf({ db, limits }: Pick<Services, 'db' | 'limits'>, holder: Parameters<typeof creditsOf>[1]) {
  const plan = PLANS[holder.plan]
  const [allowance, { available }] = await Promise.all([limits.peek(holder), creditsOf(db, holder)])
  return {
    ...usageReply(plan, allowance),
    requests_per_second: plan.requestsPerSecond,
    report_credits: available,
  }
}

/** The plan, the subscription and the purchases of an account, as this service knows them. */
export async function billingDetailsOf(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
  { id: accountId, plan, subscribed, bought }: Account,
): Promise<BillingDetails> {
  const [{ available }, { hasCustomer, orders }, subscription] = await Promise.all([
    creditsOf(db, { accountId, plan, subscribed }),
    purchasesOf(db, accountId),
    subscribedOf(db, accountId, payments.graceMs),
  ])
  return {
    product_code: 'api',
    plan,
    status: accountStatus(subscribed),
    has_customer: hasCustomer,
    subscription: subscriptionReply(subscription),
    report_credits: available,
    units_bought: bought.units,
    purchases: orders.map(purchaseReply),
  }
}

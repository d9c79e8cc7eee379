import { PUBLIC, TOKEN } from '../access.ts'
import { creditsOf } from '../billing/credits.ts'
import { PLANS } from '../billing/plans.ts'
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
} from '../contract/billing.ts'
import { WebhookReply } from '../contract/webhook.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { CANCELLED_PAGE } from '../payments/return-urls.ts'
import { subscribedOf } from '../payments/status.ts'
import { orderReply, subscriptionReply } from '../wire/account/billing.ts'
import { accountStatus, usageReply } from '../wire/account/usage.ts'
import { AT_STRIPE, STRIPE_LIMIT } from './at-stripe.ts'
import { billingDetailsOf } from './billing-details.ts'
import { checkouts } from './checkouts.ts'
import type { Parts } from './parts.ts'

const CHECKOUT = `The answer has the address of a page of Stripe. Send the customer there. No card data passes this service.
The price is that of \`GET /api/v1/billing/plans\`. An account has one subscription: with one, this answers 409, and the plan is
changed in the portal. An earlier checkout of a plan that was not paid is ended.`

const STATUS = `Asks Stripe, so that the answer is right also before Stripe has told this service. What was paid for is then
booked, once.`

const WEBHOOK = `For Stripe alone, which signs each event in the header \`stripe-signature\`. An event is stored, answered, and
then applied by reading at Stripe what it is about. So events may come late, twice or in any order.`

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
    handle(parts) {
      const { open } = checkouts(parts)
      return (request) => open(request, request.account!, request.body)
    },
  }),
  operation({
    ...atStripe,
    name: 'billing_checkout_status',
    method: 'GET',
    url: '/api/v1/billing/checkout-status',
    summary: 'What became of a checkout',
    description: STATUS,
    refuses: [...AT_STRIPE, 'not_found'],
    query: CheckoutStatusQuery,
    reply: CheckoutStatusResponse,
    handle:
      ({ payments }) =>
      async ({ account, query }) =>
        orderReply(await payments.orderOf(account!, query.session_id)),
  }),
  operation({
    ...atStripe,
    name: 'billing_portal',
    method: 'POST',
    url: '/api/v1/billing/portal',
    summary: 'Opens the portal, where a customer changes the plan and the card, cancels, and reads invoices',
    description:
      'The answer has the address of a page at Stripe, for the person who pays. It leads back to `return_url`.',
    refuses: [...AT_STRIPE, 'not_found'],
    body: PortalRequest,
    reply: PortalSession,
    handle(parts) {
      const { portal } = checkouts(parts)
      return async (request) => ({
        url: await portal(request, request.account!, request.body.return_url, CANCELLED_PAGE),
      })
    },
  }),
  operation({
    ...shared,
    name: 'billing_customer',
    method: 'GET',
    url: '/api/v1/billing/customer',
    summary: 'The plan, the subscription and the purchases of an account',
    description: 'As this service knows them. It answers also while Stripe does not, and without Stripe.',
    query: ProductQuery,
    reply: BillingDetails,
    handle:
      (parts) =>
      ({ account }) =>
        billingDetailsOf(parts, account!),
  }),
  operation({
    ...shared,
    name: 'billing_subscription',
    method: 'GET',
    url: '/api/v1/billing/subscription/{user_id}',
    summary: 'The subscription of the signed-in user, with what was used of it',
    description: 'The `user_id` is that of the profile, or the id of the account. Another one is answered with 404.',
    refuses: ['not_found'],
    params: SubscriptionPath,
    query: ProductQuery,
    reply: SubscriptionDetails,
    handle:
      ({ db, limits, payments }) =>
      async ({ account, params }) => {
        const { id: accountId, subject, plan } = account!
        if (params.user_id !== subject && params.user_id !== accountId) throw new Refusal('not_found')
        const [usage, subscription] = await Promise.all([
          usageOf({ db, limits }, { accountId, plan, subscribed: account!.subscribed }),
          subscribedOf(db, accountId, payments.graceMs),
        ])
        return {
          ...{ user_id: subject, account_id: accountId, product_code: 'api' as const, plan },
          status: accountStatus(account!.subscribed),
          ...{ subscription: subscriptionReply(subscription), usage },
        }
      },
  }),
  operation({
    tag: 'Billing',
    access: PUBLIC,
    name: 'webhook_stripe',
    method: 'POST',
    url: '/api/v1/webhooks/stripe',
    summary: 'Receives the events of Stripe',
    description: WEBHOOK,
    consumes: 'application/json',
    isSigned: true,
    confidential: true,
    refuses: ['billing_not_configured', 'signature_refused', 'database_unavailable'],
    reply: WebhookReply,
    handle:
      ({ payments }) =>
      async ({ body, headers }) => {
        await payments.receive(body as Buffer, String(headers['stripe-signature'] ?? ''))
        return { received: true as const }
      },
  }),
]

async function usageOf({ db, limits }: Pick<Parts, 'db' | 'limits'>, holder: Parameters<typeof creditsOf>[1]) {
  const plan = PLANS[holder.plan]
  const [allowance, { available }] = await Promise.all([limits.peek(holder), creditsOf(db, holder)])
  return {
    ...usageReply(plan, allowance),
    ...{ requests_per_second: plan.requestsPerSecond, report_credits: available },
  }
}

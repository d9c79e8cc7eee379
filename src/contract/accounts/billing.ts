import { z } from 'zod'
import { token, webAddress } from '../text.ts'
import { SOLD_PLANS } from './plans.ts'

const Instant = z.iso.datetime()
const URL_LENGTH_MAX = 2_048
/** Larger purchases need the operator. */
export const CREDITS_MAX = 100

export const ORDER_KINDS = ['plan', 'report_credits', 'request_pack'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** The states of a subscription, for callers. What each gives is a table in src/payments/terms.ts. */
export const SUBSCRIPTION_STATES = [
  'trialing',
  'active',
  'canceling',
  'past_due',
  'expired',
  'unpaid',
  'paused',
  'incomplete',
  'canceled',
] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

const PaidPlan = z.enum(SOLD_PLANS)
const Product = z.literal('api').describe('The product that is sold.')

const ReturnUrl = webAddress(URL_LENGTH_MAX).describe(
  'A page of this service, or of an origin that its operator allows. By default a page of this service that shows the outcome.',
)

const urls = { success_url: ReturnUrl.nullish(), cancel_url: ReturnUrl.nullish() }

export const CheckoutRequest = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('plan'), product_code: Product.default('api'), plan: PaidPlan, ...urls })
      .meta({ id: 'PlanCheckout' }),
    z
      .strictObject({
        kind: z.literal('report_credits'),
        product_code: Product.default('api'),
        quantity: z.int().min(1).max(CREDITS_MAX).default(1).describe('Reports.'),
        ...urls,
      })
      .meta({ id: 'ReportCreditsCheckout' }),
  ])
  .meta({
    id: 'CheckoutRequest',
    examples: [
      { kind: 'plan', plan: 'entry' },
      { kind: 'report_credits', quantity: 5 },
    ],
  })
export type CheckoutRequest = z.output<typeof CheckoutRequest>

const ordered = {
  kind: z.enum(ORDER_KINDS),
  plan: PaidPlan.nullable().describe('Null for purchases that are not a plan.'),
  quantity: z.int().describe('Report credits or units. One for a plan.'),
}

export const CheckoutSession = z
  .object({
    session_id: z.string(),
    url: z.url().describe('Send the customer here to pay.'),
    expires_at: Instant,
    ...ordered,
  })
  .meta({ id: 'CheckoutSession' })
export type CheckoutSession = z.output<typeof CheckoutSession>

/** The id of a checkout session of Stripe. */
const SessionId = token(200).meta({ examples: ['cs_test_a1B2c3D4e5F6'] })

export const CheckoutStatusQuery = z.strictObject({ session_id: SessionId })

export const CheckoutStatusResponse = z
  .object({
    session_id: z.string(),
    ...ordered,
    status: z.enum(['open', 'complete', 'expired']),
    paid: z.boolean(),
    applied: z.boolean().describe('Whether the account has received the purchase.'),
  })
  .meta({ id: 'CheckoutStatusResponse' })
export type CheckoutStatusResponse = z.output<typeof CheckoutStatusResponse>

export const PortalRequest = z
  .strictObject({ product_code: Product.default('api'), return_url: ReturnUrl.nullish() })
  .meta({ id: 'PortalRequest', examples: [{}] })

export const PortalSession = z
  .object({
    url: z
      .url()
      .describe('Send the customer here to change the plan, the card or the address, to cancel, and to read invoices.'),
  })
  .meta({ id: 'PortalSession' })

export const ProductQuery = z.strictObject({ product_code: Product.nullish() })

const subscriptionFields = {
  state: z
    .enum(SUBSCRIPTION_STATES)
    .describe(
      'trialing, active, canceling (paid until the end) and past_due (in its grace period) have the plan; expired and unpaid get 403; paused, incomplete and canceled have the limits of the free plan.',
    ),
  plan: PaidPlan,
  renews_at: Instant.nullable().describe('Null when it will not be renewed.'),
  ends_at: Instant.nullable().describe('When a cancelled subscription ends, or null.'),
  grace_ends_at: Instant.nullable().describe('While a payment is overdue: from then on requests get 403.'),
  trial_ends_at: Instant.nullable(),
  next_plan: PaidPlan.nullable().describe('A change of plan at the end of the period, or null.'),
  next_plan_at: Instant.nullable(),
}

const BilledSubscription = z.object(subscriptionFields).meta({ id: 'BilledSubscription' })
export type BilledSubscription = z.output<typeof BilledSubscription>

const Purchase = z
  .object({
    ...ordered,
    status: z.enum(['open', 'complete', 'expired']),
    amount: z.int().nullable().describe('In the minor units of the currency.'),
    currency: z.string().nullable(),
    at: Instant,
    taken_back: z.int().describe('The part of the quantity that a refund or a lost dispute took back.'),
    owed: z.int().describe('The part of the quantity that was refunded after it had been used.'),
  })
  .meta({ id: 'Purchase' })
export type Purchase = z.output<typeof Purchase>

export const BillingDetails = z
  .object({
    product_code: Product,
    plan: z.string(),
    status: z.enum(['active', 'inactive']).describe('inactive: requests get 403 Subscription required.'),
    has_customer: z.boolean().describe('Whether the portal can be opened.'),
    subscription: BilledSubscription.nullable().describe('Null for an account that never had one.'),
    report_credits: z.int(),
    units_bought: z.int().describe('Extra units that are left. They are used once the units of the plan run out.'),
    purchases: z.array(Purchase).describe('At most 20, newest first.'),
  })
  .meta({ id: 'BillingDetails' })
export type BillingDetails = z.output<typeof BillingDetails>

export const RequestPackReply = z
  .object({
    offer: z
      .object({
        units: z.int(),
        price: z.object({ amount: z.int().describe('In the minor units of the currency.'), currency: z.string() }),
        expires_at: Instant,
      })
      .nullable()
      .describe('Null when nothing is offered to the account.'),
    units_bought: z.int().describe('Extra units that are left.'),
  })
  .meta({ id: 'RequestPackReply' })
export type RequestPackReply = z.output<typeof RequestPackReply>

export const SubscriptionPath = z.strictObject({
  user_id: z
    .string()
    .min(1)
    .max(255)
    .meta({ examples: ['GGLpCyp1NqFQ3qQ2YJGZ1rKZqe3lQLmO'] }),
})

export const SubscriptionDetails = z
  .object({
    user_id: z.string(),
    account_id: z.uuid(),
    product_code: Product,
    plan: z.string(),
    status: z.enum(['active', 'inactive']),
    subscription: BilledSubscription.nullable(),
    usage: z.object({
      period: z.enum(['day', 'month']),
      limit: z.int(),
      used: z.int(),
      remaining: z.int(),
      resets_at: Instant,
      requests_per_second: z.int(),
      report_credits: z.int(),
    }),
  })
  .meta({ id: 'SubscriptionDetails' })
export type SubscriptionDetails = z.output<typeof SubscriptionDetails>

/** Longer than any valid value. The page says what is wrong with a shorter one. */
const FIELD_MAX = 100

/** A button of the page of plans. Its handler reads the fields by the contract of the API. */
export const CheckoutForm = z
  .strictObject({
    kind: z.enum(ORDER_KINDS),
    plan: z.string().max(FIELD_MAX).optional(),
    quantity: z.string().max(FIELD_MAX).optional().describe('Report credits.'),
  })
  .meta({ id: 'CheckoutForm', examples: [{ kind: 'plan', plan: 'entry' }] })

/** How often the page of a payment has polled for it. */
export const LOOKS_MAX = 24

export const PaymentPageQuery = z.object({
  session_id: SessionId.optional(),
  looks: z.int().min(0).max(LOOKS_MAX).default(0).describe('How often the page has looked before.'),
})

export const WebhookReply = z.object({ received: z.literal(true) }).meta({ id: 'WebhookReply' })

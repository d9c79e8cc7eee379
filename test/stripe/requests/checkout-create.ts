import type Stripe from 'stripe'
import { z } from 'zod'
import { invalid, Unknown } from '../failure.ts'
import { flag, integer, metadata, only, type ShapeOf, text } from '../http/route.ts'
import { makeLine, makeSession } from '../objects/checkout-session.ts'
import { makePrice, makeProduct } from '../objects/price.ts'
import type { World } from '../world.ts'

const DAY_SECONDS = 86_400
const EXPIRES_SECONDS_MIN = 1_800

const priceData = z.strictObject({
  currency: text,
  unit_amount: integer,
  product: text.optional(),
  product_data: z.strictObject({ name: text, metadata: metadata.optional() }).optional(),
})
const lineItem = z.strictObject({
  price: text.optional(),
  price_data: priceData.optional(),
  quantity: integer.optional(),
})
type LineItemParam = z.output<typeof lineItem>

/** The parameters of a new session. */
export const createShape = {
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: only('if_required').optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      description: text.optional(),
      trial_period_days: integer.optional(),
      billing_mode: z.strictObject({ type: only('flexible') }).optional(),
    })
    .optional(),
  payment_intent_data: z.strictObject({ metadata: metadata.optional(), description: text.optional() }).optional(),
  invoice_creation: z.strictObject({ enabled: only('false') }).optional(),
  automatic_tax: z.strictObject({ enabled: only('false') }).optional(),
  allow_promotion_codes: only('false').optional(),
  adaptive_pricing: z.strictObject({ enabled: flag }).optional(),
  payment_method_collection: only('always').optional(),
  ui_mode: only('hosted_page').optional(),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  expires_at: integer.optional(),
  locale: text.optional(),
} satisfies ShapeOf<Stripe.Checkout.SessionCreateParams>
type CreateParams = z.output<z.ZodObject<typeof createShape>>

/** Makes a checkout session, or says as Stripe what is wrong. */
export function createSession(world: World, of: CreateParams): Stripe.Checkout.Session {
  checkMode(of)
  if (of.customer && of.customer_email)
    throw invalid('You may only specify one of these parameters: customer, customer_email.')
  const customer = of.customer ? world.get('customer', of.customer, 'customer') : null
  const expiresAt = of.expires_at ?? world.now + DAY_SECONDS
  if (expiresAt < world.now + EXPIRES_SECONDS_MIN || expiresAt > world.now + DAY_SECONDS)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    })
  const lines = of.line_items.map((line, index) => lineOf(world, line, of.mode, index))
  const session = makeSession(world, {
    mode: of.mode,
    amount: of.subscription_data?.trial_period_days ? 0 : lines.reduce((sum, line) => sum + line.amount_total, 0),
    currency: lines[0]!.currency,
    customer,
    email: of.customer_email ?? null,
    clientReferenceId: of.client_reference_id ?? null,
    metadata: of.metadata ?? {},
    successUrl: of.success_url,
    cancelUrl: of.cancel_url ?? null,
    expiresAt,
    locale: of.locale ?? null,
  })
  const { subscription_data: subscription, payment_intent_data: payment } = of
  world.orders.set(session.id, {
    lines,
    subscription: {
      metadata: subscription?.metadata ?? {},
      description: subscription?.description ?? null,
      trialDays: subscription?.trial_period_days ?? 0,
    },
    payment: { metadata: payment?.metadata ?? {}, description: payment?.description ?? null },
  })
  return session
}

function checkMode(of: CreateParams): void {
  const [wrong, right] =
    of.mode === 'payment'
      ? (['subscription_data', 'subscription'] as const)
      : (['payment_intent_data', 'payment'] as const)
  if (of[wrong]) throw invalid(`You can only pass \`${wrong}\` in \`${right}\` mode.`, { param: wrong })
  if (of.mode === 'subscription' && of.customer_creation)
    throw invalid('`customer_creation` can only be used in `payment` mode.', { param: 'customer_creation' })
  if (of.line_items.length === 0) throw invalid('You must pass line items.', { param: 'line_items' })
  if (of.mode === 'subscription' && of.line_items.length > 1)
    throw new Unknown('A subscription of several prices.', { param: 'line_items' })
}

function lineOf(world: World, line: LineItemParam, mode: CreateParams['mode'], index: number): Stripe.LineItem {
  const param = `line_items[${index}][price]`
  const quantity = line.quantity
  if (!quantity)
    throw invalid('Quantity is required. Add `quantity` to the line item.', { param: `line_items[${index}][quantity]` })
  const price = line.price ? world.get('price', line.price, param) : inlinePrice(world, line, param)
  if (line.price && !price.active) throw invalid(`The price specified is inactive: '${line.price}'.`, { param })
  if (mode === 'payment' && price.type === 'recurring')
    throw invalid('You specified `payment` mode but passed a recurring price.', { param })
  if (mode === 'subscription' && price.type !== 'recurring')
    throw invalid('You must provide at least one recurring price in `subscription` mode.', { param })
  return makeLine(world, price, quantity)
}

/** A price that this session alone has. Stripe keeps it as an inactive one. */
function inlinePrice(world: World, { price_data: data }: LineItemParam, param: string): Stripe.Price {
  if (!data) throw invalid('You must pass either `price` or `price_data`.', { param })
  const { currency, unit_amount: amount, product_data: named } = data
  if (!data.product && !named) throw invalid('You must pass either `product` or `product_data`.', { param })
  const product = data.product
    ? world.get('product', data.product, param).id
    : makeProduct(world, named!.name, named!.metadata).id
  return makePrice(world, { product, amount, currency, active: false })
}

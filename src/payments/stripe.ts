import type Stripe from 'stripe'
import { now } from '../platform/clock.ts'
import type { NewSession, Provider } from './provider.ts'
import { type Asking, askingStripe } from './stripe-asking.ts'
import { ACCOUNT, ORDER, paymentOf, sessionOf, topicOf } from './stripe-objects.ts'
import { subscriptionsOf } from './stripe-subscriptions.ts'

export interface StripeOptions {
  readonly secretKey: string
  /** Newest first. While a secret is being changed there are two. */
  readonly webhookSecrets: readonly string[]
  /** Stripe's own address, except in tests. */
  readonly url?: string | undefined
  readonly portalConfiguration?: string | undefined
  /** How long Stripe has for an answer. */
  readonly timeoutMs?: number | undefined
  /** After a failure no request is sent for this long. */
  readonly trialAfterMs?: number | undefined
  readonly log: (message: string) => void
}

const TIMEOUT_MS = 5_000
const TRIAL_AFTER_MS = 2_000
/** The age of a signature, and how far it may be ahead, in seconds. Stripe signs each delivery attempt separately. */
const TOLERANCE_SECONDS = 300
/** The end of the year 9999, which Postgres and dates of JavaScript have. */
const LATEST_MS = 253_402_300_799_000
/** Stripe's ids have at most 255 characters. Postgres can store and index all that this allows. */
const STRIPE_ID = /^[\w-]{1,255}$/
const EVENT_KIND = /^[\w.-]{1,100}$/
const PAGE = 100

/** The only place that imports the library of Stripe, which is loaded when it is configured. */
export async function openStripe({ secretKey, webhookSecrets, log, ...options }: StripeOptions): Promise<Provider> {
  const { default: Sdk } = await import('stripe')
  const stripe = new Sdk(secretKey, {
    ...addressOf(options.url),
    timeout: options.timeoutMs ?? TIMEOUT_MS,
    // The library does not retry: a retried event or the caller does.
    maxNetworkRetries: 0,
    telemetry: false,
  })
  const asking = askingStripe(Sdk.errors, log, options.trialAfterMs ?? TRIAL_AFTER_MS)
  return {
    ...customersOf(stripe, asking, options.portalConfiguration),
    ...sessionsOf(stripe, asking),
    ...subscriptionsOf(stripe, asking),
    ...paymentsOf(stripe, asking),
    readEvent: (payload, signature) => readEvent(stripe, webhookSecrets, payload, signature, Sdk.errors),
  }
}

const customersOf = (
  stripe: Stripe,
  { ask, orNull }: Asking,
  configuration: string | undefined,
): Pick<Provider, 'createCustomer' | 'changeEmail' | 'openPortal' | 'customerState'> => ({
  async customerState(id) {
    const customer = await orNull(() => stripe.customers.retrieve(id))
    return customer === null ? 'unknown' : customer.deleted ? 'deleted' : 'live'
  },
  async createCustomer({ accountId, email, requestId }) {
    const customer = { ...(email !== null && { email }), metadata: { [ACCOUNT]: accountId } }
    const { id } = await ask(() => stripe.customers.create(customer, { idempotencyKey: `customer-${requestId}` }))
    return id
  },
  async changeEmail({ customerId, email, earlier }) {
    const customer = await orNull(() => stripe.customers.retrieve(customerId))
    if (!customer || customer.deleted || !isOneOf(customer.email, earlier)) return
    await orNull(() => stripe.customers.update(customerId, { email }))
  },
  openPortal: ({ customerId: customer, returnUrl }) =>
    orNull(async () => {
      const portal = { customer, return_url: returnUrl, ...(configuration && { configuration }) }
      return (await stripe.billingPortal.sessions.create(portal)).url
    }),
})

/** A customer without an address has none of its own either. */
const isOneOf = (address: string | null, earlier: readonly string[]): boolean =>
  !address || earlier.some((each) => each.toLowerCase() === address.toLowerCase())

const sessionsOf = (
  { checkout: { sessions } }: Stripe,
  { orNull }: Asking,
): Pick<Provider, 'createSession' | 'findSession' | 'expireSession'> => ({
  createSession: (session) =>
    orNull(async () => {
      const idempotencyKey = `order-${session.orderId}-${session.customerId}`
      return sessionOf(await sessions.create(parametersOf(session), { idempotencyKey }))
    }),
  findSession: (id) => orNull(async () => sessionOf(await sessions.retrieve(id))),
  expireSession: (id) =>
    orNull(async () => {
      const session = await sessions.retrieve(id)
      return sessionOf(session.status === 'open' ? await sessions.expire(id) : session)
    }),
})

const paymentsOf = (
  { disputes, paymentIntents, prices, refunds }: Stripe,
  { orNull }: Asking,
): Pick<Provider, 'findPayment' | 'findPrice'> => ({
  findPayment: (id) =>
    orNull(async () => {
      const of = { payment_intent: id, limit: PAGE }
      const all = [paymentIntents.retrieve(id), refunds.list(of), disputes.list(of)] as const
      const [intent, refunded, disputed] = await Promise.all(all)
      return paymentOf(intent, refunded.data, disputed.data)
    }),
  findPrice: (id) =>
    orNull(async () => {
      const { unit_amount: amountMinor, currency, recurring, active } = await prices.retrieve(id)
      const interval = recurring && (recurring.interval_count === 1 ? recurring.interval : 'several')
      return { amountMinor, currency, interval, isActive: active }
    }),
})

function readEvent(
  { webhooks }: Stripe,
  secrets: readonly string[],
  payload: Buffer,
  signature: string,
  { StripeSignatureVerificationError }: typeof Stripe.errors,
): ReturnType<Provider['readEvent']> {
  let refused = ''
  for (const secret of secrets) {
    try {
      const event = webhooks.constructEvent(payload, signature, secret, TOLERANCE_SECONDS, undefined, now())
      return isAhead(signature) ? { refused: 'the timestamp of the signature is in the future' } : signed(event)
    } catch (error) {
      // Messages of other errors quote the payload.
      if (!(error instanceof StripeSignatureVerificationError)) return NO_EVENT
      refused = reasonOf(error)
    }
  }
  return { refused }
}

const NO_EVENT = { refused: 'the signature is valid, but the body is not an event' }

function signed(event: Stripe.Event): ReturnType<Provider['readEvent']> {
  if (!isEvent(event)) return NO_EVENT
  const about = topicOf(event)
  if (about && !isId(about.subject)) return NO_EVENT
  return { id: event.id, kind: event.type, createdAtMs: event.created * 1000, about }
}

/** The library checks only the signature. */
const isEvent = ({ id, type, created, data }: Partial<Stripe.Event>): boolean =>
  isId(id) &&
  typeof type === 'string' &&
  EVENT_KIND.test(type) &&
  Number.isInteger(created) &&
  created! >= 0 &&
  created! * 1000 <= LATEST_MS &&
  typeof data?.object === 'object'

const isId = (value: unknown): boolean => typeof value === 'string' && STRIPE_ID.test(value)

/** The library refuses old signatures, but not future ones. As there, the last `t` counts. */
function isAhead(signature: string): boolean {
  const time = signature.split(',').findLast((part) => part.startsWith('t='))
  return Number.parseInt(time?.slice(2) ?? '', 10) > now() / 1000 + TOLERANCE_SECONDS
}

/** The first sentence. The rest of the message explains how to read the body of a request. */
const reasonOf = ({ message }: Error): string => message.split(/[.\n]/, 1)[0]!.trim()

function addressOf(url: string | undefined) {
  if (url === undefined) return {}
  const { protocol, hostname: host, port } = new URL(url)
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host, ...(port && { port }) }
}

function parametersOf(session: NewSession): Stripe.Checkout.SessionCreateParams {
  const { orderId, accountId, customerId, kind, line, successUrl, cancelUrl } = session
  const metadata = { [ACCOUNT]: accountId, [ORDER]: orderId }
  return {
    customer: customerId,
    client_reference_id: orderId,
    metadata,
    line_items: [
      'priceId' in line
        ? { price: line.priceId, quantity: line.quantity }
        : {
            quantity: 1,
            price_data: {
              currency: line.currency,
              unit_amount: line.amountMinor,
              product_data: { name: line.name },
            },
          },
    ],
    ...(kind === 'plan'
      ? { mode: 'subscription', subscription_data: { metadata } }
      : { mode: 'payment', payment_intent_data: { metadata } }),
    success_url: successUrl,
    cancel_url: cancelUrl,
  }
}

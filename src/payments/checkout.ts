import type { Account } from '../accounts/account.ts'
import { PLANS } from '../accounts/billing/plans.ts'
import type { OrderKind } from '../contract/accounts/billing.ts'
import type { SoldPlan } from '../contract/accounts/plans.ts'
import { now } from '../platform/clock.ts'
import { accountExists, lockAccount } from '../platform/db/accounts.ts'
import { ensureCustomer, listSubscriptions, renewCustomer, setCustomer } from '../platform/db/billing-customers.ts'
import {
  dropOrder,
  insertOrder,
  listOpenOrders,
  type Order,
  openOrder,
  openPackOf,
} from '../platform/db/billing-orders.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import type { Line, Session } from './provider.ts'
import type { ReadingServices, ReadTopic } from './readings.ts'
import { isGoingOn, type Prices } from './terms.ts'

/** What an account wants to buy, and where its customer goes after Stripe. */
export type Purchase = (PlanPurchase | CreditsPurchase | PackPurchase) & {
  readonly quantity: number
  readonly successUrl: string
  readonly cancelUrl: string
}

interface PlanPurchase {
  readonly kind: 'plan'
  readonly plan: SoldPlan
  readonly packId: null
}

interface CreditsPurchase {
  readonly kind: 'report_credits'
  readonly plan: null
  readonly packId: null
}

interface PackPurchase {
  readonly kind: 'request_pack'
  readonly plan: null
  readonly packId: string
  /** A pack has its own price. */
  readonly line: Line
}

export interface CheckoutServices extends ReadingServices {
  readonly prices: Prices
  readonly read: ReadTopic
}

const UNUSABLE =
  'Subscription required: a purchase could not be used. Pay the open invoice in the portal (POST /api/v1/billing/portal)'

/** Another front prepares an order for at most this long. */
const PREPARED_WITHIN_MS = 60_000
/** Sessions for report credits that an account may have open. Each ends within a day. */
const OPEN_MAX = 10
const TOO_MANY = `The account has ${OPEN_MAX} open checkouts for report credits: pay one of them, or wait until they expire`

/**
 * Opens a checkout session. The order is stored before Stripe is asked, and the session carries its id. So no customer
 * is charged for a session whose answer was lost. An account can pay for one plan, and once for each pack: an earlier
 * session for the same is expired first. Throws `already_subscribed`, `subscription_required`, `checkout_in_progress`
 * or `billing_unavailable`.
 */
export async function startCheckout(
  services: CheckoutServices,
  account: Account,
  purchase: Purchase,
): Promise<Session> {
  const { db } = services
  if (account.plan === 'operator')
    throw new Refusal('already_subscribed', {
      message: `The plan ${PLANS.operator.title} needs no additions`,
    })
  if (purchase.kind !== 'plan' && !account.subscribed) throw new Refusal('subscription_required', { message: UNUSABLE })
  if (purchase.kind !== 'report_credits') await endEarlier(services, account.id, purchase.kind)
  if (purchase.kind === 'plan') await requireNoSubscription(services, account.id)
  const orderId = await db.transaction((transaction) => placeOrder(transaction, account.id, purchase))
  try {
    const session = await createSession(services, account, purchase, orderId)
    if (await openOrder(db, orderId, { ...session, sessionId: session.id })) return session
    // The account was deleted meanwhile.
    await services.provider.expireSession(session.id)
    throw new Refusal('invalid_token')
  } catch (error) {
    // The customer never received the address of the session, and so cannot pay.
    await dropOrder(db, orderId).catch(() => {})
    throw error
  }
}

async function endEarlier({ db, provider, read }: CheckoutServices, accountId: string, kind: OrderKind): Promise<void> {
  for (const { session_id: sessionId } of await listOpenOrders(db, accountId, kind)) {
    if (sessionId === null) continue
    await provider.expireSession(sessionId)
    await read({ topic: 'session', subject: sessionId })
  }
}

/** Asks Stripe, because the event of a subscription may be late. */
async function requireNoSubscription({ db, read }: CheckoutServices, accountId: string): Promise<void> {
  const { customer_id: customerId } = await ensureCustomer(db, accountId)
  if (customerId !== null) await read({ topic: 'customer', subject: customerId })
  await refuseSecond(db, accountId)
}

/** A subscription whose price no plan has counts too: the customer would pay for both. */
async function refuseSecond(db: Database, accountId: string): Promise<void> {
  const rows = await listSubscriptions(db, accountId)
  if (rows.some(({ status }) => isGoingOn(status))) throw new Refusal('already_subscribed')
}

/** The lock of the account keeps other requests from placing an order and from buying the pack. */
async function placeOrder(transaction: Database, accountId: string, purchase: Purchase): Promise<string> {
  const { kind, plan, packId, quantity } = purchase
  if (!(await lockAccount(transaction, accountId)) || !(await accountExists(transaction, accountId)))
    throw new Refusal('invalid_token')
  // An earlier checkout may have been paid while this one asked Stripe.
  if (kind === 'plan') await refuseSecond(transaction, accountId)
  const open = await listOpenOrders(transaction, accountId, kind)
  if (kind === 'report_credits') {
    if (open.length >= OPEN_MAX)
      throw new Refusal('checkout_in_progress', { message: TOO_MANY, retryAfterMs: 3_600_000 })
  } else if (open.some(isUnderWay)) throw inProgress()
  if (packId !== null && (await openPackOf(transaction, accountId))?.id !== packId)
    throw new Refusal('not_found', { message: 'The unit pack is no longer offered' })
  return insertOrder(transaction, { accountId, kind, plan, packId, quantity })
}

const isUnderWay = ({ session_id, created_at }: Order): boolean =>
  session_id !== null || now() - created_at < PREPARED_WITHIN_MS

const inProgress = () => new Refusal('checkout_in_progress', { retryAfterMs: 5_000 })

/** A customer that was deleted at Stripe is replaced by another. Its subscriptions have ended. */
async function createSession(
  services: CheckoutServices,
  account: Account,
  purchase: Purchase,
  orderId: string,
): Promise<Session> {
  const { kind, successUrl, cancelUrl } = purchase
  const line = lineOf(services.prices, purchase)
  for (const isLast of [false, true]) {
    const { customerId, requestId } = await customerOf(services, account)
    const order = { orderId, accountId: account.id, customerId, kind, line, successUrl, cancelUrl }
    const session = await services.provider.createSession(order)
    if (session) return session
    await services.read({ topic: 'customer', subject: customerId })
    await renewCustomer(services.db, { accountId: account.id, requestId })
    if (isLast) break
  }
  throw new Refusal('billing_unavailable', { retryAfterMs: 10_000 })
}

/** What the customer pays for it. */
function lineOf(prices: Prices, purchase: Purchase): Line {
  switch (purchase.kind) {
    case 'plan':
      return { priceId: prices[purchase.plan][0]!, quantity: 1 }
    case 'report_credits':
      return { priceId: prices.reportCredit, quantity: purchase.quantity }
    case 'request_pack':
      return purchase.line
  }
}

/**
 * The row names the request that creates the customer, so that an attempt whose answer was lost creates no second one.
 */
async function customerOf({ db, provider }: CheckoutServices, { id: accountId, email }: Account) {
  const { request_id: requestId, customer_id: known } = await ensureCustomer(db, accountId)
  if (known !== null) return { customerId: known, requestId }
  try {
    const customerId = await provider.createCustomer({ accountId, email, requestId })
    // The events of any other customer would lead to no account.
    if (!(await setCustomer(db, { accountId, requestId }, customerId))) throw inProgress()
    return { customerId, requestId }
  } catch (error) {
    if (isRepeated(error)) await renewCustomer(db, { accountId, requestId })
    throw error
  }
}

/**
 * Whether Stripe repeats this answer to the same request for a day. It does after its own errors, and when the first
 * attempt had another e-mail address, which the caller has changed since.
 */
function isRepeated(error: unknown): boolean {
  const { statusCode = 0, type } = (error as { cause?: { statusCode?: number; type?: string } }).cause ?? {}
  return statusCode >= 500 || type === 'StripeIdempotencyError'
}

/** Where customers return to. Stripe replaces the braces with the session. */
export const PAID_PAGE = '/account/payment?session_id={CHECKOUT_SESSION_ID}'
export const CANCELLED_PAGE = '/account/payment'

export interface ReturnPages {
  /** The address of this service for the caller. */
  readonly base: string
  /** The other origins to which a customer may return, by configuration. */
  readonly origins: readonly string[]
}

/**
 * Where the customer goes after Stripe: a given URL, or a page of this service. Throws `invalid_input` for a URL of
 * another origin, because otherwise Stripe could send customers of this service anywhere.
 */
export function returnUrl(
  { base, origins }: ReturnPages,
  field: string,
  given: string | null | undefined,
  page: string,
): string {
  if (given === null || given === undefined) return `${base}${page}`
  const allowed = [new URL(base).origin, ...origins]
  if (allowed.includes(new URL(given).origin)) return given
  const msg = `Must be a URL of ${allowed.join(' or ')}. The operator may add an origin to BILLING_ORIGINS`
  throw new Refusal('invalid_input', { issues: [{ loc: ['body', field], msg, type: 'value_error' }] })
}

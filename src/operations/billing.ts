import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import { PLANS, REPORT_CREDIT_PRICE } from '../accounts/billing/plans.ts'
import { offerTo } from '../accounts/billing/units.ts'
import { type CheckoutRequest, CheckoutSession, CREDITS_MAX, RequestPackReply } from '../contract/accounts/billing.ts'
import { OPEN_PLANS, PlanList } from '../contract/accounts/plans.ts'
import { CANCELLED_PAGE, PAID_PAGE, returnUrl } from '../payments/checkout.ts'
import { baseOf } from '../platform/addresses.ts'
import type { RequestPack } from '../platform/db/billing-orders.ts'
import { Refusal } from '../platform/errors.ts'
import { instant } from '../platform/instant.ts'
import { PUBLIC, TOKEN } from './access.ts'
import { checkoutReply } from './account-replies.ts'
import { operation } from './operation.ts'
import type { Services } from './services.ts'

/** Plans change only with a release. */
const KEEP = 'public, max-age=3600'

/** The plans that are sold. */
export const PLAN_LIST: PlanList = {
  plans: OPEN_PLANS.map((plan) => {
    const { title, monthlyPrice, units, period, ...limits } = PLANS[plan]
    return {
      plan,
      title,
      product_code: 'api',
      units,
      period,
      price: { amount: monthlyPrice.amountMinor, currency: monthlyPrice.currency, interval: 'month' },
      requests_per_second: limits.requestsPerSecond,
      report_credits_per_month: limits.reportCreditsPerMonth,
      exports_at_once: limits.exports,
    }
  }),
  report_credit: {
    price: { amount: REPORT_CREDIT_PRICE.amountMinor, currency: REPORT_CREDIT_PRICE.currency },
    most: CREDITS_MAX,
  },
}

/** What callers pay for. */
export const BILLING_OPERATIONS = [
  operation({
    name: 'billing_plans',
    method: 'GET',
    url: '/api/v1/billing/plans',
    tag: 'Billing',
    summary: 'The plans, with their prices and limits',
    description: 'Needs no key. The answer has no personal data, and may be cached for an hour.',
    access: PUBLIC,
    reply: PlanList,
    handle: (_, reply) => {
      reply.header('Cache-Control', KEEP)
      return PLAN_LIST
    },
  }),
]

/** The refusals of every operation that asks Stripe. */
export const AT_STRIPE = ['billing_not_configured', 'billing_unavailable'] as const

/** All customers share the rate limit of Stripe. A server that calls for many people has room. */
export const STRIPE_LIMIT = { most: 120, seconds: 60 } as const

const NUMBER = new Intl.NumberFormat('en-US')

type Used = Pick<Services, 'db' | 'payments' | 'publicUrl' | 'billingOrigins'>
type Asking = Pick<FastifyRequest, 'protocol' | 'host'>

/** Opens checkouts and the portal at Stripe, for programs and for pages. */
export function checkouts({ db, payments, publicUrl, billingOrigins: origins }: Used) {
  const base = (request: Asking): string => baseOf(publicUrl, request)
  return {
    /** A plan, or report credits. */
    async open(request: Asking, account: Account, purchase: CheckoutRequest): Promise<CheckoutSession> {
      const pages = { base: base(request), origins }
      const ordered =
        purchase.kind === 'plan'
          ? { kind: purchase.kind, plan: purchase.plan, quantity: 1 }
          : { kind: purchase.kind, plan: null, quantity: purchase.quantity }
      const session = await payments.checkout(account, {
        ...ordered,
        packId: null,
        successUrl: returnUrl(pages, 'success_url', purchase.success_url, PAID_PAGE),
        cancelUrl: returnUrl(pages, 'cancel_url', purchase.cancel_url, CANCELLED_PAGE),
      })
      return checkoutReply(session, ordered)
    },
    /** The unit pack that is offered to the account. Throws `not_found` without an offer. */
    async openPack(request: Asking, account: Account): Promise<CheckoutSession> {
      const pack = await offerTo(db, account.id)
      if (!pack) throw new Refusal('not_found', { message: 'No unit pack is offered to this account' })
      const { id: packId, units: quantity, amount: amountMinor, currency } = pack
      const ordered = { kind: 'request_pack', plan: null, quantity } as const
      const session = await payments.checkout(account, {
        ...ordered,
        packId,
        line: { name: `${NUMBER.format(quantity)} units`, amountMinor, currency },
        successUrl: base(request) + PAID_PAGE,
        cancelUrl: base(request) + CANCELLED_PAGE,
      })
      return checkoutReply(session, ordered)
    },
    /** The URL of the portal, which links back to a given URL, otherwise to a page of this service. */
    portal(request: Asking, account: Account, given: string | null | undefined, page: string): Promise<string> {
      return payments.portal(account, returnUrl({ base: base(request), origins }, 'return_url', given, page))
    },
  }
}

const OFFER = `The operator offers a unit pack to one account, by agreement. Its units are extra units: they are used
once the units of the plan run out, and do not expire. Only that account sees the offer.`

const shared = { tag: 'Billing', access: TOKEN } as const

/** Unit packs, which the operator offers to one account. */
export const REQUEST_PACK_OPERATIONS = [
  operation({
    ...shared,
    name: 'billing_request_pack',
    method: 'GET',
    url: '/api/v1/billing/request-pack',
    summary: 'The unit pack that is offered to the account',
    description: OFFER,
    reply: RequestPackReply,
    handle: ({ account }, _, { db }) => requestPackOf(db, account),
  }),
  operation({
    ...shared,
    addressLimit: STRIPE_LIMIT,
    name: 'billing_request_pack_checkout',
    method: 'POST',
    url: '/api/v1/billing/request-pack/checkout',
    summary: 'Opens a checkout for the offered unit pack',
    description: 'Needs no body. Without an offer, or after it has expired, the answer is 404.',
    refuses: [...AT_STRIPE, 'not_found', 'checkout_in_progress', 'already_subscribed', 'subscription_required'],
    reply: CheckoutSession,
    handle: (request, _, services) => {
      const { openPack } = checkouts(services)
      return openPack(request, request.account)
    },
  }),
]

/** The offer to an account, and the units that it bought before. */
export async function requestPackOf(db: Services['db'], { id, bought }: Account): Promise<RequestPackReply> {
  const pack = await offerTo(db, id)
  return { offer: pack && offerReply(pack), units_bought: bought.units }
}

const offerReply = ({ units, amount, currency, expires_at }: RequestPack) => ({
  units,
  price: { amount, currency },
  expires_at: instant(expires_at),
})

import type { Account } from '../accounts/account.ts'
import { offerTo } from '../accounts/billing/request-packs.ts'
import { CheckoutSession, RequestPackReply } from '../contract/billing.ts'
import type { RequestPack } from '../platform/db/request-packs.ts'
import { instant } from '../wire/instant.ts'
import { TOKEN } from './access.ts'
import { AT_STRIPE, STRIPE_LIMIT } from './at-stripe.ts'
import { checkouts } from './checkouts.ts'
import { operation } from './operation.ts'
import type { Parts } from './parts.ts'

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
    handle:
      ({ db }) =>
      ({ account }) =>
        requestPackOf(db, account!),
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
    handle(parts) {
      const { openPack } = checkouts(parts)
      return (request) => openPack(request, request.account!)
    },
  }),
]

/** The offer to an account, and the units that it bought before. */
export async function requestPackOf(db: Parts['db'], { id, bought }: Account): Promise<RequestPackReply> {
  const pack = await offerTo(db, id)
  return { offer: pack && offerReply(pack), units_bought: bought.units }
}

const offerReply = ({ units, amount, currency, expires_at }: RequestPack) => ({
  units,
  price: { amount, currency },
  expires_at: instant(expires_at),
})

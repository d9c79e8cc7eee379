import { TOKEN } from '../access.ts'
import { baseOf } from '../base-address.ts'
import { offerTo } from '../billing/request-packs.ts'
import { CheckoutSession, RequestPackReply } from '../contract/billing.ts'
import type { RequestPack } from '../db/request-packs.ts'
import { Refusal } from '../errors.ts'
import { operation } from '../operation.ts'
import { CANCELLED_PAGE, PAID_PAGE } from '../payments/return-urls.ts'
import { checkoutReply } from '../wire/account/billing.ts'
import { instant } from '../wire/instant.ts'
import { AT_STRIPE, STRIPE_LIMIT } from './at-stripe.ts'

const OFFER = `The operator offers a pack to one account, by agreement. Its units come beside those of the plan: they are spent
after them, and stay until they are spent. Nobody else sees the offer.`

const NUMBER = new Intl.NumberFormat('en-US')

const shared = { tag: 'Billing', access: TOKEN } as const

/** Packs of units, which the operator offers to one account. */
export const REQUEST_PACK_OPERATIONS = [
  operation({
    ...shared,
    name: 'billing_request_pack',
    method: 'GET',
    url: '/api/v1/billing/request-pack',
    summary: 'The pack of units that is offered to the account',
    description: OFFER,
    reply: RequestPackReply,
    handle:
      ({ db }) =>
      async ({ account }) => {
        const { id, bought } = account!
        const pack = await offerTo(db, id)
        return { offer: pack && offerReply(pack), units_bought: bought.units }
      },
  }),
  operation({
    ...shared,
    addressLimit: STRIPE_LIMIT,
    name: 'billing_request_pack_checkout',
    method: 'POST',
    url: '/api/v1/billing/request-pack/checkout',
    summary: 'Opens a checkout for the offered pack of units',
    description: 'It needs no body. Without an offer, and after its end, the answer is 404.',
    refuses: [...AT_STRIPE, 'not_found', 'checkout_in_progress', 'already_subscribed', 'subscription_required'],
    reply: CheckoutSession,
    handle({ db, payments, publicUrl }) {
      const base = baseOf(publicUrl)
      return async (request) => {
        const pack = await offerTo(db, request.account!.id)
        if (!pack) throw new Refusal('not_found', { message: 'No pack of units is offered to this account' })
        const { id: packId, units: quantity, amount: amountMinor, currency } = pack
        const ordered = { kind: 'request_pack', plan: null, quantity } as const
        const session = await payments.checkout(request.account!, {
          ...{ ...ordered, packId },
          line: { name: `${NUMBER.format(quantity)} units`, amountMinor, currency },
          successUrl: base(request) + PAID_PAGE,
          cancelUrl: base(request) + CANCELLED_PAGE,
        })
        return checkoutReply(session, ordered)
      }
    },
  }),
]

const offerReply = ({ units, amount, currency, expires_at }: RequestPack) => ({
  units,
  price: { amount, currency },
  expires_at: instant(expires_at),
})

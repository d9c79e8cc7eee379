import type { FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account.ts'
import { offerTo } from '../accounts/billing/request-packs.ts'
import type { CheckoutRequest, CheckoutSession } from '../contract/billing.ts'
import { CANCELLED_PAGE, PAID_PAGE, returnUrl } from '../payments/return-urls.ts'
import { baseOf } from '../platform/base-address.ts'
import { Refusal } from '../platform/errors.ts'
import { checkoutReply } from '../wire/account/billing.ts'
import type { Parts } from './parts.ts'

const NUMBER = new Intl.NumberFormat('en-US')

type Used = Pick<Parts, 'db' | 'payments' | 'publicUrl' | 'billingOrigins'>
type Asking = Pick<FastifyRequest, 'protocol' | 'host'>

/** Opens checkouts and the portal at Stripe, for programs and for pages. */
export function checkouts({ db, payments, publicUrl, billingOrigins: origins }: Used) {
  const base = baseOf(publicUrl)
  return {
    /** A plan, or report credits. */
    async open(request: Asking, account: Account, wish: CheckoutRequest): Promise<CheckoutSession> {
      const pages = { base: base(request), origins }
      const ordered =
        wish.kind === 'plan'
          ? { kind: wish.kind, plan: wish.plan, quantity: 1 }
          : { kind: wish.kind, plan: null, quantity: wish.quantity }
      const session = await payments.checkout(account, {
        ...{ ...ordered, packId: null },
        successUrl: returnUrl(pages, 'success_url', wish.success_url, PAID_PAGE),
        cancelUrl: returnUrl(pages, 'cancel_url', wish.cancel_url, CANCELLED_PAGE),
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
        ...{ ...ordered, packId },
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

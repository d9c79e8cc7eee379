import { z } from 'zod'
import type { Account } from '../../accounts/account.ts'
import { sessionAccounts } from '../../accounts/browser-session.ts'
import type { CheckoutStatusResponse } from '../../contract/billing.ts'
import { LOOKS_MAX, PaymentPageQuery } from '../../contract/plan-pages.ts'
import { accountNameOf } from '../../pages/account/frame.ts'
import { paymentPage, returnPage } from '../../pages/payment.ts'
import { rootOf } from '../../pages/root.ts'
import { sendPage } from '../../pages/send-page.ts'
import { knownOrderOf } from '../../payments/status.ts'
import { Refusal } from '../../platform/errors.ts'
import { orderReply } from '../../wire/account/billing.ts'
import { PUBLIC } from '../access.ts'
import { operation } from '../operation.ts'
import type { Parts } from '../parts.ts'

/** Each asks the provider, which allows an address 100 questions in ten seconds. An office shares an address. */
const VIEWS = { most: 30, seconds: 10 } as const

const ANYONE = `For browsers. A signed-in user sees the status of a checkout of their account; anyone else sees only
what the URL contains. Programs call \`GET /api/v1/billing/checkout-status\`.`

/** Where customers come back from Stripe. A customer of a program is not signed in here. */
export const PAYMENT_PAGES = [
  operation({
    tag: 'Account pages',
    access: PUBLIC,
    name: 'payment_page',
    isPage: true,
    confidential: true,
    addressLimit: VIEWS,
    method: 'GET',
    url: '/account/payment',
    summary: 'The page to which customers return from Stripe',
    description: ANYONE,
    query: PaymentPageQuery,
    reply: z.string(),
    answer: { types: { 'text/html': 'html' } },
    handle: (parts) => {
      const find = parts.identity.embedded ? sessionAccounts(parts) : async () => null
      return async (request, reply) => {
        const { session_id: sessionId, looks } = request.query
        const root = rootOf(request.url)
        const account = await orNull(() => find(request, reply))
        if (!account) return sendPage(reply, returnPage(sessionId !== undefined, root))
        const order = sessionId === undefined ? null : await orderOf(parts, account, { sessionId, looks })
        const again =
          looks < LOOKS_MAX && sessionId !== undefined
            ? `?session_id=${encodeURIComponent(sessionId)}&looks=${looks + 1}`
            : null
        return sendPage(reply, paymentPage({ holder: { account: accountNameOf(account), root }, order, again }))
      }
    },
  }),
]

interface Look {
  readonly sessionId: string
  readonly looks: number
}

/** Rows are asked first. If Stripe has not sent an event by the second poll, it is asked, as in the API operation. */
async function orderOf(
  { db, payments }: Pick<Parts, 'db' | 'payments'>,
  account: Account,
  { sessionId, looks }: Look,
): Promise<CheckoutStatusResponse | null> {
  const known = await knownOrderOf(db, account.id, sessionId)
  if (!known) return null
  const isOver = known.is_booked || known.status === 'expired'
  const asked = isOver || looks === 0 ? null : await orNull(() => payments.orderOf(account, sessionId))
  return orderReply(asked ?? known)
}

/** Null instead of a refusal: the page then shows less. */
async function orNull<Found>(find: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

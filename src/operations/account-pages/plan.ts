import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Account } from '../../accounts/account.ts'
import { PLANS } from '../../accounts/billing/plans.ts'
import { sessionAccount } from '../../accounts/sessions.ts'
import {
  CheckoutForm,
  CheckoutRequest,
  type CheckoutSession,
  type CheckoutStatusResponse,
  LOOKS_MAX,
  PaymentPageQuery,
} from '../../contract/accounts/billing.ts'
import { issueOf } from '../../contract/input/faults.ts'
import { leavingPage, paymentPage, returnPage } from '../../pages/account/checkout.ts'
import { planPage } from '../../pages/account/plan.ts'
import { rootOf, sendPage, shownRefusal } from '../../pages/frame.ts'
import { accountNameOf } from '../../pages/site.ts'
import { knownOrderOf } from '../../payments/payments.ts'
import { Refusal } from '../../platform/errors.ts'
import { PUBLIC } from '../access.ts'
import { orderReply, usageReply } from '../account-replies.ts'
import { AT_STRIPE, checkouts, PLAN_LIST, requestPackOf, STRIPE_LIMIT } from '../billing.ts'
import { type AccountRequest, operation } from '../operation.ts'
import { billingDetailsOf } from '../payments.ts'
import type { Services } from '../services.ts'
import { FORM, holderOf, PAGE } from './page.ts'

const PLAN_PAGE = '/account/plan'
const LEADS =
  'The page goes on to Stripe, automatically and with a link. The form has to come from a page of this service.'

const atStripe = {
  ...FORM,
  addressLimit: STRIPE_LIMIT,
  description: LEADS,
  answer: { types: FORM.answer.types },
} as const

/** Each asks the provider, which allows an address 100 questions in ten seconds. An office shares an address. */
const VIEWS = { most: 30, seconds: 10 } as const

const ANYONE = `For browsers. A signed-in user sees the status of a checkout of their account; anyone else sees only
what the URL contains. Programs call \`GET /api/v1/billing/checkout-status\`.`

/** What an account pays for, and where customers come back from Stripe. A customer of a program is not signed in here. */
export const ACCOUNT_PLAN_PAGES = [
  operation({
    ...PAGE,
    name: 'account_plan_page',
    url: '/account/plan',
    summary: 'The page of the plan, the other plans, and purchases',
    handle: async (request, reply, services) => sendPage(reply, await shown(services, request)),
  }),
  operation({
    ...atStripe,
    name: 'account_plan_page_checkout',
    url: '/account/plan/checkout',
    summary: 'Opens a checkout for a plan, report credits or the offered pack',
    refuses: [
      ...FORM.refuses,
      ...AT_STRIPE,
      'already_subscribed',
      'checkout_in_progress',
      'subscription_required',
      'not_found',
    ],
    body: CheckoutForm,
    handle: async (request, reply, services) => {
      const { open, openPack } = checkouts(services)
      const { kind, plan, quantity } = request.body
      const { account } = request
      const again = async (faults: readonly string[]) =>
        sendPage(reply, await shown(services, request, { faults, quantity }))
      if (kind === 'request_pack') return leave(() => openPack(request, account), { request, reply, again })
      const purchase = kind === 'plan' ? { kind, plan } : { kind, quantity: Number(quantity || Number.NaN) }
      const read = CheckoutRequest.safeParse(purchase)
      if (read.success) return leave(() => open(request, account, read.data), { request, reply, again })
      reply.code(422)
      return again(read.error.issues.map((issue) => `${String(issue.path[0])}: ${issueOf(issue, 'body').msg}.`))
    },
  }),
  operation({
    ...atStripe,
    name: 'account_plan_page_portal',
    url: '/account/plan/portal',
    summary: 'Opens the Stripe portal',
    refuses: [...FORM.refuses, ...AT_STRIPE, 'not_found'],
    handle: async (request, reply, services) => {
      const { portal } = checkouts(services)
      try {
        const url = await portal(request, request.account, null, PLAN_PAGE)
        return sendPage(reply, leavingPage({ url, ...TO_PORTAL }, holderOf(request)))
      } catch (error) {
        const faults = [`${shownRefusal(error, reply).message}.`]
        return sendPage(reply, await shown(services, request, { faults }))
      }
    },
  }),
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
    handle: async (request, reply, services) => {
      const { session_id: sessionId, looks } = request.query
      const root = rootOf(request.url)
      const account = services.identity.embedded && (await orNull(() => sessionAccount(services, request, reply)))
      if (!account) return sendPage(reply, returnPage(sessionId !== undefined, root))
      const order = sessionId === undefined ? null : await orderOf(services, account, { sessionId, looks })
      const again =
        looks < LOOKS_MAX && sessionId !== undefined
          ? `?session_id=${encodeURIComponent(sessionId)}&looks=${looks + 1}`
          : null
      return sendPage(reply, paymentPage({ holder: { account: accountNameOf(account), root }, order, again }))
    },
  }),
]

const TO_PORTAL = {
  title: 'Continue to Stripe',
  text: 'At Stripe you change the plan and the card, cancel, and read invoices.',
  go: 'Go to the portal',
}

type Asking = Pick<AccountRequest, 'account' | 'url'>
type Used = Pick<Services, 'db' | 'limits' | 'payments'>

async function shown(
  services: Used,
  request: Asking,
  { faults = [], quantity }: { readonly faults?: readonly string[]; readonly quantity?: string | undefined } = {},
) {
  const { account } = request
  const { id: accountId, plan, bought } = account
  const [billing, allowance, { offer }] = await Promise.all([
    billingDetailsOf(services, account),
    services.limits.peek({ accountId, plan, bought }),
    requestPackOf(services.db, account),
  ])
  return planPage(
    {
      title: PLANS[plan].title,
      billing,
      usage: usageReply(PLANS[plan], allowance),
      plans: PLAN_LIST,
      offer,
      isOpen: services.payments.isOpen,
      faults,
      quantity,
    },
    holderOf(request),
  )
}

interface Leaving {
  readonly request: Asking
  readonly reply: FastifyReply
  /** Shows the page again with what is wrong. */
  again(faults: readonly string[]): Promise<FastifyReply>
}

/** Redirects to a new checkout. A refusal is shown on the page. */
async function leave(open: () => Promise<CheckoutSession>, { request, reply, again }: Leaving): Promise<FastifyReply> {
  try {
    const session = await open()
    const text = `You pay for ${whatOf(session)} at Stripe. Card data never reaches this service.`
    return sendPage(
      reply,
      leavingPage({ title: 'Continue to payment', url: session.url, text, go: 'Go to payment' }, holderOf(request)),
    )
  } catch (error) {
    return again([`${shownRefusal(error, reply).message}.`])
  }
}

function whatOf({ kind, plan, quantity }: CheckoutSession): string {
  if (kind === 'plan') return `the plan ${PLANS[plan!].title}`
  return `${quantity} ${kind === 'report_credits' ? 'report credits' : 'units'}`
}

interface Look {
  readonly sessionId: string
  readonly looks: number
}

/** The first look reads only the database. Later looks ask Stripe while the order is unfinished, as the API does. */
async function orderOf(
  { db, payments }: Pick<Services, 'db' | 'payments'>,
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

import type { FastifyReply, FastifyRequest } from 'fastify'
import { PLANS } from '../../accounts/billing/plans.ts'
import { CheckoutRequest, type CheckoutSession } from '../../contract/billing.ts'
import { issueOf } from '../../contract/input/faults.ts'
import { CheckoutForm } from '../../contract/plan-pages.ts'
import { leavingPage } from '../../pages/account/leaving.ts'
import { planPage } from '../../pages/account/plan.ts'
import { sendPage, shownRefusal } from '../../pages/send-page.ts'
import { usageReply } from '../../wire/account/usage.ts'
import { AT_STRIPE, STRIPE_LIMIT } from '../at-stripe.ts'
import { PLAN_LIST } from '../billing.ts'
import { billingDetailsOf } from '../billing-details.ts'
import { checkouts } from '../checkouts.ts'
import { operation } from '../operation.ts'
import type { Parts } from '../parts.ts'
import { requestPackOf } from '../request-packs.ts'
import { accountOf, FORM, holderOf, PAGE } from './page.ts'

const PLAN_PAGE = '/account/plan'
const LEADS =
  'The page goes on to Stripe, automatically and with a link. The form has to come from a page of this service.'

const atStripe = {
  ...FORM,
  addressLimit: STRIPE_LIMIT,
  description: LEADS,
  answer: { types: FORM.answer.types },
} as const

/** What an account pays for. */
export const ACCOUNT_PLAN_PAGES = [
  operation({
    ...PAGE,
    name: 'account_plan_page',
    url: '/account/plan',
    summary: 'The page of the plan, the other plans, and purchases',
    handle: (parts) => async (request, reply) => sendPage(reply, await shown(parts, request)),
  }),
  operation({
    ...atStripe,
    name: 'account_plan_page_checkout',
    url: '/account/plan/checkout',
    summary: 'Opens a checkout for a plan, report credits or the offered pack',
    refuses: [
      ...FORM.refuses,
      ...AT_STRIPE,
      ...(['already_subscribed', 'checkout_in_progress', 'subscription_required', 'not_found'] as const),
    ],
    body: CheckoutForm,
    handle: (parts) => {
      const { open, openPack } = checkouts(parts)
      return async (request, reply) => {
        const { kind, plan, quantity } = request.body
        const account = accountOf(request)
        const again = async (faults: readonly string[]) =>
          sendPage(reply, await shown(parts, request, { faults, quantity }))
        if (kind === 'request_pack') return leave(() => openPack(request, account), { request, reply, again })
        const wish = kind === 'plan' ? { kind, plan } : { kind, quantity: Number(quantity || Number.NaN) }
        const read = CheckoutRequest.safeParse(wish)
        if (read.success) return leave(() => open(request, account, read.data), { request, reply, again })
        reply.code(422)
        return again(read.error.issues.map((issue) => `${String(issue.path[0])}: ${issueOf(issue, 'body').msg}.`))
      }
    },
  }),
  operation({
    ...atStripe,
    name: 'account_plan_page_portal',
    url: '/account/plan/portal',
    summary: 'Opens the Stripe portal',
    refuses: [...FORM.refuses, ...AT_STRIPE, 'not_found'],
    handle: (parts) => {
      const { portal } = checkouts(parts)
      return async (request, reply) => {
        try {
          const url = await portal(request, accountOf(request), null, PLAN_PAGE)
          return sendPage(reply, leavingPage({ url, ...TO_PORTAL }, holderOf(request)))
        } catch (error) {
          const faults = [`${shownRefusal(error, reply).message}.`]
          return sendPage(reply, await shown(parts, request, { faults }))
        }
      }
    },
  }),
]

const TO_PORTAL = {
  title: 'Continue to Stripe',
  text: 'At Stripe you change the plan and the card, cancel, and read invoices.',
  go: 'Go to the portal',
}

type Asking = Pick<FastifyRequest, 'account' | 'url'>
type Used = Pick<Parts, 'db' | 'limits' | 'payments'>

async function shown(
  parts: Used,
  request: Asking,
  { faults = [], quantity }: { readonly faults?: readonly string[]; readonly quantity?: string | undefined } = {},
) {
  const account = accountOf(request)
  const { id: accountId, plan, bought } = account
  const [billing, allowance, { offer }] = await Promise.all([
    billingDetailsOf(parts, account),
    parts.limits.peek({ accountId, plan, bought }),
    requestPackOf(parts.db, account),
  ])
  return planPage(
    {
      ...{ title: PLANS[plan].title, billing, usage: usageReply(PLANS[plan], allowance), plans: PLAN_LIST, offer },
      ...{ isOpen: parts.payments.isOpen, faults, quantity },
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

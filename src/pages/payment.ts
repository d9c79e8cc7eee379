import type { CheckoutStatusResponse } from '../contract/billing.ts'
import { PLAN_TITLES } from '../contract/plan-names.ts'
import { accountPage, type Holder } from './account/frame.ts'
import { ACTIONS } from './account/style.ts'
import { counted } from './elements/figures.ts'
import { live, reloads, UNSEEN } from './elements/live.ts'
import type { Page } from './frame.ts'
import { sitePage } from './site.ts'

/** What became of a checkout, for the one who is signed in. */
export interface PaymentShown {
  readonly holder: Holder
  /** Null where nothing was ordered. */
  readonly order: CheckoutStatusResponse | null
  /** The address at which the page looks again, from the page itself. Null when it has looked often enough. */
  readonly again: string | null
}

/** Where a customer comes back from Stripe without being signed in. It says no more than the address does. */
export function returnPage(isPaid: boolean, root: string): Page {
  const title = isPaid ? 'Thank you' : NOTHING
  const text = isPaid
    ? 'Stripe has your order. What you bought is in your account as soon as the payment is confirmed, which mostly takes some seconds. You can close this page.'
    : 'You came back from Stripe. You can close this page.'
  return sitePage({ title, root, at: 'account', content: `<h1>${title}</h1>\n<p>${text}</p>\n${toPlan(root)}` })
}

/** Where a customer comes back from Stripe. While the payment is not confirmed, the page looks again. */
export function paymentPage({ holder, order, again }: PaymentShown): Page {
  const { title, text } = stateOf(order, again)
  const next = isPending(order) ? again : null
  return accountPage({
    title: 'Payment',
    holder,
    at: 'account/plan',
    script: 'live.js',
    style: `${ACTIONS}${UNSEEN}`,
    head: reloads(next),
    content: `${live({ content: `<h2>${title}</h2>\n<p id="payment">${text}</p>`, next, says: title })}\n${toPlan(holder.root)}`,
  })
}

const NOTHING = 'Nothing was changed here'

const isPending = (order: PaymentShown['order']): boolean => order !== null && !order.paid && order.status !== 'expired'

function stateOf(
  order: PaymentShown['order'],
  again: string | null,
): { readonly title: string; readonly text: string } {
  if (order === null) return { title: NOTHING, text: 'You came back from Stripe, and have bought nothing.' }
  if (order.paid) return { title: 'Thank you', text: `The payment is confirmed. ${whatOf(order)} in your account.` }
  if (order.status === 'expired')
    return { title: 'This checkout has ended', text: 'It was not paid in time. Nothing was bought and nothing is due.' }
  return again === null
    ? {
        title: 'The payment is not confirmed yet',
        text: 'This takes longer than usual. What you paid for comes into your account later, without this page.',
      }
    : {
        title: 'Waiting for the payment',
        text: 'Stripe has your order. The payment is mostly confirmed within some seconds, and this page then says so.',
      }
}

function whatOf({ kind, plan, quantity }: CheckoutStatusResponse): string {
  if (kind === 'plan') return `The plan ${PLAN_TITLES[plan!]} is`
  const noun = kind === 'report_credits' ? 'report credit' : 'unit'
  return `${counted(quantity, noun)} ${quantity === 1 ? 'is' : 'are'}`
}

const toPlan = (root: string): string => `<p><a class="button" href="${root}account/plan">Go to your plan</a></p>`

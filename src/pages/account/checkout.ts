import type { CheckoutStatusResponse } from '../../contract/accounts/billing.ts'
import { PLAN_TITLES } from '../../contract/accounts/plans.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { counted } from '../elements/figures.ts'
import { live, reloads, UNSEEN } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import { ACTIONS, accountPage, type Holder, sitePage } from '../site.ts'

interface Leaving {
  readonly title: string
  /** The address at Stripe. */
  readonly url: string
  readonly text: string
  /** The name of the link. */
  readonly go: string
}

/**
 * Goes on to a page of Stripe immediately. A redirect of the form would not work: browsers hold it against
 * `form-action`, and the origin of the page of Stripe is not known before, because a shop may have a domain of its own
 * there.
 */
export const leavingPage = ({ title, url, text, go }: Leaving, holder: Holder): Page =>
  accountPage({
    title,
    holder,
    at: 'account/plan',
    head: html`<meta http-equiv="refresh" content="0; url=${url}">\n`,
    style: ACTIONS,
    content: html`<p>${text}</p>
<p><a id="go" class="button primary" href="${url}" rel="noreferrer">${go}</a></p>
<p><a href="${holder.root}account/plan">Back to your plan</a></p>`,
  })

/** The status of a checkout, for the signed-in user. */
export interface PaymentShown {
  readonly holder: Holder
  /** Null where nothing was ordered. */
  readonly order: CheckoutStatusResponse | null
  /** The URL at which the page polls again, relative to the page. Null when it has polled often enough. */
  readonly again: string | null
}

/** Where customers return from Stripe without being signed in. It shows only what the URL contains. */
export function returnPage(isPaid: boolean, root: string): Page {
  const title = isPaid ? 'Thank you' : NOTHING
  const text = isPaid
    ? 'Stripe has received your order. Your purchase appears in your account once the payment is confirmed, usually within a few seconds. You can close this page.'
    : 'You returned from Stripe. You can close this page.'
  return sitePage({ title, root, at: 'account', content: html`<h1>${title}</h1>\n<p>${text}</p>\n${toPlan(root)}` })
}

/** Where customers return from Stripe. While the payment is not confirmed, the page polls. */
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
    content: html`${live({ content: html`<h2>${title}</h2>\n<p id="payment">${text}</p>`, next, says: title })}\n${toPlan(holder.root)}`,
  })
}

const NOTHING = 'Nothing was changed'

const isPending = (order: PaymentShown['order']): boolean => order !== null && !order.paid && order.status !== 'expired'

function stateOf(
  order: PaymentShown['order'],
  again: string | null,
): { readonly title: string; readonly text: string } {
  if (order === null) return { title: NOTHING, text: 'You returned from Stripe without buying anything.' }
  if (order.paid) return { title: 'Thank you', text: `The payment is confirmed. ${whatOf(order)}.` }
  if (order.status === 'expired')
    return { title: 'This checkout has expired', text: 'It was not paid in time. You have not been charged.' }
  return again === null
    ? {
        title: 'The payment is not confirmed yet',
        text: 'This is taking longer than usual. Your purchase will appear in your account later. You can close this page.',
      }
    : {
        title: 'Waiting for the payment',
        text: 'Stripe has received your order. The payment is usually confirmed within a few seconds, and this page then shows it.',
      }
}

function whatOf({ kind, plan, quantity }: CheckoutStatusResponse): string {
  if (kind === 'plan') return `Your ${PLAN_TITLES[plan!]} plan is active`
  const noun = kind === 'report_credits' ? 'report credit' : 'unit'
  return `${counted(quantity, noun)} ${quantity === 1 ? 'was' : 'were'} added to your account`
}

const toPlan = (root: string): Markup => html`<p><a class="button" href="${root}account/plan">Go to your plan</a></p>`

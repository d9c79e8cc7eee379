import type { BillingDetails, SubscriptionState } from '../../contract/billing.ts'
import { instant } from '../elements/figures.ts'

/** The status of a subscription, and what to do. */
export interface Standing {
  readonly tone: 'good' | 'warn' | 'bad' | null
  /** HTML. */
  readonly text: string
  /** The name of the button that leads to the portal. */
  readonly act: string
}

const MANAGE = 'Manage at Stripe'
const PAY = 'Pay at Stripe'
const FREE = 'You have the limits of the free plan.'

const WORDS: Readonly<Record<SubscriptionState, (of: Subscription) => Standing>> = {
  active: ({ renews_at }) => ({ tone: 'good', text: `Active. Renews on ${instant(renews_at)}.`, act: MANAGE }),
  trialing: ({ trial_ends_at, renews_at }) => ({
    tone: 'good',
    text: `On trial. The first payment is due on ${instant(trial_ends_at ?? renews_at)}.`,
    act: MANAGE,
  }),
  canceling: ({ ends_at }) => ({
    tone: 'warn',
    text: `Cancelled. You keep the plan until ${instant(ends_at)}, then you have the free plan.`,
    act: 'Keep the plan, at Stripe',
  }),
  past_due: ({ grace_ends_at }) => ({
    tone: 'warn',
    text: `Past due. Pay the open invoice at Stripe until ${instant(grace_ends_at)}. After that, requests with your keys are refused.`,
    act: PAY,
  }),
  expired: () => ({ tone: 'bad', text: `Past due for too long. ${REFUSED}`, act: PAY }),
  unpaid: () => ({ tone: 'bad', text: `Unpaid. ${REFUSED}`, act: PAY }),
  paused: () => ({ tone: 'warn', text: `Paused. ${FREE}`, act: MANAGE }),
  incomplete: () => ({ tone: 'warn', text: `The first payment is not confirmed. ${FREE}`, act: PAY }),
  canceled: () => ({ tone: null, text: `Your subscription has ended. ${FREE}`, act: 'See invoices at Stripe' }),
}

const REFUSED = 'Requests with your keys are refused until you pay the open invoice at Stripe.'

type Subscription = NonNullable<BillingDetails['subscription']>

/** The status of an account, as text. */
export function standingOf({ plan, status, subscription }: BillingDetails): Standing {
  if (subscription) return WORDS[subscription.state](subscription)
  const see = 'See invoices at Stripe'
  if (status === 'inactive')
    return { tone: 'bad', text: 'Your account is inactive: requests with your keys are refused.', act: see }
  if (plan === 'free') return { tone: null, text: 'You are on the free plan. It costs nothing.', act: see }
  return { tone: null, text: 'The operator gave you this plan.', act: see }
}

/** Whether an account can begin a subscription. An active subscription is changed in the portal. */
export const mayBegin = ({ plan, subscription }: BillingDetails): boolean =>
  plan !== 'operator' && (subscription === null || ['canceled', 'incomplete'].includes(subscription.state))

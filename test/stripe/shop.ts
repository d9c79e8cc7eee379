import type Stripe from 'stripe'
import { type StandIn, type StandInOptions, startStripe } from './stand-in.ts'

/** 2027-01-31 12:00 UTC: the months after it are shorter. */
export const START = Date.UTC(2027, 0, 31, 12) / 1000

/** A stand-in with two plans and report credits for sale, and the SDK for it. */
export interface Shop {
  readonly stripe: StandIn
  readonly sdk: Stripe
  readonly entry: Stripe.Price
  readonly high: Stripe.Price
  readonly credits: Stripe.Price
  /** A customer who paid for a plan at the checkout. */
  subscribe(price?: Stripe.Price, trialDays?: number): Promise<{ customer: string; subscription: Stripe.Subscription }>
  /** The types of the events since this was called before. */
  news(): string[]
}

export async function openShop(settings: StandInOptions['settings'] = {}): Promise<Shop> {
  const stripe = await startStripe({ now: START, settings })
  const sdk = stripe.client({ maxNetworkRetries: 0 })
  const entry = stripe.seedPrice({
    name: 'Entry',
    amount: 1_900,
    currency: 'usd',
    interval: 'month',
    lookupKey: 'entry',
  })
  const high = stripe.seedPrice({ name: 'High', amount: 4_900, currency: 'usd', interval: 'month', lookupKey: 'high' })
  const credits = stripe.seedPrice({ name: 'Report credit', amount: 500, currency: 'usd' })
  let told = 0
  return {
    stripe,
    sdk,
    entry,
    high,
    credits,
    async subscribe(price = entry, trialDays = 0) {
      const customer = await sdk.customers.create({ email: 'ada@example.com', metadata: { account: 'acc_1' } })
      const session = await sdk.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: price.id, quantity: 1 }],
        subscription_data: { metadata: { account: 'acc_1' }, ...(trialDays > 0 && { trial_period_days: trialDays }) },
        success_url: 'https://example.com/done',
      })
      const { subscription } = stripe.payer.complete(session.id)
      return { customer: customer.id, subscription: await sdk.subscriptions.retrieve(subscription as string) }
    },
    news() {
      const types = stripe.events(told).map(({ type }) => type)
      told += types.length
      return types
    },
  }
}

import type Stripe from 'stripe'
import type { Provider, Sold } from './provider.ts'
import type { Asking } from './stripe-asking.ts'
import { isIn, soldOf, subscriptionOf } from './stripe-objects.ts'
import { hasEnded } from './terms.ts'

const PAGE = 100
/** Subscriptions that one customer has had. */
const SUBSCRIPTIONS_MAX = 500

/** The methods about subscriptions. */
export const subscriptionsOf = (
  { invoices, prices, subscriptions }: Stripe,
  { ask, orNull }: Asking,
): Pick<Provider, 'listSubscriptions' | 'listLiveSubscriptions' | 'cancelSubscription'> => ({
  listSubscriptions: (customer) =>
    orNull(async () => {
      const found = await subscriptions
        .list({ customer, status: 'all', limit: PAGE, expand: ['data.schedule', 'data.latest_invoice'] })
        .autoPagingToArray({ limit: SUBSCRIPTIONS_MAX })
      return Promise.all(
        found.map(async (each) => {
          await readOptions(prices, each, orNull)
          return subscriptionOf(each, await oldestDue(invoices, each))
        }),
      )
    }),
  listLiveSubscriptions: () =>
    ask(async () => {
      const live: Sold[] = []
      for await (const each of subscriptions.list({ limit: PAGE })) live.push(soldOf(each))
      return live
    }),
  async cancelSubscription(id) {
    const { status } = await ask(() => subscriptions.retrieve(id))
    if (!hasEnded(status)) await ask(() => subscriptions.cancel(id))
  },
})

/**
 * A price may have an amount in each of several currencies. The other currencies need a separate request: Stripe does
 * not expand that deep in a list of subscriptions.
 */
async function readOptions(
  prices: Stripe['prices'],
  { currency, items, status }: Stripe.Subscription,
  orNull: Asking['orNull'],
): Promise<void> {
  for (const item of hasEnded(status) ? [] : items.data) {
    if (isIn(item.price, currency)) continue
    const price = await orNull(() => prices.retrieve(item.price.id, { expand: ['currency_options'] }))
    if (price) item.price = price
  }
}

/** Grace runs from the first unpaid invoice, even when a second one is due a month later. */
async function oldestDue(invoices: Stripe['invoices'], { id, status }: Stripe.Subscription) {
  if (status !== 'past_due' && status !== 'unpaid') return null
  const { data } = await invoices.list({ subscription: id, status: 'open', limit: PAGE })
  return data.toSorted((one, other) => one.created - other.created)[0] ?? null
}

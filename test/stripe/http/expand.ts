import type Stripe from 'stripe'
import { Unknown } from '../failure.ts'
import { listOf, snapshot } from '../kinds.ts'
import type { World } from '../world.ts'

/** Stripe expands at most this deep. */
const DEPTH_MAX = 4

interface Fields {
  [key: string]: unknown
}

/** What Stripe leaves out of an object unless it is asked for: the lists that belong to it. */
const INCLUDABLE: Record<string, (world: World, id: string) => object> = {
  'checkout.session.line_items': (world, id) =>
    listOf<Stripe.LineItem>(`/v1/checkout/sessions/${id}/line_items`, world.orders.get(id)!.lines),
  'price.currency_options': (world, id) => world.currencyOptions.get(id) ?? {},
  'invoice.payments': (world, id) =>
    listOf(
      '/v1/invoice_payments',
      world.all('invoice_payment').filter(({ invoice }) => invoice === id),
    ),
  'charge.refunds': (world, id) =>
    listOf(
      `/v1/charges/${id}/refunds`,
      world.all('refund').filter(({ charge }) => charge === id),
    ),
  'customer.subscriptions': (world, id) =>
    listOf(
      `/v1/customers/${id}/subscriptions`,
      world.all('subscription').filter(({ customer, status }) => customer === id && status !== 'canceled'),
    ),
}

/** Replaces ids in an answer with their objects, by paths such as `data.latest_invoice.payments`. */
export function expand(world: World, answer: object, paths: readonly string[]): object {
  const root = snapshot(answer) as Fields
  for (const path of paths) {
    const keys = path.split('.')
    if (keys.length > DEPTH_MAX)
      throw new Unknown(`You cannot expand more than ${DEPTH_MAX} levels.`, { param: 'expand' })
    expandAt(world, root, keys, path)
  }
  return root
}

function expandAt(world: World, target: Fields, [key, ...rest]: readonly string[], path: string): void {
  const refuse = () => new Unknown(`This property cannot be expanded (${path}).`, { param: 'expand' })
  const value = target[key!]
  const include = INCLUDABLE[`${target['object']}.${key}`]
  if (value === undefined && include) target[key!] = snapshot(include(world, String(target['id'])))
  else if (typeof value === 'string') {
    const found = world.any(value)
    if (!found) throw refuse()
    target[key!] = snapshot(found)
  } else if (value === undefined) throw refuse()
  else if (rest.length === 0 && !isExpanded(value)) throw refuse()
  if (rest.length === 0) return
  for (const inner of [target[key!]].flat()) if (inner) expandAt(world, inner as Fields, rest, path)
}

/** Nothing to expand, or expanded already by another path. */
const isExpanded = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && typeof (value as Fields)['object'] === 'string')

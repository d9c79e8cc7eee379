import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { missing } from './failure.ts'
import type { Kind, Kinds } from './kinds.ts'

/** How the account is set up in Stripe's dashboard. */
export interface Settings {
  /** Days after a failed payment until the next attempt, one entry for each retry. */
  readonly retryDays: readonly number[]
  /** What becomes of a subscription when no retry is left. */
  readonly afterRetries: 'cancel' | 'unpaid' | 'past_due'
  /** How the portal charges for a change of plan at once. */
  readonly portalProration: 'always_invoice' | 'create_prorations' | 'none'
}

/** What a checkout session will make when it is completed. Stripe does not show it in the session. */
export interface Order {
  readonly lines: Stripe.LineItem[]
  readonly subscription: { metadata: Stripe.Metadata; description: string | null; trialDays: number }
  readonly payment: { metadata: Stripe.Metadata; description: string | null }
}

/** The state of the stand-in. Time stands still until a test advances it. */
export interface World {
  /** Seconds since 1970. */
  now: number
  readonly settings: Settings
  /** The request under way, which Stripe names in the events that it causes. */
  request: Stripe.Event.Request
  readonly events: Stripe.Event[]
  readonly orders: Map<string, Order>
  /** The amounts of prices in other currencies than their own. */
  readonly currencyOptions: Map<string, Record<string, Stripe.Price.CurrencyOptions>>
  readonly deletedCustomers: Map<string, Stripe.DeletedCustomer>
  /** The customers whose cards are declined. */
  readonly declined: Set<string>
  /** The trials of which `trial_will_end` has told. */
  readonly toldTrials: Set<string>
  newId(prefix: string): string
  add<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K]
  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined
  /** Like `find`; refuses the request if there is none. `param` is the parameter that has the id. */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K]
  /** All objects of a kind, the oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][]
  /** The object of this id, of whatever kind. */
  any(id: string): object | undefined
  removeCustomer(id: string): Stripe.DeletedCustomer
}

export const NO_REQUEST: Stripe.Event.Request = { id: null, idempotency_key: null }

/** An account of Stripe with nothing in it. */
export function openWorld(now: number, settings: Settings): World {
  const run = randomBytes(4).toString('hex')
  let ids = 0
  const kinds = new Map<Kind, Map<string, Kinds[Kind]>>()
  const of = <K extends Kind>(kind: K): Map<string, Kinds[K]> => {
    if (!kinds.has(kind)) kinds.set(kind, new Map())
    return kinds.get(kind) as Map<string, Kinds[K]>
  }
  const find: World['find'] = (kind, id) => of(kind).get(id)
  const deletedCustomers: World['deletedCustomers'] = new Map()
  return {
    now,
    settings,
    request: NO_REQUEST,
    events: [],
    orders: new Map(),
    currencyOptions: new Map(),
    deletedCustomers,
    declined: new Set(),
    toldTrials: new Set(),
    newId(prefix) {
      ids += 1
      return `${prefix}_${run}${ids.toString(36).padStart(8, '0')}`
    },
    add(kind, object) {
      of(kind).set(object.id, object)
      return object
    },
    find,
    get(kind, id, param = 'id') {
      const object = find(kind, id)
      if (!object) throw missing(kind, id, param)
      return object
    },
    all: (kind) => [...of(kind).values()],
    any: (id) => deletedCustomers.get(id) ?? [...kinds.values()].find((each) => each.has(id))?.get(id),
    removeCustomer(id) {
      const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
      of('customer').delete(id)
      deletedCustomers.set(id, deleted)
      return deleted
    },
  }
}

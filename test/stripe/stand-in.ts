import Stripe from 'stripe'
import { advanceTo } from './clock.ts'
import { type Delivered, type Delivery, deliverEvents } from './deliveries.ts'
import { openExchange } from './http/exchange.ts'
import { type FaultRule, openFaults } from './http/faults.ts'
import { type Listening, listen, type SeenRequest } from './http/server.ts'
import { idOf, type Kind, type Kinds, snapshot } from './kinds.ts'
import { makePrice, makeProduct, type PriceOf } from './objects/price.ts'
import { deleteCustomer } from './people/customer.ts'
import { addItem, chargeIn, closeDispute, failRefund, openDispute, refundCharge } from './people/operator.ts'
import { completeSession, expireSession } from './people/payer.ts'
import { portalOf } from './people/portal.ts'
import { openWorld, type Settings, type World } from './world.ts'

const SECRET_KEY = 'sk_test_standin'
const DAY_SECONDS = 86_400
const SETTINGS: Settings = { retryDays: [3, 5, 7], afterRetries: 'cancel', portalProration: 'always_invoice' }

export interface StandInOptions {
  /** The time at the start, in seconds since 1970. Without it the clock of the machine. */
  readonly now?: number
  readonly settings?: Partial<Settings>
}

export interface SeedPrice extends Omit<PriceOf, 'product'> {
  readonly name: string
}

export type StandIn = Awaited<ReturnType<typeof startStripe>>

/**
 * A local stand-in for Stripe: the REST API for the real SDK over HTTP, with its state in memory. What it does not know
 * fails with 400 and is in `unknown`, which a test asserts to be empty at its end. Not covered: taxes, discounts,
 * invoices of other currencies and of several items of a subscription, payments that take days, `invoice.upcoming`,
 * balance transactions.
 */
export async function startStripe(options: StandInOptions = {}) {
  const now = options.now ?? Math.floor(Date.now() / 1000)
  const world = openWorld(now, { ...SETTINGS, ...options.settings })
  const faults = openFaults()
  const exchange = openExchange(world, faults, SECRET_KEY)
  const server = await listen(world, exchange)
  return {
    ...ofServer(server),
    unknown: exchange.unknown,
    /** Makes requests fail in some way. */
    fail: (rule: FaultRule): void => faults.add(rule),
    /** Ends all faults. */
    heal: (): void => faults.clear(),
    ...ofPeople(world),
    ...ofState(world),
  }
}

const ofServer = ({ port, seen, close }: Listening) => ({
  host: '127.0.0.1',
  port,
  secretKey: SECRET_KEY,
  /** All requests that came, in their order. */
  requests: seen as readonly SeenRequest[],
  /** The SDK, configured for this stand-in. */
  client: (config: Partial<Stripe.StripeConfig> = {}): Stripe =>
    new Stripe(SECRET_KEY, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, ...config }),
  stop: (): Promise<void> => close(),
})

/** What people do outside of the API. Each makes the events that Stripe makes. */
const ofPeople = (world: World) => ({
  payer: {
    /** Pays. With a declined card the session stays open. */
    complete: (session: string) => snapshot(completeSession(world, session)),
    expire: (session: string) => snapshot(expireSession(world, session)),
  },
  cards: {
    decline: (customer: string): void => void world.declined.add(customer),
    accept: (customer: string): void => void world.declined.delete(customer),
  },
  portal: portalOf(world),
  operator: {
    /** In part, or what is left. */
    refund: (charge: string, amount?: number) =>
      snapshot(refundCharge(world, charge, amount === undefined ? {} : { amount })),
    failRefund: (refund: string) => snapshot(failRefund(world, refund)),
    openDispute: (charge: string, of?: Parameters<typeof openDispute>[2]) => snapshot(openDispute(world, charge, of)),
    closeDispute: (dispute: string, status: 'won' | 'lost') => snapshot(closeDispute(world, dispute, status)),
    addItem: (subscription: string, price: string, quantity: number) => addItem(world, subscription, price, quantity),
    chargeIn: (subscription: string, currency: string) => chargeIn(world, subscription, currency),
    deleteCustomer: (customer: string) => deleteCustomer(world, customer),
  },
})

const ofState = (world: World) => ({
  /** Makes a product with one price, before the test begins. */
  seedPrice({ name, ...of }: SeedPrice): Stripe.Price {
    return snapshot(makePrice(world, { ...of, product: makeProduct(world, name).id }))
  },
  clock: {
    now: (): number => world.now,
    advanceDays: (days: number): void => advanceTo(world, world.now + days * DAY_SECONDS),
    advanceTo: (until: number): void => advanceTo(world, until),
  },
  /** Copies of all objects of a kind, the oldest first. */
  all: <K extends Kind>(kind: K): Kinds[K][] => snapshot(world.all(kind)),
  /** The successful charge of an invoice, a payment intent or a checkout session that was paid. */
  chargeOf: (id: string): string => chargeOf(world, id),
  /** Events from this position on, in the order of their making. */
  events: (from = 0): Stripe.Event[] => world.events.slice(from),
  deliver: (delivery: Omit<Delivery, 'events'> & { events?: readonly Stripe.Event[] }): Promise<Delivered[]> =>
    deliverEvents({ events: [...world.events], ...delivery }),
})

function chargeOf(world: World, id: string): string {
  const session = world.find('checkout.session', id)
  if (session) return chargeOf(world, idOf((session.payment_intent ?? session.invoice)!))
  const payment = world.all('invoice_payment').find(({ invoice }) => invoice === id)
  return idOf(world.get('payment_intent', payment ? idOf(payment.payment.payment_intent!) : id).latest_charge!)
}

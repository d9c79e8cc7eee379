import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import pg from 'pg'
import type Stripe from 'stripe'
import { afterAll, beforeAll, expect } from 'vitest'
import { eventBacklog } from '../../src/platform/db/billing-events.ts'
import type { Delivered } from '../stripe/deliveries.ts'
import type { StandIn } from '../stripe/stand-in.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { type Method, sendTo } from '../support/signed-in.ts'
import { openSales, type SalesOptions, WEBHOOK_SECRET } from './sales.ts'

export const WEBHOOK_PATH = '/api/v1/webhooks/stripe'
const APPLIED_WITHIN_MS = 20_000
const POLL_MS = 20

/** A stand-in of Stripe that sells our plans, and fronts over one database that sell there. */
export interface ShopFronts {
  readonly stripe: StandIn
  readonly fronts: readonly TestApp[]
  readonly databaseUrl: string
  /** The variables of the environment by which a process sells at the stand-in. */
  readonly environment: Readonly<Record<string, string>>
  readonly prices: Readonly<Record<'entry' | 'high' | 'credit', Stripe.Price>>
  /** Where each front receives events. */
  readonly webhooks: readonly string[]
  /** Sends the events that were made since the last time to the fronts in turn, and waits until all are applied. */
  tell(delivery?: Partial<Parameters<StandIn['deliver']>[0]>): Promise<void>
  /** The same without the wait. */
  deliver(delivery?: Partial<Parameters<StandIn['deliver']>[0]>): Promise<Delivered[]>
  /** Waits until no event waits. */
  settled(): Promise<void>
  /** Pauses and leases of a table end at once, as if their time had passed. */
  hasten(table: 'account_deletion' | 'billing_event'): Promise<void>
  person(name: string, email?: string): Promise<Customer>
  stop(): Promise<void>
}

/** Someone with an account, who asks the first front, and waits for the second of a limit. */
export interface Customer {
  readonly accountId: string
  readonly key: string
  /** The access token. */
  readonly headers: Readonly<Record<string, string>>
  ask(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse>
  /** Buys at the checkout, and pays. Gives the session. */
  buy(wish: object): Promise<string>
  /** What the last front says about a calculation with the key. */
  calculate(front?: TestApp, order?: { url: string; payload: object }): Promise<LightMyRequestResponse>
  /** The customer at Stripe. */
  customerId(): string
  subscription(): Stripe.Subscription
}

export interface ShopOptions extends SalesOptions {
  readonly fronts?: number
  readonly environment?: Readonly<Record<string, string>>
  readonly overrides?: TestAppOptions
}

export async function openShopFronts(options: ShopOptions = {}): Promise<ShopFronts> {
  const { fronts: count = 1, overrides } = options
  const { issuer, database, ...shop } = await openShopOf(options)
  const fronts: TestApp[] = []
  for (let at = 0; at < count; at += 1)
    fronts.push(
      await startTestApp({
        ...{ issuer, databaseUrl: database.url, environment: shop.environment },
        ...overrides,
      }),
    )
  const webhooks = await Promise.all(fronts.map(async (front) => `${await front.listen()}${WEBHOOK_PATH}`))
  return shopOf({ ...shop, issuer, database, fronts, webhooks })
}

/**
 * Opens a shop for all tests of a file, and gives it to `begin` before they run. At the end the stand-in must have known
 * every request.
 */
export function useShopFronts(options: ShopOptions, begin: (opened: ShopFronts) => void | Promise<void>): void {
  let shop: ShopFronts | undefined
  beforeAll(async () => {
    shop = await openShopFronts(options)
    await begin(shop)
  })
  afterAll(async () => {
    expect(shop?.stripe.unknown).toEqual([])
    await shop?.stop()
  })
}

/** What the fronts of a shop share, and the environment that leads them there. */
export interface ShopParts extends Pick<ShopFronts, 'stripe' | 'prices' | 'environment'> {
  readonly issuer: TestIssuer
  readonly database: TestDatabase
}

export async function openShopOf({ environment: further, ...options }: ShopOptions): Promise<ShopParts> {
  const [shop, issuer, database] = await Promise.all([openSales(options), startIssuer(), createDatabase()])
  return { ...shop, environment: { ...shop.environment, ...further }, issuer, database }
}

/** What the fronts warned of. */
const warnings = (fronts: readonly TestApp[]): string =>
  fronts
    .flatMap(
      (front) =>
        front
          .logged()
          .match(/^\{"level":[45]0.*$/gm)
          ?.slice(-3) ?? [],
    )
    .join('\n')

interface Started extends Pick<ShopFronts, 'stripe' | 'prices' | 'environment' | 'fronts' | 'webhooks'> {
  readonly issuer: TestIssuer
  readonly database: TestDatabase
}

function shopOf({ stripe, prices, environment, issuer, database, fronts, webhooks }: Started): ShopFronts {
  let told = 0
  const settled = async () => {
    const deadline = performance.now() + APPLIED_WITHIN_MS
    for (;;) {
      const { waiting } = await eventBacklog(fronts[0]!.services.db)
      if (waiting === 0) return
      if (performance.now() > deadline) throw new Error(`${waiting} events wait: ${warnings(fronts)}`)
      await sleep(POLL_MS)
    }
  }
  const deliver: ShopFronts['deliver'] = (delivery = {}) => {
    const events = stripe.events(told)
    told += events.length
    return stripe.deliver({ url: webhooks, secrets: [WEBHOOK_SECRET], events, ...delivery })
  }
  return {
    ...{ stripe, prices, environment, fronts, webhooks, deliver, settled, databaseUrl: database.url },
    async tell(delivery) {
      await deliver(delivery)
      await settled()
    },
    hasten: (table) => hasten(database, table),
    person: (name, email) => personOf({ stripe, issuer, fronts }, name, email),
    async stop() {
      for (const front of fronts) await front.stop()
      await Promise.all([stripe.stop(), issuer.stop()])
      await database.drop()
    },
  }
}

async function hasten({ url }: TestDatabase, table: Parameters<ShopFronts['hasten']>[0]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  if (table === 'account_deletion') await client.query('update account_deletion set next_try_at = now()')
  else await client.query('update billing_event set due_at = now() where outcome is null')
  await client.end()
}

async function personOf(
  { stripe, issuer, fronts }: Pick<Started, 'stripe' | 'issuer' | 'fronts'>,
  name: string,
  email = `${name}@example.com`,
): Promise<Customer> {
  const headers = await issuer.as(name, { email, email_verified: true })
  const ask: Customer['ask'] = (method, url, payload) =>
    afterTurns(() => sendTo(fronts[0]!, headers, method, url, payload))
  const { id: accountId } = (await ask('GET', '/auth/me')).json()
  const { key } = (await ask('POST', '/auth/keys', { name: 'test' })).json()
  const customerId = () => stripe.all('customer').find(({ metadata }) => metadata['orrery_account'] === accountId)!.id
  return {
    ...{ accountId, key, headers, ask, customerId },
    async buy(wish) {
      const reply = await ask('POST', '/billing/checkout', wish)
      if (reply.statusCode !== 200) throw new Error(`The checkout was answered ${reply.statusCode} ${reply.body}`)
      const { session_id: session } = reply.json()
      stripe.payer.complete(session)
      return session
    },
    calculate: (front = fronts.at(-1)!, order = { url: '/natal', payload: BIRTH }) =>
      afterTurns(() => front.app.inject({ method: 'POST', headers: { 'x-api-key': key }, ...order })),
    subscription: () => stripe.all('subscription').findLast(({ customer }) => customer === customerId())!,
  }
}

/** Asks again after the second of a limit. */
async function afterTurns(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (;;) {
    const reply = await ask()
    if (reply.statusCode !== 429 || reply.json().error !== 'rps_limit_exceeded') return reply
    await sleep(Number(reply.headers['retry-after']) * 1_000)
  }
}

export const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }

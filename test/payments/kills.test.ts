import { afterAll, beforeAll, expect, test } from 'vitest'
import { WEBHOOK_SECRET } from './sales.ts'
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts'
import { ask, type Citizen, checkout, openTown, type Town } from './storm/town.ts'

/*
 * A front is killed while it waits for an answer of Stripe, after the work was done there.
 */

const PLAN = { kind: 'plan', plan: 'entry' }
const PEOPLE = 5

let shop: ShopProcesses
let town: Town
let people: Iterator<Citizen>
beforeAll(async () => {
  shop = await openShopProcesses({ fronts: 1 })
  town = await openTown(shop, PEOPLE)
  people = town.citizens.values()
})
afterAll(async () => {
  expect(shop.stripe.unknown).toEqual([])
  await shop.stop()
})

const next = (): Citizen => people.next().value

/** Asks something whose request to Stripe gets no answer, and kills the front once the request was there. */
async function killDuring(requests: string | RegExp, asked: () => Promise<unknown>, isDone: () => boolean) {
  shop.stripe.fail({ requests, fault: { kind: 'hang', when: 'after' }, times: 1 })
  const answered = asked()
  await expect.poll(isDone).toBe(true)
  await shop.kill(0)
  await answered
}

async function pay(citizen: Citizen): Promise<void> {
  const session = await checkout(town, 0, citizen, PLAN)
  expect(session).not.toBeNull()
  shop.stripe.payer.complete(session!)
}

async function deliver(): Promise<void> {
  await shop.stripe.deliver({ url: shop.webhooks, secrets: [WEBHOOK_SECRET] })
  await shop.settled()
}

/** The plan here, and the subscriptions and their customers at Stripe. */
async function soldTo({ accountId, headers }: Citizen) {
  const { body } = await ask(shop, 0, headers, 'GET', '/billing/customer')
  const isOf = ({ metadata }: { metadata: Record<string, string> }) => metadata['orrery_account'] === accountId
  const { stripe } = shop
  return [body['plan'], stripe.all('subscription').filter(isOf).length, stripe.all('customer').filter(isOf).length]
}

/** An order that another front seems to prepare holds up its account for a minute. */
async function letPreparationEnd(citizen: Citizen): Promise<void> {
  const { status } = await ask(shop, 0, citizen.headers, 'POST', '/billing/checkout', PLAN)
  expect(status).toBe(409)
  await shop.database.query(
    "update billing_order set created_at = created_at - interval '1 minute' where session_id is null",
  )
}

test('after a customer was made: the next front sells to the same one', async () => {
  const ada = next()
  const isMade = () => shop.stripe.all('customer').some(({ metadata }) => metadata['orrery_account'] === ada.accountId)
  await killDuring('POST /v1/customers', () => checkout(town, 0, ada, PLAN), isMade)
  await shop.start(0)
  await letPreparationEnd(ada)
  await pay(ada)
  await deliver()
  expect(await soldTo(ada)).toEqual(['entry', 1, 1])
})

test('after a session was made: its address is known to nobody, and the next one is paid', async () => {
  const ada = next()
  const isOfAda = ({ metadata }: { metadata: Record<string, string> | null }) =>
    metadata?.['orrery_account'] === ada.accountId
  const sessions = () => shop.stripe.all('checkout.session').filter(isOfAda)
  await killDuring(
    'POST /v1/checkout/sessions',
    () => checkout(town, 0, ada, PLAN),
    () => sessions().length === 1,
  )
  await shop.start(0)
  await letPreparationEnd(ada)
  await pay(ada)
  shop.stripe.payer.expire(sessions()[0]!.id)
  await deliver()
  expect(await soldTo(ada)).toEqual(['entry', 1, 1])
})

test('after an earlier session was expired: the next checkout goes on', async () => {
  const ada = next()
  const earlier = (await checkout(town, 0, ada, PLAN))!
  const isExpired = () =>
    shop.stripe.all('checkout.session').some(({ id, status }) => id === earlier && status === 'expired')
  await killDuring(/^POST .*\/expire$/, () => checkout(town, 0, ada, PLAN), isExpired)
  await shop.start(0)
  await pay(ada)
  await deliver()
  expect(await soldTo(ada)).toEqual(['entry', 1, 1])
})

test('after the subscription of a deleted account was cancelled: the next front ends the deletion', async () => {
  const ada = next()
  await pay(ada)
  await deliver()
  const isOfAda = ({ metadata }: { metadata: Record<string, string> }) => metadata['orrery_account'] === ada.accountId
  const isEnded = () => shop.stripe.all('subscription').find(isOfAda)?.status === 'canceled'
  const remove = () => ask(shop, 0, ada.headers, 'DELETE', '/settings/account', { confirmation: 'delete my account' })
  await killDuring(/^DELETE \/v1\/subscriptions\//, remove, isEnded)
  // The lease of the front that was killed ends.
  await shop.database.query('update account_deletion set next_try_at = now()')
  await shop.start(0)
  const accounts = async () =>
    (await shop.database.query('select id from account where id = $1', [ada.accountId])).rowCount
  await expect.poll(accounts).toBe(0)
  expect(shop.stripe.requests.filter(({ method }) => method === 'DELETE').length).toBe(1)
})

test('while it applied an event: another front applies it', async () => {
  const ada = next()
  await pay(ada)
  const reads = () => shop.stripe.requests.filter(({ path, status }) => path === '/v1/subscriptions' && status === null)
  const before = reads().length
  await killDuring(
    'GET /v1/subscriptions',
    () => shop.stripe.deliver({ url: shop.webhooks, secrets: [WEBHOOK_SECRET] }),
    () => reads().length > before,
  )
  await shop.start(0)
  await deliver()
  expect(await soldTo(ada)).toEqual(['entry', 1, 1])
})

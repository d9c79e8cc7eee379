import { sql } from 'slonik'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { NEW_ADDRESS_PAGE } from '../../src/platform/mail/letters.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'
import { openSales, type Shop } from './sales.ts'

let sales: Shop
let service: TestApp
beforeAll(async () => {
  sales = await openSales()
  const paymentTiming = { timeoutMs: 2_000, trialAfterMs: 50, retryMs: 100, sweepMs: 50 }
  service = await startTestApp({ environment: sales.environment, paymentTiming })
})
afterAll(async () => {
  await service.stop()
  await sales.stripe.stop()
  expect(sales.stripe.unknown).toEqual([])
})
afterEach(() => sales.stripe.heal())

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const customerOf = (email: string) => sales.stripe.all('customer').find((customer) => customer.email === email)
const WAITING = sql.type(z.object({ count: z.int() }))`select count(*)::int as count from billing_email`
const waiting = () => service.services.db.oneFirst(WAITING)

/** Somebody with a session, and with a customer at Stripe. */
async function buyer(): Promise<{ who: Person; session: string }> {
  const who = person(() => service)
  const session = await who.arrive()
  const order = { kind: 'plan', plan: 'entry' }
  const reply = await who.post('/api/v1/billing/checkout', order, bearer(await who.accessToken(session)))
  expect(reply.statusCode, reply.body).toBe(200)
  return { who, session }
}

/** Changes the address of an account, and gives the new one. */
async function moved({ who, session }: Awaited<ReturnType<typeof buyer>>): Promise<string> {
  const email = `new-${who.email}`
  const asked = { email, current_password: who.password }
  expect((await who.post('/api/auth/change-email', asked, bearer(session))).statusCode).toBe(200)
  const token = await person(() => service, email).linkToken(NEW_ADDRESS_PAGE)
  const confirmed = await who.post('/api/auth/confirm-email', { token })
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return email
}

test('the customer at Stripe gets the new e-mail address of the account', async () => {
  const ada = await buyer()
  const { id } = customerOf(ada.who.email)!
  const email = await moved(ada)
  await expect.poll(() => customerOf(email)?.id).toBe(id)
  await expect.poll(waiting).toBe(0)
})

test('a change does not fail with Stripe, which gets the address later', async () => {
  const ada = await buyer()
  const { id } = customerOf(ada.who.email)!
  sales.stripe.fail({ fault: { kind: 'error', when: 'before' } })
  const email = await moved(ada)
  await expect.poll(() => service.logged()).toContain('Sending new e-mail addresses to Stripe')
  expect([customerOf(ada.who.email)?.id, await waiting()]).toEqual([id, 1])
  sales.stripe.heal()
  await expect.poll(() => customerOf(email)?.id).toBe(id)
  await expect.poll(waiting).toBe(0)
})

test('for a customer that was deleted at Stripe nothing waits', async () => {
  const ada = await buyer()
  sales.stripe.operator.deleteCustomer(customerOf(ada.who.email)!.id)
  await moved(ada)
  await expect.poll(waiting).toBe(0)
})

test('an account that never paid sends nothing to Stripe', async () => {
  const who = person(() => service)
  const session = await who.arrive()
  await who.get('/api/v1/auth/me', await who.accessToken(session))
  const before = sales.stripe.requests.length
  await moved({ who, session })
  expect([sales.stripe.requests.length, await waiting()]).toEqual([before, 0])
})

test('of two changes in a row, the customer gets the last', async () => {
  const ada = await buyer()
  const { id } = customerOf(ada.who.email)!
  // Stripe changes the address, but its answer is lost.
  sales.stripe.fail({ requests: `POST /v1/customers/${id}`, fault: { kind: 'closed', when: 'after' } })
  const first = await moved(ada)
  await expect.poll(() => customerOf(first)?.id).toBe(id)
  const other = person(() => service, `last-${ada.who.email}`)
  await service.services.db.query(
    sql.type(z.object({}))`update account set email = ${other.email} where email = ${first}`,
  )
  sales.stripe.heal()
  await expect.poll(() => customerOf(other.email)?.id).toBe(id)
  await expect.poll(waiting).toBe(0)
})

test('a customer keeps an address that was set at Stripe', async () => {
  const ada = await buyer()
  const { id } = customerOf(ada.who.email)!
  const own = `bookkeeping-${ada.who.email}`
  await sales.stripe.client().customers.update(id, { email: own })
  await moved(ada)
  await expect.poll(waiting).toBe(0)
  expect(customerOf(own)?.id).toBe(id)
})

test('a change waits until a request with the previous address has ended', async () => {
  const ada = await buyer()
  const { db } = service.services
  const claim = sql.type(z.object({ wait: z.number() }))`
    with changed as (select id from account where email = ${ada.who.email})
    select extract(epoch from e.due_at - now())::float8 as wait from billing_email e join changed on id = account_id`
  await db.transaction(async (transaction) => {
    await transaction.query(
      sql.type(z.object({}))`update account set email = ${`b-${ada.who.email}`} where email = ${ada.who.email}`,
    )
    await transaction.query(sql.type(z.object({}))`update billing_email set due_at = now() + interval '1 hour'`)
    await transaction.query(
      sql.type(z.object({}))`update account set email = ${ada.who.email} where email = ${`b-${ada.who.email}`}`,
    )
    expect((await transaction.one(claim)).wait).toBe(15)
  })
  await expect.poll(() => sales.stripe.all('customer').some(({ email }) => email === ada.who.email)).toBe(true)
})

import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { type OrderKeys, openIdempotency } from '../../src/http/idempotency/idempotency.ts'
import { hashRequest } from '../../src/http/idempotency/request-hash.ts'
import { deriveSecrets } from '../../src/http/idempotency/secrets.ts'
import { placeOrder, type ReportOrder } from '../../src/jobs/reports/order.ts'
import { keyFor } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { newAccount, shortOrder } from '../support/orders.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const database = useDatabase()
let calculated = 0
/** A front of a release, and one of a later release whose schema has one more default. */
let earlier: SmallApp
let later: SmallApp

const Body = z.strictObject({
  a: z.number(),
  format: z.enum(['json', 'csv']).default('json'),
  x: z.object({ b: z.boolean().default(true) }).optional(),
})
const LaterBody = Body.extend({
  c: z.boolean().default(false),
  x: z.object({ b: z.boolean().default(true), d: z.string().default('new') }).default({ b: true, d: 'new' }),
})
const work = (body: z.ZodType) =>
  operation({
    ...{ method: 'POST', tag: 'Test', summary: 'Test', access: keyFor('natal'), cost: 3, name: 'work', url: '/work' },
    ...{ reply: z.unknown(), body, answer: { types: { 'application/json': 'json', 'text/csv': 'csv' } } },
    handle: () => ({ calculation: ++calculated }),
  })

let headers: Record<string, string>
beforeAll(async () => {
  earlier = await smallApp(database.db, [work(Body)])
  later = await smallApp(database.db, [work(LaterBody)])
  const accountId = await openAccount(database.db, { name: 'operator', plan: 'operator' })
  headers = { 'x-api-key': (await createKey(database.db, { accountId, name: 'k' })).key }
})
afterAll(async () => {
  await earlier.app.close()
  await later.app.close()
})

const post = ({ app }: SmallApp, once: string, payload: object | string, accept = '*/*') =>
  app.inject({
    ...{ method: 'POST', url: '/work', payload },
    headers: { ...headers, accept, 'idempotency-key': once, 'content-type': 'application/json' },
  })

test('a retry after an upgrade that adds defaults gets the stored answer', async () => {
  const first = await post(earlier, 'defaults', { a: 1, x: {} })
  const again = await post(later, 'defaults', { x: {}, a: 1.0 })
  expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true'])
  // Nor does going back change it.
  expect((await post(earlier, 'defaults', { a: 1, x: {} })).body).toBe(first.body)
})

test('another request with the key is refused by both, also with another format by Accept', async () => {
  const first = await post(earlier, 'other', { a: 1 })
  expect(first.statusCode).toBe(200)
  for (const front of [earlier, later]) {
    expect((await post(front, 'other', { a: 2 })).json()).toMatchObject({ error: 'idempotency_key_reused' })
    expect((await post(front, 'other', { a: 1 }, 'text/csv')).json()).toMatchObject({ error: 'idempotency_key_reused' })
  }
})

test('a row of a release that stored no hash of what was sent gives its answer', async () => {
  const first = await post(earlier, 'stored', { a: 1 })
  await database.db.query(sql.unsafe`update idempotency set sent_hash = null`)
  expect((await post(earlier, 'stored', { a: 1 })).body).toBe(first.body)
  expect((await post(earlier, 'stored', { a: 2 })).statusCode).toBe(409)
})

test('a field that no schema knows may be as deep as a body can be', async () => {
  const deep = `{"a":1,"zzzzzz":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  const first = await post(earlier, 'deep', deep)
  expect(first.statusCode).toBeLessThan(500)
  expect((await post(earlier, 'deep', deep)).statusCode).toBe(first.statusCode)
})

describe('a report is ordered once over fronts of two releases', () => {
  const KEY = 'an order'
  const body = { year: 1990, psychological_report: { enabled: true } }
  const empty = { params: {}, query: {} }
  const request = {
    ...{ method: 'POST', route: '/chart', ...empty, accepted: null },
    body: { ...body, house_system: 'placidus' },
    sent: { ...empty, body },
  }
  const hashesOf = (accountId: string) => hashRequest(request, deriveSecrets(accountId, KEY).requestHashing)
  /** The keys by which a front of this release orders, and tries again. */
  async function present(accountId: string, asSent: object = body) {
    const begun = await openIdempotency({ db: database.db }).begin(accountId, KEY, {
      ...{ ...request, sent: { ...empty, body: asSent } },
    })
    if (begun.kind === 'claimed') await begun.claim.finish(200, null)
    return { ...shortOrder(accountId), ...(begun as { order: OrderKeys }).order }
  }
  const order = (wanted: ReportOrder) => placeOrder(database.db, wanted, 10)

  // Fronts before migration 0043 know the hash of what they read. A later release stored orders under that of what was sent.
  test.each(['read', 'sent'] as const)('when the first one stored it under the hash of what was %s', async (hash) => {
    const accountId = await newAccount(database.db)
    const first = await order(shortOrder(accountId, { orderKey: hashesOf(accountId)[hash] }))
    const again = await order(await present(accountId))
    expect([again.id, again.isNew]).toEqual([first.id, false])
  })

  test('when a front that knows no other hash than that of what it read is asked again', async () => {
    const accountId = await newAccount(database.db)
    const first = await order(await present(accountId))
    const again = await order(shortOrder(accountId, { orderKey: hashesOf(accountId).read }))
    expect([again.id, again.isNew]).toEqual([first.id, false])
  })

  test('when the claim is gone, and a default is written out', async () => {
    const accountId = await newAccount(database.db)
    const first = await order(await present(accountId))
    await database.db.query(sql.unsafe`delete from idempotency where account_id = ${accountId}`)
    const again = await order(await present(accountId, request.body))
    expect([again.id, again.isNew]).toEqual([first.id, false])
  })
})

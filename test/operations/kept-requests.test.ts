import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { KEPT_MAX } from '../../src/accounts/requests/kept-requests.ts'
import { KeptRequest } from '../../src/contract/accounts/logs.ts'
import { type Method, useSignedIn } from '../support/signed-in.ts'

const own = useSignedIn()

const owner = (subject: string) => async (method: Method, url: string, payload?: object) => {
  for (;;) {
    const response = await own.ask(method, `/auth${url}`, await own.as(subject), payload)
    if (response.statusCode !== 429) return response
    await sleep(200)
  }
}
const natal = (key: string, payload: object) =>
  own.service.app.inject({ method: 'POST', url: '/api/v1/natal/calculate', headers: { 'x-api-key': key }, payload })

/** A request is kept beside its answer, which does not wait for it. */
async function kept(ask: ReturnType<typeof owner>, id: unknown, tries = 30) {
  for (let turn = 0; turn < tries; turn += 1) {
    const reply = await ask('GET', `/logs/${id}`)
    if (reply.statusCode === 200) return KeptRequest.parse(reply.json())
    await sleep(200)
  }
  return null
}

const WRONG = { year: 1990, month: 13, day: 17, hour: 14, minute: 30, city: 'Athens' }

test('a key that keeps errors lets its owner read what a refused request sent', async () => {
  const ask = owner('ola')
  const { key, keeps_errors: keeps } = (await ask('POST', '/keys', { keeps_errors: true })).json()
  expect(keeps).toBe(true)
  const refused = await natal(key, WRONG)
  expect(refused.statusCode).toBe(422)
  const found = await kept(ask, refused.headers['x-request-id'])
  expect(found).toMatchObject({ operation: 'natal_chart', status: 422, query: '{}' })
  expect(JSON.parse(found!.body!)).toEqual(WRONG)
  expect(JSON.parse(found!.answer!)).toEqual(refused.json())
  expect((await owner('pia')('GET', `/logs/${found!.id}`)).statusCode).toBe(404)
})

test('nothing is kept of a request that succeeds, nor of any request of another key', async () => {
  const ask = owner('quin')
  const { key: keeping } = (await ask('POST', '/keys', { keeps_errors: true })).json()
  const { key: plain } = (await ask('POST', '/keys', {})).json()
  const fine = await natal(keeping, { ...WRONG, month: 12 })
  expect(fine.statusCode).toBe(200)
  const refused = await natal(plain, WRONG)
  const last = await natal(keeping, WRONG)
  expect(await kept(ask, last.headers['x-request-id'])).not.toBeNull()
  expect(await kept(ask, fine.headers['x-request-id'], 1)).toBeNull()
  expect(await kept(ask, refused.headers['x-request-id'], 1)).toBeNull()
})

test('a key in the URL of a feed is not kept', async () => {
  const ask = owner('rob')
  const { key } = (await ask('POST', '/keys', { keeps_errors: true })).json()
  const refused = await own.service.app.inject(`/api/v1/sky-events?api_key=${key}&start=nonsense`)
  expect(refused.statusCode).toBe(422)
  const found = await kept(ask, refused.headers['x-request-id'])
  expect(JSON.stringify(found)).not.toContain(key)
  expect(JSON.parse(found!.query)).toMatchObject({ start: 'nonsense' })
})

test('what was kept goes with the account', async () => {
  const ask = owner('sam')
  const { key } = (await ask('POST', '/keys', { keeps_errors: true })).json()
  const id = String((await natal(key, WRONG)).headers['x-request-id'])
  expect(await kept(ask, id)).not.toBeNull()
  const isThere = async () =>
    own.service.services.db.maybeOne(sql.type(z.object({}))`select from kept_request where id = ${id}`)
  expect(await isThere()).not.toBeNull()
  expect(
    (await own.ask('DELETE', '/settings/account', await own.as('sam'), { confirmation: 'delete my account' }))
      .statusCode,
  ).toBeLessThan(300)
  await expect.poll(isThere, { timeout: 10_000 }).toBeNull()
})

test('an account keeps its newest requests, and those of another stay', async () => {
  const ask = owner('una')
  const { key } = (await ask('POST', '/keys', { keeps_errors: true })).json()
  const other = (await owner('vic')('POST', '/keys', { keeps_errors: true })).json()
  const stays = String((await natal(other.key, WRONG)).headers['x-request-id'])
  expect(await kept(owner('vic'), stays)).not.toBeNull()
  const { db } = own.service.services
  await db.any(sql.type(z.object({ id: z.uuid() }))`
    insert into kept_request (id, account_id, at, operation, method, path, status, query)
    select gen_random_uuid(), id, now() - n * interval '1 minute', 'natal_chart', 'POST', '/', 422, '{}'
    from account, generate_series(1, ${KEPT_MAX + 20}) n where subject = 'una' returning id`)
  const id = String((await natal(key, WRONG)).headers['x-request-id'])
  expect(await kept(ask, id)).not.toBeNull()
  const { count } = await db.one(sql.type(z.object({ count: z.int() }))`
    select count(*)::int as count from kept_request k join account a on a.id = k.account_id where a.subject = 'una'`)
  expect(count).toBe(KEPT_MAX)
  expect(await kept(owner('vic'), stays)).not.toBeNull()
})

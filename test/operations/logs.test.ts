import { sql } from 'slonik'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createKey } from '../../src/accounts/keys.ts'
import { LogEntries } from '../../src/contract/accounts/logs.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { startFront } from '../support/front.ts'
import { createDatabase } from '../support/postgres.ts'
import { useSignedIn } from '../support/signed-in.ts'

const NATAL = '/api/v1/natal/calculate'
const LOGS = '/api/v1/auth/logs'
const BIRTH = { year: 1987, month: 6, day: 5, hour: 4, minute: 3, lat: 12.345678, lng: 23.456789, name: 'Wumblefritz' }

const own = useSignedIn()

async function signIn(subject: string) {
  const headers = await own.as(subject)
  const ask = (query = '') => own.service.app.inject({ url: LOGS + query, headers })
  await ask()
  const accountId = await own.service.services.db.oneFirst(
    sql.type(z.object({ id: z.uuid() }))`select id from account where subject = ${subject}`,
  )
  await own.service.services.db.query(
    sql.type(z.unknown())`update account set plan = 'operator' where id = ${accountId}`,
  )
  const { id, key } = await createKey(own.service.services.db, { accountId, name: 'Website' })
  return { accountId, keyId: id, key, ask, entries: async (query = '') => LogEntries.parse((await ask(query)).json()) }
}

describe('the log of an account', () => {
  test('has every authenticated answer at once, newest first, with what it cost', async () => {
    const { key, keyId, entries } = await signIn('ada')
    const headers = { 'x-api-key': key, 'idempotency-key': 'k' }
    const first = await own.service.postTo(NATAL, BIRTH, headers)
    await own.service.postTo(NATAL, BIRTH, headers)
    await own.service.postTo(NATAL, { ...BIRTH, month: 13 }, headers)
    await own.service.get({ start: '2020-01-01', end: '2025-12-31' }, { 'x-api-key': key })
    const key_prefix = key.slice(0, 15)
    const common = { key_id: keyId, key_prefix, key_name: 'Website' }
    const natal = { method: 'POST', path: NATAL, operation: 'natal_chart', ...common }
    const table = { method: 'GET', path: '/api/v1/ephemeris', operation: 'ephemeris_table', ...common }
    const logged = await entries()
    expect(logged).toMatchObject([
      // Eight units: 2192 days of 13 bodies, and 4,000 positions to a unit.
      { ...table, status: 200, units: 8 },
      { ...natal, status: 422, units: 0 },
      { ...natal, status: 200, units: 0 },
      { ...natal, status: 200, units: 1, id: first.headers['x-request-id'] },
      { method: 'GET', path: LOGS, operation: 'request_log_list', key_id: null, key_prefix: null, key_name: null },
    ])
    const ageMs = Date.now() - Date.parse(logged[0]!.at)
    expect(ageMs).toBeGreaterThanOrEqual(0)
    expect(ageMs).toBeLessThan(60_000)
  })

  test('is visible to no other account', async () => {
    const [ada, bob] = [await signIn('ada'), await signIn('bob')]
    await own.service.postTo(NATAL, BIRTH, { 'x-api-key': ada.key })
    const paths = (await bob.entries()).map(({ path }) => path)
    expect(new Set(paths)).toEqual(new Set([LOGS]))
  })

  test('has no birth data, neither of requests nor of answers', async () => {
    const { key } = await signIn('cara')
    await own.service.postTo(`${NATAL}?include_minor=true&name=Wumblefritz`, BIRTH, { 'x-api-key': key })
    await own.service.get({ start: '1987-06-05T04:03', lat: 12.345678, lng: 23.456789 }, { 'x-api-key': key })
    await own.service.services.requests.recent('00000000-0000-0000-0000-000000000000', 1)
    const rows = await own.service.services.db.anyFirst(
      sql.type(z.object({ text: z.string() }))`select each::text as text from request_log as each`,
    )
    // An identifier at random may contain any four digits.
    const text = rows.join('\n').replaceAll(/[0-9a-f-]{36}/g, '')
    expect(text).toContain('natal_chart')
    for (const secret of ['1987', '12.345', '23.456', 'Wumblefritz', 'include_minor'])
      expect(text).not.toContain(secret)
  })

  test('keeps the requests of revoked and deleted keys', async () => {
    const { db } = own.service.services
    const { key, keyId, entries } = await signIn('dora')
    await own.service.postTo(NATAL, BIRTH, { 'x-api-key': key })
    await db.query(sql.type(z.unknown())`update api_key set revoked_at = now() where id = ${keyId}`)
    const entry = async () => (await entries()).find(({ operation }) => operation === 'natal_chart')
    expect(await entry()).toMatchObject({ key_id: keyId, key_name: 'Website' })
    await db.query(sql.type(z.unknown())`delete from api_key where id = ${keyId}`)
    expect(await entry()).toMatchObject({ key_id: keyId, key_name: null, key_prefix: null })
  })

  test('has fifty entries, or as many as are asked for, up to 500', async () => {
    const { key, ask, entries } = await signIn('eve')
    // Few at a time, so that none is refused: refusals beyond ten in a minute have one entry.
    for (let turn = 0; turn < 34; turn += 1)
      await Promise.all(Array.from({ length: 15 }, () => own.service.postTo(NATAL, BIRTH, { 'x-api-key': key })))
    expect(await entries()).toHaveLength(50)
    expect(await entries('?limit=1')).toHaveLength(1)
    expect(await entries('?limit=500')).toHaveLength(500)
    for (const limit of ['0', '501', 'x', '1.5']) expect((await ask(`?limit=${limit}`)).statusCode).toBe(422)
    expect((await ask('?page=2')).statusCode).toBe(422)
  })
})

test('of a thousand refused requests of a key, ten have entries and the others one', async () => {
  const { key, entries } = await signIn('fay')
  const bad = { ...BIRTH, month: 13 }
  const before = own.service.logged().split('"level":30').length
  for (let turn = 0; turn < 20; turn += 1)
    await Promise.all(Array.from({ length: 50 }, () => own.service.postTo(NATAL, bad, { 'x-api-key': key })))
  const refused = (await entries('?limit=500')).filter(({ status }) => status >= 400)
  expect(refused.reduce((sum, { requests }) => sum + requests, 0)).toBe(1_000)
  // A minute may end among them.
  expect(refused.length).toBeLessThanOrEqual(2 * 11)
  expect(own.service.logged().split('"level":30').length - before).toBeLessThan(2 * 11 + 20)
})

test('requests without an account are in no log', async () => {
  const count = () =>
    own.service.services.db.oneFirst(
      sql.type(z.object({ rows: z.number() }))`select count(*)::int as rows from request_log`,
    )
  const flushed = () => own.service.services.requests.recent('00000000-0000-0000-0000-000000000000', 1)
  await flushed()
  const before = await count()
  await own.service.app.inject({ url: '/healthz' })
  await own.service.postTo(NATAL, BIRTH, { 'x-api-key': 'wrong' })
  await own.service.app.inject({ url: LOGS })
  await flushed()
  expect(await count()).toBe(before)
})

test('metrics show how many rows wait, and how many were dropped', async () => {
  await own.service.get({ start: '2026-01-01' })
  expect(await own.service.metric('orrery_request_log_waiting')).toBeGreaterThan(0)
  expect(await own.service.metric('orrery_request_log_dropped_total')).toBe(0)
})

test('a front that is stopped writes the rows of all its answers', async () => {
  const database = await createDatabase()
  const db = await openPool(database.url)
  const front = await startFront({ DATABASE_URL: database.url })
  const key = front.said().match(/shown only once.*: (\S+)/)![1]!
  const replies = await Promise.all(
    Array.from({ length: 120 }, () =>
      fetch(`${front.url}/api/v1/geo/search?q=Athens`, { headers: { 'x-api-key': key } }),
    ),
  )
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(await front.stop()).toBe(0)
  const rows = await db.oneFirst(
    sql.type(z.object({ rows: z.number() }))`select count(*)::int as rows from request_log where status = 200`,
  )
  expect(rows).toBe(120)
  expect(front.said()).toContain('"phase":"write the request log"')
  await db.end()
  await database.drop()
})

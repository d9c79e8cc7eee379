import { sql } from 'slonik'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { NONE_BOUGHT } from '../../src/accounts/billing/units.ts'
import { newKeyText } from '../../src/accounts/key-text.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { keyFor, PUBLIC } from '../../src/operations/access.ts'
import { operation } from '../../src/operations/operation.ts'
import { useDatabase } from '../support/pool.ts'
import { type SmallApp, smallApp } from '../support/small-app.ts'

const database = useDatabase()
let small: SmallApp
let accountId: string
let keyId: string
let key: string

const about = { method: 'GET', tag: 'Test', summary: 'Test', cost: 1, reply: z.unknown() } as const
const operations = [
  operation({ ...about, name: 'open', url: '/open', access: PUBLIC, handle: () => ({ open: true }) }),
  operation({
    ...about,
    name: 'whoami',
    url: '/whoami',
    access: keyFor('natal'),
    handle: ({ caller }) => ({ ...caller }),
  }),
  operation({
    ...about,
    name: 'feed',
    url: '/feed',
    access: keyFor('natal', { feed: true }),
    query: z.strictObject({}),
    handle: ({ caller }) => ({ ...caller }),
  }),
  operation({
    ...about,
    name: 'forbidding',
    url: '/forbidding',
    access: keyFor('natal', { invalidKeyStatus: 403 }),
    handle: ({ caller }) => ({ ...caller }),
  }),
]

beforeAll(async () => {
  small = await smallApp(database.db, operations)
  accountId = await openAccount(database.db, { name: 'access', plan: 'operator' })
  const made = await createKey(database.db, { accountId, name: 'k' })
  key = made.key
  keyId = made.id
})
afterAll(() => small.app.close())

const whoAmI = () => ({
  keyId,
  accountId,
  plan: 'operator',
  bought: NONE_BOUGHT,
  subscribed: true,
})
const get = (url: string, headers: Record<string, string | string[]> = {}) => small.app.inject({ url, headers })

test('a public operation needs no key and does not look at one', async () => {
  expect((await get('/open')).statusCode).toBe(200)
  expect((await get('/open', { 'x-api-key': 'wrong' })).statusCode).toBe(200)
})

test('a good key names its account and plan', async () => {
  const response = await get('/whoami', { 'x-api-key': key })
  expect(response.json()).toEqual(whoAmI())
})

test('a request without a key, or with an empty one, gets the error that it is missing', async () => {
  for (const headers of [{}, { 'x-api-key': '' }]) {
    const response = await get('/whoami', headers)
    expect([response.statusCode, response.json()]).toEqual([401, { detail: 'Missing API key' }])
  }
})

test('an unknown, malformed, overlong or doubled key is invalid', async () => {
  const wrong = [newKeyText(), 'x', key.slice(0, -1), `${key} `.repeat(100), ' '.repeat(5), [key, key], `Bearer ${key}`]
  for (const value of wrong) {
    const response = await get('/whoami', { 'x-api-key': value })
    expect([response.statusCode, response.json().detail]).toEqual([401, 'Invalid API key'])
    expect(response.headers['x-ratelimit-limit']).toBeUndefined()
  }
})

test('an invalid key is 403 where the operation has that rule, and a missing one still 401', async () => {
  for (const value of [newKeyText(), 'x', `Bearer ${key}`]) {
    const response = await get('/forbidding', { 'x-api-key': value })
    expect([response.statusCode, response.json()]).toEqual([403, { detail: 'Invalid API key' }])
    expect(response.headers['content-type']).toMatch(/^application\/json/)
  }
  const missing = await get('/forbidding')
  expect([missing.statusCode, missing.json()]).toEqual([401, { detail: 'Missing API key' }])
  expect((await get('/forbidding', { 'x-api-key': key })).json()).toEqual(whoAmI())
})

test.each([
  ['/whoami', { authorization: 'Bearer $KEY' }, 'in authorization, which is for access tokens of an account'],
  ['/feed', { authorization: 'Bearer $KEY' }, 'in authorization, which is for access tokens of an account'],
  ['/whoami', { 'api-key': '$KEY' }, 'in api-key'],
  ['/whoami', { apikey: '$KEY' }, 'in apikey'],
  ['/whoami?api_key=$KEY', {}, 'in the URL, where others may see it (api_key)'],
  ['/whoami?x-api-key=$KEY', {}, 'in the URL, where others may see it (x-api-key)'],
])('a key at another place is not accepted, and the answer says what to send: %s %j', async (url, headers, place) => {
  const sent = JSON.parse(JSON.stringify({ url, headers }).replaceAll('$KEY', key))
  const response = await get(sent.url, sent.headers)
  expect([response.statusCode, response.json()]).toEqual([
    401,
    { detail: `Missing API key: send it in the header x-api-key, not ${place}` },
  ])
})

const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` })

test('a feed takes the key from its address or as a password too, and the header before either', async () => {
  for (const [url, headers] of [
    [`/feed?api_key=${key}`, {}],
    ['/feed', basic(`:${key}`)],
    ['/feed', basic(`calendar:${key}`)],
    [`/feed?api_key=${newKeyText()}`, { 'x-api-key': key }],
  ] as const) {
    expect((await get(url, headers)).json()).toEqual(whoAmI())
  }
})

test('a feed without a key asks for a password, and a wrong one is invalid', async () => {
  for (const [url, headers] of [
    ['/feed', {}],
    ['/feed?api_key=', {}],
    ['/feed', basic('calendar:')],
    ['/feed', { authorization: 'Basic %%%' }],
  ] as const) {
    const response = await get(url, headers)
    expect([response.statusCode, response.json().detail]).toEqual([401, expect.stringMatching(/^Missing API key/)])
    expect(response.headers['www-authenticate']).toMatch(/^Basic realm=/)
  }
  for (const [url, headers] of [
    [`/feed?api_key=${newKeyText()}`, {}],
    ['/feed', basic(`calendar:${newKeyText()}`)],
    [`/feed?api_key=${key}&api_key=${key}`, basic('a:b')],
  ] as const) {
    expect((await get(url, headers)).json()).toEqual({ detail: 'Invalid API key' })
  }
})

test('an account without a subscription is refused with that reason', async () => {
  const lapsed = await openAccount(database.db, { name: 'lapsed', plan: 'entry' })
  const made = await createKey(database.db, { accountId: lapsed, name: 'k' })
  await database.db.query(sql.type(z.object({}))`update account set status = 'inactive' where id = ${lapsed}`)
  const response = await get('/whoami', { 'x-api-key': made.key })
  expect([response.statusCode, response.json()]).toEqual([403, { detail: 'Subscription required' }])
})

test('no key is ever logged, right or wrong, in the header or by mistake in the address', async () => {
  const mistyped = `${key.slice(0, -1)}!`
  for (const value of [key, mistyped, newKeyText()]) await get('/whoami', { 'x-api-key': value })
  await get(`/whoami?x-api-key=${key}&key=${key}`)
  await get(`/feed?api_key=${key}`)
  await get('/feed', basic(`:${key}`))
  expect(small.logged()).toContain(`"key":"${keyId}"`)
  expect(small.logged()).not.toMatch(/orr_live_/)
})

import { beforeAll, describe, expect, test } from 'vitest'
import { PLANS } from '../../src/accounts/billing/plans.ts'
import { PlaceList } from '../../src/contract/places.ts'
import { type Query, remaining, type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const search = (query: Query | string, headers: Record<string, string> = { 'x-api-key': service.key }) => {
  const text =
    typeof query === 'string'
      ? query
      : new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return service.app.inject({ url: `/api/v1/geo/search?${text}`, headers })
}
const results = async (query: Query): Promise<PlaceList['results']> => (await search(query)).json().results

describe('GET /api/v1/geo/search', () => {
  test('answers the list that its contract promises', async () => {
    const reply = await search({ q: 'Athens', country: 'GR' })
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    const list = reply.json()
    expect(PlaceList.strict().parse(list)).toEqual(list)
    expect(list.count).toBe(list.results.length)
    // The columns of place 264371 at geonames.org.
    expect(list.results[0]).toMatchObject({
      name: 'Athens',
      country: 'GR',
      country_name: 'Greece',
      state: 'Attica',
      lat: 37.98376,
      lng: 23.72784,
      timezone: 'Europe/Athens',
      population: 664046,
      geoname_id: 264371,
    })
    expect(list.attribution).toContain('GeoNames')
  })

  test('gives ten places by default, or as many as requested', async () => {
    expect(await results({ q: 'springfield' })).toHaveLength(10)
    expect(await results({ q: 'springfield', limit: 3 })).toHaveLength(3)
    expect(await results({ q: 'santa', limit: 50 })).toHaveLength(50)
  })

  test('gives at most five for less than four characters', async () => {
    for (const q of ['sa', 'san', '東京', 'Αθή'])
      expect((await results({ q, limit: 50 })).length).toBeLessThanOrEqual(5)
    expect(await results({ q: 'san', limit: 50 })).toHaveLength(5)
    expect(await results({ q: 'san', limit: 2 })).toHaveLength(2)
    expect((await results({ q: 'sant', limit: 50 })).length).toBe(50)
  })

  test('keeps to one country, whose code may be small', async () => {
    for (const country of ['GB', 'gb']) {
      expect((await results({ q: 'london', country })).every((place) => place.country === 'GB')).toBe(true)
    }
  })

  test('finds any script, with a place behind a comma', async () => {
    expect((await results({ q: 'Αθήνα' }))[0]?.geoname_id).toBe(264371)
    expect((await results({ q: 'Athens, Georgia' }))[0]?.geoname_id).toBe(4180386)
  })

  test('has an empty list for what is nowhere, and for what could be a query of a database', async () => {
    for (const q of ['qqqqqq', '""', "' or 1=1 --", '%%', '__', '\0\0', 'a*'.repeat(20)]) {
      const reply = await search({ q })
      expect([reply.statusCode, reply.json().count], q).toEqual([200, 0])
    }
  })

  test('costs no units', async () => {
    const before = remaining(await search({ q: 'Athens' }))
    expect(before).toBe(PLANS.operator.units)
    expect(remaining(await search({ q: 'Athens' }))).toBe(before)
  })
})

test('the address of version 2 gives the same list', async () => {
  const headers = { 'x-api-key': service.key }
  const [one, two] = await Promise.all(
    ['v1', 'v2'].map((version) => service.app.inject({ url: `/api/${version}/geo/search?q=Athens&limit=3`, headers })),
  )
  expect(two!.statusCode).toBe(200)
  expect(two!.json()).toEqual(one!.json())
})

describe('without a key', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    service.app.inject({ url: '/api/v2/geo/search?q=Athens&limit=1', remoteAddress, headers })

  test('an address may search 60 times in ten seconds, and reads what is left', async () => {
    const replies = []
    for (let count = 0; count < 61; count++) replies.push(await from('192.0.2.1'))
    expect(replies.slice(0, 60).every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(replies[0]!.headers).toMatchObject({ 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' })
    const seconds = Number(replies[0]!.headers['x-ratelimit-reset']) - Date.now() / 1000
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(12)
    const refused = replies[60]!
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'rps_limit_exceeded'])
    expect(refused.json().message).toMatch(/60 requests in 10 seconds/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['x-ratelimit-remaining']).toBe('0')
  })

  test('the limit of one address holds no other, and all of one IPv6 network are one', async () => {
    for (let count = 0; count < 60; count++) await from(`2001:db8:1:2::${count.toString(16)}`)
    expect((await from('2001:db8:1:2:ffff::1')).statusCode).toBe(429)
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200)
    expect((await from('192.0.2.2')).statusCode).toBe(200)
  })

  test('a key searches on from an address at its limit, as often as its plan allows', async () => {
    const key = await service.newKey('free')
    for (let count = 0; count < 61; count++) await from('192.0.2.3')
    const replies = [await from('192.0.2.3', { 'x-api-key': key }), await from('192.0.2.3', { 'x-api-key': key })]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 429])
    expect(replies[0]!.headers).toMatchObject({ 'x-ratelimit-limit': '80', 'x-ratelimit-remaining': '80' })
  })

  test('a key does not meet the rate of its plan while its address is within the limit', async () => {
    const key = await service.newKey('free')
    const replies = await Promise.all(Array.from({ length: 20 }, () => from('192.0.2.4', { 'x-api-key': key })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  test('a wrong key is refused', async () => {
    expect((await from('192.0.2.5', { 'x-api-key': 'wrong' })).statusCode).toBe(401)
  })
})

describe('a wrong parameter is named, with what is allowed', () => {
  test.each<[string, string, RegExp]>([
    ['q', 'limit=5', /required/],
    ['q', 'q=', /required/],
    ['q', 'q=a', /at least 2/],
    ['q', 'q=%20a%20', /at least 2/],
    ['q', `q=${'a'.repeat(101)}`, /at most 100 characters/],
    ['q', 'q=ab&q=cd', /once/],
    ['limit', 'q=ab&limit=0', /at least 1/],
    ['limit', 'q=ab&limit=51', /at most 50/],
    ['limit', 'q=ab&limit=-1', /at least 1/],
    ['limit', 'q=ab&limit=1.5', /whole number/],
    ['limit', 'q=ab&limit=ten', /number/],
    ['limit', 'q=ab&limit=NaN', /number/],
    ['country', 'q=ab&country=Greece', /ISO 3166-1/],
    ['country', 'q=ab&country=UK', /such as GR, US or GB/],
    ['country', 'q=ab&country=ZZ', /ISO 3166-1/],
    ['country', 'q=ab&country=G1', /ISO 3166-1/],
    ['country', 'q=ab&country=GRC', /ISO 3166-1/],
    ['query', 'q=ab&query=cd', /does not exist/],
  ])('%s in %s', async (parameter, query, allowed) => {
    const reply = await search(query)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0]).toMatchObject({ loc: ['query', parameter], msg: expect.stringMatching(allowed) })
  })
})

test('two hundred searches at once are all answered', async () => {
  const queries = Array.from({ length: 200 }, (_, index) => ({ q: `san ${'abcdefghij'[index % 10]}`, limit: 10 }))
  const replies = await Promise.all(queries.map((query) => search(query)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

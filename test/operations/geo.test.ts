import { beforeAll, describe, expect, test } from 'vitest'
import { PlaceList } from '../../src/contract/geo.ts'
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

  test('costs one unit, and nothing when it is refused', async () => {
    const before = remaining(await search({ q: 'Athens' }))
    expect(before - remaining(await search({ q: 'Athens' }))).toBe(1)
    await search({ q: 'x' })
    expect(before - remaining(await search({ q: 'Athens' }))).toBe(2)
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
    ['country', 'q=ab&country=UK', /as in GR, US or GB/],
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

test('a caller without a key, or with a wrong one, is refused', async () => {
  for (const headers of [{}, { 'x-api-key': 'wrong' }]) {
    expect((await search({ q: 'Athens' }, headers as Record<string, string>)).statusCode).toBe(401)
  }
})

test('two hundred searches at once are all answered', async () => {
  const queries = Array.from({ length: 200 }, (_, index) => ({ q: `san ${'abcdefghij'[index % 10]}`, limit: 10 }))
  const replies = await Promise.all(queries.map((query) => search(query)))
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PublicSkyReply } from '../../src/contract/sky/public-sky.ts'
import { keptAnswers } from '../../src/operations/kept-answers.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const OSLO = 'lat=59.913&lng=10.752'
const ADDRESSES = [
  '/api/v1/public/moon',
  '/api/v1/public/moon.svg',
  '/api/v1/public/sky',
  '/api/v1/public/sky.svg',
  `/api/v1/public/day?${OSLO}`,
] as const
const JSON_BYTES_MAX = 2_000

let networks = 0
const get = (url: string, headers: Readonly<Record<string, string>> = {}, network = ++networks) =>
  service.app.inject({ url, headers, remoteAddress: `198.51.100.${network}` })

describe.each(ADDRESSES)('%s', (url) => {
  test('answers any page and any cache without a key', async () => {
    const { statusCode, headers, body } = await get(url, { origin: 'https://elsewhere.example' })
    expect(statusCode, body).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://elsewhere.example',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      etag: expect.stringMatching(/^W\//),
    })
    if (!url.includes('.svg')) expect(Buffer.byteLength(body)).toBeLessThan(JSON_BYTES_MAX)
  })

  test('is not sent again to who has it', async () => {
    // The minute may end between two requests.
    const again = async () => {
      const { etag } = (await get(url)).headers
      const { statusCode, body } = await get(url, { 'if-none-match': String(etag) })
      return [statusCode, body]
    }
    const tries = [await again(), await again()]
    expect(tries).toContainEqual([304, ''])
  })
})

test('without PUBLIC_SKY these addresses do not exist', async () => {
  const closed = await startTestApp({ environment: { PUBLIC_SKY: '' } })
  try {
    for (const url of ADDRESSES) expect((await closed.app.inject({ url })).statusCode).toBe(404)
    const { paths } = (await closed.app.inject({ url: '/openapi.json' })).json()
    expect(Object.keys(paths).filter((path) => path.includes('/public/'))).toEqual([])
  } finally {
    await closed.stop()
  }
})

test('the bodies are where a natal chart of the same minute has them', async () => {
  const answer = PublicSkyReply.parse((await get('/api/v1/public/sky')).json())
  const at = new Date(answer.timestamp)
  expect([at.getUTCSeconds(), at.getUTCMilliseconds()]).toEqual([0, 0])
  const chart = (
    await service.postTo('/api/v1/natal/calculate', {
      ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
      ...{ hour: at.getUTCHours(), minute: at.getUTCMinutes(), tz_str: 'UTC', lat: 0, lng: 0 },
    })
  ).json()
  for (const { body, longitude_deg, motion, sign } of answer.bodies) {
    const point = chart.planets.find(({ id }: { id: string }) => id === body)
    expect([body, sign, motion]).toEqual([body, expect.any(String), point.retrograde ? 'retrograde' : 'direct'])
    expect(Math.abs(point.abs_pos - longitude_deg)).toBeLessThan(0.001_1)
  }
  expect(answer.bodies).toHaveLength(10)
})

test('a day is that of the operation with a key, at the rounded place', async () => {
  const open = (await get(`/api/v1/public/day?${OSLO}&date=2026-03-20`)).json()
  const headers = { 'x-api-key': service.key }
  const withKey = await service.app.inject({ url: '/api/v1/sun/day?lat=59.91&lng=10.75&date=2026-03-20', headers })
  expect(open).toEqual(withKey.json())
})

test('a picture draws the lit part of the Moon, and has nothing that a page would run', async () => {
  for (const url of ['/api/v1/public/moon.svg', '/api/v1/public/sky.svg']) {
    const { headers, body } = await get(url)
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|href=|<foreignObject/i)
  }
})

test('a network may ask for thirty days in a minute, and another one still gets its own', async () => {
  const network = ++networks
  const ask = (index: number) => get(`/api/v1/public/day?lat=${index}&lng=0&date=2026-01-01`, {}, network)
  const statuses: number[] = []
  for (let index = 0; index < 31; index += 1) statuses.push((await ask(index)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  expect((await get(`/api/v1/public/day?${OSLO}`)).statusCode).toBe(200)
})

test.each([
  ['lng=1', ['query', 'lat']],
  ['lat=91&lng=1', ['query', 'lat']],
  ['lat=1&lng=1&date=2026-02-30', ['query', 'date']],
  ['lat=1&lng=1&date=9999-01-01', ['query', 'date']],
])('a day of %s is refused, and the field named', async (query, loc) => {
  const reply = await get(`/api/v1/public/day?${query}`)
  expect(reply.statusCode, reply.body).toBe(422)
  expect(String(reply.headers['cache-control'] ?? 'no-store')).toBe('no-store')
  expect(reply.json().detail[0].loc).toEqual(loc)
})

test('a place is not logged', async () => {
  await get('/api/v1/public/day?lat=61.2178&lng=-149.9003')
  expect(service.logged()).not.toMatch(/61\.2|149\.9/)
})

describe('a kept answer', () => {
  const bytes = new Uint8Array([1])

  test('is made once for all who ask in its step, and again in the next', async () => {
    const keep = keptAnswers()
    let made = 0
    const make = async () => {
      made += 1
      return bytes
    }
    await Promise.all([keep('moon', 0, make), keep('moon', 0, make), keep('moon', 0, make)])
    expect(made).toBe(1)
    await keep('moon', 60_000, make)
    await keep('sky', 60_000, make)
    expect(made).toBe(3)
  })

  test('that failed is asked for again', async () => {
    const keep = keptAnswers()
    await expect(keep('moon', 0, () => Promise.reject(new Error('no thread')))).rejects.toThrow('no thread')
    expect(await keep('moon', 0, async () => bytes)).toBe(bytes)
  })
})

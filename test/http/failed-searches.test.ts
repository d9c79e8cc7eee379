import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failedSearches } from '../../src/http/limits/failed-searches.ts'
import type { Refusal } from '../../src/platform/errors.ts'
import { startTestApp, type TestApp } from '../support/app.ts'

let own: TestApp
beforeAll(async () => {
  own = await startTestApp()
})
afterAll(() => own.stop())

const UNKNOWN = 'Qwxzyq'
const WORDS = /may search for \d+ unknown places in 60 seconds\. Send coordinates, or wait/
/** What an address without a key may look for in vain in a minute. */
const OF_ADDRESS = 30
/** The same of an account: 30 for each request a second of its plan, which are one and five. */
const OF_FREE = 30
const OF_ENTRY = 150

const search = (q: string, remoteAddress: string) =>
  own.app.inject({ url: `/api/v1/geo/search?q=${encodeURIComponent(q)}`, remoteAddress })

describe('searches that find no place', () => {
  test('are limited for an address without a key; others of other addresses go on', async () => {
    for (let count = 0; count < OF_ADDRESS; count += 1) {
      expect((await search(`${UNKNOWN}${count}`, '203.0.113.5')).statusCode).toBe(200)
    }
    const refused = await search(UNKNOWN, '203.0.113.5')
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'rps_limit_exceeded'])
    expect(refused.json().message).toMatch(WORDS)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await search(UNKNOWN, '203.0.113.6')).statusCode).toBe(200)
  })

  test('that find one are not counted', async () => {
    for (let count = 0; count <= OF_ADDRESS; count += 1) {
      expect((await search('Athens', '203.0.113.7')).statusCode).toBe(200)
    }
  })

  test('are limited for an account, whatever asks for the place; coordinates need none', async () => {
    const { preHandler, onSend } = failedSearches()
    const caller = { accountId: 'an account', plan: 'entry' }
    const request = (body: unknown, further: object = {}) =>
      ({ caller, ip: '203.0.113.8', body, routeOptions: { config: {} }, ...further }) as unknown as FastifyRequest
    const refusalOf = (asked: FastifyRequest) => preHandler(asked).catch((error: Refusal) => error.message)
    for (let count = 0; count < OF_ENTRY; count += 1) {
      expect(await refusalOf(request({ city: UNKNOWN }))).toBeUndefined()
      await onSend(request({ city: UNKNOWN }, { accounting: { foundNoPlace: true } }))
    }
    expect(await refusalOf(request({ city: 'Athens' }))).toMatch(WORDS)
    expect(await refusalOf(request({ natal: { lat: 38, lng: 24 }, current_city: 'Athens' }))).toMatch(WORDS)
    expect(await refusalOf(request({ people: [{ city: 'Athens' }] }))).toMatch(WORDS)
    expect(await refusalOf(request({ city: 'Athens', lat: 38, lng: 24 }))).toBeUndefined()
    expect(await refusalOf(request({ city: ' ', current_lat: 38, current_city: 'Athens' }))).toBeUndefined()
    expect(await refusalOf(request({ city: UNKNOWN }, { caller: { ...caller, accountId: 'another' } }))).toBeUndefined()
  })

  test('are those of calculations and of searches together', async () => {
    const key = await own.newKey('free')
    const headers = { 'x-api-key': key }
    const find = (q: string) =>
      own.app.inject({ url: `/api/v1/geo/search?q=${q}`, headers, remoteAddress: '203.0.113.9' })
    for (let count = 1; count < OF_FREE; count += 1) expect((await find(UNKNOWN)).statusCode).toBe(200)
    const payload = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: UNKNOWN }
    const birth = await own.app.inject({ method: 'POST', url: '/api/v1/natal/calculate', headers, payload })
    expect(birth.statusCode).toBe(422)
    expect((await find('Athens')).json().message).toMatch(WORDS)
  })
})

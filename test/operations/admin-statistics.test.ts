import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { OPERATOR_ENVIRONMENT, operatorHeaders } from '../support/operator.ts'

let service: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  service = await startTestApp({ environment: OPERATOR_ENVIRONMENT })
  headers = await operatorHeaders(service)
})
afterAll(() => service.stop())

const ask = (url: string) => service.app.inject({ url: `/api/v1/admin/${url}`, headers })
const BIRTH = { year: 1990, month: 6, day: 15, hour: 12, minute: 30, lat: 51.5, lng: -0.1, tz_str: 'Europe/London' }

test('a tool call with a sidereal zodiac is a session of Vedic chat, and one with the tropical zodiac is none', async () => {
  const call = (fields: object) =>
    service.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        ...{ 'x-api-key': service.key, accept: 'application/json, text/event-stream' },
        ...{ 'mcp-protocol-version': '2025-06-18' },
      },
      payload: {
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'v1_natal_calculate', arguments: { name: 'Ada', ...BIRTH, ...fields } },
      },
    })
  const replies = [
    await call({ zodiac_type: 'sidereal', sidereal_ayanamsa: 'lahiri' }),
    await call({}),
    await service.app.inject({
      ...{ method: 'POST', url: '/api/v1/natal/calculate', headers: { 'x-api-key': service.key } },
      payload: { ...BIRTH, zodiac_type: 'sidereal' },
    }),
  ]
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const written = async () => {
    const rows = await service.services.requests.recent(await accountOf(), 10)
    return rows.filter(({ operation }) => operation === 'natal_chart').length
  }
  await expect.poll(written).toBe(3)
  expect((await ask('vedic-chat/metrics?days=2')).json().totals).toMatchObject({
    ...{ sessions: 1, calls: 1, users: 1, errors: 0 },
  })
})

test('an answer by day may be kept for five minutes by the program that asked', async () => {
  const reply = await ask('stats/requests-per-day?endpoint=natal_chart&days=3')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, max-age=300'])
  expect(reply.json()).toHaveLength(3)
})

test('an unknown endpoint, event or key says what is allowed', async () => {
  const endpoint = await ask('stats/requests-per-day?endpoint=natal_charts')
  expect([endpoint.statusCode, endpoint.body]).toEqual([422, expect.stringContaining('did you mean')])
  const funnel = await service.app.inject({
    ...{ method: 'POST', url: '/api/v1/admin/analytics/funnels', headers },
    payload: { name: 'x', steps: ['signed_up', 'bought'], window_days: 3 },
  })
  expect([funnel.statusCode, funnel.body]).toEqual([422, expect.stringContaining('key_made')])
  expect((await ask('analytics/cache?cache_key=none')).statusCode).toBe(404)
  expect((await ask('stats/new-users-daily?days=401')).statusCode).toBe(422)
})

/** The account of the key of the application. */
const accountOf = async (): Promise<string> => (await service.services.findCaller(service.key)).accountId

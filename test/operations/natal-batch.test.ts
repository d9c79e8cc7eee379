import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { remaining, type SharedApp, sharedApp, startTestApp, type TestApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const URL = '/api/v1/natal/batch'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }

interface Line {
  readonly index: number
  readonly chart?: unknown
  readonly error?: { readonly status: number; readonly [member: string]: unknown }
}

const linesOf = (body: string): string[] => body.split('\n').slice(0, -1)
const parsed = (body: string): Line[] => linesOf(body).map((line) => JSON.parse(line) as Line)
const asLines = (births: readonly unknown[]): string => births.map((birth) => `${JSON.stringify(birth)}\n`).join('')

const send = (payload: string | object, headers: Record<string, string> = {}, url = URL) =>
  service.app.inject({ method: 'POST', url, headers: { 'x-api-key': service.key, ...headers }, payload })
const sendLines = (text: string, headers: Record<string, string> = {}) =>
  send(text, { 'content-type': 'application/x-ndjson', ...headers })

/** Births that differ in every option which a request has, and faults of every kind that one can have. */
const BIRTHS: readonly unknown[] = [
  BIRTH,
  { ...BIRTH, month: 13, day: 'x' },
  { ...BIRTH, lat: undefined, lng: undefined, city: 'Athens', response_format: 'compact' },
  { ...BIRTH, zodiac_type: 'Sidereal', include_features: ['asc', 'vertex', 'nonsense'], fixed_stars: ['behenian'] },
  { ...BIRTH, lat: undefined, lng: undefined, city: 'No such place at all' },
  'a text',
  { ...BIRTH, hour: undefined, minute: undefined, time_known: false },
  null,
  { ...BIRTH, year: 1981, month: 3, day: 29, hour: 2, minute: 30, tz_str: 'Europe/Berlin', lat: 52.5, lng: 13.4 },
  { ...BIRTH, hous_system: 'koch' },
  { ...BIRTH, favourite_colour: 'green', length: { toString: 1 } },
  [],
  { ...BIRTH, include_dominants: true, include_patterns: true, interpretation: { enable: true, language: 'de' } },
  { ...BIRTH, fixed_stars: ['No such star'] },
  { ...BIRTH, name: 'x'.repeat(5_000) },
]

async function alone(birth: unknown, index: number, query = '', headers = {}): Promise<string> {
  const payload = JSON.stringify(birth)
  const own = { 'x-api-key': service.key, 'content-type': 'application/json', ...headers }
  const reply = await service.app.inject({
    method: 'POST',
    url: `/api/v1/natal/calculate${query}`,
    headers: own,
    payload,
  })
  if (reply.statusCode === 200) return `{"index":${index},"chart":${reply.body}}`
  return JSON.stringify({ index, error: { status: reply.statusCode, ...reply.json() } })
}

describe('each line is the answer that the birth would have had alone', () => {
  test.each([
    ['JSON', () => send({ births: BIRTHS })],
    ['NDJSON', () => sendLines(asLines(BIRTHS))],
  ])('as %s', async (_, ask) => {
    const reply = await ask()
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8'])
    const lines = linesOf(reply.body)
    expect(lines).toHaveLength(BIRTHS.length)
    for (const [index, birth] of BIRTHS.entries()) expect(lines[index]).toBe(await alone(birth, index))
  })

  test('with the flags of the query, which concern every birth', async () => {
    const query = '?include_minor=true&include_stelliums=true'
    const reply = await send({ births: [BIRTH] }, {}, URL + query)
    expect(linesOf(reply.body)).toEqual([await alone(BIRTH, 0, query)])
  })

  test('with strict handling, if the caller prefers it', async () => {
    const strict = { prefer: 'handling=strict' }
    const reply = await send({ births: [{ ...BIRTH, favourite_colour: 'green' }, BIRTH] }, strict)
    expect(reply.headers['preference-applied']).toBe('handling=strict')
    expect(linesOf(reply.body)[0]).toBe(await alone({ ...BIRTH, favourite_colour: 'green' }, 0, '', strict))
    expect(parsed(reply.body).map(({ error }) => error?.status)).toEqual([422, undefined])
  })
})

test('a thousand births come back in their order', async () => {
  const births = Array.from({ length: 1_000 }, (_, at) => ({ ...BIRTH, year: 1900 + (at % 120), name: `Birth ${at}` }))
  const lines = parsed((await sendLines(asLines(births))).body)
  expect(lines.map(({ index }) => index)).toEqual(births.map((_, at) => at))
  const names = lines.map(({ chart }) => (chart as { subject: { name: string } }).subject.name)
  expect(names).toEqual(births.map(({ name }) => name))
})

test('a line that is no JSON is a fault of its birth alone, and empty lines are none', async () => {
  const proto = `{"__proto__": {}, ${JSON.stringify(BIRTH).slice(1)}`
  const reply = await sendLines(`\n${JSON.stringify(BIRTH)}\r\n{oops\n\n${proto}\n${JSON.stringify(BIRTH)}`)
  expect(parsed(reply.body).map(({ index, error }) => [index, error?.['detail'] ?? null])).toEqual([
    [0, null],
    [1, [{ loc: ['body'], msg: expect.stringContaining('not valid JSON'), type: 'json_invalid' }]],
    [2, [{ loc: ['body'], msg: expect.stringContaining('not valid JSON'), type: 'json_invalid' }]],
    [3, null],
  ])
})

test('an order of a report is refused in its place', async () => {
  const births = [{ ...BIRTH, psychological_report: { enabled: true } }, BIRTH]
  expect(parsed((await send({ births })).body).map(({ error }) => error?.['detail'] ?? null)).toEqual([
    [
      {
        loc: ['body', 'psychological_report'],
        msg: 'Reports are ordered one at a time, with POST /api/v1/natal/calculate',
        type: 'value_error',
      },
    ],
    null,
  ])
})

describe('a batch that is no batch is refused as a whole', () => {
  test.each([
    ['no births', { births: [] }, ['body', 'births'], 'Must not be empty'],
    ['births that are no list', { births: BIRTH }, ['body', 'births'], 'Expected an array'],
    ['a birth alone', BIRTH, ['body', 'births'], 'Field required'],
    ['1,001 births', { births: Array(1_001).fill({}) }, ['body', 'births'], 'Must be at most 1000 items'],
    ['32,001 values', { births: [Array(32_001).fill(1)] }, ['body'], 'The body has more than 32000 values'],
  ])('%s', async (_, body, loc, msg) => {
    const reply = await send(body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail).toContainEqual(expect.objectContaining({ loc, msg }))
  })

  test.each([
    ['no lines', '\n\n', ['body', 'births'], 'Must not be empty'],
    ['1,001 lines', asLines(Array(1_001).fill({})), ['body', 'births'], 'Must be at most 1000 items'],
    ['20,000 lines', '\n'.repeat(20_000), ['body'], 'The body has more than 10000 lines'],
    ['a line of 4,001 values', asLines([Array(4_001).fill(1)]), ['body'], 'The body has more than 4000 values'],
    ['lines of 33,000 values', asLines(Array(11).fill(Array(3_000).fill(1))), ['body'], /more than 32000 values/],
    ['a deep line', `${'['.repeat(40)}\n`, ['body'], 'The body has more than 32 levels'],
  ])('%s', async (_, text, loc, msg) => {
    const reply = await sendLines(text)
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { detail: [expect.objectContaining({ loc, msg: expect.stringMatching(msg) })] },
    ])
  })

  test('another media type, with the ones that are allowed', async () => {
    const reply = await send('year,month\n1981,1', { 'content-type': 'text/csv' })
    expect([reply.statusCode, reply.json().detail[0].msg]).toEqual([
      415,
      'Allowed: application/json, application/x-ndjson',
    ])
  })

  test('a body over 1 MiB', async () => {
    expect((await sendLines(' '.repeat(1_048_577))).statusCode).toBe(413)
  })
})

describe('a batch costs one unit for each birth', () => {
  let own: TestApp
  beforeAll(async () => {
    own = await startTestApp()
  })
  afterAll(() => own.stop())

  const ask = (key: string, births: readonly unknown[], headers: Record<string, string> = {}) =>
    own.app.inject({ method: 'POST', url: URL, headers: { 'x-api-key': key, ...headers }, payload: { births } })
  const leftOf = async (key: string) =>
    remaining(await own.app.inject({ method: 'GET', url: '/nowhere', headers: { 'x-api-key': key } }))

  test('also for one that is refused', async () => {
    const key = await own.newKey('entry')
    const reply = await ask(key, [BIRTH, { ...BIRTH, month: 13 }, BIRTH, 'x', { ...BIRTH, city: 'Nowhere at all' }])
    expect(parsed(reply.body).filter(({ error }) => error)).toHaveLength(2)
    expect(remaining(reply)).toBe(50_000 - 5)
    expect(await leftOf(key)).toBe(50_000 - 5)
  })

  test('and so does each repetition of it with its Idempotency-Key, because a stream is not stored', async () => {
    const key = await own.newKey('entry')
    const births = [BIRTH, 'x', { ...BIRTH, month: 13 }]
    const lines = `${births.map((birth) => JSON.stringify(birth)).join('\n')}\n{oops`
    const headers = { 'x-api-key': key, 'content-type': 'application/x-ndjson', 'idempotency-key': 'a batch' }
    for (const left of [4, 8, 12].map((births) => 50_000 - births)) {
      const reply = await own.app.inject({ method: 'POST', url: URL, headers, payload: lines })
      expect([reply.statusCode, parsed(reply.body).length]).toEqual([200, 4])
      expect(await leftOf(key)).toBe(left)
    }
  })

  test('and more than the plan has left is refused before the first chart', async () => {
    const key = await own.newKey('free')
    const reply = await ask(key, Array(81).fill(BIRTH))
    expect([reply.statusCode, reply.json().error]).toEqual([429, 'rate_limit_exceeded'])
    expect(await leftOf(key)).toBe(80)
  })

  test('and stands in the log with its units', async () => {
    const { db, requests } = own.services
    const accountId = await openAccount(db, { name: 'batches', plan: 'entry' })
    const { key } = await createKey(db, { accountId, name: 'batches' })
    await ask(key, [BIRTH, 'x', BIRTH])
    expect(await requests.recent(accountId, 1)).toMatchObject([{ path: URL, status: 200, units: 3 }])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const BIRTH = '"year": 1981, "month": 1, "day": 1, "hour": 23, "minute": 30, "lat": 37.98, "lng": 23.73'
const SIGN_IN = '/api/auth/sign-in/email'

const send = (
  payload: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
  url = '/natal',
) => service.app.inject({ method: 'POST', url, headers: { 'x-api-key': service.key, ...headers }, payload })

/** Members of one object or list. */
const listOf = (values: number): string => `{${BIRTH}, "x": [${Array(values).fill('1').join(',')}]}`
const nested = (levels: number): string => `{${BIRTH}, "x": ${'['.repeat(levels)}${']'.repeat(levels)}}`

describe('a body is measured before it is parsed', () => {
  test.each([
    ['4,001 values', listOf(4_001), 'The body has more than 4000 values'],
    [
      '90,000 fields',
      `{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
      /more than 4000 values/,
    ],
    ['a million brackets', '['.repeat(1_000_000), /The body has more than (4000 values|32 levels)/],
    ['40 levels', nested(40), 'The body has more than 32 levels'],
  ])('%s are too many', async (_, body, message) => {
    const reply = await send(body)
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { detail: [{ loc: ['body'], msg: expect.stringMatching(message), type: 'too_long' }] },
    ])
  })

  test('without a key too', async () => {
    const reply = await send(listOf(4_001), { 'content-type': 'application/json', 'x-api-key': '' }, SIGN_IN)
    expect(reply.json().detail[0].msg).toBe('The body has more than 4000 values')
  })

  test('signs within texts count as nothing', async () => {
    const reply = await send(`{${BIRTH}, "x": "${'[{,\\"\\\\'.repeat(5_000)}"}`)
    expect([reply.statusCode, reply.json().sun]).toEqual([200, 'Capricorn'])
  })

  test('one with 3,900 values and 30 levels is read', async () => {
    expect((await send(listOf(3_900))).statusCode).toBe(200)
    expect((await send(nested(30))).statusCode).toBe(200)
  })
})

// A reader that takes the square of the length keeps the front for half a minute.
test('a long text in place of a number is refused without delay', { timeout: 15_000 }, async () => {
  const digits = `${'1'.repeat(100_000)}x`
  const reply = await send(JSON.stringify({ ...JSON.parse(`{${BIRTH}}`), year: digits }))
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'year']])
})

describe('a body of JSON that is not declared as JSON', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

  test.each([
    ['without a content type', {}],
    ['as the form that curl -d declares', FORM],
    ['as a form with a charset', { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }],
  ])('is read %s', async (_, headers) => {
    const reply = await send(`\n {${BIRTH}}`, headers)
    expect([reply.statusCode, reply.json().sun]).toEqual([200, 'Capricorn'])
  })

  test('is bounded like any other', async () => {
    for (const headers of [{}, FORM]) {
      const reply = await send(listOf(4_001), headers)
      expect(reply.json().detail[0].msg).toBe('The body has more than 4000 values')
    }
  })

  test('that is cut off is not valid JSON, and a real form is not JSON', async () => {
    expect((await send(`{${BIRTH}`, {})).json().detail[0].type).toBe('json_invalid')
    const form = await send('year=1981&month=1', FORM)
    expect([form.statusCode, form.json().detail[0]]).toEqual([
      415,
      { loc: ['header', 'content-type'], msg: 'Allowed: application/json', type: 'media_type' },
    ])
  })

  test('is not read by an operation without a credential in a header, which a page of another site could call', async () => {
    const body = '{"email": "ada@example.com", "password": "correct horse battery"}'
    for (const headers of [{}, FORM]) expect((await send(body, headers, SIGN_IN)).statusCode).toBe(415)
  })
})

test('an answer lists fifty faults, and counts the others', async () => {
  const stars = Array.from({ length: 600 }, (_, at) => `"star ${at}"`)
  const reply = await send(`{${BIRTH}, "fixed_stars": [${stars.join(',')}]}`, undefined, '/api/v1/natal/calculate')
  expect(reply.statusCode).toBe(422)
  expect(reply.json().detail).toHaveLength(50)
  expect(reply.json().more_faults).toBe(550)
})

test('the place of a fault shows at most 64 characters of a name', async () => {
  const reply = await send(`{${BIRTH}, "orb_settings": {"${'x'.repeat(99)}": 1}}`, undefined, '/api/v1/natal/calculate')
  expect(reply.json().detail[0].loc).toEqual(['body', 'orb_settings', `${'x'.repeat(64)}…`])
})

test.each([
  ['a text', { email: { length: { toString: 1 } }, password: 'a long password' }, ['body', 'email']],
  ['a password', { email: 'ada@example.com', password: { length: { valueOf: null } } }, ['body', 'password']],
])('an object in the place of %s is refused by its field, whatever it calls its length', async (_, body, loc) => {
  const reply = await send(JSON.stringify(body), { 'content-type': 'application/json' }, SIGN_IN)
  expect([reply.statusCode, reply.json()]).toEqual([422, { detail: [expect.objectContaining({ loc })] }])
})

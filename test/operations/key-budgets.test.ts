import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { KeyResponse } from '../../src/contract/accounts/keys.ts'
import { type Method, useSignedIn } from '../support/signed-in.ts'

const own = useSignedIn()

/** An account of the test's own. When it is asked too often, it waits. */
const owner = (subject: string) => async (method: Method, url: string, payload?: object) => {
  for (;;) {
    const response = await own.ask(method, `/auth${url}`, await own.as(subject), payload)
    if (response.statusCode !== 429) return response
    await sleep(200)
  }
}

const BIRTH = { year: 1990, month: 5, day: 17, hour: 14, minute: 30, city: 'Athens' }
const natal = (key: string, body: object = BIRTH, headers = {}) =>
  own.service.app.inject({
    method: 'POST',
    url: '/api/v1/natal/calculate',
    headers: { 'x-api-key': key, ...headers },
    payload: body,
  })
/** The plan allows one request a second. A refusal for that is no refusal of the key. */
const patiently = async (ask: () => ReturnType<typeof natal>) => {
  for (;;) {
    const reply = await ask()
    if (reply.statusCode !== 429 || reply.json().tier_rps_limit === undefined) return reply
    await sleep(1_000)
  }
}

describe('a key with a budget', () => {
  test('is refused beyond it, while another key of the account goes on', async () => {
    const ask = owner('gail')
    const made = KeyResponse.parse((await ask('POST', '/keys', { name: 'intern', units_per_month: 2 })).json())
    expect(made).toMatchObject({ units_per_month: 2, units_this_month: 0, is_test: false })
    expect((await patiently(() => natal(made.key!))).statusCode).toBe(200)
    expect((await patiently(() => natal(made.key!))).statusCode).toBe(200)
    const refused = await patiently(() => natal(made.key!))
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ units_per_month: 2, units_this_month: 2 })
    expect(refused.body).toContain('the key has 0 of its 2 units per month left')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

    const other = KeyResponse.parse((await ask('POST', '/keys', {})).json())
    expect((await patiently(() => natal(other.key!))).statusCode).toBe(200)
    const listed = (await ask('GET', '/keys')).json()
    expect(listed.find(({ id }: KeyResponse) => id === made.id)).toMatchObject({ units_this_month: 2 })
    expect(listed.find(({ id }: KeyResponse) => id === other.id)).toMatchObject({ units_this_month: null })
  })

  test('does not pay for a request that is refused for its input', async () => {
    const ask = owner('hugo')
    const { id, key } = (await ask('POST', '/keys', { units_per_month: 5 })).json()
    expect((await patiently(() => natal(key, { ...BIRTH, city: 'Xyzzyqq' }))).statusCode).toBe(422)
    const [listed] = (await ask('GET', '/keys')).json()
    expect(listed).toMatchObject({ id, units_this_month: 0 })
  })

  test('may get more, or no budget at all', async () => {
    const ask = owner('ines')
    const { id, key } = (await ask('POST', '/keys', { units_per_month: 1 })).json()
    await patiently(() => natal(key))
    expect((await patiently(() => natal(key))).statusCode).toBe(429)
    const changed = await ask('PATCH', `/keys/${id}`, { units_per_month: null })
    expect(changed.json()).toMatchObject({ units_per_month: null, units_this_month: null, name: 'API key' })
    await sleep(1_000)
    expect((await patiently(() => natal(key))).statusCode).toBe(200)
  })

  test.each([0, -1, 1.5, 3_000_000_000])('is not made with %s units', async (units) => {
    const refused = await owner('jo')('POST', '/keys', { units_per_month: units })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().detail[0].loc).toEqual(['body', 'units_per_month'])
  })
})

describe('a test key', () => {
  test('gets the example of the document whatever it asks, and pays nothing', async () => {
    const ask = owner('kim')
    const { key, is_test: isTest } = (await ask('POST', '/keys', { name: 'ci', is_test: true })).json()
    expect(key).toMatch(/^orr_test_[0-9A-Za-z]{49}$/)
    expect(isTest).toBe(true)
    const reply = await patiently(() => natal(key))
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['x-orrery-sample']).toBe('true')
    expect(reply.headers['x-ratelimit-remaining']).toBe(reply.headers['x-ratelimit-limit'])
    const { paths } = (await own.service.app.inject('/openapi.json')).json()
    const { examples } = paths['/api/v1/natal/calculate'].post.responses[200].content['application/json']
    expect(reply.json()).toEqual(Object.values<{ value: unknown }>(examples)[0]!.value)
  })

  test('is told what is wrong with its request, as a live key is', async () => {
    const { key } = (await owner('lea')('POST', '/keys', { is_test: true })).json()
    const reply = await patiently(() => natal(key, { ...BIRTH, month: 13 }))
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0].loc).toEqual(['body', 'month'])
  })

  test('gets no picture, because there is no sample of one', async () => {
    const { key } = (await owner('max')('POST', '/keys', { is_test: true })).json()
    const reply = await own.service.app.inject({
      method: 'POST',
      url: '/api/v1/natal/chart/',
      headers: { 'x-api-key': key },
      payload: BIRTH,
    })
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { detail: 'There is no sample of this answer for test keys: use a live key' },
    ])
  })

  test('leaves no answer behind that a live key could get by the same Idempotency-Key', async () => {
    const ask = owner('nia')
    const { key: testing } = (await ask('POST', '/keys', { is_test: true })).json()
    const { key: live } = (await ask('POST', '/keys', {})).json()
    const headers = { 'idempotency-key': 'the-same' }
    const sample = await patiently(() => natal(testing, BIRTH, headers))
    const real = await patiently(() => natal(live, BIRTH, headers))
    expect(real.headers['idempotency-replayed']).toBeUndefined()
    expect(real.json().subject.datetime).toContain('1990-05-17')
    expect(sample.json().subject.datetime).not.toContain('1990-05-17')
  })
})

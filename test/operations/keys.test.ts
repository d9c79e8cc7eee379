import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { recordEvent } from '../../src/accounts/audit.ts'
import { KEYS_LIVE_MAX } from '../../src/accounts/keys.ts'
import { KeyList, KeyResponse } from '../../src/contract/accounts/keys.ts'
import { AccountEvents } from '../../src/contract/accounts/logs.ts'
import { NotServed } from '../../src/contract/service.ts'
import { type Method, useSignedIn } from '../support/signed-in.ts'

const own = useSignedIn()

/** An account of the test's own, asked as its owner would; when that is too often, again a little later. */
const owner = (subject: string) => async (method: Method, url: string, payload?: object) => {
  for (;;) {
    const response = await own.ask(method, `/auth${url}`, await own.as(subject), payload)
    if (response.statusCode !== 429) return response
    await sleep(200)
  }
}
const use = (key: string, url = '/api/v1/numerology/alphabets') =>
  own.service.app.inject({ url, headers: { 'x-api-key': key } })

test('a new key works, is shown whole once, and is in the list by its prefix', async () => {
  const ask = owner('ada')
  const made = await ask('POST', '/keys', { name: 'my app' })
  expect(made.statusCode).toBe(200)
  expect(made.headers['cache-control']).toBe('no-store')
  const { key, ...rest } = KeyResponse.parse(made.json())
  expect(key).toMatch(/^orr_live_[0-9A-Za-z]{49}$/)
  expect(rest).toMatchObject({ name: 'my app', prefix: key!.slice(0, 15), areas: null, last_used_at: null })
  expect(rest).toMatchObject({ expires_at: null, revoked_at: null, state: 'active' })
  expect((await use(key!)).statusCode).toBe(200)

  const listed = await ask('GET', '/keys')
  expect(listed.body).not.toContain(key!.slice(15))
  expect(KeyList.parse(listed.json())).toEqual([{ ...rest, last_used_at: expect.any(String) }])
})

test('keys are listed newest first, with the state of each', async () => {
  const ask = owner('bea')
  const soon = new Date(Date.now() + 1_200).toISOString()
  const [first, second, third] = [
    (await ask('POST', '/keys', { name: 'first' })).json(),
    (await ask('POST', '/keys', { name: 'second', expires_at: soon })).json(),
    (await ask('POST', '/keys', {})).json(),
  ]
  await ask('DELETE', `/keys/${first.id}`)
  await sleep(Date.parse(soon) - Date.now() + 50)
  expect((await use(second.key)).statusCode).toBe(401)
  expect((await ask('GET', '/keys')).json()).toMatchObject([
    { id: third.id, name: 'API key', state: 'active' },
    { id: second.id, state: 'expired', expires_at: soon },
    { id: first.id, state: 'revoked', revoked_at: expect.any(String) },
  ])
})

describe('revoking', () => {
  test('ends the key, and may be repeated without effect', async () => {
    const ask = owner('cleo')
    const { id, key } = (await ask('POST', '/keys', {})).json()
    expect((await use(key)).statusCode).toBe(200)
    const revoked = await ask('DELETE', `/keys/${id}`)
    expect(KeyResponse.parse(revoked.json())).toMatchObject({ id, state: 'revoked' })
    const refused = await use(key)
    expect([refused.statusCode, refused.json()]).toEqual([401, { detail: 'Invalid API key' }])
    const again = await ask('DELETE', `/keys/${id}`)
    expect([again.statusCode, again.json()]).toEqual([200, revoked.json()])
  })

  test('the key of another account is answered like a missing one, and still works', async () => {
    const { id, key } = (await owner('dora')('POST', '/keys', {})).json()
    const stranger = owner('eve')
    const theirs = await stranger('DELETE', `/keys/${id}`)
    const nobodys = await stranger('DELETE', '/keys/5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11')
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body])
    expect((await use(key)).statusCode).toBe(200)
    expect((await stranger('GET', '/keys')).json()).toEqual([])
  })

  test('an invalid id is refused by name, and a wrong method gets the allowed ones', async () => {
    const ask = owner('fay')
    const wrong = await ask('DELETE', '/keys/7')
    expect([wrong.statusCode, wrong.json().detail[0].loc]).toEqual([422, ['path', 'key_id']])
    expect(wrong.json().detail[0].msg).toMatch(/^Must be a UUID/)
    for (const slash of ['', '/']) {
      const get = await ask('GET', `/keys/5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11${slash}`)
      expect([get.statusCode, get.headers.allow]).toEqual([405, 'PATCH, DELETE'])
    }
  })
})

test('declared JSON that is not sent is an error only if the operation has a body', async () => {
  const headers = {
    ...(await own.as('finn')),
    'content-type': 'application/json',
  }
  const send = (method: Method, url: string) => own.service.app.inject({ method, url, headers, payload: '' })
  const wanted = await send('POST', '/api/v1/auth/keys')
  expect([wanted.statusCode, wanted.json().detail]).toEqual([
    422,
    [{ loc: ['body'], msg: 'Field required', type: 'missing' }],
  ])
  const { id } = (await owner('finn')('POST', '/keys', {})).json()
  expect((await send('DELETE', `/api/v1/auth/keys/${id}`)).json()).toMatchObject({ state: 'revoked' })
  expect((await send('POST', '/api/v1/settings/callback-secret')).statusCode).toBe(200)
})

describe('what a key may be', () => {
  const inYears = (years: number) => {
    const at = new Date()
    at.setUTCFullYear(at.getUTCFullYear() + years)
    return at
  }

  test.each([
    ['an empty name', { name: '' }, 'name'],
    ['a blank name', { name: ' \u2003' }, 'name'],
    ['a name of 201 letters', { name: 'x'.repeat(201) }, 'name'],
    ['a name with a control character', { name: 'a\u0000b' }, 'name'],
    ['a name with half of a letter', { name: 'a\ud83d' }, 'name'],
    ['an end in the past', { expires_at: new Date(Date.now() - 1_000).toISOString() }, 'expires_at'],
    [
      'an end in more than ten years',
      { expires_at: new Date(inYears(10).getTime() + 3_600_000).toISOString() },
      'expires_at',
    ],
    ['an end without an offset', { expires_at: '2030-01-01T00:00:00' }, 'expires_at'],
    ['a date', { expires_at: '2030-01-01' }, 'expires_at'],
    ['no area at all', { areas: [] }, 'areas'],
    ['an area that is not there', { areas: ['astral'] }, 'areas'],
    ['a field that is not there', { colour: 'red' }, 'colour'],
  ])('%s is refused by name', async (_, body, field) => {
    const response = await owner('gwen')('POST', '/keys', body)
    expect([response.statusCode, response.json().detail[0].loc.slice(0, 2)]).toEqual([422, ['body', field]])
    expect((await owner('gwen')('GET', '/keys')).json()).toEqual([])
  })

  test.each([
    [{ expires_at: '2030-01-01T00:00:00' }, 'string_pattern_mismatch', /instant with its offset, such as 20/],
    [{ areas: [] }, 'too_short', /^Must not be empty$/],
    [{ areas: Array(10).fill('natal') }, 'too_long', /^Must be at most 9 items$/],
    [{ name: 'x'.repeat(201) }, 'string_too_long', /^Must be at most 200 characters$/],
  ])('%j is told what is allowed', async (body, type, allowed) => {
    const [fault] = (await owner('gwen')('POST', '/keys', body)).json().detail
    expect(fault).toEqual({ loc: ['body', Object.keys(body)[0]], type, msg: expect.stringMatching(allowed) })
  })

  test('an end may have any offset, and may lie just within ten years', async () => {
    const ask = owner('hope')
    const year = inYears(2).getUTCFullYear()
    const offset = await ask('POST', '/keys', { expires_at: `${year}-06-01T02:00:00+02:00` })
    expect(offset.json().expires_at).toBe(`${year}-06-01T00:00:00.000Z`)
    const far = new Date(inYears(10).getTime() - 60_000).toISOString()
    expect((await ask('POST', '/keys', { expires_at: far })).json().expires_at).toBe(far)
  })

  test('a name keeps every letter it was given', async () => {
    const name = '  Ключ 🔑 <b>"1"</b> '
    expect((await owner('iris')('POST', '/keys', { name })).json().name).toBe(name)
  })

  test('a key for some areas works there, and is refused elsewhere with its areas', async () => {
    const ask = owner('june')
    const made = (await ask('POST', '/keys', { areas: ['numerology', 'places', 'numerology'] })).json()
    expect(made.areas).toEqual(['numerology', 'places'])
    const refused = await use(made.key, '/api/v1/ephemeris?start=2026-01-01')
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      'This API key does not cover ephemeris (tables of positions). It covers: numerology (numerology), places (the search of places)',
    ])
    // A refusal counts, and a free plan allows one request a second.
    await expect.poll(async () => (await use(made.key)).statusCode, { interval: 300 }).toBe(200)
  })

  test(`the ${KEYS_LIVE_MAX + 1}st live key is a conflict that says what to do`, async () => {
    const ask = owner('kate')
    for (let count = 0; count < KEYS_LIVE_MAX; count += 1) await ask('POST', '/keys', {})
    const refused = await ask('POST', '/keys', {})
    expect(NotServed.strict().safeParse(refused.json()).error).toBeUndefined()
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        error: 'key_limit_reached',
        message: 'The account has 20 live keys, the maximum: revoke one first',
        limit: 20,
      },
    ])
  }, 20_000)
})

describe('events', () => {
  test('list the actions on keys, newest first, without the key, only to their account', async () => {
    const ask = owner('lena')
    const { id, key, prefix } = (await ask('POST', '/keys', { name: 'laptop' })).json()
    await ask('DELETE', `/keys/${id}`)
    await ask('DELETE', `/keys/${id}`)
    const response = await ask('GET', '/events')
    expect(response.body).not.toContain(key.slice(15))
    const detail = { key_id: id, prefix, name: 'laptop' }
    const events = AccountEvents.parse(response.json())
    expect(events.filter(({ action }) => action.startsWith('key_'))).toMatchObject([
      { actor: 'account', action: 'key_revoked', description: 'An API key was revoked', detail },
      { actor: 'account', action: 'key_created', description: 'An API key was created', detail },
    ])
    expect((await owner('mia')('GET', '/events')).body).not.toContain(id)
  })

  test.each([['0'], ['501'], ['1.5'], ['x']])('a limit of %s is refused', async (limit) => {
    const response = await owner('nora')('GET', `/events?limit=${limit}`)
    expect([response.statusCode, response.json().detail[0].loc]).toEqual([422, ['query', 'limit']])
  })

  test('a parameter that is not there is refused, also where there is none', async () => {
    for (const list of ['events', 'logs', 'keys', 'me']) {
      const response = await owner('nora')('GET', `/${list}?offset=1`)
      expect([response.statusCode, response.json().detail[0].loc]).toEqual([422, ['query', 'offset']])
    }
  })

  test('as many as were asked for, fifty by default', async () => {
    const ask = owner('olga')
    const { id } = await own.service.services.findAccount(await own.issuer.token('olga'))
    for (let count = 0; count < 60; count += 1)
      await recordEvent(own.service.services.db, {
        accountId: id,
        actor: 'system',
        action: 'settings_changed',
        detail: { count },
      })
    expect((await ask('GET', '/events')).json()).toHaveLength(50)
    expect((await ask('GET', '/events?limit=2')).json()).toMatchObject([
      { detail: { count: 59 } },
      { detail: { count: 58 } },
    ])
    expect((await ask('GET', '/events?limit=500')).json().length).toBeGreaterThanOrEqual(60)
  })
})

test('no key is ever logged', async () => {
  const { key } = (await owner('pia')('POST', '/keys', { name: 'a name of my own' })).json()
  await use(key)
  expect(own.service.logged()).not.toMatch(/orr_live_/)
  expect(own.service.logged()).not.toContain('a name of my own')
})

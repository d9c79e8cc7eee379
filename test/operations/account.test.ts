import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookUnits } from '../../src/accounts/billing/units.ts'
import { AccountProfile, FeedbackResponse, Onboarding, SyncUserResponse } from '../../src/contract/accounts/account.ts'
import { NotificationSettings } from '../../src/contract/accounts/settings.ts'
import { startTestApp } from '../support/app.ts'
import { propertyRuns } from '../support/full-form.ts'
import { type Method, useSignedIn } from '../support/signed-in.ts'

const SECRET = 'a secret of forty characters, shared by us'

const own = useSignedIn({ environment: { SYNC_SECRET: SECRET } })
const { as, ask } = own
const asServer = { 'x-sync-secret': SECRET }

const faultOf = (reply: { json(): { detail: { loc: string[]; msg: string }[] } }) => {
  const [first] = reply.json().detail
  return `${first?.loc.join('.')}: ${first?.msg}`
}

describe('POST /auth/sync', () => {
  const sync = (headers: Record<string, string>, body: object) => ask('POST', '/auth/sync', headers, body)

  test('makes the profile of a token’s user once, and answers it', async () => {
    const first = await sync(await as('sync-1', { name: 'Ada' }), { user_id: 'sync-1' })
    expect(first.statusCode).toBe(200)
    const body = SyncUserResponse.parse(first.json())
    expect(body).toMatchObject({
      created: true,
      user_id: 'sync-1',
      email: 'sync-1@example.com',
      email_verified: true,
      name: 'Ada',
      plan: 'free',
      status: 'active',
      onboarding: null,
      usage: { period: 'day', limit: 80, used: 0, remaining: 80 },
      live_keys: 0,
      report_branding: false,
    })
    const second = (await sync(await as('sync-1'), { user_id: 'sync-1', name: 'Ada L.' })).json()
    expect(second).toMatchObject({ created: false, id: body.id, name: 'Ada L.' })
  })

  test('reaches only the user of the token, whatever the body names', async () => {
    const victim = (await sync(await as('victim', { name: 'Victim' }), { user_id: 'victim' })).json()
    const reply = await sync(await as('attacker'), { user_id: 'victim', name: 'Mine', email: 'mine@example.com' })
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toEqual({ detail: 'The access token does not belong to user_id' })
    expect((await ask('GET', '/auth/me', await as('victim', { name: 'Victim' }))).json()).toMatchObject({
      id: victim.id,
      name: 'Victim',
      email: 'victim@example.com',
    })
  })

  test('takes an address from a body only where the token has none, and never as verified', async () => {
    const other = { user_id: 'sync-2', email: 'other@example.com' }
    expect((await sync(await as('sync-2'), other)).json()).toMatchObject({
      email: 'sync-2@example.com',
      email_verified: true,
    })
    const without = await as('sync-3', { email: undefined, email_verified: true })
    expect((await sync(without, { user_id: 'sync-3', email: 'said@example.com' })).json()).toMatchObject({
      email: 'said@example.com',
      email_verified: false,
    })
  })

  test('a server that knows the secret may sync any user of the issuer', async () => {
    const user = { user_id: 'sync-4', email: 'four@example.com', name: 'Four' }
    const made = (await sync(asServer, user)).json()
    expect(made).toMatchObject({ created: true, email: 'four@example.com', email_verified: false, name: 'Four' })
    const seen = (await ask('GET', '/auth/me', await as('sync-4', { email: 'four@example.com' }))).json()
    expect(seen).toMatchObject({ id: made.id, email_verified: true, name: 'Four' })
    expect((await sync(asServer, user)).json()).toMatchObject({ created: false, id: made.id, email_verified: true })
    expect((await sync(asServer, { ...user, email: 'five@example.com' })).json()).toMatchObject({
      email: 'five@example.com',
      email_verified: false,
    })
  })

  test('requires a valid credential', async () => {
    const user = { user_id: 'nobody' }
    const replies = await Promise.all([
      sync({}, user),
      sync({ 'x-sync-secret': '' }, user),
      sync({ 'x-sync-secret': `${SECRET} ` }, user),
      sync({ 'x-sync-secret': SECRET.slice(1), ...(await as('nobody')) }, user),
      sync({ 'x-api-key': own.service.key }, user),
    ])
    expect(replies.map(({ statusCode, body }) => [statusCode, JSON.parse(body).detail])).toEqual([
      [401, 'Missing access token'],
      [401, 'Invalid sync secret'],
      [401, 'Invalid sync secret'],
      [401, 'Invalid sync secret'],
      [401, expect.stringMatching(/^Missing access token: .* not an API key$/)],
    ])
  })

  test('accepts no secret where none is configured', async () => {
    const other = await startTestApp({ issuer: own.issuer })
    const replies = await Promise.all(
      ['', 'undefined', SECRET].map((secret) =>
        other.app.inject({
          method: 'POST',
          url: '/api/v1/auth/sync',
          headers: { 'x-sync-secret': secret },
          payload: { user_id: 'nobody' },
        }),
      ),
    )
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    await other.stop()
  })

  test.each([
    [{}, 'body.user_id: Field required'],
    [{ user_id: '' }, 'body.user_id: Must not be empty'],
    [{ user_id: 'x'.repeat(256) }, 'body.user_id: Must be at most 255 characters'],
    [{ user_id: 'a\u0000b' }, 'body.user_id: Must be one line without control characters'],
    [{ user_id: 'u', email: 'nobody' }, 'body.email: Must be an e-mail address'],
    [{ user_id: 'u', name: 7 }, 'body.name: Expected text, given once'],
    [{ user_id: 'u', name: '\ud800' }, 'body.name: Must not have an unpaired surrogate'],
    [{ user_id: 'u', plan: 'operator' }, 'body.plan: This field does not exist'],
  ])('%j is refused with its reason', async (body, fault) => {
    const reply = await sync(asServer, body)
    expect(reply.statusCode).toBe(422)
    expect(faultOf(reply)).toBe(fault)
  })
})

describe('GET /auth/me', () => {
  test.each([
    ['Ada\u0000\nLovelace', 'Ada  Lovelace'],
    [' ', 'strange@example.com'],
    [`${'x'.repeat(199)}\u{1f600}`, `${'x'.repeat(199)}\ufffd`],
  ])('an account opens with the name %j of its token as one line that can be kept', async (name, kept) => {
    const claims = { name, email: 'strange@example.com' }
    expect((await ask('GET', '/auth/me', await as(randomUUID(), claims))).json().name).toBe(kept)
  })

  test.each(['/auth/me', '/auth/keys', '/auth/logs', '/settings/callback-secret'])(
    'no browser keeps what %s answers',
    async (path) => {
      expect((await ask('GET', path, await as('me-2'))).headers['cache-control']).toBe('no-store')
    },
  )

  test('shows keys, use and branding', async () => {
    const headers = await as('me-1')
    const me = AccountProfile.parse((await ask('GET', '/auth/me', headers)).json())
    expect(Date.parse(me.usage.resets_at)).toBeGreaterThan(Date.now())
    expect(Math.abs(Date.parse(me.created_at) - Date.now())).toBeLessThan(60_000)
  })

  test('counts bought units beside those of the plan, in the body and in the headers', async () => {
    const headers = await as('me-3')
    const { id } = (await ask('GET', '/auth/me', headers)).json()
    const { db } = own.service.services
    await bookUnits(db, id, { amount: 20, cause: 'purchase', reference: 'payment' })
    const reply = await ask('GET', '/auth/me', headers)
    expect(reply.json().usage).toMatchObject({ limit: 100, used: 0, remaining: 100 })
    expect([reply.headers['x-ratelimit-limit'], reply.headers['x-ratelimit-remaining']]).toEqual(['100', '100'])
  })
})

describe('POST /auth/onboarding', () => {
  const save = async (subject: string, body: object) => ask('POST', '/auth/onboarding', await as(subject), body)

  test('keeps omitted answers, replaces given ones, and removes those that are null', async () => {
    const first = await save('on-1', { full_name: ' Ada Lovelace ', role: 'developer', marketing_consent: true })
    expect(Onboarding.parse(first.json())).toMatchObject({
      full_name: 'Ada Lovelace',
      company: null,
      role: 'developer',
      marketing_consent: true,
    })
    const second = (await save('on-1', { company: 'Engines', role: 'founder', marketing_consent: null })).json()
    expect(second).toMatchObject({
      full_name: 'Ada Lovelace',
      company: 'Engines',
      role: 'founder',
      marketing_consent: null,
    })
    expect((await ask('GET', '/auth/me', await as('on-1'))).json().onboarding).toEqual(second)
  })

  test.each([
    [{}, /^body: Expected at least one of: full_name, company, role/],
    [{ role: 'king' }, /^body\.role: Allowed: developer, founder/],
    [{ full_name: '' }, /^body\.full_name: Must not be empty/],
    [{ full_name: 'x'.repeat(201) }, /^body\.full_name: Must be at most 200 characters/],
    [{ company: 'a\u0000b' }, /^body\.company: Must be one line/],
    [{ company: '\udc00' }, /^body\.company: Must not have an unpaired surrogate/],
    [{ marketing_consent: 'yes' }, /^body\.marketing_consent: Expected true or false/],
    [{ company: 'x', shoe_size: 43 }, /^body\.shoe_size: This field does not exist/],
    [[], /^body: Expected a JSON object/],
  ])('%j is refused with its reason', async (body, fault) => {
    const reply = await save(randomUUID(), body)
    expect(reply.statusCode).toBe(422)
    expect(faultOf(reply)).toMatch(fault)
  })
})

describe('POST /auth/feedback/first-success', () => {
  const save = async (body: object, subject: string = randomUUID()) =>
    ask('POST', '/auth/feedback/first-success', await as(subject), body)

  test('exists once for an account: a second one replaces the first', async () => {
    const full = {
      rating: 4,
      comment: 'Short\nway',
      endpoint: '/api/v1/natal/calculate',
      minutes_to_first_success: 2.5,
    }
    expect(FeedbackResponse.parse((await save(full, 'feedback')).json())).toMatchObject(full)
    expect((await save({ rating: 5 }, 'feedback')).json()).toMatchObject({ rating: 5, comment: null, endpoint: null })
  })

  test.each([
    [{}, 'body.rating: Field required'],
    [{ rating: 0 }, 'body.rating: Must be at least 1'],
    [{ rating: 6 }, 'body.rating: Must be at most 5'],
    [{ rating: 4.5 }, 'body.rating: Expected a whole number'],
    [{ rating: 4, comment: 'x'.repeat(2001) }, 'body.comment: Must be at most 2000 characters'],
    [{ rating: 4, comment: 'a\u0000b' }, 'body.comment: Must not have the character U+0000'],
    [{ rating: 4, endpoint: 'natal' }, 'body.endpoint: Expected a path that begins with / and has no query'],
    [{ rating: 4, minutes_to_first_success: -1 }, 'body.minutes_to_first_success: Must be at least 0'],
    [{ rating: 4, minutes_to_first_success: 525_601 }, 'body.minutes_to_first_success: Must be at most 525600'],
  ])('%j is refused with its reason', async (body, fault) => {
    const reply = await save(body)
    expect(reply.statusCode).toBe(422)
    expect(faultOf(reply)).toBe(fault)
  })
})

describe('/settings/notifications', () => {
  const all = { product_updates: true, usage_alerts: false, billing_notices: true, report_ready: false }

  test('begins without news and with all that an owner needs, and is replaced as a whole', async () => {
    const headers = await as('notes')
    const before = NotificationSettings.parse((await ask('GET', '/settings/notifications', headers)).json())
    expect(before).toEqual({
      product_updates: false,
      usage_alerts: true,
      billing_notices: true,
      report_ready: true,
      security_alerts: true,
    })
    const wanted = { ...all, security_alerts: true }
    expect((await ask('PUT', '/settings/notifications', headers, wanted)).json()).toEqual(wanted)
    expect((await ask('GET', '/settings/notifications', headers)).json()).toEqual(wanted)
    expect((await ask('GET', '/settings/notifications', await as('other-notes'))).json()).toEqual(before)
  })

  test.each([
    [all, 'body.security_alerts: Field required'],
    [{ ...all, security_alerts: false }, 'body.security_alerts: Security alerts cannot be switched off. Allowed: true'],
    [{ ...all, security_alerts: true, report_ready: null }, 'body.report_ready: Expected true or false'],
    [{ ...all, security_alerts: true, sms: true }, 'body.sms: This field does not exist'],
  ])('%j is refused with its reason', async (body, fault) => {
    const reply = await ask('PUT', '/settings/notifications', await as(randomUUID()), body)
    expect(reply.statusCode).toBe(422)
    expect(faultOf(reply)).toBe(fault)
  })
})

describe('whatever is sent', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\0', '\ud800', ' '),
  )
  const value = fc.oneof(text, fc.boolean(), fc.integer(), fc.double(), fc.constant(null), fc.jsonValue())
  const bodyOf = (...fields: readonly string[]) =>
    fc.oneof(fc.jsonValue(), fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] }))
  const CASES: readonly (readonly [Method, string, fc.Arbitrary<unknown>])[] = [
    ['POST', '/auth/sync', bodyOf('user_id', 'email', 'name')],
    ['POST', '/auth/onboarding', bodyOf('full_name', 'company', 'role', 'marketing_consent')],
    ['POST', '/auth/feedback/first-success', bodyOf('comment', 'endpoint', 'minutes_to_first_success').map(rated)],
    ['PUT', '/settings/notifications', bodyOf('product_updates', 'usage_alerts', 'security_alerts')],
    ['DELETE', '/settings/account', bodyOf('confirmation', 'reason')],
  ]

  test.each(CASES)('%s %s is done or refused, and never fails', async (method, url, bodies) => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const headers = url === '/auth/sync' ? asServer : await as(randomUUID())
        const reply = await own.service.app.inject({
          ...{ method, url: `/api/v1${url}` },
          headers: { ...headers, 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        })
        expect([200, 422]).toContain(reply.statusCode)
      }),
      { numRuns: propertyRuns(100) },
    )
  })
})

/** With a rating that is right, so that the other fields are reached. */
function rated(body: unknown): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, rating: 3 } : body
}

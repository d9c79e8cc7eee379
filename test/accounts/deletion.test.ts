import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookUnits, offerPack, spendUnits } from '../../src/accounts/billing/units.ts'
import { type Deletions, deletionSweep, openDeletions } from '../../src/accounts/deletion.ts'
import { type CancelBilling, STEPS } from '../../src/accounts/deletion-steps.ts'
import { digest } from '../../src/accounts/digest.ts'
import { AccountDeletionResponse, DELETION_STEPS } from '../../src/contract/accounts/settings.ts'
import { startBackground } from '../../src/run/background.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { requestIdIn } from '../support/oauth.ts'
import { person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis } from '../support/redis.ts'
import { type Method, sendTo } from '../support/signed-in.ts'

const CONFIRMED = { confirmation: 'delete my account' }
let database: TestDatabase
let issuer: TestIssuer
let goTrue: Awaited<ReturnType<typeof startGoTrue>>
let front: TestApp
let other: TestApp
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase()
  issuer = await startIssuer()
  goTrue = await startGoTrue()
  const options = {
    ...{ databaseUrl: database.url, issuer },
    environment: { AUTH_ADMIN_URL: goTrue.url, AUTH_ADMIN_KEY: 'service-key' },
  }
  front = await startTestApp(options)
  other = await startTestApp(options)
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await front.stop()
  await other.stop()
  await goTrue.stop()
  await issuer.stop()
  await database.drop()
})
beforeEach(() => goTrue.answerWith())

/** The administration of GoTrue as far as it deletes users: 200, or what it is told to answer first. */
async function startGoTrue() {
  const asked: string[] = []
  let statuses: number[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith(...next: number[]) {
      statuses = next
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

type Ask = (method: Method, url: string, payload?: object) => ReturnType<typeof sendTo>
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const asker =
  (service: TestApp, token: string): Ask =>
  (method, url, payload) =>
    sendTo(service, bearer(token), method, url, payload)
const askerOf = async (service: TestApp, subject: string): Promise<Ask> => asker(service, await issuer.token(subject))

/** Uses every part that stores data of an account. Returns the texts that must not be found afterwards. */
async function fill(service: TestApp, token: string): Promise<{ needles: string[]; key: string }> {
  const ask = asker(service, token)
  const me = (await ask('GET', '/auth/me')).json()
  const created = (await ask('POST', '/auth/keys', { name: 'Needle of a key' })).json()
  await ask('POST', '/auth/onboarding', { full_name: 'Needle Of Onboarding', company: 'Needle Works' })
  await ask('POST', '/auth/feedback/first-success', { rating: 5, comment: 'Needle of feedback' })
  await ask('PUT', '/settings/notifications', {
    ...{ product_updates: true, usage_alerts: true, billing_notices: true, report_ready: true, security_alerts: true },
  })
  await connectNeedle(service, token)
  await sellNeedle(service, me.id)
  const form = new FormData()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"><rect width="3" height="1"/></svg>'
  form.append('file', new Blob([svg]), 'logo.svg')
  form.append('footer_label', 'Needle of branding')
  const request = new Response(form)
  const branding = await service.app.inject({
    ...{ method: 'POST', url: '/api/v1/auth/report-branding' },
    headers: { ...bearer(token), 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  const headers = { 'x-api-key': created.key, 'idempotency-key': 'needle-of-idempotency' }
  const reply = await service.app.inject({
    ...{ method: 'POST', url: '/api/v1/ephemeris/calculate', headers },
    payload: { start: '2026-01-01' },
  })
  expect([reply.statusCode, branding.statusCode]).toEqual([200, 200])
  await service.services.requests.recent(me.id, 1)
  const texts = [me.id, me.user_id, me.email, me.name, created.prefix, digest(created.key).toString('hex'), 'Needle']
  return { needles: texts, key: created.key }
}

/** Units that were bought and spent, and a pack that was offered. */
async function sellNeedle({ services: { db } }: TestApp, accountId: string): Promise<void> {
  await bookUnits(db, accountId, { amount: 10, cause: 'purchase', reference: 'Needle of a payment' })
  await spendUnits(db, accountId, 4)
  await offerPack(
    db,
    { accountId, units: 9, amount: 900, currency: 'usd', expiresAtMs: Date.now() + 60_000 },
    'operator',
  )
}

/** Grants a client access, and leaves a further request of it undecided. */
async function connectNeedle({ app }: TestApp, token: string): Promise<void> {
  const redirect_uris = ['http://127.0.0.1/callback']
  const registered = await app.inject({
    ...{ method: 'POST', url: '/mcp/oauth/register', payload: { client_name: 'Client', redirect_uris } },
  })
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: registered.json().client_id, state: 'state' },
    ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
  })
  const { body } = await app.inject({ url: `/mcp/oauth/authorize?${query}` })
  const url = `/mcp/oauth/requests/${requestIdIn(body)}`
  const decided = await app.inject({ method: 'POST', url, headers: bearer(token), payload: { decision: 'approve' } })
  expect(decided.statusCode).toBe(200)
}

/** Every table in which a text occurs, in whatever column. */
async function tablesWith(needle: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(
      `select from ${name} t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
      [needle],
    )
    if (rowCount) found.push(name)
  }
  return found
}

async function expectGone(needles: readonly string[]): Promise<void> {
  for (const needle of needles) expect([needle, await tablesWith(needle)]).toEqual([needle, []])
}

/** Makes postponed deletions due at once. */
const makeDue = () => client.query('update account_deletion set next_try_at = now()')

describe('afterwards nothing of an account is found', () => {
  test('with the built-in identity provider', async () => {
    const own = await startTestApp({ databaseUrl: database.url })
    const ada = person(() => own, 'ada-of-mail@example.com')
    const neighbour = person(() => own)
    const [session, neighbourSession] = [await ada.arrive(), await neighbour.arrive()]
    const token = await ada.accessToken(session)
    const ask = asker(own, token)
    const { needles } = await fill(own, token)
    const kept = (await asker(own, await neighbour.accessToken(neighbourSession))('GET', '/auth/me')).json()
    for (const needle of needles) expect([needle, await tablesWith(needle)]).not.toEqual([needle, []])

    const reply = await ask('DELETE', '/settings/account', CONFIRMED)
    expect(reply.statusCode).toBe(200)
    expect(AccountDeletionResponse.parse(reply.json())).toEqual({
      status: 'completed',
      done: [...DELETION_STEPS],
      remaining: [],
      identity: 'deleted',
    })
    // The request log is written up to a second later.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await expectGone(needles)

    expect((await ask('GET', '/auth/me')).statusCode).toBe(401)
    expect((await ada.get('/api/auth/token', session)).statusCode).toBe(401)
    const refused = await ada.post('/api/auth/sign-in/email', { email: ada.email, password: ada.password })
    expect(refused.statusCode).toBe(401)
    const still = await asker(own, await neighbour.accessToken(neighbourSession))('GET', '/auth/me')
    expect(still.json()).toEqual(kept)
    expect((await neighbour.get('/api/auth/token', await ada.arrive())).statusCode).toBe(200)
    await own.stop()
  })

  test('with an outside identity provider, whose user is deleted by GoTrue', async () => {
    const token = await issuer.token('needle-subject', { name: 'Needle Name' })
    const ask = asker(front, token)
    const { needles, key } = await fill(front, token)
    const reply = await ask('DELETE', '/settings/account', CONFIRMED)
    expect([reply.statusCode, reply.json().identity]).toEqual([200, 'deleted'])
    expect(goTrue.asked.at(-1)).toBe('DELETE /admin/users/needle-subject')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await expectGone(needles)
    const refusals = await Promise.all(
      [front, other].map(async (each) => [
        (await asker(each, token)('GET', '/auth/me')).json().detail,
        (await each.get({ start: '2026-01-01' }, { 'x-api-key': key })).json().detail,
      ]),
    )
    const refusal = ['Invalid access token: its account was deleted', 'Invalid API key']
    expect(refusals).toEqual([refusal, refusal])
  })

  test.skipIf(!redisAvailable)('in Redis either', async () => {
    const redis = await startRedis()
    const own = await startTestApp({ databaseUrl: database.url, redisUrl: redis.url, issuer })
    const token = await issuer.token('in-redis')
    const { needles, key } = await fill(own, token)
    const keysOf = () => own.services.redis!.keys(`*${needles[0]}*`)
    expect((await keysOf()).length).toBeGreaterThan(0)
    expect((await asker(own, token)('DELETE', '/settings/account', CONFIRMED)).statusCode).toBe(200)
    expect(await keysOf()).toEqual([])
    expect((await own.get({ start: '2026-01-01' }, { 'x-api-key': key })).statusCode).toBe(401)
    await own.stop()
    await redis.stop()
  })

  test('of a table with more rows than are deleted at once', async () => {
    const account = await front.services.findAccount(await issuer.token('of-many-rows'))
    await client.query(
      `insert into audit_event (account_id, actor, action) select $1, 'account', 'profile_changed' from generate_series(1, 1001)`,
      [account.id],
    )
    const parts = { ...front.services, redis: undefined, cancelBilling: async () => {} }
    await STEPS.records(parts, {
      ...{ account_id: account.id, issuer: issuer.url, subject: 'of-many-rows' },
      ...{ done: [], attempts: 1 },
    })
    const { rows } = await client.query('select count(*)::int from audit_event where account_id = $1', [account.id])
    expect(rows).toEqual([{ count: 0 }])
  })

  test('not even of requests that ran while it was deleted', async () => {
    const ask = await askerOf(front, 'straggler')
    const { id } = (await ask('GET', '/auth/me')).json()
    await ask('DELETE', '/settings/account', CONFIRMED)
    await client.query(`insert into quota_use values ($1, 'day', current_date, 3)`, [id])
    await client.query(`insert into limit_bucket (account_id, full_at) values ($1, now())`, [id])
    const neighbour = await front.services.findAccount(await issuer.token('neighbour'))
    await client.query(`insert into quota_use values ($1, 'day', current_date, 3)`, [neighbour.id])
    await client.query(`insert into limit_bucket (account_id, full_at) values ($1, now())`, [neighbour.id])
    await other.services.deletions.sweep()
    expect(await tablesWith(id)).toEqual([])
    expect(await tablesWith(neighbour.id)).toEqual(expect.arrayContaining(['public.quota_use', 'public.limit_bucket']))
  })
})

describe('the owner', () => {
  test.each([
    [{}, 'confirmation', 'Allowed: delete my account'],
    [{ confirmation: 'yes' }, 'confirmation', 'Allowed: delete my account'],
    [{ confirmation: 'Delete my account' }, 'confirmation', 'Allowed: delete my account'],
    [{ ...CONFIRMED, reason: 'bored' }, 'reason', expect.stringMatching(/^Allowed: not_needed, too_expensive/)],
    [{ ...CONFIRMED, user_id: 'x' }, 'user_id', 'This field does not exist'],
  ])('%j does not delete, and says why', async (body, field, message) => {
    const ask = await askerOf(front, randomUUID())
    const reply = await ask('DELETE', '/settings/account', body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0]).toMatchObject({ loc: ['body', field], msg: message })
    expect((await ask('GET', '/auth/me')).statusCode).toBe(200)
  })

  test('without a body nothing is deleted', async () => {
    const ask = await askerOf(front, randomUUID())
    expect((await ask('DELETE', '/settings/account')).statusCode).toBe(422)
    expect((await ask('GET', '/auth/me')).statusCode).toBe(200)
  })

  test('says that the user stays if the identity provider cannot delete it', async () => {
    const own = await startTestApp({ databaseUrl: database.url, issuer })
    const reply = await (await askerOf(own, 'kept'))('DELETE', '/settings/account', { ...CONFIRMED, reason: 'privacy' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ status: 'completed', identity: 'kept' })
    expect(own.logged()).toContain('"reason":"privacy"')
    await own.stop()
  })

  test('is refused from the first moment, though something remains', async () => {
    goTrue.answerWith(500)
    const ask = await askerOf(front, 'pending')
    const { key } = (await ask('POST', '/auth/keys', { name: 'k' })).json()
    const reply = await ask('DELETE', '/settings/account', CONFIRMED)
    expect(reply.statusCode).toBe(202)
    expect(reply.json()).toEqual({
      status: 'in_progress',
      done: ['billing', 'keys', 'records', 'account'],
      remaining: ['identity'],
      identity: 'pending',
    })
    expect((await ask('DELETE', '/settings/account', CONFIRMED)).statusCode).toBe(401)
    expect((await ask('GET', '/auth/me')).statusCode).toBe(401)
    expect((await front.get({ start: '2026-01-01' }, { 'x-api-key': key })).statusCode).toBe(401)
    await makeDue()
    await other.services.deletions.sweep()
    expect(await tablesWith('pending')).toEqual([])
  })
})

describe('a step that fails is done by another front', () => {
  const raise = (table: string, event: string) =>
    client.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before ${event} on ${table} for each row execute function refuse()`)
  const lower = () => client.query('drop function refuse cascade')
  const nothing = async () => {}

  const OBSTACLES: Readonly<Record<string, [() => Promise<unknown>, () => Promise<unknown>]>> = {
    billing: [nothing, nothing],
    keys: [() => raise('api_key', 'update'), lower],
    records: [() => raise('audit_event', 'delete'), lower],
    account: [() => raise('account', 'delete'), lower],
    identity: [async () => goTrue.answerWith(500, 503), nothing],
  }
  const deletionsOf = ({ services }: TestApp, cancelBilling: CancelBilling): Deletions =>
    openDeletions({ ...services, cancelBilling, log: () => {} })

  test.each(Object.entries(OBSTACLES))('%s', async (step, [obstruct, clear]) => {
    const subject = `obstacle-${step}`
    const token = await issuer.token(subject)
    const { needles } = await fill(front, token)
    const account = await front.services.findAccount(token)
    const deletions = deletionsOf(front, async () => {
      if (step === 'billing') throw new Error('The payment provider is away')
    })
    await obstruct()
    const outcome = await deletions.delete(account)
    expect(outcome.remaining[0]).toBe(step)
    expect(outcome.status).toBe('in_progress')
    await expect(front.services.findAccount(token)).rejects.toThrow('its account was deleted')

    // Not before its time, and again in vain while the obstacle stands.
    const resumed = deletionsOf(other, async () => {
      if (step === 'billing' && !cleared) throw new Error('Still away')
    })
    let cleared = false
    await resumed.sweep()
    await makeDue()
    await resumed.sweep()
    expect((await client.query('select attempts from account_deletion')).rows).toEqual([{ attempts: 2 }])
    await clear()
    cleared = true
    await makeDue()
    await resumed.sweep()
    expect((await client.query('select from account_deletion')).rowCount).toBe(0)
    await front.services.requests.recent(account.id, 1)
    await expectGone(needles)
  })

  test('when the connection is cut in the middle', async () => {
    const token = await issuer.token('needle-of-a-cut')
    const { needles } = await fill(front, token)
    await client.query(`
      create function doze() returns trigger language plpgsql as $$ begin perform pg_sleep(3); return old; end $$;
      create trigger doze before delete on onboarding for each row execute function doze()`)
    const deleting = asker(front, token)('DELETE', '/settings/account', CONFIRMED)
    for (let cut = 0; cut === 0; ) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event = 'PgSleep' and pid <> pg_backend_pid()`,
      )
      cut = rowCount ?? 0
    }
    const reply = await deleting
    expect([reply.statusCode, reply.json().remaining]).toEqual([202, ['records', 'account', 'identity']])
    await client.query('drop function doze cascade')
    await makeDue()
    await other.services.deletions.sweep()
    await front.services.requests.recent((await client.query('select gen_random_uuid() as id')).rows[0].id, 1)
    await expectGone(needles)
  })

  test('when a front dies: after its lease, once, although all fronts look for it', async () => {
    const token = await issuer.token('orphan')
    const account = await front.services.findAccount(token)
    // What is left of a front that was killed right after it had begun.
    await client.query(
      `insert into account_deletion (account_id, issuer, subject, identity_hash, next_try_at)
       values ($1, $2, 'orphan', sha256('orphan'), now() + interval '1 minute')`,
      [account.id, issuer.url],
    )
    const before = goTrue.asked.length
    await other.services.deletions.sweep()
    expect(goTrue.asked.length).toBe(before)
    await makeDue()
    await Promise.all([front, other, front, other].map(({ services }) => services.deletions.sweep()))
    expect(goTrue.asked.slice(before)).toEqual(['DELETE /admin/users/orphan'])
    expect(await tablesWith(account.id)).toEqual([])
  })

  test('automatically, at the start of a front and repeatedly after it', async () => {
    const begin = async (subject: string) => {
      const account = await front.services.findAccount(await issuer.token(subject))
      await client.query(
        `insert into account_deletion (account_id, issuer, subject, identity_hash, next_try_at)
         values ($1, $2, $3, sha256('x'), now())`,
        [account.id, issuer.url, subject],
      )
      return account.id
    }
    const first = await begin('before-the-start')
    const sweeping = startBackground([deletionSweep(other.services.deletions, 50)], () => {})
    await expect.poll(() => tablesWith(first)).toEqual([])
    const second = await begin('after-the-start')
    await expect.poll(() => tablesWith(second)).toEqual([])
    await sweeping.stop()
  })

  test('a waiting caller gets the progress, and the rest continues', async () => {
    const token = await issuer.token('patient')
    const account = await front.services.findAccount(token)
    const gate = Promise.withResolvers<void>()
    const slow = openDeletions({
      ...front.services,
      ...{ cancelBilling: () => gate.promise, log: () => {}, answerMs: 50 },
    })
    expect(await slow.delete(account)).toMatchObject({ status: 'in_progress', remaining: [...DELETION_STEPS] })
    gate.resolve()
    await expect.poll(() => tablesWith(account.id)).toEqual([])
    await slow.close()
  })
})

test('a deleted identity is forgotten after 30 days, but not during its deletion', async () => {
  await client.query(`
    delete from deleted_identity;
    insert into deleted_identity (hash, deleted_at) values
      (sha256('old'), now() - interval '30 days 1 minute'),
      (sha256('young'), now() - interval '29 days 23 hours'),
      (sha256('going on'), now() - interval '40 days');
    insert into account_deletion (account_id, issuer, subject, identity_hash, next_try_at) values
      (gen_random_uuid(), 'x', 'x', sha256('going on'), now() + interval '1 hour')`)
  await front.services.deletions.sweep()
  const { rows } = await client.query('select count(*)::int as count from deleted_identity')
  expect(rows).toEqual([{ count: 2 }])
  await client.query('delete from account_deletion')
})

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { oauthSweep } from '../../src/accounts/oauth/oauth.ts'
import { openTokenKeys } from '../../src/accounts/oauth/secrets.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { BASE, CALLBACK, challengeOf, newVerifier, oauthClient, type Tokens } from '../support/oauth.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

const WHOLE = `${BASE}/mcp`
/** The promised second. */
const PROMISED_MS = 1_000

let issuer: TestIssuer
let database: TestDatabase
let front: TestApp
let other: TestApp
beforeAll(async () => {
  issuer = await startIssuer()
  database = await createDatabase()
  const options = { databaseUrl: database.url, issuer }
  front = await startTestApp(options)
  other = await startTestApp(options)
  while (![front, other].every(({ services }) => services.changes.isHearing())) await sleep(10)
})
afterAll(async () => {
  await front.stop()
  await other.stop()
  await issuer.stop()
  await database.drop()
})
const client = oauthClient({
  get service() {
    return front
  },
  get issuer() {
    return issuer
  },
})
const Nothing = z.object({})
const ask = async (subject: string, method: 'GET' | 'DELETE', path = '') => {
  await sleep(120)
  const headers = await issuer.as(subject)
  return front.app.inject({ method, url: `/mcp/oauth/grants${path}`, headers })
}
const accepts = ({ services }: TestApp, { access_token }: Tokens): Promise<boolean> =>
  services.findAssistant(access_token, WHOLE).then(
    () => true,
    (error) => {
      if (error.code !== 'invalid_token') throw error
      return false
    },
  )
/** Milliseconds until the other front refuses a token. */
async function refusedAfter(tokens: Tokens): Promise<number> {
  const began = performance.now()
  while (await accepts(other, tokens)) {
    if (performance.now() - began > 15_000) throw new Error('The token is never refused')
    await sleep(10)
  }
  return performance.now() - began
}

describe('the owner of an account', () => {
  test('sees its grants, and not those of others', async () => {
    await client.connect('ada', { fields: { scope: 'natal reports' } })
    await client.connect('grace')
    const listed = (await ask('ada', 'GET')).json()
    expect(listed).toHaveLength(1)
    expect(listed[0]).toMatchObject({
      ...{ client: { name: 'A client', verified_host: null }, redirect_host: '127.0.0.1:8976', resource: WHOLE },
      scopes: [{ name: 'natal' }, { name: 'reports' }],
    })
    const days = (Date.parse(listed[0].expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(89.9)
    expect(days).toBeLessThan(90.1)
  })

  test('does not see a grant whose code was never exchanged', async () => {
    const fields = {
      ...{ response_type: 'code', client_id: await client.clientId(), redirect_uri: CALLBACK, scope: 'natal' },
      ...{ code_challenge: challengeOf(newVerifier()), code_challenge_method: 'S256', resource: WHOLE },
    }
    const decided = await client.decide(await client.ask(fields), 'undecided')
    expect(decided.json()).toHaveProperty('redirect_to')
    expect((await ask('undecided', 'GET')).json()).toEqual([])
  })

  test('ends a grant: the same front refuses its token at once, the other within a second', async () => {
    const { clientId, tokens } = await client.connect('ender')
    for (const each of [front, other]) expect(await accepts(each, tokens)).toBe(true)
    const [{ id }] = (await ask('ender', 'GET')).json()
    expect((await ask('ender', 'DELETE', `/${id}`)).json()).toEqual({ status: 'ended' })
    expect(await accepts(front, tokens)).toBe(false)
    expect(await refusedAfter(tokens)).toBeLessThan(PROMISED_MS)
    expect((await client.refresh(clientId, tokens.refresh_token)).json().error).toBe('invalid_grant')
    expect((await ask('ender', 'DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await ask('ender', 'GET')).json()).toEqual([])
  })

  test('cannot end the grant of another account', async () => {
    const { tokens } = await client.connect('mine')
    const [{ id }] = (await ask('mine', 'GET')).json()
    expect((await ask('stranger', 'DELETE', `/${id}`)).statusCode).toBe(404)
    expect(await accepts(front, tokens)).toBe(true)
  })

  test('has at most fifty grants: a further one takes the place of its own one used longest ago', async () => {
    const { tokens: few } = await client.connect('few')
    const { tokens } = await client.connect('many')
    expect(await accepts(other, tokens)).toBe(true)
    const { id } = await front.services.findAccount(await issuer.token('many'))
    const { db } = front.services
    await db.query(
      sql.type(Nothing)`
        update oauth_grant set last_used_at = now() - case when account_id = ${id} then interval '1 day' else '2 days' end`,
    )
    await db.query(sql.type(Nothing)`
      insert into oauth_grant (account_id, client_id, client_name, base, resource, scopes, code_hash, code_challenge,
        code_expires_at, redirect_uri, redeemed_at, family_hash, refresh_hash, last_used_at, expires_at)
      select account_id, client_id, client_name, base, resource, scopes, sha256(n::text::bytea), code_challenge,
        code_expires_at, redirect_uri, redeemed_at, family_hash, refresh_hash, now(), expires_at
      from oauth_grant, generate_series(1, 49) n where account_id = ${id}`)
    await client.connect('many')
    expect((await ask('many', 'GET')).json()).toHaveLength(50)
    expect(await refusedAfter(tokens)).toBeLessThan(PROMISED_MS)
    expect(await accepts(other, few)).toBe(true)
  })

  test('who deletes the account ends its grants, and nothing of them is left', async () => {
    const { tokens } = await client.connect('leaving')
    const { id } = await front.services.findAccount(await issuer.token('leaving'))
    expect(await accepts(other, tokens)).toBe(true)
    const reply = await front.app.inject({
      ...{ method: 'DELETE', url: '/api/v1/settings/account', payload: { confirmation: 'delete my account' } },
      headers: await issuer.as('leaving'),
    })
    expect(reply.json()).toMatchObject({ status: 'completed' })
    expect(await refusedAfter(tokens)).toBeLessThan(PROMISED_MS)
    const { db } = front.services
    expect(await db.any(sql.type(Nothing)`select from oauth_grant where account_id = ${id}`)).toEqual([])
  })

  test('whose subscription has ended is known as such', async () => {
    const { tokens } = await client.connect('lapsed')
    const { id } = await front.services.findAccount(await issuer.token('lapsed'))
    const { db, changes, findAssistant } = front.services
    await db.query(sql.type(Nothing)`update account set status = 'inactive' where id = ${id}`)
    await changes.announceAccount(id)
    expect(await findAssistant(tokens.access_token, WHOLE)).toMatchObject({ subscribed: false })
  })
})

describe('the client', () => {
  test.each(['access_token', 'refresh_token'] as const)('ends its grant by its %s (RFC 7009)', async (name) => {
    const { clientId, tokens } = await client.connect('revoker')
    const foreign = await client.revoke({ token: tokens[name], client_id: await client.clientId() })
    expect([foreign.statusCode, foreign.json().error]).toEqual([400, 'invalid_request'])
    expect(await accepts(other, tokens)).toBe(true)
    const reply = await client.revoke({ token: tokens[name], client_id: clientId })
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(await accepts(front, tokens)).toBe(false)
    expect(await refusedAfter(tokens)).toBeLessThan(PROMISED_MS)
    expect((await client.revoke({ token: tokens[name] })).statusCode).toBe(200)
  })
})

test('the record of the account shows who was connected and how it ended', async () => {
  const { tokens } = await client.connect('recorded', { fields: { scope: 'natal' } })
  await client.revoke({ token: tokens.refresh_token })
  await sleep(1_000)
  const headers = await issuer.as('recorded')
  const [ended, connected] = (await front.app.inject({ url: '/api/v1/auth/events', headers })).json()
  expect(connected).toMatchObject({ action: 'assistant_connected', detail: { client: 'A client', scopes: 'natal' } })
  expect(ended).toMatchObject({ action: 'assistant_disconnected', detail: { reason: 'the client revoked it' } })
})

test('a token of one front is accepted by the other, and by one that started later', async () => {
  const { tokens } = await client.connect('traveller')
  const later = await startTestApp({ databaseUrl: database.url, issuer })
  for (const each of [front, other, later]) expect(await accepts(each, tokens)).toBe(true)
  await later.stop()
})

test('the signing key changes after thirty days, and the old one verifies for one more', async () => {
  const { db } = front.services
  const before = await openTokenKeys(db, 'secret').newest()
  await db.query(sql.type(Nothing)`update oauth_key set created_at = now() - interval '30 days 1 minute'`)
  const keys = openTokenKeys(db, 'secret')
  const after = await keys.newest()
  expect(after.id).not.toBe(before.id)
  expect(await keys.find(before.id)).toEqual(before)
  // Reading the table is not enough to sign.
  const withoutSecret = await openTokenKeys(db).newest()
  expect(withoutSecret.id).toBe(after.id)
  expect(Buffer.from(withoutSecret.secret).equals(after.secret)).toBe(false)
  await db.query(sql.type(Nothing)`
    update oauth_key set created_at = now() - interval '31 days 1 minute' where id = ${before.id}`)
  expect(await openTokenKeys(db, 'secret').find(before.id)).toBeNull()
})

test('the sweep deletes what has ended, and keeps what is in use', async () => {
  const { db } = front.services
  const kept = await client.connect('keeper')
  const gone = await client.connect('goer')
  // Clients that an earlier version stored: one with a grant, one whose grant has ended, one without.
  const unused = `orr_client_${'a'.repeat(43)}`
  await db.query(sql.type(Nothing)`
    insert into oauth_client (id, name, redirect_uris, used_at)
    select id, '', ${sql.array([CALLBACK], 'text')}, case when id <> ${unused} then now() end
    from unnest(${sql.array([kept.clientId, gone.clientId, unused], 'text')}) id`)
  await db.query(sql.type(Nothing)`update oauth_grant set expires_at = now() where client_id = ${gone.clientId}`)
  await db.query(sql.type(Nothing)`
    update oauth_client set created_at = now() - interval '2 days', used_at = used_at - interval '91 days'`)
  const [old, recent] = [randomUUID(), randomUUID()]
  await db.query(sql.type(Nothing)`
    insert into oauth_decision (id, expires_at)
    values (${old}, now() - interval '1 second'), (${recent}, now() + interval '1 minute')`)
  await oauthSweep(db).work(new AbortController().signal, async () => {})
  const ids = async (table: 'oauth_grant' | 'oauth_client' | 'oauth_decision', column: string) =>
    db.anyFirst(
      sql.type(
        z.object({ id: z.string() }),
      )`select ${sql.identifier([column])}::text as id from ${sql.identifier([table])}`,
    )
  const [grants, clients] = [await ids('oauth_grant', 'client_id'), await ids('oauth_client', 'id')]
  expect(grants).toContain(kept.clientId)
  expect(grants).not.toContain(gone.clientId)
  expect(clients).toContain(kept.clientId)
  expect(clients).not.toContain(gone.clientId)
  expect(clients).not.toContain(unused)
  const decisions = await ids('oauth_decision', 'id')
  expect([decisions.includes(old), decisions.includes(recent)]).toEqual([false, true])
})

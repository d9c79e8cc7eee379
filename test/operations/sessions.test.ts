import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shortened } from '../../src/accounts/identity/embedded/session.ts'
import { SessionList } from '../../src/contract/accounts/sign-in.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer } from '../support/issuer.ts'
import { outboxOf, person } from '../support/person.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const somebody = () => person(() => service)
const ask = (method: 'GET' | 'DELETE', path: string, token: string) =>
  service.app.inject({ method, url: `/api/v1/auth/sessions${path}`, headers: { authorization: `Bearer ${token}` } })

describe('sessions', () => {
  test('are listed with where they were opened, the own one marked, and no address kept whole', async () => {
    const ada = somebody()
    const first = await ada.accessToken(await ada.arrive())
    const second = await ada.accessToken(await ada.signIn())
    const sessions = SessionList.parse((await ask('GET', '', second)).json())
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
    expect(sessions[0]!.network).toBe(ada.remoteAddress.replace(/\d+$/, '0/24'))
    expect(sessions[0]!.user_agent).toBe('lightMyRequest')
    expect(SessionList.parse((await ask('GET', '', first)).json())).toHaveLength(2)
  })

  test('end one by one; a session of another account is answered like a missing one', async () => {
    const [ada, eve] = [somebody(), somebody()]
    const [first, evil] = [await ada.accessToken(await ada.arrive()), await eve.accessToken(await eve.arrive())]
    const second = await ada.accessToken(await ada.signIn())
    const { id } = SessionList.parse((await ask('GET', '', second)).json()).find(({ current }) => !current)!
    const [foreign, absent] = [await ask('DELETE', `/${id}`, evil), await ask('DELETE', '/nothing', evil)]
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body])
    expect((await ask('DELETE', `/${id}`, second)).json()).toEqual({ status: 'done' })
    expect((await ask('GET', '', first)).statusCode).toBe(401)
    expect((await ask('GET', '', second)).statusCode).toBe(200)
  })

  test('that have expired are not listed', async () => {
    const ada = somebody()
    const first = await ada.accessToken(await ada.arrive())
    const second = await ada.accessToken(await ada.signIn())
    const { id } = SessionList.parse((await ask('GET', '', first)).json()).find(({ current }) => !current)!
    await service.services.db.query(
      sql.unsafe`update identity.session set "expiresAt" = now() - interval '1 second' where id = ${id}`,
    )
    const left = SessionList.parse((await ask('GET', '', first)).json())
    expect(left.map((each) => [each.id === id, each.current])).toEqual([[false, true]])
    expect((await ask('GET', '', second)).statusCode).toBe(401)
  })

  test('have ids that can be kept: another is named', async () => {
    const ada = somebody()
    const token = await ada.accessToken(await ada.arrive())
    for (const id of ['%00', 'x'.repeat(101)]) {
      const reply = await ask('DELETE', `/${id}`, token)
      expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['path', 'session_id']])
    }
  })

  test('end all at once, and signing in again goes on at once', async () => {
    const ada = somebody()
    const token = await ada.accessToken(await ada.arrive())
    expect((await ask('DELETE', '', token)).json()).toEqual({ ended: 1 })
    expect((await ask('GET', '', token)).statusCode).toBe(401)
    expect((await ask('GET', '', await ada.accessToken(await ada.signIn()))).statusCode).toBe(200)
  })

  test('of an outside issuer end when their tokens are refused, and are not listed', async () => {
    const issuer = await startIssuer()
    const outside = await startTestApp({ issuer })
    const call = (method: 'GET' | 'DELETE', token: string) =>
      outside.app.inject({ method, url: '/api/v1/auth/sessions', headers: { authorization: `Bearer ${token}` } })
    const token = await issuer.token('ada')
    expect((await call('GET', token)).statusCode).toBe(405)
    expect((await call('DELETE', token)).json()).toEqual({ ended: 0 })
    expect((await call('DELETE', token)).statusCode).toBe(401)
    const nowSeconds = Math.floor(Date.now() / 1000)
    expect((await call('DELETE', await issuer.token('ada', { iat: nowSeconds + 2 }))).statusCode).toBe(200)
    expect((await outside.app.inject({ method: 'POST', url: '/api/auth/sign-in/email' })).statusCode).toBe(404)
    await outside.stop()
    await issuer.stop()
  })
})

describe('administration', () => {
  test('a deleted user leaves no session, no password, no link and no message', async () => {
    const ada = somebody()
    const token = await ada.accessToken(await ada.arrive())
    await ada.post('/api/auth/request-password-reset', { email: ada.email })
    const subject = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub as string
    await service.services.identity.admin!.deleteUser(subject)
    await service.services.identity.admin!.deleteUser(subject)
    expect((await ask('GET', '', token)).statusCode).toBe(401)
    await expect(ada.signIn()).rejects.toThrow('401')
    const dump = await service.services.db.oneFirst(sql.unsafe`
      select jsonb_build_array(
        (select jsonb_agg(u) from identity."user" u), (select jsonb_agg(s) from identity.session s),
        (select jsonb_agg(a) from identity.account a), (select jsonb_agg(v) from identity.verification v)
      )::text`)
    expect(dump).not.toContain(subject)
    expect(dump).not.toContain(`"${ada.email}"`)
    expect((await outboxOf(service)).map(({ to }) => to)).not.toContain(ada.email)
  })

  test('a verification is sent again only to a user who waits for one', async () => {
    const ada = somebody()
    const { admin } = service.services.identity
    expect(await admin!.resendVerification(ada.email)).toBe(false)
    await ada.signUp()
    expect(await admin!.resendVerification(ada.email.toUpperCase())).toBe(true)
    await expect.poll(async () => (await outboxOf(service)).filter(({ to }) => to === ada.email).length).toBe(2)
    await ada.confirm()
    expect(await admin!.resendVerification(ada.email)).toBe(false)
  })
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:0db8:0001:0000:0000:0000:0000:0001', '2001:0db8:0001::/48'],
  ['fe80::1', 'fe80:0:0::/48'],
])('of the address %s the network %s is kept', (address, network) => {
  expect(shortened(address)).toBe(network)
})

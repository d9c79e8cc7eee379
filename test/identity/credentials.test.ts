import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NEW_ADDRESS_PAGE } from '../../src/platform/mail/letters.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { outboxOf, type Person, person } from '../support/person.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp()
})
afterAll(() => service.stop())

const somebody = (): Person => person(() => service)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const letterTo = async (email: string, subject: string) => {
  await expect
    .poll(async () => (await outboxOf(service)).some((mail) => mail.to === email && mail.subject === subject), {
      timeout: 30_000,
    })
    .toBe(true)
  return (await outboxOf(service)).find((mail) => mail.to === email && mail.subject === subject)!.text
}
const subjectsTo = async (email: string) =>
  (await outboxOf(service)).filter(({ to }) => to === email).map(({ subject }) => subject)

const WAITING = sql.type(z.object({ pid: z.int() }))`
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%update identity.%'`

/** Somebody who is signed in and has an account. */
async function arrived() {
  const who = somebody()
  const session = await who.arrive()
  await who.get('/api/v1/auth/me', await who.accessToken(session))
  return { who, session }
}
const ask = (who: Person, session: string, email: string, password = who.password) =>
  who.post('/api/auth/change-email', { email, current_password: password }, bearer(session))
/** The token of the link to another address. */
const linkTo = (who: Person, email: string) => ({ ...who, ...person(() => service, email) }).linkToken(NEW_ADDRESS_PAGE)

describe('a change of the password', () => {
  test('needs the present one, ends all other sessions, and is told by e-mail', async () => {
    const { who, session } = await arrived()
    const other = await who.signIn()
    const change = (current_password: string, token: string) =>
      who.post('/api/auth/change-password', { current_password, new_password: 'another good password' }, bearer(token))
    const wrong = await change('not the password', session)
    expect([wrong.statusCode, wrong.json().detail[0].loc]).toEqual([422, ['body', 'current_password']])
    expect((await who.get('/api/auth/token', other)).statusCode).toBe(200)
    const changed = await change(who.password, session)
    expect(changed.statusCode).toBe(200)
    for (const ended of [session, other]) expect((await who.get('/api/auth/token', ended)).statusCode).toBe(401)
    const { token } = changed.json()
    const events = await who.get('/api/v1/auth/events', await who.accessToken(token))
    expect(events.json()[0]).toMatchObject({ actor: 'account', action: 'password_changed' })
    expect(await who.signIn('another good password')).toContain('.')
    expect(await letterTo(who.email, 'Your password was changed')).toContain('/account/forgotten-password')
  })

  test('ends the keys of pages that were opened before', async () => {
    const { who, session } = await arrived()
    const rows = () => service.services.db.any(COUNT)
    const COUNT = sql.type(z.object({ id: z.string() }))`
      select k.id from api_key k join account a on a.id = k.account_id
      where a.email = ${who.email} and k.session_id is not null`
    const made = await who.post(
      '/account/browser-key',
      {},
      {
        ...{ cookie: `orrery.session_token=${encodeURIComponent(session)}`, host: 'localhost:8080' },
        origin: 'http://localhost:8080',
      },
    )
    expect([made.statusCode, (await rows()).length]).toEqual([200, 1])
    const body = { current_password: who.password, new_password: 'another good password' }
    expect((await who.post('/api/auth/change-password', body, bearer(session))).statusCode).toBe(200)
    expect(await rows()).toEqual([])
  })

  test('is refused without a session, and for a password that is too short', async () => {
    const { who, session } = await arrived()
    const body = { current_password: who.password, new_password: 'another good password' }
    expect((await who.post('/api/auth/change-password', body)).statusCode).toBe(401)
    const short = await who.post('/api/auth/change-password', { ...body, new_password: 'short' }, bearer(session))
    expect(short.statusCode).toBe(422)
  })
})

describe('a change of the e-mail address', () => {
  test('needs the password, happens with the link to the new address, and is told to the old one', async () => {
    const { who, session } = await arrived()
    const email = `new-${who.email}`
    const wrong = await ask(who, session, email, 'not the password')
    expect([wrong.statusCode, wrong.json().detail[0].loc]).toEqual([422, ['body', 'current_password']])
    expect(await subjectsTo(email)).toEqual([])
    expect((await ask(who, session, email.toUpperCase())).statusCode).toBe(200)
    const notice = await letterTo(who.email, 'Your e-mail address is about to change')
    expect(notice).not.toContain(email)
    const token = await linkTo(who, email)
    const before = await who.get('/api/v1/auth/me', await who.accessToken(session))
    expect(before.json().email).toBe(who.email)
    const confirm = () => who.post('/api/auth/confirm-email', { token })
    expect((await confirm()).statusCode).toBe(200)
    expect((await confirm()).statusCode).toBe(422)
    const profile = (await who.get('/api/v1/auth/me', await who.accessToken(session))).json()
    expect([profile.email, profile.email_verified]).toEqual([email, true])
    expect((await who.post('/api/auth/sign-in/email', { email: who.email, password: who.password })).statusCode).toBe(
      401,
    )
    expect((await who.post('/api/auth/sign-in/email', { email, password: who.password })).statusCode).toBe(200)
    expect(await letterTo(who.email, 'Your e-mail address was changed')).toContain('write to the operator')
    const events = await who.get('/api/v1/auth/events', await who.accessToken(session))
    expect(events.json()[0]).toMatchObject({ action: 'email_changed', detail: { from: who.email, to: email } })
  })

  test('is cancelled by a new password, so that nobody keeps what they have begun in a stolen session', async () => {
    const { who, session } = await arrived()
    const email = `thief-${who.email}`
    await ask(who, session, email)
    const token = await linkTo(who, email)
    const body = { current_password: who.password, new_password: 'another good password' }
    expect((await who.post('/api/auth/change-password', body, bearer(session))).statusCode).toBe(200)
    expect((await who.post('/api/auth/confirm-email', { token })).statusCode).toBe(422)
    expect(await who.signIn('another good password')).toContain('.')
  })

  test('answers the same for an address that has an account, whose owner alone is told', async () => {
    const { who, session } = await arrived()
    const { who: other } = await arrived()
    const taken = await ask(who, session, other.email)
    const free = await ask(who, session, `free-${who.email}`)
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
    await letterTo(other.email, 'You already have an account')
    expect(await subjectsTo(other.email)).not.toContain('Confirm your new e-mail address')
    const same = await ask(who, session, who.email)
    expect([same.statusCode, same.json().detail[0].loc]).toEqual([422, ['body', 'email']])
  })

  test('takes an address from a sign-up that was never confirmed, and not from an account', async () => {
    const { who, session } = await arrived()
    const squatter = somebody()
    await squatter.signUp()
    await ask(who, session, squatter.email)
    const token = await linkTo(who, squatter.email)
    expect((await who.post('/api/auth/confirm-email', { token })).statusCode).toBe(200)

    const late = await arrived()
    const rival = somebody()
    await ask(late.who, late.session, rival.email)
    const link = await linkTo(late.who, rival.email)
    await rival.arrive()
    expect((await late.who.post('/api/auth/confirm-email', { token: link })).statusCode).toBe(422)
    expect(await rival.signIn()).toContain('.')
    expect(await late.who.signIn()).toContain('.')
  })

  test('is refused, and not a failure of the service, when another user gets the address at the same moment', async () => {
    const { who, session } = await arrived()
    const { who: rival } = await arrived()
    const email = `both-${who.email}`
    await ask(who, session, email)
    const token = await linkTo(who, email)
    const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const given = service.services.db.transaction(async (transaction) => {
      await transaction.any(sql.type(z.object({ id: z.string() }))`
        update identity."user" set email = ${email} where email = ${rival.email} returning id`)
      held.resolve()
      await over.promise
    })
    await held.promise
    // It waits for the transaction, whose address it does not see yet.
    const waiting = Promise.resolve(who.post('/api/auth/confirm-email', { token }))
    await expect.poll(async () => (await service.services.db.any(WAITING)).length, { timeout: 4_000 }).toBe(1)
    over.resolve()
    await given
    expect((await waiting).statusCode).toBe(422)
    expect(await who.signIn()).toContain('.')
  })

  test('is not confirmed by a link that is older than an hour', async () => {
    const { who, session } = await arrived()
    const email = `slow-${who.email}`
    await ask(who, session, email)
    const token = await linkTo(who, email)
    await service.services.db.any(sql.type(z.object({ id: z.string() }))`
      update identity.verification set "expiresAt" = now() - interval '1 second' where value like ${`% ${email}`} returning id`)
    expect((await who.post('/api/auth/confirm-email', { token })).statusCode).toBe(422)
  })
})

test('ten wrong passwords in a minute are the most that an address may try', async () => {
  const { who, session } = await arrived()
  const statuses = []
  for (let turn = 0; turn < 11; turn += 1) statuses.push((await ask(who, session, 'x@example.com', 'wrong')).statusCode)
  expect(statuses).toEqual([...Array(10).fill(422), 429])
})

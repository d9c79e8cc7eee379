import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { putNotifications } from '../../src/platform/db/accounts.ts'
import { enqueueLetter, type LetterContent, sweepLetters } from '../../src/platform/db/letters.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { html } from '../../src/platform/markup.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startFront } from '../support/front.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { addressedAccount, letterFront } from '../support/letters.ts'
import { startMailbox, type TestMailbox } from '../support/mailbox.ts'
import { outboxOf } from '../support/person.ts'
import { useDatabase } from '../support/pool.ts'

const database = useDatabase()
let client: pg.Client
let mailbox: TestMailbox
beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  mailbox = await startMailbox()
})
afterAll(async () => {
  await client.end()
  await mailbox.stop()
})
beforeEach(() => client.query('delete from letter; delete from mail_count'))

const CHANGED: LetterContent = { kind: 'plan_changed', detail: { before: 'free', plan: 'entry' } }
const READY: LetterContent = {
  kind: 'report_ready',
  detail: { reportId: '7f7e1a4e-6f0f-4f2b-9d0a-3c1f5c0f2a11' },
}
const store = (accountId: string, reference = 'one', content: LetterContent = CHANGED) =>
  enqueueLetter(database.db, { accountId, reference, ...content })
const frontOf = (retryMs?: readonly number[], smtpUrl = mailbox.url) =>
  letterFront({ db: database.db, smtpUrl, ...(retryMs && { retryMs }) })
/** What a relay that is away is reached by. */
const AWAY = 'smtp://127.0.0.1:9'
const receivedBy = (email: string | null) => mailbox.received.filter(({ to }) => to[0] === email)
const rowsOf = async (accountId: string) =>
  (
    await client.query(
      'select kind, outcome, attempts, detail is null as emptied from letter where account_id = $1 order by id',
      [accountId],
    )
  ).rows
const outcomesOf = async (accountId: string) => (await rowsOf(accountId)).map(({ outcome }) => outcome)
const makeDue = () => client.query('update letter set due_at = now() where outcome is null')

describe('a letter', () => {
  test('is stored once for its cause, and with the transaction of the cause or not at all', async () => {
    const { id, email } = await addressedAccount(client)
    const failed = database.db.transaction(async (transaction) => {
      await enqueueLetter(transaction, { accountId: id, reference: 'one', ...CHANGED })
      throw new Error('the cause failed')
    })
    await expect(failed).rejects.toThrow('the cause failed')
    expect(await rowsOf(id)).toEqual([])
    expect([await store(id), await store(id), await store(id, 'another')]).toEqual([true, false, true])
    await frontOf().round()
    expect(await store(id)).toBe(false)
    await frontOf().round()
    expect(receivedBy(email).length).toBe(2)
  })

  test('is not stored for an account that is deleted', async () => {
    const { id } = await addressedAccount(client)
    await client.query(`update account set status = 'deleted' where id = $1`, [id])
    expect([await store(id), await store('00000000-0000-4000-8000-000000000000')]).toEqual([false, false])
  })

  test('is sent once, though two fronts look for it at the same time', async () => {
    const accounts = []
    for (let made = 0; made < 40; made += 1) accounts.push(await addressedAccount(client))
    for (const { id } of accounts) await store(id)
    const other = await openPool(database.url)
    const fronts = [database.db, other].map((db) => letterFront({ db, smtpUrl: mailbox.url }))
    await Promise.all(fronts.map(({ round }) => round()))
    await Promise.all(fronts.map(({ round }) => round()))
    expect(accounts.map(({ email }) => receivedBy(email).length)).toEqual(accounts.map(() => 1))
    expect(await outcomesOf(accounts[0]!.id)).toEqual(['sent'])
    await other.end()
  })

  test('leaves a row without detail, which is deleted after a year', async () => {
    const { id } = await addressedAccount(client)
    await store(id)
    await frontOf().round()
    expect(await rowsOf(id)).toEqual([{ kind: 'plan_changed', outcome: 'sent', attempts: 1, emptied: true }])
    await client.query(`update letter set created_at = now() - interval '364 days'`)
    expect(await sweepLetters(database.db, 365, 10)).toBe(0)
    await client.query(`update letter set created_at = now() - interval '366 days'`)
    expect(await sweepLetters(database.db, 365, 10)).toBe(1)
  })

  test('of a kind that only a newer front knows waits for it, and holds up no other', async () => {
    const { id } = await addressedAccount(client)
    await client.query(
      `insert into letter (account_id, kind, reference, detail, due_at)
       values ($1, 'of_tomorrow', 'one', '{}', now() - interval '1 hour')`,
      [id],
    )
    await store(id)
    await frontOf().round()
    expect(await outcomesOf(id)).toEqual([null, 'sent'])
  })
})

describe('a letter is not sent', () => {
  const settings = (more: object) => ({
    ...{ product_updates: true, usage_alerts: true, billing_notices: true, report_ready: true, security_alerts: true },
    ...more,
  })

  test.each([
    ['billing_notices', ['unwanted', 'sent']],
    ['report_ready', ['sent', 'unwanted']],
  ])('when its owner switches off %s before it is sent', async (setting, outcomes) => {
    const { id, email } = await addressedAccount(client)
    await store(id)
    await store(id, 'two', READY)
    await putNotifications(database.db, id, settings({ [setting]: false }))
    const front = frontOf()
    await front.round()
    expect(await outcomesOf(id)).toEqual(outcomes)
    expect(receivedBy(email).length).toBe(1)
    expect(front.lines).toEqual([])
  })

  test.each([
    ['without an address', { email: null }],
    ['with an address that is not confirmed', { isVerified: false }],
  ])('to an account %s, and the log says so without the address', async (_, options) => {
    const { id, email } = await addressedAccount(client, options)
    await store(id)
    const front = frontOf()
    await front.round()
    expect(await outcomesOf(id)).toEqual(['no_address'])
    expect(receivedBy(email)).toEqual([])
    expect(front.lines).toEqual([expect.stringContaining('"kind":"plan_changed","outcome":"no_address"')])
    expect(front.lines.join()).not.toContain('@')
  })

  test('again when the relay refuses its address for good', async () => {
    const { id } = await addressedAccount(client)
    await store(id)
    mailbox.refuse(550, 1)
    const front = frontOf()
    await front.round()
    expect(await outcomesOf(id)).toEqual(['refused'])
    expect(front.lines.join()).not.toContain('@')
  })
})

describe('while the relay is away', () => {
  test('a letter waits, the others keep their attempts, and all arrive when it is back', async () => {
    const accounts = [await addressedAccount(client), await addressedAccount(client)]
    for (const { id } of accounts) await store(id)
    const relay = await startMailbox()
    const front = frontOf(undefined, relay.url)
    await relay.stop()
    await front.round()
    const waiting = { outcome: null, emptied: false }
    expect(await rowsOf(accounts[0]!.id)).toMatchObject([{ ...waiting, attempts: 1 }])
    expect(await rowsOf(accounts[1]!.id)).toMatchObject([{ ...waiting, attempts: 0 }])
    const back = await startMailbox(Number(new URL(relay.url).port))
    await makeDue()
    await front.round()
    expect(back.received.map(({ to }) => to[0]).sort()).toEqual(accounts.map(({ email }) => email).sort())
    await front.mailer.close()
    await back.stop()
  })

  test('a relay that asks for patience, or does not know this service, loses no letter', async () => {
    const { id, email } = await addressedAccount(client)
    await store(id)
    mailbox.refuse(451, 1)
    await frontOf([0]).round()
    expect(await outcomesOf(id)).toEqual([null])
    const unknown = frontOf([0, 0], mailbox.url.replace('//', '//someone:wrong@'))
    await unknown.round()
    expect(unknown.lines).toEqual([expect.stringContaining('EAUTH')])
    expect(await outcomesOf(id)).toEqual([null])
    await frontOf().round()
    expect(receivedBy(email).length).toBe(1)
  })

  test('the pauses grow, and a letter is given up before two days are over', async () => {
    const { id } = await addressedAccount(client)
    await store(id)
    const front = frontOf(undefined, AWAY)
    const pauses: number[] = []
    for (;;) {
      await front.round()
      const [row] = (
        await client.query(
          `select outcome, extract(epoch from due_at - now())::float as seconds from letter where account_id = $1`,
          [id],
        )
      ).rows
      if (row.outcome) break
      pauses.push(row.seconds)
      await makeDue()
    }
    expect(pauses.every((pause, index) => index === 0 || pause > pauses[index - 1]! - 5)).toBe(true)
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600
    expect(hours).toBeGreaterThan(40)
    expect(hours).toBeLessThan(48)
    expect(await outcomesOf(id)).toEqual(['given_up'])
    expect(front.lines.at(-1)).toContain('"outcome":"given_up"')
    expect(front.lines.join()).not.toContain('@')
  })
})

test('letters wait for the next hour after half of the messages of this one, and the other half stays for sign-ins', async () => {
  const { id, email } = await addressedAccount(client)
  for (let stored = 0; stored < 7; stored += 1) await store(id, `${stored}`)
  const front = frontOf()
  await front.round()
  expect(receivedBy(email).length).toBe(5)
  const signIn = { to: email!, subject: 'Choose a new password', text: 'x', html: html`x` }
  for (let sent = 0; sent < 6; sent += 1) await front.mailer.send(signIn)
  expect(receivedBy(email).length).toBe(10)
  await makeDue()
  await front.round()
  expect(receivedBy(email).length).toBe(10)
  await client.query(`update mail_count set since = since - interval '61 minutes'`)
  await makeDue()
  await front.round()
  expect(receivedBy(email).length).toBe(12)
  expect(new Set(await outcomesOf(id))).toEqual(new Set(['sent']))
})

test('a front that is killed before it could note that it sent a letter has it sent once more', async () => {
  const { id, email } = await addressedAccount(client)
  await store(id)
  const relay = await startMailbox()
  relay.fallSilent()
  const front = await startFront({ DATABASE_URL: database.url, SMTP_URL: relay.url })
  await expect.poll(() => relay.received.length, { timeout: 10_000 }).toBe(1)
  await front.kill()
  const other = frontOf()
  await other.round()
  expect(receivedBy(email)).toEqual([])
  // The lease ends.
  await makeDue()
  await other.round()
  await other.round()
  expect(receivedBy(email).length).toBe(1)
  expect(await rowsOf(id)).toMatchObject([{ outcome: 'sent', attempts: 2 }])
  await relay.stop()
})

describe('in a front without a relay', () => {
  let issuer: TestIssuer
  let service: TestApp
  beforeAll(async () => {
    issuer = await startIssuer()
    service = await startTestApp({
      ...{ databaseUrl: database.url, issuer, threads: 1 },
      letterTiming: { everyMs: 20 },
    })
  })
  afterAll(async () => {
    await service.stop()
    await issuer.stop()
  })

  test('a letter waits in the outbox, and is deleted with its account', async () => {
    const token = await issuer.token('leaving')
    const { id, email } = await service.services.findAccount(token)
    await store(id)
    await expect.poll(async () => (await outboxOf(service)).map(({ to }) => to)).toEqual([email])
    await expect.poll(() => outcomesOf(id)).toEqual(['sent'])
    const reply = await service.app.inject({
      ...{ method: 'DELETE', url: '/api/v1/settings/account' },
      headers: { authorization: `Bearer ${token}` },
      payload: { confirmation: 'delete my account' },
    })
    expect(reply.json()).toMatchObject({ status: 'completed' })
    expect(await rowsOf(id)).toEqual([])
    expect(await outboxOf(service)).toEqual([])
  })
})

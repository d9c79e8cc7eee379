import { randomBytes } from 'node:crypto'
import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../src/accounts/account.ts'
import { createKey } from '../../src/accounts/keys.ts'
import { tendPartitions } from '../../src/accounts/requests/partitions.ts'
import { PRODUCT_EVENT_NAMES } from '../../src/contract/admin/funnels.ts'
import { insertRequests } from '../../src/platform/db/request-log.ts'
import { bookMrr } from '../../src/platform/db/revenue.ts'
import { useDatabase } from '../support/pool.ts'
import { row, signUp } from './rolled-up.ts'

const database = useDatabase()
const atMs = Date.UTC(2028, 1, 29, 23, 59)
const Done = z.object({ person: z.string(), name: z.string(), at: z.number() })

const run = (statement: ReturnType<typeof sql.fragment>) => database.db.query(sql.type(z.object({}))`${statement}`)
const eventsOf = (person: string) =>
  database.db.any(sql.type(Done)`select person, name, at from product_event where person = ${person} order by name`)
const namesOf = async (person: string) => (await eventsOf(person)).map(({ name }) => name)

/** All that a person can do, as the parts of the service write it. */
async function doEverything(person: string): Promise<void> {
  const { db } = database
  await run(sql.fragment`update account set email_verified = true where id = ${person}`)
  const settings = { areas: null, allowedOrigins: null, expiresAtMs: null } as const
  await createKey(db, { accountId: person, name: 'app', ...settings, actor: 'account' })
  await insertRequests(db, [row(person, { atMs, use: 'chart' })], false)
  await run(sql.fragment`
    insert into report (account_id, options, content, wheel_svg, variant)
    values (${person}, '{}', '{}', '', 'with_logo')`)
  await run(sql.fragment`
    update report set status = 'processing', leased_until = now() where account_id = ${person} and status = 'queued'`)
  await run(sql.fragment`
    update report set status = 'completed', leased_until = null, ended_at = now()
    where account_id = ${person} and status = 'processing'`)
  const hash = () => sql.binary(randomBytes(32))
  await run(sql.fragment`
    insert into oauth_grant (account_id, client_id, client_name, base, resource, scopes, code_hash, code_challenge,
      redirect_uri, code_expires_at, expires_at)
    values (${person}, 'a', 'a', 'a', 'a', '{natal}', ${hash()}, 'a', 'a', now(), now())`)
  await run(sql.fragment`
    update oauth_grant set redeemed_at = now(), family_hash = ${hash()}, refresh_hash = ${hash()}
    where account_id = ${person} and redeemed_at is null`)
  for (const kind of ['report_credits', 'request_pack']) {
    const pack = kind === 'request_pack' ? sql.fragment`gen_random_uuid()` : sql.fragment`null`
    await run(sql.fragment`
      insert into billing_order (account_id, kind, pack_id, quantity) values (${person}, ${kind}, ${pack}, 5)`)
  }
  await run(sql.fragment`update billing_order set status = 'open' where account_id = ${person}`)
  await run(sql.fragment`update billing_order set status = 'complete', amount_minor = 500, booked_at = now()
    where account_id = ${person}`)
  const id = randomBytes(8).toString('hex')
  await run(sql.fragment`
    insert into billing_subscription (id, account_id, status, period_ends_at) values (${id}, ${person}, 'active', now())`)
  await bookMrr(db, person, [{ currency: 'usd', yearly: 9_600, plan: 'entry' }], atMs)
  await run(sql.fragment`update billing_subscription set cancel_at = now() where id = ${id}`)
}

test('each event is written where it happens, once', async () => {
  const { db } = database
  await tendPartitions(db, { firstMs: atMs, nowMs: atMs, months: 60 })
  const person = await signUp(db, atMs)
  expect(await namesOf(person)).toEqual(['signed_up'])
  await doEverything(person)
  const once = await eventsOf(person)
  const expected = PRODUCT_EVENT_NAMES.filter((name) => name !== 'deleted')
  expect(once.map(({ name }) => name)).toEqual(expected.toSorted())
  await doEverything(person)
  expect(await eventsOf(person)).toEqual(once)
})

test('an account of the operator is nobody', async () => {
  const { db } = database
  const account = await openAccount(db, { name: 'by hand', plan: 'free' })
  await doEverything(account)
  expect(await eventsOf(account)).toEqual([])
})

test('a late row is the first request if it is older, and a failed one is none', async () => {
  const { db } = database
  const person = await signUp(db, atMs)
  const write = (earlierMs: number, status: number, use: 'chart' | 'other' | null) =>
    insertRequests(db, [row(person, { atMs: atMs - earlierMs, status, use })], false)
  await write(3_000, 422, 'chart')
  await write(2_000, 200, null)
  expect(await namesOf(person)).toEqual(['signed_up'])
  await write(500, 200, 'chart')
  await write(900, 200, 'other')
  const firsts = (await eventsOf(person)).filter(({ name }) => name.startsWith('first'))
  expect(firsts.map(({ name, at }) => [name, atMs - at])).toEqual([
    ['first_chart', 500],
    ['first_request', 900],
  ])
})

test('after a deletion the events of a person remain together, and nothing says whose they were', async () => {
  const { db } = database
  const person = await signUp(db, Date.UTC(2031, 0, 1), true)
  const before = await eventsOf(person)
  await run(sql.fragment`delete from account where id = ${person}`)
  expect(await eventsOf(person)).toEqual([])
  const after = await db.any(sql.type(Done)`
    select person, name, at from product_event where person = (
      select person from product_event where name = 'signed_up' and at = to_timestamp(${Date.UTC(2031, 0, 1) / 1000}))
    order by name`)
  expect(after.filter(({ name }) => name !== 'deleted').map(({ name, at }) => [name, at])).toEqual(
    before.map(({ name, at }) => [name, at]),
  )
  expect(after.map(({ name }) => name)).toEqual(['deleted', 'signed_up', 'verified'])
})

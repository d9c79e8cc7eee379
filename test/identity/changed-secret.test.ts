import { decodeProtectedHeader } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
let client: pg.Client
const running: TestApp[] = []
beforeAll(async () => {
  database = await createDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  for (const app of running) await app.stop()
  await client.end()
  await database.drop()
})

async function frontWith(secret: string): Promise<TestApp> {
  const app = await startTestApp({ databaseUrl: database.url, environment: { AUTH_SECRET: secret } })
  running.push(app)
  return app
}
const warnings = (app: TestApp) =>
  app
    .logged()
    .split('\n')
    .filter((line) => line.includes('AUTH_SECRET has changed'))
const keyOf = (token: string) => decodeProtectedHeader(token).kid

test('after a change of AUTH_SECRET people sign in again and get tokens, and the log says so once', async () => {
  const before = await frontWith('the secret of before, which is long enough')
  const ada = person(() => before)
  const session = await ada.arrive()
  const token = await ada.accessToken(session)
  await before.stop()

  const after = await frontWith('the secret of now, which is long enough too')
  const again = person(() => after, ada.email)
  // The old session has a signature of the old secret.
  expect((await again.get('/api/auth/token', session)).statusCode).toBe(401)
  const renewed = await again.signIn()
  const first = await again.accessToken(renewed)
  expect((await again.get('/api/v1/auth/me', first)).json()).toMatchObject({ email: ada.email })
  expect(keyOf(first)).not.toBe(keyOf(token))
  // The new key is kept, so the next token has the same one.
  expect(keyOf(await again.accessToken(renewed))).toBe(keyOf(first))
  // The key of the old token is gone.
  expect((await again.get('/api/v1/auth/me', token)).statusCode).toBe(401)
  expect(warnings(after)).toHaveLength(1)
  const { keys } = (await again.get('/api/auth/jwks')).json()
  expect(keys.map(({ kid }: { kid: string }) => kid)).toEqual([keyOf(first)])

  const next = await frontWith('the secret of now, which is long enough too')
  expect(keyOf(await person(() => next, ada.email).accessToken(renewed))).toBe(keyOf(first))
  expect(warnings(next)).toHaveLength(0)
})

const storedKeys = async (): Promise<string[]> => {
  const { rows } = await client.query('select id from identity.jwks order by "createdAt"')
  return rows.map(({ id }) => id)
}

test('a front with another secret deletes no key of a live front, names it, and replaces its keys once it has ended', async () => {
  for (const app of running.splice(0)) await app.stop()
  await client.query('delete from identity.jwks')
  const one = await frontWith('the secret of the first, which is long enough')
  const ada = person(() => one)
  const session = await ada.arrive()
  const mine = await ada.accessToken(session)

  const other = await frontWith('the secret of the second, which is long enough')
  const elsewhere = person(() => other, ada.email)
  const sessionElsewhere = await elsewhere.signIn()
  const theirs = await elsewhere.accessToken(sessionElsewhere)
  expect(await storedKeys()).toEqual([keyOf(mine), keyOf(theirs)])
  expect((await elsewhere.get('/api/v1/auth/me', mine)).statusCode).toBe(200)
  expect(keyOf(await ada.accessToken(session))).toBe(keyOf(mine))
  expect(warnings(other)).toHaveLength(0)
  for (const front of [one, other])
    expect(front.logged().match(/AUTH_SECRET of this front cannot decrypt .* \(process \d+\)/g)).toHaveLength(1)

  await one.stop()
  await elsewhere.accessToken(sessionElsewhere)
  expect(await storedKeys()).toEqual([keyOf(theirs)])
  expect(warnings(other)).toHaveLength(1)
})

test('the keys of a killed front are replaced when it has not been seen for 35 seconds', async () => {
  for (const app of running.splice(0)) await app.stop()
  await client.query('delete from identity.jwks')
  const one = await frontWith('the secret of the killed, which is long enough')
  const ada = person(() => one)
  await ada.accessToken(await ada.arrive())
  const [beat] = (await client.query("select * from process_beat where kind = 'front'")).rows
  await one.stop()
  await client.query(
    `insert into process_beat (id, kind, host, pid, version, started_at, is_ready, resident_mb, secret_mark)
     values ($1, 'front', 'here', 1, '0', now(), true, 1, $2)`,
    [beat.id, beat.secret_mark],
  )
  const next = await frontWith('the secret of the next, which is long enough')
  const again = person(() => next, ada.email)
  const session = await again.signIn()
  const token = await again.accessToken(session)
  expect(await storedKeys()).toHaveLength(2)
  await client.query("update process_beat set seen_at = now() - interval '36 seconds' where id = $1", [beat.id])
  await again.accessToken(session)
  expect(await storedKeys()).toEqual([keyOf(token)])
})

test('two fronts with different secrets do not delete the keys of each other in turns', async () => {
  const one = await frontWith('the secret of one, which is long enough')
  const other = await frontWith('the secret of the other, which is long enough')
  const ada = person(() => one)
  const session = await ada.arrive()
  const elsewhere = person(() => other, ada.email)
  await ada.accessToken(session)
  const sessionElsewhere = await elsewhere.signIn()
  await elsewhere.accessToken(sessionElsewhere)
  const mine = keyOf(await ada.accessToken(session))
  const theirs = keyOf(await elsewhere.accessToken(sessionElsewhere))
  expect(keyOf(await ada.accessToken(session))).toBe(mine)
  expect(keyOf(await elsewhere.accessToken(sessionElsewhere))).toBe(theirs)
})

import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase
const running: TestApp[] = []
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(async () => {
  for (const app of running) await app.stop()
  await database.drop()
})

async function frontWith(secret: string): Promise<TestApp> {
  const app = await startTestApp({ databaseUrl: database.url, threads: 1, environment: { AUTH_SECRET: secret } })
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

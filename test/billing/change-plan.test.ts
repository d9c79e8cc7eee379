import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recentEvents } from '../../src/accounts/audit.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'

let issuer: TestIssuer
let database: TestDatabase
let redis: TestRedis | undefined
let service: TestApp
beforeAll(async () => {
  issuer = await startIssuer()
  database = await createDatabase()
  redis = redisAvailable ? await startRedis() : undefined
  service = await startTestApp({
    ...{ databaseUrl: database.url, issuer },
    ...(redis && { redisUrl: redis.url }),
  })
})
afterAll(async () => {
  await service.stop()
  await redis?.stop()
  await issuer.stop()
  await database.drop()
})

const run = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [new URL('../../src/commands/change-plan.ts', import.meta.url).pathname, ...args],
    {
      env: { ...process.env, DATABASE_URL: database.url, ...(redis && { REDIS_URL: redis.url }) },
    },
  ).catch((error: { code: number; stdout: string; stderr: string }) => error)

const limitOf = async (key: string) => {
  const headers = { 'x-api-key': key }
  const reply = await service.app.inject({ method: 'GET', url: '/api/v1/natal/report-credits', headers })
  return reply.headers['x-ratelimit-limit']
}

test('a running front follows the plan that the operator gives to an account', async () => {
  const headers = { authorization: `Bearer ${await issuer.token('ada', { email: 'Ada@example.com' })}` }
  const { id } = (await service.app.inject({ method: 'GET', url: '/api/v1/auth/me', headers })).json()
  const made = await service.app.inject({ method: 'POST', url: '/api/v1/auth/keys', headers, payload: { name: 'k' } })
  const { key } = made.json()
  expect(await limitOf(key)).toBe('80')

  const changed = await run('ada@example.com', 'high')
  expect(changed.stdout).toBe(`The plan of "Ada@example.com" (${id}) is high. It was free.\n`)
  await expect.poll(() => limitOf(key), { timeout: 5_000 }).toBe('500000')
  const again = await run(id, 'high')
  expect(again.stdout).toContain('It was high.')
  expect(await recentEvents(service.services.db, id, 10)).toMatchObject([
    { actor: 'operator', action: 'plan_changed', detail: { before: 'free', plan: 'high' } },
    { action: 'key_created' },
    { action: 'account_created' },
  ])
})

test.each([
  [['nobody@example.com', 'entry'], 1, 'There is no account nobody@example.com.'],
  [['ada@example.com', 'gold'], 2, 'The plan must be one of free, entry, high, operator\nUsage: npm run plan'],
  [['ada@example.com'], 2, 'The plan must be one of'],
  [[], 2, 'Expected one account and one plan'],
  [['a', 'entry', 'high'], 2, 'Expected one account and one plan'],
])('the command refuses %j and says why', async (args, code, message) => {
  expect(await run(...args)).toMatchObject({ code, stderr: expect.stringContaining(message) })
})

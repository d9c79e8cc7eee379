import { setTimeout as sleep } from 'node:timers/promises'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { KEYS_LIVE_MAX } from '../../src/accounts/keys.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { startIssuer, type TestIssuer } from '../support/issuer.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { sendTo } from '../support/signed-in.ts'

/** The promised second, and the time of one clock reading and one look-up on a busy machine. */
const PROMISED_MS = 1_000
const SLACK_MS = 1_000

let issuer: TestIssuer
beforeAll(async () => {
  issuer = await startIssuer()
})
afterAll(() => issuer.stop())

describe.each([['Postgres'], ['Redis']])('two fronts notified by %s', (mode) => {
  if (mode === 'Redis' && !redisAvailable) return test.skip('there is no Redis on this machine')
  let redis: TestRedis | undefined
  let database: TestDatabase
  let fronts: readonly [TestApp, TestApp]

  beforeAll(async () => {
    redis = mode === 'Redis' ? await startRedis() : undefined
    database = await createDatabase()
    const options = { databaseUrl: database.url, ...(redis && { redisUrl: redis.url }), issuer }
    fronts = [await startTestApp(options), await startTestApp(options)]
    await until(() => hearing(fronts))
  })
  afterAll(async () => {
    for (const front of fronts) await front.stop()
    await redis?.stop()
    await database.drop()
  })

  const account = async (front: TestApp, method: 'POST' | 'DELETE', url: string, payload?: object, subject = mode) =>
    patiently(async () => sendTo(front, await issuer.as(subject), method, `/auth/keys${url}`, payload))
  const newKey = async (bounds: object = {}): Promise<{ id: string; key: string }> => {
    const made = await account(fronts[0], 'POST', '', bounds)
    expect(made.statusCode).toBe(200)
    return made.json()
  }
  const status = async (front: TestApp, key: string) =>
    // What is asked for is not valid, so it costs no units.
    (await front.app.inject({ url: '/api/v1/ephemeris?start=x', headers: { 'x-api-key': key } })).statusCode
  /** Milliseconds until the second front refuses a key that the first has revoked. */
  const refusedAfter = async (key: string): Promise<number> => {
    const began = performance.now()
    while ((await status(fronts[1], key)) !== 401) {
      if (performance.now() - began > 15_000) throw new Error('The key is never refused')
      await sleep(10)
    }
    return performance.now() - began
  }
  const seenByBoth = async (key: string) => {
    for (const front of fronts) expect(await status(front, key)).not.toBe(401)
  }
  const revoke = async (id: string) => expect((await account(fronts[0], 'DELETE', `/${id}`)).statusCode).toBe(200)

  test('a revoked key is refused by the front that revoked it at once, and by the other within a second', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const { id, key } = await newKey()
      await seenByBoth(key)
      await revoke(id)
      expect(await status(fronts[0], key)).toBe(401)
      expect(await refusedAfter(key)).toBeLessThan(PROMISED_MS + SLACK_MS)
    }
  })

  test('a revoked key is refused within a second also while the connection is broken, and the connection recovers', async () => {
    const { id, key } = await newKey()
    await seenByBoth(key)
    const breaking = await breakLines(redis, fronts[0])
    await revoke(id)
    expect(await refusedAfter(key)).toBeLessThan(PROMISED_MS + SLACK_MS)
    await breaking.stop()
    await until(() => hearing(fronts))
    const next = await newKey()
    await seenByBoth(next.key)
    await revoke(next.id)
    expect(await refusedAfter(next.key)).toBeLessThan(PROMISED_MS + SLACK_MS)
  })

  test('changes during a broken connection take effect when it is back', async () => {
    const { id, key } = await newKey()
    await seenByBoth(key)
    const breaking = await breakLines(redis, fronts[0])
    await until(() => !fronts[1].services.changes.isHearing())
    await seenByBoth(key)
    await revoke(id)
    await breaking.stop()
    await until(() => hearing(fronts))
    expect(await status(fronts[1], key)).toBe(401)
  })

  test('a key that expires is refused by both fronts to the second', async () => {
    const expiresAtMs = Date.now() + 2_500
    const { key } = await newKey({ expires_at: new Date(expiresAtMs).toISOString() })
    await seenByBoth(key)
    while (Date.now() < expiresAtMs - 500) {
      await seenByBoth(key)
      await sleep(100)
    }
    await sleep(expiresAtMs - Date.now() + 100)
    for (const front of fronts) expect(await status(front, key)).toBe(401)
  })

  test('an announced account is read again at once', async () => {
    // An account without a penalty. A free plan allows one request a second, refused ones too.
    const subject = `announced ${mode}`
    const { key } = (await account(fronts[0], 'POST', '', {}, subject)).json()
    const { db, changes } = fronts[0].services
    const { id } = await db.one(sql.type(z.object({ id: z.uuid() }))`
      update account set plan = 'operator' where subject = ${subject} returning id`)
    await changes.announceAccount(id)
    await seenByBoth(key)
    await db.query(sql.type(z.object({}))`update account set status = 'inactive' where id = ${id}`)
    await changes.announceAccount(id)
    expect(await status(fronts[0], key)).toBe(403)
    const began = performance.now()
    await until(async () => (await status(fronts[1], key)) === 403)
    expect(performance.now() - began).toBeLessThan(PROMISED_MS + SLACK_MS)
    await db.query(sql.type(z.object({}))`update account set status = 'active' where id = ${id}`)
    await changes.announceAccount(id)
  })

  test(`forty keys made at once on two fronts leave ${KEYS_LIVE_MAX} live ones`, async () => {
    const made = await Promise.all(
      Array.from({ length: 40 }, (_, at) => account(fronts[at % 2]!, 'POST', '', { name: `k${at}` }, `many-${mode}`)),
    )
    expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(KEYS_LIVE_MAX)
    expect(made.filter(({ statusCode }) => statusCode === 409)).toHaveLength(40 - KEYS_LIVE_MAX)
  })
})

/** Sends it again as long as the answer is that there were too many requests. */
async function patiently(send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (let turn = 0; turn < 50; turn += 1) {
    const response = await send()
    if (response.statusCode !== 429) return response
    await sleep(200)
  }
  throw new Error('There are always too many requests')
}

const hearing = (fronts: readonly TestApp[]) => fronts.every(({ services }) => services.changes.isHearing())

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('It never came about')
    await sleep(10)
  }
}

/** Breaks the lines of all fronts until `stop`: Redis is killed, or the connections that listen, again and again. */
async function breakLines(redis: TestRedis | undefined, { services }: TestApp): Promise<{ stop(): Promise<void> }> {
  if (redis) {
    await redis.kill()
    return { stop: () => redis.restart() }
  }
  const stopping = new AbortController()
  const going = (async () => {
    while (!stopping.signal.aborted) {
      await services.db.any(sql.type(z.object({ ended: z.boolean() }))`
        select pg_terminate_backend(pid) as ended from pg_stat_activity
        where application_name = 'listen orrery_change' and datname = current_database()`)
      await sleep(20)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await going
    },
  }
}

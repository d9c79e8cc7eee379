import { StatementTimeoutError, sql } from 'slonik'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listen } from '../../src/platform/db/channels.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { exportWorker } from '../support/export-worker.ts'
import { hasPooler, startPooler, type TestPooler } from '../support/pooler.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

const Setting = z.object({ statement: z.string(), idle: z.string() })
const settings = sql.type(Setting)`
  select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`
const One = z.object({ one: z.number() })

describe.skipIf(!hasPooler)('over PgBouncer in session mode (needs pgbouncer)', () => {
  let database: TestDatabase
  let pooler: TestPooler
  let db: Pool
  let service: TestApp
  beforeAll(async () => {
    database = await createDatabase({ empty: true })
    pooler = await startPooler(database.url)
    await migrate(pooler.url)
    db = await openPool(pooler.url)
    service = await startTestApp({ databaseUrl: pooler.url, exportTiming: { sweepMs: 50 } })
  })
  afterAll(async () => {
    await service?.stop()
    await db?.end()
    await pooler.stop()
    await database.drop()
  })

  test('every connection has the time limits of statements and of idle transactions', async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => db.one(settings)))
    expect([...new Set(asked.map(({ statement, idle }) => `${statement} ${idle}`))]).toEqual(['4s 5s'])
    const slow = db.one(sql.type(One)`select 1 as one from pg_sleep(30)`)
    await expect(slow).rejects.toMatchObject({ cause: expect.any(StatementTimeoutError) })
  })

  test('notifications arrive', async () => {
    const heard: string[] = []
    const ready = Promise.withResolvers<void>()
    const line = { renewed: () => ready.resolve(), proven: () => {} }
    const listener = listen(pooler.url, 'orrery_test', (payload) => heard.push(payload), line)
    await ready.promise
    await db.one(sql.type(z.object({ done: z.unknown() }))`select pg_notify('orrery_test', 'hello') as done`)
    await expect.poll(() => heard).toEqual(['hello'])
    await listener.close()
  })

  test('two migrations at a time wait for each other', async () => {
    expect(await Promise.all([migrate(pooler.url), migrate(pooler.url)])).toEqual([[], []])
  })

  test('a front counts limits, keeps its log and orders exports, and a worker makes them', async () => {
    expect((await service.get({ start: '2026-01-01' })).statusCode).toBe(200)
    const order = { start: '2026-01-01', end: '2026-01-31', format: 'csv', parts: 1 }
    const { export_id } = (await service.postTo('/api/v1/exports', order)).json()
    const worker = exportWorker(service)
    await worker.work()
    const status = await service.app.inject({
      url: `/api/v1/exports/${export_id}`,
      headers: { 'x-api-key': service.key },
    })
    expect(status.json()).toMatchObject({ status: 'completed', rows_made: 31 })
    expect((await service.app.inject('/readyz')).json()).toMatchObject({ parts: { database: true } })
  })
})

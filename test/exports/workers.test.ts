import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ExportManifestReply, ExportReply } from '../../src/contract/sky/exports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { createDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from '../support/redis.ts'
import { type Started, startProcess } from '../support/started.ts'
import { TEST_CENTURIES } from '../support/test-data.ts'

const MAIN = new URL('../../exporter/main.ts', import.meta.url)
const TABLE = {
  start: '1950-01-01',
  end: '1989-12-31T23:00',
  step: '1h',
  format: 'csv',
  parts: 24,
  bodies: ['Sun', 'Mars'],
}
const ROWS = (Date.UTC(1989, 11, 31, 23) - Date.UTC(1950, 0, 1)) / 3_600_000 + 1

let database: Awaited<ReturnType<typeof createDatabase>>
let redis: TestRedis | null
let service: TestApp
const workers = new Set<Started>()
beforeAll(async () => {
  ;[database, redis] = await Promise.all([createDatabase(), redisAvailable ? startRedis() : null])
  service = await startTestApp({
    ...{
      databaseUrl: database.url,
      ...(redis && { redisUrl: redis.url }),
      exportTiming: { sweepMs: 200, trustMs: 500 },
    },
  })
})
afterAll(async () => {
  await Promise.all([...workers].map((worker) => worker.stop()))
  await service.stop()
  await Promise.all([database.drop(), redis?.stop()])
})

async function startWorker(): Promise<Started> {
  const worker = await startProcess(
    MAIN,
    {
      ...{ DATABASE_URL: database.url, REDIS_URL: redis?.url, VAR_DIR: service.varDir, THREADS: '1' },
      ...{ SERIES_CENTURIES: TEST_CENTURIES.join(), EXPORTER_PORT: '0' },
    },
    (said) => {
      const port = /"port":(\d+)\},"msg":"waiting for exports"/.exec(said)?.[1]
      return port && `http://127.0.0.1:${port}`
    },
  )
  workers.add(worker)
  return worker
}

async function kill(worker: Started): Promise<void> {
  workers.delete(worker)
  await worker.kill()
}

test('two workers, of which one is killed twice, make every row once', { timeout: 180_000 }, async () => {
  const headers = { 'x-api-key': service.key }
  const get = (path: string) => service.app.inject({ url: path, headers })
  const [first] = await Promise.all([startWorker(), startWorker()])
  const { export_id, rows } = ExportReply.parse((await service.postTo('/api/v1/exports', TABLE)).json())
  expect(rows).toBe(ROWS)
  const status = async () => ExportReply.parse((await get(`/api/v1/exports/${export_id}`)).json())
  const made = (parts: number) =>
    vi.waitFor(async () => expect((await status()).parts_made).toBeGreaterThanOrEqual(parts), {
      timeout: 60_000,
      interval: 20,
    })
  await made(1)
  await kill(first)
  const again = await startWorker()
  await made(6)
  await kill(again)
  await vi.waitFor(async () => expect((await status()).status).toBe('completed'), { timeout: 120_000, interval: 100 })
  expect(await status()).toMatchObject({ rows_made: ROWS, parts_made: 24, error: null })

  for (const { url } of workers) {
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const metrics = await (await fetch(`${url}/metrics`)).text()
    expect(metrics).toMatch(/^orrery_exporter_rows_total [1-9]\d*$/m)
    expect(metrics).toMatch(/^orrery_exporter_parts_total\{outcome="made"\} [1-9]/m)
    expect(metrics).toMatch(/^orrery_exporter_parts_waiting\{data="own"\} 0$/m)
    expect(metrics).toMatch(/^orrery_exporter_oldest_seconds 0$/m)
  }

  const manifest = ExportManifestReply.parse((await get(`/api/v1/exports/${export_id}/manifest`)).json())
  const whole = createHash('sha256')
  for (const [index, part] of manifest.parts.entries()) {
    const { rawPayload } = await get(`/api/v1/exports/${export_id}/files/${part.file}`)
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(part.sha256)
    whole.update(index === 0 ? rawPayload : rawPayload.subarray(rawPayload.indexOf(10) + 1))
  }
  const stream = await get('/api/v1/ephemeris?start=1950-01-01&end=1989-12-31T23:00&step=1h&format=csv&bodies=Sun,Mars')
  expect(whole.digest('hex')).toBe(createHash('sha256').update(stream.rawPayload).digest('hex'))
})

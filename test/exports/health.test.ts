import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listProcesses } from '../../src/platform/db/health.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { useDatabase } from '../support/pool.ts'
import { runFolder } from '../support/postgres.ts'
import { startProcess } from '../support/started.ts'

const database = useDatabase()
const EXPORTER = new URL('../../exporter/main.ts', import.meta.url)

test('the health check of an exporter says whether one on this host works', async () => {
  const env = { DATABASE_URL: database.url, VAR_DIR: mkdtempSync(join(runFolder(), 'exporter-')) }
  const check = () =>
    promisify(execFile)(process.execPath, ['exporter/health.ts'], { env: { ...CHILD_ENV, ...env } }).then(
      () => 'healthy',
      ({ stderr }: { stderr: string }) => stderr,
    )
  const unhealthy = expect.stringContaining('No exporter on this host')
  expect(await check()).toEqual(unhealthy)
  const exporter = await startProcess(EXPORTER, env, (said) =>
    /waiting for exports/.test(said) ? 'no port' : undefined,
  )
  await expect.poll(async () => (await listProcesses(database.db)).length, { timeout: 30_000 }).toBe(1)
  expect(await check()).toBe('healthy')
  // Other workers see at once which data it has, without an export.
  const data = sql.type(z.object({ data_version: z.string() }))`select data_version from process_beat`
  expect((await database.db.one(data)).data_version).toMatch(/\S/)

  await exporter.kill()
  await database.db.query(sql.unsafe`update process_beat set seen_at = now() - interval '36 seconds'`)
  expect(await check()).toEqual(unhealthy)
  await database.db.query(sql.unsafe`update process_beat set seen_at = now(), host = 'another'`)
  expect(await check()).toEqual(unhealthy)
})

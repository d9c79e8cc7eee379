import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { startRendererWithoutBrowser } from '../support/renderer.ts'
import { type Started, startProcess } from '../support/started.ts'

const EXPORTER = new URL('../../exporter/main.ts', import.meta.url)

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

const addressIn = (said: string) => /"address":\{"address":"([^"]+)"/.exec(said)?.[1]
const startExporter = (env: NodeJS.ProcessEnv): Promise<Started> =>
  startProcess(EXPORTER, { EXPORTER_PORT: '0', ...env }, addressIn)

describe.each([
  ['a renderer', startRendererWithoutBrowser],
  ['an exporter', startExporter],
])('the probes of %s', (_, start) => {
  test.each([
    [{ HOST: '0.0.0.0' }, '127.0.0.1'],
    [{ OPERATIONS_HOST: '0.0.0.0' }, '0.0.0.0'],
  ])('of which %j is set listen on %s, as those of a front for operators', async (env, address) => {
    const varDir = join(tmpdir(), `orrery-probes-${crypto.randomUUID()}`)
    const worker = await start({ DATABASE_URL: database.url, VAR_DIR: varDir, ...env })
    await worker.stop()
    expect(addressIn(worker.said())).toBe(address)
  })
})

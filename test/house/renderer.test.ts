import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRenders } from '../../src/jobs/renders/renders.ts'
import { startDatabase } from '../../src/platform/db/database.ts'
import { findServer } from '../../src/platform/db/embedded/server.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { drawing } from '../support/drawing.ts'
import { createDatabase } from '../support/postgres.ts'
import { startRenderer, startRendererWithoutBrowser } from '../support/renderer.ts'

const MAIN = new URL('../../renderer/main.ts', import.meta.url).pathname
const START = new URL('../../src/commands/start.ts', import.meta.url).pathname
const FORM = { format: 'png', size: 50, scale: 1 } as const

let varDir: string
beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'orrery-renderer-'))
})
afterEach(() => rmSync(varDir, { recursive: true, force: true }))

test('the renderer answers its probes and ends well on SIGTERM', async () => {
  const database = await createDatabase()
  const renderer = await startRenderer({ DATABASE_URL: database.url })
  for (const probe of ['healthz', 'readyz']) expect((await fetch(`${renderer.url}/${probe}`)).status).toBe(200)
  expect(await (await fetch(`${renderer.url}/metrics`)).text()).toContain('orrery_renderer_browser_up 1')
  expect((await fetch(`${renderer.url}/other`)).status).toBe(404)
  expect(await renderer.stop()).toBe(0)
  await database.drop()
})

test('a taken port is named, with the variable that sets another one', async () => {
  const database = await createDatabase()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const env = { ...CHILD_ENV, DATABASE_URL: database.url, VAR_DIR: varDir, RENDERER_PORT: String(port) }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (said += data))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said).toContain(`Port ${port} of 127.0.0.1 is taken. Stop the program that uses it, or set RENDERER_PORT`)
  other.close()
  await database.drop()
})

test('without DATABASE_URL it joins the Postgres that a front has started, and leaves it to the front', async () => {
  const postgres = await startDatabase({ databaseUrl: undefined, varDir })
  await migrate(postgres.url)
  const db = await openPool(postgres.url)
  const renders = openRenders({ db, databaseUrl: postgres.url, redis: undefined, queueLimit: 8, log: () => {} })
  const renderer = await startRenderer({ VAR_DIR: varDir })
  expect((await renders.render(drawing(), FORM, 20_000)).length).toBeGreaterThan(100)
  expect(await renderer.stop()).toBe(0)
  expect(findServer(join(varDir, 'postgres'))).not.toBeNull()
  await renders.close()
  await db.end()
  await postgres.stop()
})

test('without a browser it starts, and its log, /readyz and the refusals say so', async () => {
  const database = await createDatabase()
  const db = await openPool(database.url)
  const renders = openRenders({ db, databaseUrl: database.url, redis: undefined, queueLimit: 8, log: () => {} })
  const renderer = await startRendererWithoutBrowser({ DATABASE_URL: database.url, VAR_DIR: varDir })
  await expect(renders.render(drawing(), FORM, 20_000)).rejects.toMatchObject({ code: 'png_unavailable', status: 501 })
  expect((await fetch(`${renderer.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${renderer.url}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${renderer.url}/metrics`)).text()).toContain('orrery_renderer_browser_up 0')
  expect(renderer.said()).toMatch(/Install Chrome or Chromium in one of the usual places, or set CHROMIUM_PATH/)
  expect(await renderer.stop()).toBe(0)
  await renders.close()
  await db.end()
  await database.drop()
})

test.each([
  ['leads nowhere', () => join(varDir, 'none')],
  ['is a folder', () => varDir],
  ['is a file that cannot be run', () => join(varDir, 'text')],
])('a CHROMIUM_PATH that %s ends the renderer, and npm start, before anything starts', async (_, path) => {
  writeFileSync(join(varDir, 'text'), '')
  for (const main of [MAIN, START]) {
    const env = { ...CHILD_ENV, VAR_DIR: varDir, CHROMIUM_PATH: path() }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (data) => (said += data))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(said).toContain(`CHROMIUM_PATH is not a program: ${path()}`)
  }
  expect(existsSync(join(varDir, 'postgres'))).toBe(false)
})

test('a wrong variable is named with its allowed values, and nothing starts', async () => {
  const renderer = spawn(process.execPath, [MAIN], {
    env: { ...CHILD_ENV, VAR_DIR: varDir, RENDERER_PORT: 'ninety' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  renderer.stderr.on('data', (data) => (said += data))
  expect(await once(renderer, 'close')).toEqual([1, null])
  expect(said).toContain('RENDERER_PORT')
  expect(existsSync(join(varDir, 'postgres'))).toBe(false)
})

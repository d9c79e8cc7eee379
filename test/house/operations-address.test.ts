import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS, operationsWith } from '../../src/operations/index.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { testPlaces } from '../support/test-data.ts'

const MAIN = new URL('../../src/commands/main.ts', import.meta.url).pathname
const LOGIN = '/api/v1/admin/login'

let database: TestDatabase
let varDir: string

beforeAll(async () => {
  database = await createDatabase()
  varDir = mkdtempSync(join(tmpdir(), 'orrery-operations-'))
  symlinkSync(testPlaces(), join(varDir, basename(testPlaces())))
})

afterAll(async () => {
  await database.drop()
  rmSync(varDir, { recursive: true, force: true })
})

function start(env: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, [MAIN], {
    env: { ...CHILD_ENV, PORT: '0', THREADS: '1', VAR_DIR: varDir, DATABASE_URL: database.url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const front = { child, said: '', code: new Promise((ended) => child.once('close', ended)) }
  for (const output of [child.stdout!, child.stderr!]) output.on('data', (data: Buffer) => (front.said += data))
  return front
}

const send = (base: string, url: string, method = 'GET') =>
  fetch(base + url, {
    method,
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  })

describe('a front with OPERATIONS_PORT', () => {
  let front: ReturnType<typeof start>
  let callers: string
  let operators: string

  test('says both addresses', async () => {
    front = start({ OPERATIONS_PORT: '0' })
    await expect.poll(() => front.said, { timeout: 60_000 }).toMatch(/listens on \S+\n/)
    callers = front.said.match(/listens on (\S+)/)![1]!
    operators = front.said.match(/metrics and administration at (http:[^"\s]+)/)![1]!
  })

  test('serves metrics and administration at that address alone', async () => {
    expect((await send(operators, '/metrics')).status).toBe(200)
    expect((await send(callers, '/metrics')).status).toBe(404)
    expect((await send(operators, LOGIN, 'POST')).status).toBe(422)
    expect((await send(callers, LOGIN, 'POST')).status).toBe(404)
    expect((await send(operators, '/api/v1/admin/users')).status).toBe(503)
    expect((await send(callers, '/api/v1/admin/users')).status).toBe(404)
  })

  test('serves callers at the other alone', async () => {
    expect((await send(callers, '/api/v1/natal/calculate', 'POST')).status).toBe(401)
    expect((await send(operators, '/api/v1/natal/calculate', 'POST')).status).toBe(404)
    expect((await send(operators, '/account/sign-in')).status).toBe(404)
  })

  test('answers probes at both, and documents each', async () => {
    for (const base of [callers, operators]) expect((await send(base, '/healthz')).status).toBe(200)
    const pathsOf = async (base: string) =>
      Object.keys(((await (await send(base, '/openapi.json')).json()) as { paths: object }).paths)
    expect(await pathsOf(callers)).not.toContain(LOGIN)
    expect(await pathsOf(operators)).toContain(LOGIN)
  })

  test('ends in order', async () => {
    front.child.kill('SIGTERM')
    expect(await front.code).toBe(0)
  })
})

test('a taken OPERATIONS_PORT ends the start, and is named', async () => {
  const other = createServer()
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const { port } = other.address() as { port: number }
  const front = start({ OPERATIONS_PORT: String(port) })
  expect(await front.code).toBe(1)
  expect(front.said).toContain(`set OPERATIONS_PORT to another`)
  other.close()
})

test('every operation is served at one of both addresses, and probes at both', () => {
  const namesOf = (audience: 'callers' | 'operators') =>
    operationsWith({ builtInIdentity: true, publicSky: true, audience }).map(({ name }) => name)
  const [callers, operators] = [namesOf('callers'), namesOf('operators')]
  expect(new Set([...callers, ...operators])).toEqual(new Set(OPERATIONS.map(({ name }) => name)))
  expect(callers.filter((name) => operators.includes(name))).toEqual(['service_health', 'service_readiness'])
  for (const { name, access } of OPERATIONS) if (access.kind === 'admin') expect(callers).not.toContain(name)
})

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findServer } from '../../src/platform/db/embedded/server.ts'
import { frontPhases } from '../../src/run/shutdown.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { makeClusterIn } from '../support/mortal-postgres.ts'
import { createDatabase } from '../support/postgres.ts'
import { redisAvailable, startRedis } from '../support/redis.ts'
import { testPlaces } from '../support/test-data.ts'

const SOURCE = (file: string) => new URL(`../../src/${file}`, import.meta.url).pathname
const MAIN = SOURCE('commands/main.ts')

const GAZETTEER = basename(testPlaces())
/** Its file has 56 MB. Measured are 6, most of them the code of SQLite. */
const GAZETTEER_MB_MAX = 25

let varDir: string
const fronts: ChildProcess[] = []

beforeEach(async () => {
  varDir = mkdtempSync(join(tmpdir(), 'orrery-main-'))
  symlinkSync(testPlaces(), join(varDir, GAZETTEER))
  await makeClusterIn(join(varDir, 'postgres'))
})

afterEach(async () => {
  for (const front of fronts.splice(0)) front.kill('SIGKILL')
  const server = findServer(join(varDir, 'postgres'))
  if (server) process.kill(server.pid, 'SIGKILL')
  while (findServer(join(varDir, 'postgres'))) await sleep(10)
  rmSync(varDir, { recursive: true, force: true })
})

/** A front on the embedded Postgres; `said` grows with what it prints. */
function start(env: NodeJS.ProcessEnv = {}, nodeArgs: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeArgs, MAIN], {
    env: { ...CHILD_ENV, PORT: '0', THREADS: '1', VAR_DIR: varDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  fronts.push(child)
  const front = { child, said: '', exited: once(child, 'close') as Promise<[number | null, string | null]> }
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (front.said += data))
  return front
}

/** Waits for the greeting and reads it. */
async function greeted(front: ReturnType<typeof start>) {
  await expect.poll(() => front.said, { interval: 20 }).toMatch(/\n\s+curl .*format=csv'\n/)
  const url = front.said.match(/listens on (\S+)/)![1]!
  const key = front.said.match(/shown only once.*: (\S+)/)?.[1]
  const curls = [...front.said.matchAll(/curl -H 'x-api-key: (\S+)' (?:-o \S+ )?'(\S+)'/g)].map(
    ([, key = '', url = '']) => ({
      key,
      url,
    }),
  )
  return { url, key, curls }
}

const get = (url: string, key: string) => fetch(url, { headers: { 'x-api-key': key } })
const CENTURIES = '/api/v1/ephemeris?start=1800-01-02&end=2300-01-01&step=6h&format=csv'

describe('a front', () => {
  test('makes on its first start a database and the gazetteer, from which it answers without loading it', async () => {
    rmSync(join(varDir, GAZETTEER))
    rmSync(join(varDir, 'postgres'), { recursive: true })
    const front = start()
    const { url, key } = await greeted(front)
    await expect.poll(() => front.said).toMatch(/the gazetteer was built in \d+\.\d s/)
    const residentMb = () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${front.child.pid}/status`, 'utf8'))![1]) / 1e3
    const before = residentMb()
    const found = (await (await get(`${url}/api/v1/geo/search?q=Athens`, key!)).json()) as { results: object[] }
    expect(found.results[0]).toMatchObject({ geoname_id: 264371, lat: 37.98376, lng: 23.72784 })
    expect(residentMb() - before).toBeLessThan(GAZETTEER_MB_MAX)
  })

  test('prints on its first start a key, lines for curl that work, and the address of the documentation', async () => {
    const front = start()
    const { url, key, curls } = await greeted(front)
    expect((await fetch(`${url}/docs/api`)).status).toBe(200)
    expect(curls.map((curl) => curl.key)).toEqual([key, key])
    const [json, csv] = await Promise.all(curls.map((curl) => get(curl.url, curl.key)))
    expect(Object.keys((await json!.json()) as object)).toEqual(['meta', 'data'])
    const [, body, address] = /-d '(\S+)' (http\S+)/.exec(front.said)!
    const natal = await fetch(address!, {
      method: 'POST',
      headers: { 'x-api-key': key!, 'content-type': 'application/json' },
      body: body!,
    })
    expect(((await natal.json()) as { planets: object[] }).planets).toHaveLength(13)
    expect((await csv!.text()).trim().split('\n').length).toBe(1 + 36_525)
  })

  test('is ready again with the same key, which it does not print again', async () => {
    const first = start()
    const { key } = await greeted(first)
    first.child.kill('SIGTERM')
    expect(await first.exited).toEqual([0, null])
    const second = start()
    const { url, key: none } = await greeted(second)
    expect(none).toBeUndefined()
    expect(second.said).not.toContain(key)
    expect((await get(`${url}/api/v1/ephemeris?start=2026-01-01`, key!)).status).toBe(200)
  })

  test('finishes a running answer after SIGTERM, closes its parts in order and ends with code 0', async () => {
    const front = start({ SHUTDOWN_GRACE_MS: '60000' })
    const { url, key } = await greeted(front)
    const answer = await get(url + CENTURIES.replace('2300', '1830'), key!)
    const reader = answer.body!.getReader()
    await reader.read()
    front.child.kill('SIGTERM')
    let tail = Buffer.alloc(0)
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      tail = Buffer.concat([tail, part.value]).subarray(-2_000)
    }
    expect(tail.toString().trim().split('\n').at(-1)).toMatch(/^1830-01-01T00:00:00/)
    expect(await front.exited).toEqual([0, null])
    const phases = [...front.said.matchAll(/"phase":"([^"]+)"/g)].map(([, phase]) => phase)
    expect(phases).toEqual([
      'wait for the balancer',
      'finish running requests',
      'cut remaining connections',
      'stop deleting accounts',
      'stop applying Stripe events',
      'stop the background jobs',
      'close the queue of exports',
      'write the counts of limits',
      'drain the calculation threads',
      'close the identity provider',
      'send waiting e-mail',
      'close the queue of reports',
      'close the render queue',
      'write the request log',
      'stop listening for changes',
      'close the database pool',
      'stop Postgres',
      'create the database',
    ])
    const declared = Object.keys(frontPhases({ shutdownGraceMs: 0, shutdownDelayMs: 0 }))
    expect(phases).toEqual(declared.filter((phase) => phase !== 'close Redis'))
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
  })

  test('treats two signals at once as one, because npm repeats the signal of the terminal', async () => {
    const front = start()
    await greeted(front)
    front.child.kill('SIGINT')
    front.child.kill('SIGINT')
    expect(await front.exited).toEqual([0, null])
  })

  test('that is stopped during its start ends cleanly and leaves no Postgres behind', async () => {
    const front = start()
    await expect.poll(() => findServer(join(varDir, 'postgres')), { interval: 5 }).not.toBeNull()
    front.child.kill('SIGTERM')
    expect(await front.exited).toEqual([0, null])
    expect(front.said).not.toContain('the start failed')
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
  })

  test('ends at once on a second signal, even while an answer runs', async () => {
    const front = start({ SHUTDOWN_GRACE_MS: '60000' })
    const { url, key } = await greeted(front)
    const hangUp = new AbortController()
    const answer = await fetch(url + CENTURIES, { headers: { 'x-api-key': key! }, signal: hangUp.signal })
    await answer.body!.getReader().read()
    front.child.kill('SIGTERM')
    await sleep(1_500)
    expect(front.child.exitCode).toBeNull()
    front.child.kill('SIGTERM')
    expect(await front.exited).toEqual([1, null])
    hangUp.abort()
  })

  test('names the taken port and the remedy, and keeps the first key for the start that succeeds', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const failed = start({ PORT: String(port) })
    expect(await failed.exited).toEqual([1, null])
    expect(failed.said).toContain(`Port ${port} of 127.0.0.1 is taken. Stop the program that uses it, or set PORT`)
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
    other.close()
    expect((await greeted(start())).key).toBeDefined()
  })

  test('stops in order and with code 1 after an uncaught error', async () => {
    const bug = 'data:text/javascript,process.once("SIGUSR2",()=>{throw new Error("a bug")})'
    const front = start({}, ['--import', bug])
    await greeted(front)
    front.child.kill('SIGUSR2')
    expect(await front.exited).toEqual([1, null])
    expect(front.said).toContain('a bug')
    expect(front.said).toContain('"phase":"stop Postgres"')
  })

  test('still answers while its Postgres is killed, and starts it again', async () => {
    const front = start()
    const { url, key } = await greeted(front)
    const ask = async (day: number) => (await get(`${url}/api/v1/ephemeris?start=2026-01-${day + 10}`, key!)).status
    expect(await ask(0)).toBe(200)
    const { pid } = findServer(join(varDir, 'postgres'))!
    process.kill(pid, 'SIGKILL')
    for (let day = 1; day <= 10; day += 1) expect(await ask(day)).toBe(200)
    await expect.poll(() => findServer(join(varDir, 'postgres'))?.pid ?? pid).not.toBe(pid)
    const ready = async () => (await fetch(`${url}/readyz`)).json()
    // Without Postgres it is ready too, for callers that it knows.
    await expect.poll(ready).toMatchObject({ parts: { database: true } })
    expect(await ask(11)).toBe(200)
    front.child.kill('SIGTERM')
    expect(await front.exited, front.said).toEqual([0, null])
  })

  test('is the only front over its folder: a second one names its process and ends', async () => {
    const fronts = [start(), start(), start()]
    const codes: (number | null)[] = []
    for (const { exited } of fronts) void exited.then(([code]) => codes.push(code))
    await expect.poll(() => codes, { timeout: 45_000 }).toEqual([1, 1])
    const [serving] = fronts.filter(({ child }) => child.exitCode === null)
    const { url, key } = await greeted(serving!)
    for (const { child, said } of fronts) {
      if (child !== serving!.child) expect(said).toContain(`Process ${serving!.child.pid} already uses`)
    }
    const late = start()
    expect(await late.exited).toEqual([1, null])
    expect(late.said).toContain(`Process ${serving!.child.pid} already uses`)
    expect((await get(`${url}/api/v1/ephemeris?start=2026-01-01`, key!)).status).toBe(200)
  })

  test('that is halted keeps its folder, and one that was killed does not', async () => {
    const first = start()
    const { key } = await greeted(first)
    const { pid } = findServer(join(varDir, 'postgres'))!
    first.child.kill('SIGSTOP')
    const second = start()
    expect(await second.exited).toEqual([1, null])
    expect(second.said).toContain(`Process ${first.child.pid} already uses`)
    first.child.kill('SIGKILL')
    await first.exited
    const third = start()
    const { url } = await greeted(third)
    expect(findServer(join(varDir, 'postgres'))!.pid).toBe(pid)
    expect((await get(`${url}/api/v1/ephemeris?start=2026-01-01`, key!)).status).toBe(200)
  })

  test('shares its server with commands: they make keys and migrate while it runs', async () => {
    const { url } = await greeted(start())
    const command = promisify(execFile)
    const env = { ...CHILD_ENV, VAR_DIR: varDir }
    const migrated = await command(process.execPath, [SOURCE('commands/migrate.ts')], { env })
    expect(migrated.stdout).toContain('The database is up to date.')
    const { stdout } = await command(
      process.execPath,
      [SOURCE('commands/create-key.ts'), '--plan', 'free', '--name', 'second'],
      { env },
    )
    expect((await get(`${url}/api/v1/ephemeris?start=2026-01-01`, stdout.trim())).status).toBe(200)
  })

  test.skipIf(!redisAvailable)(
    'runs on the Postgres and the Redis that it is given, with nothing in VAR_DIR but the gazetteer',
    async () => {
      const [database, redis] = await Promise.all([createDatabase({ empty: true }), startRedis()])
      rmSync(join(varDir, 'postgres'), { recursive: true })
      const front = start({ DATABASE_URL: database.url, REDIS_URL: redis.url })
      const { url, key } = await greeted(front)
      expect((await get(`${url}/api/v1/ephemeris?start=2026-01-01`, key!)).status).toBe(200)
      expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready', limits_counted_in: 'redis' })
      expect(readdirSync(varDir)).toEqual([GAZETTEER])
      front.child.kill('SIGTERM')
      expect(await front.exited).toEqual([0, null])
      expect(front.said).toContain('"phase":"close Redis"')
      await Promise.all([database.drop(), redis.stop()])
    },
  )
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findServer } from '../../src/db/embedded/server.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { testPlaces } from '../support/places.ts'
import { processes } from '../support/processes.ts'

const START = new URL('../../src/start.ts', import.meta.url).pathname

let varDir: string
const started: ChildProcess[] = []

beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'orrery-start-'))
  copyFileSync(testPlaces(), join(varDir, basename(testPlaces())))
})

afterEach(async () => {
  for (const each of started.splice(0)) {
    const children = processes().filter(({ parent }) => parent === each.pid)
    for (const pid of [each.pid!, ...children.map(({ pid }) => pid)]) end(pid)
  }
  const server = findServer(join(varDir, 'postgres'))
  if (server) end(server.pid)
  while (findServer(join(varDir, 'postgres'))) await sleep(10)
  rmSync(varDir, { recursive: true, force: true })
})

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}

function start(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [START], {
    env: { ...CHILD_ENV, PORT: '0', RENDERER_PORT: '0', THREADS: '1', VAR_DIR: varDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const service = { child, said: '', exited: once(child, 'exit') as Promise<[number | null, string | null]> }
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (service.said += data))
  return service
}

/** The two child processes, from their log lines. */
async function running(service: ReturnType<typeof start>) {
  await expect.poll(() => service.said, { timeout: 30_000, interval: 20 }).toMatch(/Orrery listens on/)
  await expect.poll(() => service.said, { timeout: 30_000 }).toMatch(/"process":"renderer".*"listening"/)
  const children = processes().filter(({ parent }) => parent === service.child.pid)
  const renderer = children.find(({ command }) => command.includes('renderer/main.ts'))!
  const front = children.find(({ command }) => command.includes('src/main.ts'))!
  return { renderer: renderer.pid, front: front.pid }
}

const alive = (pid: number) => processes().some((each) => each.pid === pid && each.state !== 'Z')

describe('npm start', () => {
  test('starts a front and a renderer, and on SIGTERM ends the front first, then the renderer and Postgres', async () => {
    const service = start()
    const { front, renderer } = await running(service)
    service.child.kill('SIGTERM')
    expect(await service.exited).toEqual([0, null])
    expect([alive(front), alive(renderer)]).toEqual([false, false])
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
    // By their instants: each process writes its lines some at a time.
    const ends = [...service.said.matchAll(/"time":(\d+),"process":"(\w+)".*"phase":"([^"]+)"/g)]
      .sort(([, one], [, other]) => Number(one) - Number(other))
      .map(([, , each, phase]) => `${each}: ${phase}`)
    expect(ends.indexOf('start: stop the front')).toBeGreaterThan(ends.indexOf('front: stop Postgres'))
    expect(ends.indexOf('renderer: finish running renders')).toBeGreaterThan(ends.indexOf('start: stop the front'))
    expect(ends.at(-1)).toBe('start: stop the renderer')
  })

  test('starts another renderer when one is killed, and the front never stops', async () => {
    const service = start()
    const { front, renderer } = await running(service)
    process.kill(renderer, 'SIGKILL')
    await expect.poll(async () => (await running(service)).renderer ?? renderer, { timeout: 10_000 }).not.toBe(renderer)
    expect(alive(front)).toBe(true)
  })

  test('that is killed leaves no process behind', async () => {
    const service = start()
    const { front, renderer } = await running(service)
    service.child.kill('SIGKILL')
    await expect.poll(() => alive(front) || alive(renderer), { timeout: 15_000 }).toBe(false)
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
  })

  test('ends with the code of a front that could not start, and prints the reason', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const service = start({ PORT: String(port) })
    expect(await service.exited).toEqual([1, null])
    expect(service.said).toContain(`Port ${port} of 127.0.0.1 is taken`)
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
    other.close()
  })
})

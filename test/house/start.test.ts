import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findServer } from '../../src/platform/db/embedded/server.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { makeClusterIn, startMortalPostgres } from '../support/mortal-postgres.ts'
import { processes } from '../support/processes.ts'
import { onTerminal, terminalAvailable } from '../support/terminal.ts'
import { testPlaces } from '../support/test-data.ts'

const START = new URL('../../src/commands/start.ts', import.meta.url).pathname

/** These tests render nothing, so the renderer need not unpack its browser. */
const OWN = { ...CHILD_ENV, PORT: '0', RENDERER_PORT: '0', THREADS: '1', CHROMIUM_PATH: process.execPath }

let varDir: string
const started: ChildProcess[] = []

beforeEach(async () => {
  varDir = mkdtempSync(join(tmpdir(), 'orrery-start-'))
  symlinkSync(testPlaces(), join(varDir, basename(testPlaces())))
  await makeClusterIn(join(varDir, 'postgres'))
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
    env: { ...OWN, VAR_DIR: varDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const service = { child, said: '', exited: once(child, 'exit') as Promise<[number | null, string | null]> }
  for (const output of [child.stdout, child.stderr]) output.on('data', (data: Buffer) => (service.said += data))
  return service
}

/** The same as a person starts it. `npm start` is the only child of `script`. */
function startOnTerminal(env: NodeJS.ProcessEnv = {}) {
  const terminal = onTerminal(process.execPath, [START], {
    env: { ...OWN, VAR_DIR: varDir, TERM: 'xterm', ...env },
  })
  started.push(terminal.child)
  return { ...terminal, pid: () => processes().find(({ parent }) => parent === terminal.child.pid)!.pid }
}

/** The two child processes, from their log lines. */
async function running(service: ReturnType<typeof start>) {
  await expect.poll(() => service.said, { interval: 20 }).toMatch(/Orrery listens on/)
  await expect.poll(() => service.said).toMatch(/"process":"renderer".*"listening"/)
  const children = processes().filter(({ parent }) => parent === service.child.pid)
  const renderer = children.find(({ command }) => command.includes('renderer/main.ts'))!
  const front = children.find(({ command }) => command.includes('src/commands/main.ts'))!
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
    await expect.poll(async () => (await running(service)).renderer ?? renderer).not.toBe(renderer)
    expect(alive(front)).toBe(true)
  })

  test('starts another front at the same address when one is killed, and the renderer never stops', async () => {
    const service = start()
    const { front, renderer } = await running(service)
    const url = service.said.match(/listens on (\S+)/)![1]!
    process.kill(front, 'SIGKILL')
    await expect.poll(() => service.said).toContain('the front has exited; it restarts')
    const health = () => fetch(`${url}/healthz`).then(({ status }) => status, String)
    await expect.poll(health).toBe(200)
    const again = await running(service)
    expect([again.front === front, again.renderer === renderer]).toEqual([false, true])
    expect(service.said.match(/Orrery listens on/g)).toHaveLength(1)
    service.child.kill('SIGTERM')
    expect(await service.exited).toEqual([0, null])
  })

  test('that is killed leaves no process behind', async () => {
    const service = start()
    const { front, renderer } = await running(service)
    service.child.kill('SIGKILL')
    await expect.poll(() => alive(front) || alive(renderer)).toBe(false)
    // The export worker may be the last to leave Postgres.
    await expect.poll(() => findServer(join(varDir, 'postgres'))).toBeNull()
  })

  test('starts a front again whose database does not answer at first', async () => {
    const postgres = await startMortalPostgres()
    try {
      await postgres.kill()
      const service = start({ DATABASE_URL: postgres.url })
      await expect.poll(() => service.said).toMatch(/the front has exited: .*; it restarts/)
      await postgres.restart()
      await running(service)
      service.child.kill('SIGTERM')
      expect(await service.exited).toEqual([0, null])
    } finally {
      await postgres.remove()
    }
  })

  test('ends with the code of a front that could not start, and prints the reason', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const service = start({ PORT: String(port) })
    expect(await service.exited).toEqual([1, null])
    expect(service.said).toContain(`Port ${port} of 127.0.0.1 is taken`)
    // Only a person can free the port.
    expect(service.said).not.toContain('it restarts')
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
    other.close()
  })
})

describe.skipIf(!terminalAvailable)('npm start on a terminal', () => {
  test('shows readable steps with their seconds, and between them the greeting', async () => {
    rmSync(join(varDir, basename(testPlaces())))
    rmSync(join(varDir, 'postgres'), { recursive: true })
    const { lines, pid, exited } = startOnTerminal({ CHROMIUM_PATH: '' })
    // The page that a person opens is named last.
    const greeting = expect.stringMatching(/^Open http:\/\/127\.0\.0\.1:\d+\/ in a browser\./)
    await expect.poll(lines, { timeout: 60_000 }).toContainEqual(greeting)
    for (const step of [
      /^\[\d\d:\d\d:\d\d\] INFO: front: the database is ready after \d+\.\d s$/,
      /^\[\d\d:\d\d:\d\d\] INFO: front: the gazetteer was built in \d+\.\d s$/,
      /^\[\d\d:\d\d:\d\d\] INFO: renderer: the browser was unpacked in \d+\.\d s$/,
    ]) {
      await expect.poll(lines, { timeout: 60_000 }).toContainEqual(expect.stringMatching(step))
    }
    expect(lines().filter((line) => line.startsWith('{'))).toEqual([])
    process.kill(pid(), 'SIGTERM')
    expect(await exited).toBe(0)
  })

  test.each(['text', 'json'])(
    'ends all its processes when the terminal is closed, with a log in %s',
    async (format) => {
      const terminal = startOnTerminal({ LOG_FORMAT: format })
      await expect.poll(terminal.lines, { timeout: 60_000 }).toContainEqual(expect.stringMatching(/format=csv'$/))
      const pid = terminal.pid()
      const findOurs = () => [pid, ...processes().flatMap((each) => (each.parent === pid ? [each.pid] : []))]
      await expect.poll(findOurs).toHaveLength(4)
      const ours = findOurs()
      terminal.child.kill('SIGKILL')
      await expect.poll(() => ours.filter(alive)).toEqual([])
      // The export worker may be the last to leave Postgres.
      await expect.poll(() => findServer(join(varDir, 'postgres'))).toBeNull()
    },
  )

  test('shows the reason last when the front cannot start', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { exited, lines } = startOnTerminal({ PORT: String(port) })
    expect(await exited).toBe(1)
    expect(lines().at(-1)).toMatch(new RegExp(`^Port ${port} of 127.0.0.1 is taken`))
    other.close()
  })

  test('logs JSON where LOG_FORMAT says so, and text elsewhere', async () => {
    const terminal = startOnTerminal({ LOG_FORMAT: 'json' })
    await expect.poll(terminal.lines).toContainEqual(expect.stringMatching(/format=csv'$/))
    expect(terminal.lines()).toContainEqual(expect.stringMatching(/^\{"level":30,.*"process":"front"/))
    process.kill(terminal.pid(), 'SIGTERM')
    expect(await terminal.exited).toBe(0)
    const piped = start({ LOG_FORMAT: 'text' })
    await expect.poll(() => piped.said).toMatch(/Orrery listens on/)
    expect(piped.said).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: front: /m)
    expect(piped.said).not.toContain('\x1b')
  })
})

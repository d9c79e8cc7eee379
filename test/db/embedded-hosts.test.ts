import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/db/database.ts'
import { socketDirectory } from '../../src/platform/db/embedded/folders.ts'
import { postgresHost, type Way, type WayQuestions, wayToRun } from '../../src/platform/db/embedded/host.ts'
import { findServer, holds } from '../../src/platform/db/embedded/server.ts'
import { withLock } from '../../src/platform/db/embedded/sharing.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-hosts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const LINUX = postgresHost('linux')
const MAC = postgresHost('darwin')

describe('Postgres is run', () => {
  const NOBODY = { uid: 65534, gid: 65534 }
  const ADA = { uid: 1000, gid: 1000 }
  const asked = (changed: Partial<WayQuestions>): WayQuestions => ({
    isRoot: true,
    holder: () => undefined,
    hasNamespaces: () => false,
    nobody: () => NOBODY,
    reaches: () => true,
    ...changed,
  })
  const unasked = () => {
    throw new Error('This was asked')
  }

  test.each([LINUX, MAC])('by an ordinary user as it is, without a question to the machine', (host) => {
    const questions = {
      ...asked({ holder: unasked, hasNamespaces: unasked, nobody: unasked, reaches: unasked }),
      isRoot: false,
    }
    expect(wayToRun(host, questions)).toEqual({ kind: 'own' })
  })

  const ways: [string, Partial<WayQuestions>, Way][] = [
    ['in a user namespace where there are some', { hasNamespaces: () => true }, { kind: 'namespace' }],
    [
      'so also over data of root',
      { holder: () => ({ uid: 0, gid: 0 }), hasNamespaces: () => true },
      { kind: 'namespace' },
    ],
    ['by nobody without namespaces', {}, { kind: 'other', owner: NOBODY, passesFolders: false }],
    [
      'by nobody who has to pass folders',
      { reaches: () => false },
      { kind: 'other', owner: NOBODY, passesFolders: true },
    ],
    [
      'by the owner of the data, whether there are namespaces or not',
      { holder: () => ADA, hasNamespaces: unasked, nobody: unasked },
      { kind: 'other', owner: ADA, passesFolders: false },
    ],
  ]
  test.each(ways)('for root on Linux %s', (_, changed, way) => {
    expect(wayToRun(LINUX, asked(changed))).toEqual(way)
  })

  test('not for root on macOS, which reads what to do', () => {
    const questions = asked({ hasNamespaces: unasked, nobody: unasked })
    expect(() => wayToRun(MAC, questions)).toThrow('Start as an ordinary user, or set DATABASE_URL')
  })
})

test.each([
  [LINUX, 107],
  [MAC, 103],
])('a socket beside the data fits into %o, else it is in the temporary folder', ({ socketPathBytesMax }, bytes) => {
  const rest = Buffer.byteLength('.socket/.s.PGSQL.5432')
  const longest = `/${'d'.repeat(bytes - rest - 1)}`
  expect(socketDirectory(longest, socketPathBytesMax)).toBe(`${longest}.socket`)
  const elsewhere = socketDirectory(`${longest}d`, socketPathBytesMax)
  expect(elsewhere).toMatch(/\/orrery-\d+-[0-9a-f]{16}$/)
  expect(Buffer.byteLength(`${elsewhere}/.s.PGSQL.5432`)).toBeLessThanOrEqual(bytes)
})

describe.runIf(process.platform === 'linux').each([LINUX.lock, MAC.lock])('the start lock as %s', (kind) => {
  test('lets one work at a time, within a process and between two', async () => {
    const path = join(folder, 'deep', 'postgres')
    let working = 0
    let most = 0
    const work = async () => {
      working += 1
      most = Math.max(most, working)
      await new Promise((resolve) => setTimeout(resolve, 20))
      working -= 1
    }
    await Promise.all(Array.from({ length: 5 }, () => withLock(path, 10_000, work, kind)))
    expect(most).toBe(1)
  })

  test('is free again when its holder is killed, and held until then', async () => {
    const path = join(folder, 'postgres')
    const lock = new URL('../../src/platform/db/embedded/sharing.ts', import.meta.url).href
    const program = `const { withLock } = await import(${JSON.stringify(lock)})
      await withLock(${JSON.stringify(path)}, 1000, () => { console.log('held'); return new Promise((done) => setTimeout(done, 60_000)) }, ${JSON.stringify(kind)})`
    const holder = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(holder.stdout, 'data')
    await expect(withLock(path, 100, async () => {}, kind)).rejects.toThrow('Another process has held the start lock')
    const exited = once(holder, 'exit')
    holder.kill('SIGKILL')
    await exited
    expect(await withLock(path, 5_000, async () => 'mine', kind)).toBe('mine')
  })

  test('is given back by work that fails', async () => {
    const path = join(folder, 'postgres')
    const fails = () => Promise.reject(new Error('no'))
    await expect(withLock(path, 1_000, fails, kind)).rejects.toThrow('no')
    expect(await withLock(path, 1_000, async () => 'next', kind)).toBe('next')
  })
})

describe.runIf(process.platform === 'linux')('a server is known', () => {
  test('by /proc and by ps alike: by its folder, under each of its paths, and no other process is taken for it', async () => {
    const dataDir = join(folder, 'a folder -c with spaces', 'postgres')
    const postgres = await startEmbeddedPostgres({ dataDir })
    const { pid } = findServer(dataDir)!
    symlinkSync(folder, `${folder}-by-another-name`)
    const again = join(`${folder}-by-another-name`, 'a folder -c with spaces', 'postgres')
    try {
      for (const by of [LINUX.processes, MAC.processes]) {
        expect([by, holds(pid, dataDir, by)]).toEqual([by, 'yes'])
        expect([by, holds(pid, again, by)]).toEqual([by, 'yes'])
        expect([by, holds(pid, folder, by)]).toEqual([by, 'no'])
        expect([by, holds(process.pid, dataDir, by)]).toEqual([by, 'no'])
        expect([by, holds(2 ** 22 + 1, dataDir, by)]).toEqual([by, 'no'])
      }
    } finally {
      rmSync(`${folder}-by-another-name`)
      await postgres.stop()
    }
    for (const by of [LINUX.processes, MAC.processes]) expect(holds(pid, dataDir, by)).toBe('no')
  })
})

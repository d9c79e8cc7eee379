import { existsSync, readlinkSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { OMIT_DEV, POSTGRES, useClone } from '../support/clone.ts'

const clone = useClone()
const { installed, lockPackages, runs } = clone

/** The first step of `npm test` and of the commands for developers. */
const ensure = (env: NodeJS.ProcessEnv = {}) => clone.outcome({ env })

/** The first step of `npm start`. */
const ensureRunning = (env: NodeJS.ProcessEnv = {}) => clone.outcome({ env, args: OMIT_DEV })

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('tools/ensure.mjs', () => {
  test('installs a fresh clone without running any install script, and links the libraries of Postgres', async () => {
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(runs()).toEqual([expect.stringContaining('install --ignore-scripts')])
    expect(readlinkSync(clone.path(`node_modules/${POSTGRES}/native/lib/libpq.so.5`))).toBe('libpq.so.5.18')
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
      rmSync(clone.path(`node_modules/${path}`))
      expect(await ensure()).toMatchObject({ code: 0 })
      expect(existsSync(clone.path(`node_modules/${path}`))).toBe(true)
    }
    expect(runs()).toHaveLength(4)
  })

  test('lets one of two starts at once install, and the other wait for it', async () => {
    const both = await Promise.all([ensure({ NPM_MS: '600' }), ensure({ NPM_MS: '600' })])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(runs()).toHaveLength(1)
  })

  test('waits for the npm of a killed installation, and then checks the files', async () => {
    const killed = clone.start({ env: { NPM_MS: '1500' } })
    while (runs().length === 0) await sleep(10)
    killed.kill('SIGKILL')
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(runs()).toHaveLength(1)
    expect(existsSync(clone.path('node_modules/.bin/node'))).toBe(true)
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
    const killed = clone.start({ env: { NPM_MS: '800' }, args: OMIT_DEV })
    while (runs().length === 0) await sleep(10)
    killed.kill('SIGKILL')
    expect(await ensure()).toMatchObject({ code: 0 })
    expect(['zod', 'vitest'].map(installed)).toEqual([true, true])
  })
})

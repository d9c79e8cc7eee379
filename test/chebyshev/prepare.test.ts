import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants, getPriority, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareSeries, startSeries } from '../../src/calculation/series/prepare.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { processes } from '../support/processes.ts'
import { TEST_CENTURIES, testFiles } from '../support/test-data.ts'

const BUILD = new URL('../../workers/chebyshev-build.ts', import.meta.url).pathname
const SERIES = testFiles().filter((file) => basename(file).startsWith('series-'))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-series-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const prepared = (centuries: readonly number[], log: (message: string) => void = () => {}) =>
  prepareSeries({ folder, centuries, ephemerisPath: undefined, threads: 1, log })

const startBuild = (century: number) =>
  spawn(process.execPath, [BUILD, folder, '1', '', String(century)], { stdio: ['ignore', 'pipe', 'inherit'] })

test('series that are there are read, and nothing is built', async () => {
  for (const file of SERIES) symlinkSync(file, join(folder, basename(file)))
  const said: string[] = []
  const { periods, version } = await prepared(TEST_CENTURIES, (message) => said.push(message))
  expect(said).toEqual([])
  expect(version).toBe(SERIES.map((file) => basename(file)).join(' '))
  expect(periods.map(({ period }) => period.firstYear)).toEqual(TEST_CENTURIES)
  for (const [index, { bytes }] of periods.entries())
    expect(readFileSync(SERIES[index]!).subarray(0, bytes.byteLength).equals(new Uint8Array(bytes))).toBe(true)
})

test('a build that cannot be started is a failure, and no unhandled rejection', async () => {
  const { execPath } = process
  process.execPath = join(folder, 'no-node')
  try {
    await expect(prepared([TEST_CENTURIES[0]])).rejects.toThrow('ENOENT')
  } finally {
    process.execPath = execPath
  }
})

test('a file that is damaged is built again', async () => {
  const [whole] = SERIES
  writeFileSync(join(folder, basename(whole!)), readFileSync(whole!).subarray(0, 1_000_000))
  const builder = startBuild(TEST_CENTURIES[0])
  try {
    const [first] = await once(createInterface({ input: builder.stdout }), 'line')
    expect(JSON.parse(first)).toEqual({ missing: 1 })
  } finally {
    builder.kill('SIGKILL')
    await once(builder, 'exit')
  }
})

test('a file whose contents are damaged is removed, so that the next try builds it', async () => {
  const [whole] = SERIES
  const file = join(folder, basename(whole!))
  writeFileSync(file, Buffer.from(readFileSync(whole!)).fill(0, 12_345, 12_346))
  await expect(prepared([TEST_CENTURIES[0]])).rejects.toThrow('are damaged')
  expect(readdirSync(folder)).toEqual([])
})

test('series that must be built are not waited for, and their build gives way to every other process', async () => {
  const pids = () => new Set(processes().flatMap(({ command, pid }) => (command.includes(folder) ? [pid] : [])))
  const { found, complete, stop } = startSeries({
    ...{ folder, centuries: [2100], ephemerisPath: undefined, threads: 1, log: () => {} },
  })
  const ended = expect(complete).rejects.toThrow('could not be built')
  expect(await found).toBeNull()
  const [pid] = pids()
  await expect.poll(() => getPriority(pid!)).toBe(constants.priority.PRIORITY_LOW)
  stop()
  await ended
})

test('ephemeris files of other years leave the files of a century as they are', () => {
  const system = join(folder, 'system')
  mkdirSync(system)
  const before = ephemerisFiles(undefined, system)
  for (const name of ['sepl_12.se1', 'semo_12.se1', 'seas_12.se1', 'sepl_24.se1']) {
    writeFileSync(join(system, name), 'other years')
  }
  const after = ephemerisFiles(undefined, system)
  expect(after.fingerprint).not.toBe(before.fingerprint)
  expect(after.fingerprintOf(1899, 2000)).toBe(before.fingerprintOf(1899, 2000))
  // Its first span may begin in December 1799.
  expect(after.fingerprintOf(1799, 1900)).not.toBe(before.fingerprintOf(1799, 1900))
})

test('without centuries there are none, and nothing runs', async () => {
  expect(await prepared([])).toEqual({ version: 'none', periods: [] })
  expect(readdirSync(folder)).toEqual([])
})

test('a build that is killed leaves nothing that looks finished', async () => {
  const builder = startBuild(2100)
  for await (const line of createInterface({ input: builder.stdout })) if (line.includes('25 %')) break
  builder.kill('SIGKILL')
  await once(builder, 'exit')
  expect(readdirSync(folder).filter((name) => name.endsWith('.bin'))).toEqual([])
})

test('a folder in which nothing can be written is named', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(
    prepareSeries({
      folder: join(file, 'series'),
      centuries: [2000],
      ephemerisPath: undefined,
      threads: 1,
      log: () => {},
    }),
  ).rejects.toThrow(/could not be built in .*file/)
})

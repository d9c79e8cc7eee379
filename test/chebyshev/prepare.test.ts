import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareSeries } from '../../src/chebyshev/prepare.ts'
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

test('series that are there are read, and nothing is built', async () => {
  for (const file of SERIES) symlinkSync(file, join(folder, basename(file)))
  const said: string[] = []
  const { periods, version } = await prepared(TEST_CENTURIES, (message) => said.push(message))
  expect(said).toEqual([])
  expect(version).toBe(SERIES.map((file) => basename(file)).join(' '))
  expect(periods.map(({ period }) => period.firstYear)).toEqual(TEST_CENTURIES)
  for (const [index, { bytes }] of periods.entries())
    expect(readFileSync(SERIES[index]!).equals(new Uint8Array(bytes))).toBe(true)
})

test('without centuries there are none, and nothing runs', async () => {
  expect(await prepared([])).toEqual({ version: 'none', periods: [] })
  expect(readdirSync(folder)).toEqual([])
})

test('a build that is killed leaves nothing that looks finished', async () => {
  const builder = spawn(process.execPath, [BUILD, folder, '1', '', '2100'], { stdio: ['ignore', 'pipe', 'inherit'] })
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
  ).rejects.toThrow(/ENOTDIR/)
})

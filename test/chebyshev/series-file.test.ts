import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSeries, writeSeries } from '../../src/calculation/series/prepare.ts'
import { bytesOf, periodOf } from '../../src/calculation/series/tables.ts'

const period = periodOf(2000)
const BYTES = Buffer.alloc(bytesOf(period), 'the series of a century')
const folder = mkdtempSync(join(tmpdir(), 'orrery-series-'))
const file = join(folder, 'series-2000.bin')
writeSeries(file, BYTES)
const whole = readFileSync(file)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file gives the bytes that were written, and no other file is left', async () => {
  expect(BYTES.equals(new Uint8Array((await readSeries(file, period))!))).toBe(true)
  expect(readdirSync(folder)).toEqual(['series-2000.bin'])
})

test('a file that is missing gives nothing', async () => {
  expect(await readSeries(join(folder, 'other.bin'), period)).toBeNull()
})

test.each([
  ['was cut off', () => whole.subarray(0, 1_000_000)],
  ['lost its last byte', () => whole.subarray(0, -1)],
  ['has another byte', () => Buffer.from(whole).fill(0, 12_345, 12_346)],
  ['is empty', () => Buffer.alloc(0)],
  ['goes on after its end', () => Buffer.concat([whole, whole.subarray(0, 8)])],
])('nor does a file that %s', async (_, damaged) => {
  const path = join(folder, 'damaged.bin')
  writeFileSync(path, damaged())
  expect(await readSeries(path, period)).toBeNull()
})

import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openAdvice } from '../../src/platform/advice.ts'
import { diskSpace } from '../../src/run/background.ts'

const GIB = 1024 ** 3
const SIGNAL = new AbortController().signal

test('the free space is that of the disk of the folder', async () => {
  const { freeBytes, measuring } = diskSpace(
    tmpdir(),
    openAdvice(() => {}),
  )
  expect(freeBytes()).toBeNaN()
  await measuring.work(SIGNAL, async () => {})
  const { bavail, bsize } = statfsSync(tmpdir())
  expect(freeBytes() / (bavail * bsize)).toBeCloseTo(1, 1)
})

test.each([
  { totalGib: 4_000, freeGib: 2.1, isTold: false },
  { totalGib: 4_000, freeGib: 1.9, isTold: true },
  { totalGib: 8, freeGib: 0.9, isTold: false },
  { totalGib: 8, freeGib: 0.7, isTold: true },
])('with $freeGib of $totalGib GiB free the operator is told: $isTold', async ({ totalGib, freeGib, isTold }) => {
  const said: string[] = []
  const advice = openAdvice((text) => said.push(text))
  let free = freeGib * GIB
  const stat = async () => ({ bavail: free / 4_096, blocks: (totalGib * GIB) / 4_096, bsize: 4_096 })
  const { measuring } = diskSpace('/', advice, stat as never)
  for (let turn = 0; turn < 3; turn += 1) await measuring.work(SIGNAL, async () => {})
  expect([advice.list().length, said.length]).toEqual(isTold ? [1, 1] : [0, 0])
  free = totalGib * GIB
  await measuring.work(SIGNAL, async () => {})
  expect(advice.list()).toEqual([])
})

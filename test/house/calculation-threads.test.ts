import { expect, test } from 'vitest'
import { calculationThreads } from '../../src/platform/config.ts'

test.each([
  ['linux', undefined, 8, 8],
  ['linux', 3, 8, 3],
  ['linux', 16, 2, 16],
  ['darwin', undefined, 8, 1],
  ['darwin', 1, 8, 1],
] as const)('on %s with THREADS %s and %i cores a front calculates on %i', (platform, wanted, cores, threads) => {
  expect(calculationThreads(platform, wanted, cores)).toBe(threads)
})

test('several threads are refused on macOS, where they would disturb each other, and what to do instead is said', () => {
  expect(() => calculationThreads('darwin', 2, 8)).toThrow(/THREADS is 2.*set THREADS to 1.*several fronts/s)
})

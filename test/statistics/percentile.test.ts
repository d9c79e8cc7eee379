import { expect, test } from 'vitest'
import { percentileMs } from '../../src/accounts/statistics/usage.ts'
import { numbersFrom } from './rolled-up.ts'

/** As `latency_bucket` of the database, which test/statistics/roll-ups.test.ts compares with the definition. */
const bucketOf = (ms: number): number => (ms < 1 ? 0 : 1 + Math.floor(Math.log(ms) / Math.log(1.2)))

test('a percentile is within 10 % of the one of the times themselves', () => {
  const random = numbersFrom(3)
  for (let round = 0; round < 200; round += 1) {
    const times = Array.from({ length: 1 + Math.floor(random() * 400) }, () => Math.ceil(10 ** (random() * 5)))
    const counts = times.map((ms) => ({ bucket: bucketOf(ms), requests: 1 }))
    const sorted = times.toSorted((a, b) => a - b)
    for (const share of [0.5, 0.95]) {
      const exact = sorted[Math.ceil(share * sorted.length) - 1]!
      expect(Math.abs(percentileMs(counts, share)! / exact - 1)).toBeLessThan(0.1)
    }
  }
})

test('without requests there is no percentile, and a request of no millisecond takes none', () => {
  expect(percentileMs([], 0.95)).toBeNull()
  expect(percentileMs([{ bucket: 0, requests: 1 }], 0.5)).toBe(0)
})

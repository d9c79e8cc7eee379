import { expect, test } from 'vitest'
import { aheadText, nextOf, timesText } from '../../src/pages/charts/ahead.ts'

const NOW = '2026-11-27T18:00:00Z'

test.each([
  ['2049-03-14T10:25:00Z', ', in 22 years'],
  ['2028-11-28T18:00:00Z', ', in 2 years'],
  ['2028-11-20T18:00:00Z', ', in 23 months'],
  ['2027-02-09T17:36:00Z', ', in 2 months'],
  ['2026-12-24T01:28:00Z', ', in 26 days'],
  ['2026-11-28T20:00:00Z', ', in 26 hours'],
  ['2026-11-27T18:10:00Z', ', within the hour'],
  ['2026-11-27T17:59:59Z', ''],
])('%s is said as "%s" on 27 November 2026 at 18:00', (utc, said) => {
  expect(aheadText(utc, NOW)).toBe(said)
})

test('the next of some times is the first one after now', () => {
  const times = ['2026-11-27T17:00:00Z', '2026-11-27T18:00:01Z', '2027-01-01T00:00:00Z'].map((utc) => ({ utc }))
  expect(nextOf(times, NOW)).toBe(times[1])
  expect(nextOf(times, '2027-01-01T00:00:00Z')).toBeUndefined()
})

test('small counts are words', () => {
  expect([1, 2, 3].map(timesText)).toEqual(['once', 'twice', '3 times'])
})

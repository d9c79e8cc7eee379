import { expect, test } from 'vitest'
import { monthlyChanges, monthlyOf } from '../../src/accounts/statistics/revenue.ts'
import { numbersFrom } from './rolled-up.ts'

test('the monthly parts of changes add up to the rounded difference, each within one minor unit of the exact part', () => {
  const random = numbersFrom(7)
  for (let round = 0; round < 5_000; round += 1) {
    const changes = Array.from({ length: 5 }, () => Math.floor((random() - 0.5) * 10 ** (random() * 6)))
    const start = Math.floor(random() * 1_000) + changes.reduce((sum, change) => sum + Math.abs(change), 0)
    const end = changes.reduce((sum, change) => sum + change, start)
    const parts = monthlyChanges(start, changes)
    expect(monthlyOf(start) + parts.reduce((sum, part) => sum + part, 0)).toBe(monthlyOf(end))
    for (const [at, part] of parts.entries()) {
      expect(Math.abs(part * 12 - changes[at]!)).toBeLessThan(12)
      if (changes[at]! % 12 === 0) expect(part * 12).toBe(changes[at]! + 0)
    }
  }
})

test('three subscriptions of 10 a year are 2 a month, and a fourth makes them 3', () => {
  expect([monthlyOf(30), monthlyOf(40)]).toEqual([2, 3])
  expect(monthlyChanges(30, [10, 0, 0, 0, 0])).toEqual([1, 0, 0, 0, 0])
})

import { expect, test } from 'vitest'
import { yearlyMinorOf } from '../../src/payments/stripe-objects.ts'

test.each([
  ['800 a month', { amountMinor: 800, quantity: 1, interval: 'month', intervalCount: 1 }, 9_600],
  ['two of 8,999 a year', { amountMinor: 8_999, quantity: 2, interval: 'year', intervalCount: 1 }, 17_998],
  ['2,001 in three months', { amountMinor: 2_001, quantity: 1, interval: 'month', intervalCount: 3 }, 8_004],
  ['101 in two years', { amountMinor: 101, quantity: 1, interval: 'year', intervalCount: 2 }, 50],
  ['100 a week', { amountMinor: 100, quantity: 1, interval: 'week', intervalCount: 1 }, 5_200],
  ['10 a day', { amountMinor: 10, quantity: 1, interval: 'day', intervalCount: 1 }, 3_650],
  ['a price by use', { amountMinor: null, quantity: 1, interval: 'month', intervalCount: 1 }, 0],
])('a year of %s', (_, charge, yearly) => {
  expect(yearlyMinorOf([charge])).toBe(yearly)
})

test('items of a subscription are added before the sum is rounded', () => {
  const half = { amountMinor: 0.1, quantity: 5, interval: 'year', intervalCount: 1 }
  expect(yearlyMinorOf([half, half])).toBe(1)
  expect(yearlyMinorOf([half])).toBe(0)
  expect(yearlyMinorOf([{ ...half, amountMinor: 0.1, quantity: 30 }])).toBe(3)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { root } from '../../src/astro/search.ts'

const SECOND = 1 / 86400

test('a crossing is found to within epsilon wherever it lies', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 9.999, noNaN: true }), fc.integer({ min: 1, max: 5 }), (at, power) => {
      const odd = 2 * power - 1
      const value = (time: number) => Math.sign(time - at) * Math.abs(time - at) ** odd
      expect(Math.abs(root(value, 0, 10, SECOND) - at)).toBeLessThanOrEqual(SECOND)
    }),
  )
})

test('a crossing at an end of the interval is found there', () => {
  expect(root((time) => time, 0, 1, SECOND)).toBe(0)
  expect(root((time) => time - 1, 0, 1, SECOND)).toBe(1)
})

test('an interval without a change of sign is refused', () => {
  expect(() => root(() => 1, 0, 1, SECOND)).toThrow(RangeError)
})

test('a smooth function takes few evaluations', () => {
  let evaluations = 0
  root(
    (time) => {
      evaluations += 1
      return Math.sin(time - 1.2345)
    },
    0,
    3,
    SECOND,
  )
  expect(evaluations).toBeLessThan(16)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { houseOf } from '../../src/astro/house.ts'

const rotated = (start: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (((start + index * step) % 360) + 360) % 360)

test('every longitude lies in one house, also at 0 and just below 360 degrees', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 359.999, noNaN: true }),
      fc.double({ min: 0, max: 359.999, noNaN: true }),
      (start, at) => {
        const cusps = rotated(start, 30, 12)
        const house = houseOf(at, cusps)
        expect(house).toBeGreaterThanOrEqual(1)
        expect(house).toBeLessThanOrEqual(12)
      },
    ),
  )
  expect(houseOf(0, rotated(330, 30, 12))).toBe(2)
  expect(houseOf(359.9999999, rotated(330, 30, 12))).toBe(1)
})

test('a planet on a cusp belongs to the house that begins there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 11 }), (start, house) => {
      const cusps = rotated(start, 30, 12)
      expect(houseOf(cusps[house]!, cusps)).toBe(house + 1)
    }),
  )
})

test('sectors that run clockwise are counted clockwise', () => {
  const sectors = rotated(100, -10, 36)
  expect(houseOf(100, sectors)).toBe(1)
  expect(houseOf(95, sectors)).toBe(1)
  expect(houseOf(101, sectors)).toBe(36)
  expect(houseOf(89, sectors)).toBe(2)
})

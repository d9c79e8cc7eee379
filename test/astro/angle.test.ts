import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arc, normalise, separation } from '../../src/astro/angle.ts'

const degrees = fc.double({ min: -1e6, max: 1e6, noNaN: true })

test('a normalised angle lies in [0, 360) and points the same way', () => {
  fc.assert(
    fc.property(degrees, (angle) => {
      const normal = normalise(angle)
      expect(normal).toBeGreaterThanOrEqual(0)
      expect(normal).toBeLessThan(360)
      expect(Math.cos(((normal - angle) * Math.PI) / 180)).toBeCloseTo(1, 9)
    }),
  )
  expect(normalise(-1e-14)).toBeLessThan(360)
})

test('the arc added to one longitude gives the other', () => {
  fc.assert(
    fc.property(degrees, degrees, (from, to) => {
      expect(separation(normalise(from + arc(from, to)), normalise(to))).toBeLessThan(1e-6)
      expect(Math.abs(arc(from, to))).toBeLessThanOrEqual(180)
    }),
  )
})

test('separation does not depend on the order', () => {
  expect(separation(350, 10)).toBe(20)
  expect(separation(10, 350)).toBe(20)
  expect(separation(0, 180)).toBe(180)
})

import { expect, test } from 'vitest'
import { degreesInSign, signIndex } from '../../src/astro/sign.ts'

// By hand: a sign has 30 degrees, and a longitude on a border belongs to the sign that begins there.
test.each([
  [0, 0, 0],
  [29.75, 0, 29.75],
  [30, 1, 0],
  [122.25, 4, 2.25],
  [359.5, 11, 29.5],
])('the longitude %d is in sign %d, of which %d degrees have passed', (longitude, sign, degrees) => {
  expect([signIndex(longitude), degreesInSign(longitude)]).toEqual([sign, degrees])
})

test('degrees in the sign stay below 30 up to the last double before each border', () => {
  for (let border = 30; border <= 360; border += 30) {
    const last = border - border * Number.EPSILON
    expect(degreesInSign(last)).toBeLessThan(30)
    expect(degreesInSign(last)).toBeGreaterThan(29.999)
  }
})

import { expect, test } from 'vitest'
import { fitting, nodes, polynomialsAt } from '../../src/calculation/series/fit.ts'

const at = (coefficients: Float64Array, x: number): number => {
  const polynomials = new Float64Array(coefficients.length)
  polynomialsAt(x, polynomials)
  return coefficients.reduce((sum, each, degree) => sum + each * polynomials[degree]!, 0)
}

test('the polynomials are cosines of multiples of the angle', () => {
  const out = new Float64Array(12)
  for (const x of [-1, -0.7, 0, 0.3, 0.99, 1]) {
    polynomialsAt(x, out)
    for (const [degree, value] of out.entries()) expect(value).toBeCloseTo(Math.cos(degree * Math.acos(x)), 12)
  }
})

test('the nodes are zeros of the polynomial of their count', () => {
  const out = new Float64Array(9)
  for (const x of nodes(8)) {
    polynomialsAt(x, out)
    expect(out[8]).toBeCloseTo(0, 12)
  }
})

test('a polynomial of a lower degree is found again, whatever its coefficients', () => {
  const cubic = (x: number): number => 5 - 3 * x + 0.5 * x * x - 7 * x ** 3
  const coefficients = fitting(16, 8)(nodes(16).map(cubic))
  for (const x of [-1, -0.31, 0, 0.77, 1]) expect(at(coefficients, x)).toBeCloseTo(cubic(x), 12)
})

test('the series of e to the x has the coefficients of the modified Bessel functions', () => {
  // Abramowitz and Stegun, table 9.8 and 9.11: I0(1), and twice I1(1) and I2(1).
  const [first, second, third] = fitting(24, 12)(nodes(24).map(Math.exp))
  expect(first).toBeCloseTo(1.266_065_878, 9)
  expect(second).toBeCloseTo(2 * 0.565_159_104, 9)
  expect(third).toBeCloseTo(2 * 0.135_747_67, 8)
})

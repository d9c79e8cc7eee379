/**
 * Chebyshev polynomials of the first kind over [-1, 1] (Press et al., Numerical Recipes, 5.8).
 */

/** The zeros of the polynomial of degree `count`, where a function is sampled. */
export const nodes = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => Math.cos((Math.PI * (index + 0.5)) / count))

/**
 * A function from the values at `nodes(count)` to the coefficients of the polynomial that is closest to them by least
 * squares. With fewer terms than nodes the differences there show how good it is, and noise is halved.
 */
export function fitting(count: number, terms: number): (values: ArrayLike<number>) => Float64Array {
  const cosines = Array.from({ length: terms }, (_, degree) =>
    Float64Array.from({ length: count }, (_, index) => Math.cos((Math.PI * degree * (index + 0.5)) / count)),
  )
  return (values) =>
    Float64Array.from(cosines, (row, degree) => {
      let sum = 0
      for (let index = 0; index < count; index += 1) sum += values[index]! * row[index]!
      return ((degree === 0 ? 1 : 2) * sum) / count
    })
}

/** Writes the values of the polynomials of degree 0, 1, 2, ... at `x` into `out`. */
export function polynomialsAt(x: number, out: Float64Array): void {
  out[0] = 1
  out[1] = x
  for (let degree = 2; degree < out.length; degree += 1) out[degree] = 2 * x * out[degree - 1]! - out[degree - 2]!
}

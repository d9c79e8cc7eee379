/**
 * Where a continuous function of time crosses zero between two times of opposite sign, to within `epsilon` of the
 * time. Brent's method without the inverse quadratic step: secants, and a bisection whenever a secant gains too little.
 */
export function root(value: (time: number) => number, low: number, high: number, epsilon: number): number {
  let [a, fa] = [low, value(low)]
  let [b, fb] = [high, value(high)]
  if (fa === 0) return a
  if (fb === 0) return b
  if (fa > 0 === fb > 0) throw new RangeError('The function has the same sign at both ends of the interval')
  for (let turn = 0; turn < TURNS_MAX && Math.abs(b - a) > epsilon; turn += 1) {
    const width = b - a
    const secant = b - (fb * width) / (fb - fa)
    const guess = turn % 3 === 2 ? a + width / 2 : clamp(secant, a, b, epsilon / 2)
    const found = value(guess)
    if (found === 0) return guess
    if (found > 0 === fa > 0) [a, fa] = [guess, found]
    else [b, fb] = [guess, found]
  }
  return (a + b) / 2
}

/** Every third turn halves the interval, so 200 turns shrink any interval by 2^66. */
const TURNS_MAX = 200

/** Keeps a guess a little inside the interval, so that the far end moves as well. */
const clamp = (guess: number, a: number, b: number, margin: number): number =>
  Math.min(Math.max(guess, Math.min(a, b) + margin), Math.max(a, b) - margin)

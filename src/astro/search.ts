/**
 * The tolerance of every search in time: a tenth of a second, in days. Events are shown to the second, and a station is
 * not known any better. Crossings come out closer, since the last step of Newton's method is the one below this.
 */
export const EPSILON_DAYS = 0.1 / 86_400

/**
 * The time between `low` and `high` at which a continuous function is zero, to within `epsilon`. Throws RangeError when
 * the function has the same sign at both. Brent's method without the inverse quadratic step: secants, and a bisection
 * every third turn.
 */
export function root(
  value: (time: number) => number,
  low: number,
  high: number,
  epsilon: number = EPSILON_DAYS,
): number {
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

/** Keeps a guess inside the interval by a margin, so that the far end moves as well. */
const clamp = (guess: number, a: number, b: number, margin: number): number =>
  Math.min(Math.max(guess, Math.min(a, b) + margin), Math.max(a, b) - margin)

export interface Change {
  readonly time: number
  /** Whether the function grows through the change. */
  readonly rising: boolean
}

/**
 * The times at which a continuous function changes its sign, each to within `epsilon`. The function is evaluated at the
 * given times. They ascend and are close enough that at most one change lies between neighbours: the search misses a
 * pair. A change at the first time counts and one at the last does not, so that adjoining searches neither lose nor
 * repeat a change.
 */
export function changes(
  value: (time: number) => number,
  times: readonly number[],
  epsilon: number = EPSILON_DAYS,
): Change[] {
  /** The sign just before a time: a zero at the time itself lies ahead. */
  const signs = times.map((time) => Math.sign(value(time)) || Math.sign(value(time - epsilon)))
  const found: Change[] = []
  for (let index = 1; index < times.length; index += 1) {
    const [from, to] = [times[index - 1]!, times[index]!]
    if (signs[index] === signs[index - 1]) continue
    const end = value(to) === 0 ? to - epsilon : to
    found.push({ time: root(value, from, end, epsilon), rising: signs[index]! > 0 })
  }
  return found
}

/** The value of a smooth function at a time, and its derivative. */
export interface Point {
  readonly value: number
  readonly slope: number
}

export interface Crossing extends Change {
  readonly level: number
}

/** Levels of a periodic value, such as an angle with a period of 360 degrees. */
export interface Levels {
  readonly period: number
  readonly levels: readonly number[]
}

/**
 * The times at which a smooth function meets one of several levels, in order, each to within `epsilon`. The function is
 * evaluated at the given times. They ascend and are close enough that between neighbours it has at most one extremum and
 * moves by less than a quarter of its period. An extremum near a level is found first, so that two crossings count as
 * two however close they are, and a touch counts as one. A crossing at the first time counts and one at the last does not.
 *
 * A crossing is found in two steps: the cubic through both neighbours gives a first guess without an evaluation, and
 * Newton's method refines it, mostly with one or two evaluations.
 */
export function crossings(
  at: (time: number) => Point,
  times: readonly number[],
  { period, levels }: Levels,
  epsilon: number = EPSILON_DAYS,
): Crossing[] {
  const found: Crossing[] = []
  const nodes = times.map((time) => ({ time, ...at(time) }))
  for (let index = 1; index < nodes.length; index += 1) {
    const [from, to] = [nodes[index - 1]!, nodes[index]!]
    for (const [start, end] of monotone(at, from, to, { period, levels }, epsilon)) {
      for (const level of levels) {
        const [before, after] = [wrap(start.value - level, period), wrap(end.value - level, period)]
        if (Math.abs(before) > period / 4 || !((before <= 0 && after > 0) || (before >= 0 && after < 0))) continue
        const time = meeting(at, start, end, level, period, epsilon)
        found.push({ time, level, rising: after > before })
      }
    }
  }
  return found.sort((a, b) => a.time - b.time)
}

interface Node extends Point {
  readonly time: number
}

/** The interval, or its two parts before and after an extremum when the function may meet a level there. */
function monotone(
  at: (time: number) => Point,
  from: Node,
  to: Node,
  { period, levels }: Levels,
  epsilon: number,
): (readonly [Node, Node])[] {
  if (from.slope * to.slope >= 0) return [[from, to]]
  const reach = 2 * Math.max(Math.abs(from.slope), Math.abs(to.slope)) * (to.time - from.time)
  if (!levels.some((level) => Math.abs(wrap(from.value - level, period)) <= reach)) return []
  const time = root((when) => at(when).slope, from.time, to.time, epsilon)
  const turn = { time, ...at(time) }
  return [
    [from, turn],
    [turn, to],
  ]
}

/** The time at which the function meets a level between two times, over which it is monotone. */
function meeting(
  at: (time: number) => Point,
  start: Node,
  end: Node,
  level: number,
  period: number,
  epsilon: number,
): number {
  const [before, after] = [wrap(start.value - level, period), wrap(end.value - level, period)]
  if (before === 0) return start.time
  const width = end.time - start.time
  const cubic = (part: number): number => hermite(part, before, start.slope * width, after, end.slope * width)
  let [low, high] = [start.time, end.time]
  let time = low + width * root(cubic, 0, 1, CUBIC_EPSILON)
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const { value, slope } = at(time)
    const off = wrap(value - level, period)
    if (off === 0) return time
    if (off > 0 === after > 0) high = time
    else low = time
    const newton = time - off / slope
    const next = newton >= low && newton <= high ? newton : (low + high) / 2
    // Newton's method doubles the correct digits in each step, so that the next step would be far below epsilon.
    if (Math.abs(next - time) <= epsilon) return next
    time = next
  }
  return time
}

/** A share of the interval, below the error of the cubic. */
const CUBIC_EPSILON = 1e-9

/** The cubic over [0, 1] with given values and slopes at both ends. */
const hermite = (s: number, a: number, slopeA: number, b: number, slopeB: number): number =>
  (1 - s) ** 2 * ((1 + 2 * s) * a + s * slopeA) + s * s * ((3 - 2 * s) * b + (s - 1) * slopeB)

/** The difference reduced to half a period on either side of zero. */
const wrap = (difference: number, period: number): number => difference - period * Math.round(difference / period)

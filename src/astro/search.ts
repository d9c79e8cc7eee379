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
  let a = low
  let fa = value(low)
  let b = high
  let fb = value(high)
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
 * repeat a change. `exact` has the sign of the value at the given times, and is asked everywhere else.
 */
export function changes(
  value: (time: number) => number,
  times: readonly number[],
  epsilon: number = EPSILON_DAYS,
  exact: (time: number) => number = value,
): Change[] {
  /** The sign just before a time: a zero at the time itself lies ahead. */
  const signs = times.map((time) => Math.sign(value(time)) || Math.sign(exact(time - epsilon)))
  const found: Change[] = []
  for (let index = 1; index < times.length; index += 1) {
    const from = times[index - 1]!
    const to = times[index]!
    if (signs[index] === signs[index - 1]) continue
    const end = value(to) === 0 ? to - epsilon : to
    found.push({ time: root(exact, from, end, epsilon), rising: signs[index]! > 0 })
  }
  return found
}

/** The value of a smooth function at a time, and its derivative. */
export interface Point {
  readonly value: number
  readonly slope: number
}

/** A smooth function that is searched, and the one that it is close to. */
export interface Curve {
  at(time: number): Point
  exact(time: number): Point
  /** The largest difference of their values. */
  readonly error: number
}

/** A function that is searched as it is. */
export const exactly = (at: (time: number) => Point): Curve => ({ at, exact: at, error: 0 })

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
 * Newton's method refines it, mostly with one or two evaluations. One evaluation of the exact function follows where the
 * difference could be seen in the time.
 */
export function crossings(
  curve: Curve,
  times: readonly number[],
  { period, levels }: Levels,
  epsilon: number = EPSILON_DAYS,
): Crossing[] {
  const found: Crossing[] = []
  const sectorOf = sectors({ period, levels })
  let to = nodeAt(curve, times[0]!, sectorOf)
  for (let index = 1; index < times.length; index += 1) {
    const from = to
    to = nodeAt(curve, times[index]!, sectorOf)
    // Most intervals meet no level.
    if (from.sector === to.sector && from.slope * to.slope > 0) continue
    for (const [start, end] of monotone(curve, from, to, { period, levels }, epsilon)) {
      for (const level of levels) {
        const before = wrap(start.value - level, period)
        const after = wrap(end.value - level, period)
        if (Math.abs(before) > period / 4 || !((before <= 0 && after > 0) || (before >= 0 && after < 0))) continue
        const time = meeting(curve, start, end, level, period, epsilon)
        found.push({ time, level, rising: after > before })
      }
    }
  }
  return found.sort((a, b) => a.time - b.time)
}

interface Node extends Point {
  readonly time: number
}

interface SectorNode extends Node {
  /** Which levels the value is between; NaN on a level, since an interval may begin there. */
  readonly sector: number
}

function nodeAt({ at }: Curve, time: number, sectorOf: (value: number) => number): SectorNode {
  const { value, slope } = at(time)
  return { time, value, slope, sector: sectorOf(value) }
}

function sectors({ period, levels }: Levels): (value: number) => number {
  const inPeriod = (value: number): number => value - period * Math.floor(value / period)
  // One level alone would have the same sector on both sides.
  const opposite = levels.length === 1 ? [levels[0]! + period / 2] : []
  const sorted = [...levels, ...opposite].map(inPeriod).sort((a, b) => a - b)
  return (value) => {
    const place = inPeriod(value)
    let below = 0
    for (let index = 0; index < sorted.length; index += 1) {
      if (place === sorted[index]) return Number.NaN
      if (place > sorted[index]!) below += 1
    }
    return below % sorted.length
  }
}

/** The interval, or its two parts before and after an extremum when the function may meet a level there. */
function monotone(
  { at }: Curve,
  from: Node,
  to: Node,
  { period, levels }: Levels,
  epsilon: number,
): (readonly [Node, Node])[] {
  if (from.slope * to.slope >= 0) return [[from, to]]
  const reach = 2 * Math.max(Math.abs(from.slope), Math.abs(to.slope)) * (to.time - from.time)
  if (!levels.some((level) => Math.abs(wrap(from.value - level, period)) <= reach)) return []
  const time = root((when) => at(when).slope, from.time, to.time, epsilon)
  const turn: Node = { time, ...at(time) }
  return [
    [from, turn],
    [turn, to],
  ]
}

/** The time at which the function meets a level between two times, over which it is monotone. */
function meeting(curve: Curve, start: Node, end: Node, level: number, period: number, epsilon: number): number {
  const before = wrap(start.value - level, period)
  const after = wrap(end.value - level, period)
  if (before === 0) return start.time
  const width = end.time - start.time
  const cubic = (part: number): number => hermite(part, before, start.slope * width, after, end.slope * width)
  const guess = start.time + width * root(cubic, 0, 1, CUBIC_EPSILON)
  const goal: Goal = { low: start.time, high: end.time, rising: after > 0, level, period, epsilon }
  const found = newton(curve.at, guess, goal)
  const isSeen = curve.error > SEEN * epsilon * Math.abs(found.slope)
  return (isSeen ? newton(curve.exact, found.time, goal) : found).time
}

/** A tenth of the tolerance of a search is not seen in its result. */
const SEEN = 0.1

interface Goal {
  readonly low: number
  readonly high: number
  /** Whether the function grows from low to high. */
  readonly rising: boolean
  readonly level: number
  readonly period: number
  readonly epsilon: number
}

/** Newton's method, with a bisection for a step that leaves the interval. */
function newton(
  at: (time: number) => Point,
  guess: number,
  { low: from, high: to, rising, level, period, epsilon }: Goal,
): { readonly time: number; readonly slope: number } {
  let low = from
  let high = to
  let time = guess
  let last = 0
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const { value, slope } = at(time)
    const off = wrap(value - level, period)
    if (off === 0) return { time, slope }
    if (off > 0 === rising) high = time
    else low = time
    const step = time - off / slope
    const next = step >= low && step <= high ? step : (low + high) / 2
    // Newton's method doubles the correct digits in each step, so that the next step would be far below epsilon.
    if (Math.abs(next - time) <= epsilon) return { time: next, slope }
    time = next
    last = slope
  }
  return { time, slope: last }
}

/** A share of the interval, below the error of the cubic. */
const CUBIC_EPSILON = 1e-9

/** The cubic over [0, 1] with given values and slopes at both ends. */
export const hermite = (s: number, a: number, slopeA: number, b: number, slopeB: number): number =>
  (1 - s) ** 2 * ((1 + 2 * s) * a + s * slopeA) + s * s * ((3 - 2 * s) * b + (s - 1) * slopeB)

/** The difference reduced to half a period on either side of zero. */
const wrap = (difference: number, period: number): number => difference - period * Math.round(difference / period)

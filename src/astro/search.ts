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

export interface Change {
  readonly time: number
  /** Whether the function grows through the change. */
  readonly rising: boolean
}

/**
 * Where a continuous function of time changes its sign, each to within `epsilon`. It is looked at at the given times,
 * which ascend and lie so close that no two changes are between neighbours: of two the search sees none. A change at
 * the first time counts and one at the last does not, so that adjoining searches neither lose nor double one.
 */
export function changes(value: (time: number) => number, times: readonly number[], epsilon: number): Change[] {
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

/** What a smooth function is at a time, and how fast it grows. */
export interface Point {
  readonly value: number
  readonly slope: number
}

export interface Crossing extends Change {
  readonly level: number
}

/** Levels of a function that begins anew after a period, as a compass needle does after 360 degrees. */
export interface Levels {
  readonly period: number
  readonly levels: readonly number[]
}

/**
 * Where a smooth function meets any of some levels, in order of time. It is looked at at the given times, which ascend
 * and lie so close that between neighbours it turns back at most once and moves by less than a quarter of its period.
 * Where it turns back, the turning point is found first, so that two meetings however close count as two, and a touch
 * from one side as one. At the ends as in `changes`.
 *
 * Each time is found in two steps: by the cubic through both neighbours, which costs nothing, and from there by
 * Newton's method, as a rule with one or two more looks at the function.
 */
export function crossings(
  at: (time: number) => Point,
  times: readonly number[],
  { period, levels }: Levels,
  epsilon: number,
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

/** The whole interval, or both sides of the turning point within it when a level can be as near as that. */
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

/** When the function meets a level that it has on different sides at two times, between which it does not turn back. */
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
    const next = newton > low && newton < high ? newton : (low + high) / 2
    // Newton's method doubles the true digits, so that behind so short a step there is nothing left to gain.
    if (Math.abs(next - time) <= epsilon) return next
    time = next
  }
  return time
}

/** Of the width of an interval: below the error of the cubic itself. */
const CUBIC_EPSILON = 1e-9

/** The cubic over [0, 1] with given values and slopes at both ends. */
const hermite = (s: number, a: number, slopeA: number, b: number, slopeB: number): number =>
  (1 - s) ** 2 * ((1 + 2 * s) * a + s * slopeA) + s * s * ((3 - 2 * s) * b + (s - 1) * slopeB)

/** Brings a difference into half a period on either side of zero. */
const wrap = (difference: number, period: number): number => difference - period * Math.round(difference / period)

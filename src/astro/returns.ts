import { normalise } from './angle.ts'
import { type Body, meanMotion } from './body.ts'
import { type LongitudeSearch, longitudeAt, longitudeTimes, motionFor } from './longitude-search.ts'
import type { Crossing } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'

/** The arcs of returns: degrees from the natal longitude. */
export const RETURN_ARCS = { full: [0], half: [180], quarter: [90, 270] } as const
export type ReturnArc = keyof typeof RETURN_ARCS

/** What returns: a body to its place at an instant, or to a point at an arc from it. */
export interface ReturnTarget {
  readonly body: Body
  /** The zodiac in which places are compared. */
  readonly zodiac: Zodiac
  /** The birth, a Julian day in UT. */
  readonly birthJd: number
  readonly arc: ReturnArc
}

/** An instant at which a body is at its natal place, or at an arc from it. */
export interface Return {
  /** A Julian day in UT. */
  readonly jd: number
  /** Degrees from the natal longitude. */
  readonly arcDegrees: number
  readonly retrograde: boolean
  /** Returns since the birth: 0 for further passes of the birth itself, negative before it. */
  readonly number: number
  /** A retrograde loop meets a longitude three times or more: which time this is, and of how many. */
  readonly pass: number
  readonly passes: number
}

/** The mean time in which a body goes around the zodiac, in days. */
export const periodDays = (body: Body): number => 360 / meanMotion(body)

/** The search for the returns of a span. */
export const returnSearch = (sky: Sky, target: ReturnTarget, from: number, until: number): LongitudeSearch => {
  const natal = longitudeAt(sky, target.body, target.birthJd, target.zodiac)
  const longitudes = RETURN_ARCS[target.arc].map((degrees) => normalise(natal + degrees))
  return { body: target.body, zodiac: target.zodiac, longitudes, from, until }
}

/** The span whose meetings decide which passes the returns of another span are: a loop more on either side. */
export function loopSpan(sky: Sky, body: Body, from: number, until: number): readonly [number, number] {
  const { loopDays } = motionFor(body)
  const { start, end } = sky.range
  return [
    Math.max(from - loopDays, Math.min(from, start)),
    Math.min(until + loopDays, Math.max(until, end - LAST_DAYS)),
  ]
}

/** Distance of the last instant from the end of the ephemeris, in days: twice the resolution of a Julian day. */
const LAST_DAYS = 1e-9

/** The returns of a span. Throws `outside_ephemeris` if the sky does not have all of it. */
export function returnsBetween(sky: Sky, target: ReturnTarget, from: number, until: number): readonly Return[] {
  const search = returnSearch(sky, target, ...loopSpan(sky, target.body, from, until))
  return numbered(target, search.longitudes, longitudeTimes(sky, search)).filter(({ jd }) => jd >= from && jd < until)
}

/** A meeting within this time of the birth is the birth itself, an hour: near a station its time is less certain. */
const BIRTH_DAYS = 1 / 24

/** Meetings as returns, without the birth itself. They begin and end more than a loop away from what is asked for. */
export function numbered(
  target: ReturnTarget,
  longitudes: readonly number[],
  meetings: readonly Crossing[],
): readonly Return[] {
  const all = longitudes.flatMap((longitude, index) => {
    const arcDegrees = RETURN_ARCS[target.arc][index]!
    const loops = loopsOf(meetings.filter(({ level }) => level === longitude))
    return loops.flatMap((loop) =>
      loop.flatMap((meeting, pass): Return[] => {
        if (isBirth(target, longitudes, meeting)) return []
        const number = numberOf(target, arcDegrees, loop)
        const { time: jd, rising } = meeting
        return [{ jd, arcDegrees, retrograde: !rising, number, pass: pass + 1, passes: loop.length }]
      }),
    )
  })
  return all.sort((one, other) => one.jd - other.jd)
}

/** Whether a meeting is the birth itself. */
const isBirth = ({ arc, birthJd }: ReturnTarget, [natal]: readonly number[], { time, level }: Crossing): boolean =>
  RETURN_ARCS[arc][0] === 0 && level === natal && Math.abs(time - birthJd) < BIRTH_DAYS

/** Meetings of one longitude by loop: two in the same direction have a round of the zodiac between them. */
function loopsOf(meetings: readonly Crossing[]): readonly (readonly Crossing[])[] {
  const loops: Crossing[][] = []
  for (const meeting of meetings) {
    const last = loops.at(-1)
    if (last && last.at(-1)!.rising !== meeting.rising) last.push(meeting)
    else loops.push([meeting])
  }
  return loops
}

/** Points of the orbit of the Moon that move backwards through the zodiac. */
const isBackwards = (body: Body): boolean => body.endsWith('_node')

/** The rounds of the zodiac from the birth to a loop. Unequal motion moves a body by less than half a round. */
function numberOf({ body, birthJd }: ReturnTarget, arcDegrees: number, loop: readonly Crossing[]): number {
  const middle = (loop[0]!.time + loop.at(-1)!.time) / 2
  const ahead = isBackwards(body) ? normalise(-arcDegrees) : arcDegrees
  // Without negative zero.
  return Math.round((middle - birthJd) / periodDays(body) - ahead / 360) + 0
}

/** The least and the most that is searched at a time, in rounds. */
const WINDOW_ROUNDS = { least: 1 / 8, most: 8 } as const

/**
 * The next returns after an instant, or with `direction` -1 the last ones up to it, in the order in which they are met. Throws
 * `outside_ephemeris` if the ephemeris ends before.
 */
export function nextReturns(
  sky: Sky,
  target: ReturnTarget,
  from: number,
  count: number,
  direction: 1 | -1 = 1,
): readonly Return[] {
  const period = periodDays(target.body)
  /** Long enough for half of the missing returns on average, so that little is searched in vain. */
  const windowDays = (missing: number): number => {
    const rounds = missing / 2 / RETURN_ARCS[target.arc].length
    return period * Math.min(Math.max(rounds, WINDOW_ROUNDS.least), WINDOW_ROUNDS.most)
  }
  const { start, end } = sky.range
  const found: Crossing[] = []
  const isCounted = (meeting: Crossing): boolean => !isBirth(target, longitudes, meeting)
  const { longitudes } = returnSearch(sky, target, from, from)
  const met = (low: number, high: number): readonly Crossing[] =>
    longitudeTimes(sky, { body: target.body, zodiac: target.zodiac, longitudes, from: low, until: high })
  let near = from
  for (let missing = count; missing > 0; missing = count - found.filter(isCounted).length) {
    const far = near + direction * windowDays(missing)
    const last = direction > 0 ? Math.min(far, end - LAST_DAYS) : Math.max(far, start)
    found.push(...(direction > 0 ? met(near, last) : met(last, near)))
    if (last !== far && found.filter(isCounted).length < count) {
      // The ephemeris ends: the sky refuses the rest of the window and names its range.
      longitudeAt(sky, target.body, far, target.zodiac)
      throw new RangeError(`The sky has no range at ${far}`)
    }
    near = last
  }
  const [low, high] = direction > 0 ? [from, near] : [near, from]
  const [before, after] = loopSpan(sky, target.body, low, high)
  const all = [...met(before, low), ...found.sort((one, other) => one.time - other.time), ...met(high, after)]
  const returns = numbered(target, longitudes, all).filter(({ jd }) => jd >= low && jd < high)
  return (direction > 0 ? returns : returns.toReversed()).slice(0, count)
}

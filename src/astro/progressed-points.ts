import { arc, normalise, separation } from './angle.ts'
import { type Body, calculatedFor, isSouthNode } from './body.ts'
import { longitudeOf, type Track, tracked } from './positions.ts'
import { type Crossing, type Curve, crossings, exactly, type Point } from './search.ts'
import type { Houses, Sky, Zodiac } from './sky.ts'

/** A point whose longitude moves over the ephemeris: a progressed body or a progressed angle. Times are Julian days in UT. */
export interface ProgressedPoint {
  readonly name: string
  readonly curve: Curve
  /** The longest interval between the times of a search, in days. */
  readonly stepDays: number
  /** Whether the point may move through many degrees between two times, as an Ascendant near the polar circles does. */
  readonly mayRun?: boolean
}

/** The bodies of a search over some days of the ephemeris, which ask for their positions together. */
export function progressedBodies(
  sky: Sky,
  bodies: readonly { readonly name: string; readonly body: Body }[],
  times: readonly number[],
  zodiac: Zodiac,
): readonly ProgressedPoint[] {
  const calculated = [...new Set(bodies.map(({ body }) => calculatedFor(body)))]
  const track = tracked(sky, calculated, times, zodiac)
  return bodies.map(({ name, body }) => ({ name, curve: bodyCurve(track, body), stepDays: BODY_STEP_DAYS }))
}

/** As in `gridTimes`. */
const BODY_STEP_DAYS = 0.5

function bodyCurve(track: Track, body: Body): Curve {
  const curve = longitudeOf(track, calculatedFor(body))
  if (!isSouthNode(body)) return curve
  const turned = (at: Curve['at']) => (jd: number) => ({ ...at(jd), value: normalise(at(jd).value + 180) })
  return { ...curve, at: turned(curve.at), exact: turned(curve.exact) }
}

/** A quotidian angle turns once a day; the others move by a degree or, in high latitudes, some degrees. */
const ANGLE_STEP_DAYS = { quotidian: 1 / 48, other: 4 } as const

/** The angles of a search. */
export const progressedAngles = (housesAt: (jd: number) => Houses, quotidian: boolean): readonly ProgressedPoint[] => {
  const known = new Map<number, Houses>()
  const kept = (jd: number): Houses => {
    const houses = known.get(jd) ?? housesAt(jd)
    known.set(jd, houses)
    return houses
  }
  const stepDays = ANGLE_STEP_DAYS[quotidian ? 'quotidian' : 'other']
  return [
    { name: 'asc', stepDays, mayRun: true, curve: exactly(sloped((jd) => kept(jd).ascendant)) },
    { name: 'mc', stepDays, curve: exactly(sloped((jd) => kept(jd).midheaven)) },
  ]
}

/** The interval of the difference that stands for the slope of an angle, in days: a quotidian angle moves by 0.7°. */
const SLOPE_DAYS = 0.001

const sloped =
  (longitude: (jd: number) => number) =>
  (jd: number): Point => ({
    value: longitude(jd),
    slope: arc(longitude(jd - SLOPE_DAYS), longitude(jd + SLOPE_DAYS)) / (2 * SLOPE_DAYS),
  })

/** The difference in longitude of two points, in [0, 360). */
export function between(a: ProgressedPoint, b: ProgressedPoint): ProgressedPoint {
  const difference = (one: Curve['at'], other: Curve['at']) => (jd: number) => {
    const from = one(jd)
    const to = other(jd)
    return { value: normalise(from.value - to.value), slope: from.slope - to.slope }
  }
  return {
    name: a.name,
    stepDays: Math.min(a.stepDays, b.stepDays),
    mayRun: Boolean(a.mayRun || b.mayRun),
    curve: {
      at: difference(a.curve.at, b.curve.at),
      exact: difference(a.curve.exact, b.curve.exact),
      error: a.curve.error + b.curve.error,
    },
  }
}

/** A thousandth of a second: for a life that is a third of a second by secondary progressions. */
const EPSILON_DAYS = 1e-8

/** Beyond the polar circles the Ascendant jumps by 180°, which is no meeting. */
const NEAR_DEGREES = 0.01

/** A search takes an interval in which a point moves by less than a quarter of a turn, and is safer with a part of it. */
const MOVE_DEGREES = 30
/** A day of the ephemeris is halved this often at most: beyond the polar circles an Ascendant jumps. */
const HALVINGS_MAX = 12

/** The times with others between them, so that a point moves by a few degrees from one to the next. */
function closeTimes({ at }: Curve, times: readonly number[]): readonly number[] {
  const close: number[] = times.slice(0, 1)
  const add = (from: number, to: number, halvings: number): void => {
    const one = at(from)
    const other = at(to)
    const byMotion = Math.max(Math.abs(one.slope), Math.abs(other.slope)) * (to - from)
    const move = Math.max(separation(one.value, other.value), byMotion)
    if (move > MOVE_DEGREES && halvings < HALVINGS_MAX) {
      add(from, (from + to) / 2, halvings + 1)
      add((from + to) / 2, to, halvings + 1)
    } else close.push(to)
  }
  for (const [index, time] of times.slice(1).entries()) add(times[index]!, time, 0)
  return close
}

/** The times at which a point meets one of several degrees, between the first and the last of the given times. */
export function meetings(
  { curve, mayRun }: ProgressedPoint,
  degrees: readonly number[],
  times: readonly number[],
): Crossing[] {
  const levels = [...new Set(degrees.map(normalise))]
  const searched = mayRun ? closeTimes(curve, times) : times
  return crossings(curve, searched, { period: 360, levels }, EPSILON_DAYS).filter(
    ({ time, level }) => separation(normalise(curve.exact(time).value), level) < NEAR_DEGREES,
  )
}

/** The degrees at which a point has an aspect to a fixed one. */
export const degreesOf = (longitude: number, angle: number): readonly number[] => [
  ...new Set([longitude + angle, longitude - angle].map(normalise)),
]

import { arc } from './angle.ts'
import { type Body, calculatedFor, isSouthNode } from './body.ts'
import { type Curve, crossings, exactly, type Point } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'

/** The instant at which a body is exactly on a degree. */
export interface Exact {
  readonly jd: number
  readonly retrograde: boolean
}

/** The time that a body spends within an orb of a degree, with its retrograde loops. */
export interface Passage {
  /** The first entry into the orb; null when it lies outside the ephemeris. */
  readonly enters: number | null
  /** The last exit from the orb; null when it lies outside the ephemeris. */
  readonly leaves: number | null
  /** One instant without a loop over the degree, three or five with loops. */
  readonly exact: readonly Exact[]
}

interface Motion {
  /** Interval of the search, in days: the body has at most one station in it. */
  readonly stepDays: number
  /** The longest retrograde arc, in degrees, rounded up. */
  readonly loop: number
}

/**
 * The shortest time between two stations is 19 days for Mercury, 40 for Venus and months for the other planets. The true
 * node oscillates within half a month, the true apogee within a month.
 */
const MOTIONS: Partial<Record<Body, Motion>> = {
  sun: { stepDays: 4, loop: 0 },
  moon: { stepDays: 0.5, loop: 0 },
  mercury: { stepDays: 4, loop: 17 },
  venus: { stepDays: 8, loop: 18 },
  mars: { stepDays: 10, loop: 21 },
  jupiter: { stepDays: 15, loop: 11 },
  saturn: { stepDays: 15, loop: 8 },
  true_node: { stepDays: 0.5, loop: 4 },
  true_south_node: { stepDays: 0.5, loop: 4 },
  mean_node: { stepDays: 20, loop: 0 },
  mean_lilith: { stepDays: 20, loop: 0 },
  true_lilith: { stepDays: 0.5, loop: 35 },
  ceres: { stepDays: 10, loop: 17 },
  pallas: { stepDays: 10, loop: 25 },
  juno: { stepDays: 10, loop: 20 },
  vesta: { stepDays: 10, loop: 18 },
}
/** Uranus, Neptune, Pluto, Chiron and Pholus: a station about every half year, and a retrograde arc of a few degrees. */
const SLOW: Motion = { stepDays: 20, loop: 7 }

/**
 * The passages of a body over degrees of the zodiac. The result takes a degree that the body is near at `jd` and an orb,
 * both in degrees, and gives the passage. Passages of one body share the positions that they have asked the sky for.
 */
export function passages(sky: Sky, body: Body, jd: number, zodiac: Zodiac): (degree: number, orb: number) => Passage {
  const { stepDays, loop } = MOTIONS[body] ?? SLOW
  const longitude = longitudeOf(sky, body, zodiac)
  const awayFrom = (degree: number, time: number): number => Math.abs(arc(degree, longitude.at(time).value))

  /** Times from `jd` in one direction, until the body is too far from the degree for any loop to bring it back. */
  function outwards(direction: 1 | -1, degree: number, reach: number): { times: number[]; ended: boolean } {
    const times: number[] = []
    for (let index = 0; ; index += direction) {
      const time = jd + index * stepDays
      if (time < sky.range.start || time >= sky.range.end) return { times, ended: true }
      times.push(time)
      if (awayFrom(degree, time) > reach) return { times, ended: false }
    }
  }

  return (degree, orb) => {
    const before = outwards(-1, degree, orb + loop)
    const after = outwards(1, degree, orb + loop)
    const times = [...before.times.reverse(), ...after.times.slice(1)]
    const meetings = (...levels: number[]) => crossings(longitude, times, { period: 360, levels })
    const edges = meetings(degree - orb, degree + orb)
    const isWithin = (time: number): boolean => awayFrom(degree, time) <= orb
    return {
      enters: before.ended && isWithin(times[0]!) ? null : (edges[0]?.time ?? null),
      leaves: after.ended && isWithin(times.at(-1)!) ? null : (edges.at(-1)?.time ?? null),
      exact: meetings(degree).map(({ time, rising }) => ({ jd: time, retrograde: !rising })),
    }
  }
}

/** The longitude of a body and its daily motion, as functions of time. */
function longitudeOf(sky: Sky, body: Body, zodiac: Zodiac): Curve {
  const calculated = calculatedFor(body)
  const turned = isSouthNode(body) ? 180 : 0
  const by = (positions: Sky['positions']) => (jd: number) => {
    const { longitude, speed } = positions([calculated], jd, zodiac)[0]!
    return { value: longitude + turned, slope: speed }
  }
  const at = remembered(by(sky.positions))
  const { exact } = sky
  return exact ? { at, exact: by(exact.positions), error: exact.angleErrorOf(calculated) } : exactly(at)
}

/** The same function, which keeps its values. */
function remembered(at: (time: number) => Point): (time: number) => Point {
  const known = new Map<number, Point>()
  return (time) => {
    const point = known.get(time) ?? at(time)
    known.set(time, point)
    return point
  }
}

import { arc } from './angle.ts'
import type { Body } from './body.ts'
import { bodyLongitude, motionFor } from './longitude-search.ts'
import { type Curve, crossings, type Point } from './search.ts'
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

/**
 * The passages of a body over degrees of the zodiac. The result takes a degree that the body is near at `jd` and an orb,
 * both in degrees, and gives the passage. Passages of one body share the positions that they have asked the sky for.
 */
export function passages(sky: Sky, body: Body, jd: number, zodiac: Zodiac): (degree: number, orb: number) => Passage {
  const { stepDays, loop } = motionFor(body)
  const longitude = keeping(bodyLongitude(sky, body, zodiac))
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

/** The same curve, which keeps its values. */
const keeping = (curve: Curve): Curve => ({ ...curve, at: remembered(curve.at) })

/** The same function, which keeps its values. */
function remembered(at: (time: number) => Point): (time: number) => Point {
  const known = new Map<number, Point>()
  return (time) => {
    const point = known.get(time) ?? at(time)
    known.set(time, point)
    return point
  }
}

import { normalise } from './angle.ts'
import { type Body, type CalculatedBody, calculatedFor, isSouthNode } from './body.ts'
import type { Curve } from './search.ts'
import type { Position, Sky, SkyRange, Zodiac } from './sky.ts'

/** Positions of a fixed list of bodies, in its order. The sky is asked once for each calculated body. */
export function positionsOf(bodies: readonly Body[]): (sky: Sky, jd: number, zodiac: Zodiac) => Position[] {
  const calculated = [...new Set(bodies.map(calculatedFor))]
  const sources = bodies.map((body) => calculated.indexOf(calculatedFor(body)))
  const mirrored = bodies.map(isSouthNode)
  return (sky, jd, zodiac) => {
    const found = sky.positions(calculated, jd, zodiac)
    return sources.map((source, index) => (mirrored[index] ? opposite(found[source]!) : found[source]!))
  }
}

/** Distances of a fixed list of bodies, in its order; NaN for south nodes. */
export function distancesOf(bodies: readonly Body[]): (sky: Sky, jd: number) => number[] {
  const calculated = bodies.filter((body) => !isSouthNode(body)).map(calculatedFor)
  const sources = bodies.map((body) => (isSouthNode(body) ? -1 : calculated.indexOf(calculatedFor(body))))
  return (sky, jd) => {
    const found = sky.distances(calculated, jd)
    return sources.map((source) => found[source] ?? Number.NaN)
  }
}

/** The opposite end of the nodal axis. */
const opposite = (position: Position): Position => ({
  longitude: normalise(position.longitude + 180),
  latitude: -position.latitude,
  speed: position.speed,
  declination: -position.declination,
})

/**
 * The interval of the search grid: every midnight and noon UT. The grid does not depend on the request, so that an event
 * has the same time to the last bit in every span that contains it.
 *
 * Half a day is short enough for every search on it. The Moon moves at most 7.7 degrees, and the levels of one search are
 * at least 30 degrees apart. Two bodies have equal speeds at most once: Mercury, the body that turns most often, needs 19
 * days between stations. Only the deflection of light near the limb of the Sun changes faster, by at most 1.8 seconds of
 * arc. It could double an aspect of two planets there whose speeds agree to 0.002 degrees a day. The error of the cubic
 * between grid points is 0.05 seconds of arc for the Moon and 1.2 for a planet near that limb (the largest of 40,000 half
 * days). The cubic gives only the first guess.
 */
const STEP_DAYS = 0.5

/** Distance of the last instant from the end of the ephemeris, in days: twice the resolution of a Julian day. */
const LAST_DAYS = 1e-9

/**
 * The grid points from the last one at or before `start` to the first one at or after `end`, within the range. A search of one
 * body may have a longer interval.
 */
export function gridTimes(start: number, end: number, range: SkyRange, stepDays: number = STEP_DAYS): number[] {
  const first = Math.floor(start / stepDays)
  const count = Math.ceil(end / stepDays) - first + 1
  const inside = (time: number): number => Math.min(Math.max(time, range.start), range.end - LAST_DAYS)
  const times = Array.from({ length: count }, (_, index) => inside((first + index) * stepDays))
  return [...new Set(times)]
}

/** The position of a body at an instant. */
export interface Track {
  at(body: CalculatedBody, jd: number): Position
  /** By the sky that the searched one is close to. */
  exact(body: CalculatedBody, jd: number): Position
  /** The largest difference of the angles of a body, and that of the daily motions of planets. */
  angleErrorOf(body: CalculatedBody): number
  readonly speedError: number
}

/**
 * Asks the sky once for all bodies at each of the given times, which ascend, and for single bodies at any other time. Where
 * a faster sky is near, it is searched.
 */
export function tracked(
  given: Sky,
  bodies: readonly CalculatedBody[],
  times: readonly number[],
  zodiac: Zodiac,
): Track {
  const sky = (times.length > 0 && given.near?.(times[0]!, times.at(-1)!)) || given
  const at = kept(sky, bodies, times, zodiac)
  const { exact } = sky
  if (!exact) return { at, exact: at, angleErrorOf: () => 0, speedError: 0 }
  return { ...exact, at, exact: (body, jd) => exact.positions([body], jd, zodiac)[0]! }
}

function kept(sky: Sky, bodies: readonly CalculatedBody[], times: readonly number[], zodiac: Zodiac): Track['at'] {
  const known = new Map<number, readonly Position[] | null>(times.map((time) => [time, null]))
  const indexes = new Map(bodies.map((body, index) => [body, index]))
  let last: readonly Position[] = []
  let lastJd = Number.NaN
  return (body, jd) => {
    if (jd !== lastJd) {
      const kept = known.get(jd)
      if (kept === undefined) return sky.positions([body], jd, zodiac)[0]!
      last = kept ?? sky.positions(bodies, jd, zodiac)
      lastJd = jd
      if (!kept) known.set(jd, last)
    }
    return last[indexes.get(body)!]!
  }
}

/** The longitude of a body and its daily motion, as functions of time. */
export function longitudeOf(track: Track, body: CalculatedBody): Curve {
  const by = (at: Track['at']) => (jd: number) => {
    const { longitude, speed } = at(body, jd)
    return { value: longitude, slope: speed }
  }
  return { at: by(track.at), exact: by(track.exact), error: track.angleErrorOf(body) }
}

/** The difference in longitude of two bodies, in [0, 360), and its daily change, as functions of time. */
export function elongationOf(track: Track, body: CalculatedBody, from: CalculatedBody): Curve {
  const by = (at: Track['at']) => (jd: number) => {
    const a = at(body, jd)
    const b = at(from, jd)
    return { value: normalise(a.longitude - b.longitude), slope: a.speed - b.speed }
  }
  return { at: by(track.at), exact: by(track.exact), error: track.angleErrorOf(body) + track.angleErrorOf(from) }
}

import { normalise } from './angle.ts'
import type { CalculatedBody } from './body.ts'
import type { Point } from './search.ts'
import type { Position, Sky, SkyRange } from './sky.ts'

/**
 * The instants at which searches look at the sky first: midnight and noon UT of every day there ever was. They do not
 * depend on what is asked, so that an event comes out the same to the last bit whatever span it is searched in.
 *
 * Half a day is short enough for all of them. The Moon moves 7.7 degrees in it at the most, so that she meets no two
 * targets of one search, which lie 30 degrees apart or more. The motions of two bodies are equal at most once in it: the
 * quickest to turn, Mercury, takes 19 days from station to station. What is quicker is the bending of light near the limb
 * of the Sun, 1.8 seconds of arc at the most; it could only double an aspect of two planets that stand there together
 * and move alike to 0.002 degrees a day. Between such points the cubic is within 0.05 seconds of arc of the Moon, and
 * within 1.2 of a planet beside that limb (largest of 40,000 half days); it gives no more than the first guess.
 */
const STEP_DAYS = 0.5

/** A tenth of a second, in days. */
export const EPSILON = 0.1 / 86_400
/** The last instant before the end of the ephemeris that a Julian day can hold apart from it. */
const LAST_DAYS = 1e-9

/** The instants around a span of time, the first at or before its start, the last at or after its end. */
export function gridTimes(start: number, end: number, range: SkyRange): number[] {
  const first = Math.floor(start / STEP_DAYS)
  const count = Math.ceil(end / STEP_DAYS) - first + 1
  const inside = (time: number): number => Math.min(Math.max(time, range.start), range.end - LAST_DAYS)
  const times = Array.from({ length: count }, (_, index) => inside((first + index) * STEP_DAYS))
  return [...new Set(times)]
}

/** One body at one instant. */
export type Track = (body: CalculatedBody, jd: number) => Position

/** The sky, asked once for all bodies at each instant of a grid, and for single bodies in between. */
export function tracked(sky: Sky, bodies: readonly CalculatedBody[], times: readonly number[]): Track {
  const known = new Map<number, readonly Position[] | null>(times.map((time) => [time, null]))
  const indexes = new Map(bodies.map((body, index) => [body, index]))
  return (body, jd) => {
    const kept = known.get(jd)
    if (kept === undefined) return sky.positions([body], jd, TROPICAL)[0]!
    const all = kept ?? sky.positions(bodies, jd, TROPICAL)
    known.set(jd, all)
    return all[indexes.get(body)!]!
  }
}

const TROPICAL = { kind: 'tropical' } as const

/** Where a body stands along the zodiac. */
export const longitudeOf =
  (track: Track, body: CalculatedBody) =>
  (jd: number): Point => {
    const { longitude, speed } = track(body, jd)
    return { value: longitude, slope: speed }
  }

/** How far a body is ahead of another one in longitude, in [0, 360). */
export const elongationOf =
  (track: Track, body: CalculatedBody, from: CalculatedBody) =>
  (jd: number): Point => {
    const [a, b] = [track(body, jd), track(from, jd)]
    return { value: normalise(a.longitude - b.longitude), slope: a.speed - b.speed }
  }

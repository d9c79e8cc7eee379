import { arc, rightAscensions } from './angle.ts'
import type { CalculatedBody } from './body.ts'
import type { Pair } from './event-searches.ts'
import { gridTimes } from './positions.ts'
import { type Curve, crossings, type Point } from './search.ts'
import type { SeenPlace, Sky } from './sky.ts'
import { obliquityFrom } from './sun-conditions.ts'

/** Two bodies have the same apparent right ascension from the true equinox of date. */
export interface EquatorialConjunction {
  readonly jd: number
  readonly a: CalculatedBody
  readonly b: CalculatedBody
  readonly rightAscension: number
  /** The declination of the first body minus the declination of the second: positive if the first passes to the north. */
  readonly declinationDifference: number
}

const TROPICAL = { kind: 'tropical' } as const
/** Half of the interval over which the motion in right ascension is measured, in days. */
const HALF_DAYS = 0.02
/** The right ascension from an interpolated obliquity is closer than this, in degrees. Each conjunction ends with the exact one. */
const ERROR = 0.5 / 3600

/**
 * Days between looks. The Moon moves by less than a quarter of a round and is always faster than a planet. Two planets have equal
 * motions at most once: Mercury needs 19 days between its stations.
 */
const STEP_DAYS = 2

/** The conjunctions in right ascension of pairs of bodies between two Julian days. */
export function conjunctionsInRightAscension(
  sky: Sky,
  pairs: readonly Pair[],
  from: number,
  to: number,
): EquatorialConjunction[] {
  const times = gridTimes(from, to, sky.range, STEP_DAYS)
  const motions = motionsOf(sky, [...new Set(pairs.flat())], times)
  const seen = (pair: Pair, jd: number): SeenPlace[] =>
    sky.seen(pair, jd, { view: 'geocentre', zodiac: TROPICAL, place: null })
  return pairs.flatMap((pair) => {
    const [a, b] = pair
    const at = (jd: number): Point => {
      const first = motions(a, jd)
      const second = motions(b, jd)
      return { value: arc(second.value, first.value), slope: first.slope - second.slope }
    }
    const exact = (jd: number): Point => {
      const [first, second] = seen(pair, jd)
      return { value: arc(second!.rightAscension, first!.rightAscension), slope: at(jd).slope }
    }
    const curve: Curve = { at, exact, error: ERROR }
    return crossings(curve, times, { period: 360, levels: [0] }).map(({ time }): EquatorialConjunction => {
      const [first, second] = seen(pair, time)
      const declinationDifference = first!.declination - second!.declination
      return { jd: time, a, b, rightAscension: first!.rightAscension, declinationDifference }
    })
  })
}

/** Right ascensions of bodies and their daily motions, kept for the times of a grid. */
function motionsOf(given: Sky, bodies: readonly CalculatedBody[], times: readonly number[]) {
  const sky = given.near?.(times[0]!, times.at(-1)!) ?? given
  const { start, end } = sky.range
  const obliquity = obliquities(given)
  const ascensions = (of: readonly CalculatedBody[], jd: number): number[] => {
    const ascensionOf = rightAscensions(obliquity(jd))
    return sky.positions(of, jd, TROPICAL).map(({ longitude, latitude }) => ascensionOf(longitude, latitude))
  }
  const points = (of: readonly CalculatedBody[], jd: number): Point[] => {
    const early = Math.max(jd - HALF_DAYS, start)
    const late = Math.min(jd + HALF_DAYS, end - LAST_DAYS)
    const [before, values, after] = [early, jd, late].map((time) => ascensions(of, time)) as [
      number[],
      number[],
      number[],
    ]
    return values.map((value, index) => ({ value, slope: arc(before[index]!, after[index]!) / (late - early) }))
  }
  const kept = new Map(times.map((jd) => [jd, points(bodies, jd)]))
  const indexes = new Map(bodies.map((body, index) => [body, index]))
  return (body: CalculatedBody, jd: number): Point => kept.get(jd)?.[indexes.get(body)!] ?? points([body], jd)[0]!
}

/** Distance of the last instant from the end of the ephemeris, in days: twice the resolution of a Julian day. */
const LAST_DAYS = 1e-9

/** Days between calculated obliquities. In between, nutation bends the line by less than 0.3 seconds of arc. */
const KNOT_DAYS = 8
/** Bodies that give the obliquity: at any instant one of them is far from the equinoxes. */
const WITNESSES: readonly CalculatedBody[] = ['sun', 'moon', 'mars', 'jupiter', 'saturn']

/** The true obliquity, interpolated between instants that do not depend on the search. */
function obliquities(sky: Sky): (jd: number) => number {
  const known = new Map<number, number>()
  const { start, end } = sky.range
  const timeOf = (knot: number): number => Math.min(Math.max(knot * KNOT_DAYS, start), end - LAST_DAYS)
  function at(knot: number): number {
    const time = timeOf(knot)
    const found =
      known.get(time) ?? obliquityFrom(sky.seen(WITNESSES, time, { view: 'geocentre', zodiac: TROPICAL, place: null }))
    known.set(time, found)
    return found
  }
  return (jd) => {
    const knot = Math.floor(jd / KNOT_DAYS)
    const low = timeOf(knot)
    const high = timeOf(knot + 1)
    const part = (jd - low) / (high - low)
    return at(knot) * (1 - part) + at(knot + 1) * part
  }
}

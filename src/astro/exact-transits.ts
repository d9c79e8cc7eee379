import { normalise } from './angle.ts'
import type { AspectId } from './aspect.ts'
import type { Body } from './body.ts'
import { bodyLongitude, motionFor } from './longitude-search.ts'
import { gridTimes } from './positions.ts'
import { type Curve, crossings, type Point } from './search.ts'
import type { Sky, Zodiac } from './sky.ts'

/** A point of a chart, whose longitude does not change. */
export interface FixedPoint {
  readonly name: string
  readonly longitude: number
}

/** When a body makes exact aspects to points of a chart. */
export interface TransitSearch {
  readonly body: Body
  readonly zodiac: Zodiac
  readonly points: readonly FixedPoint[]
  readonly aspects: readonly { readonly id: AspectId; readonly angle: number }[]
  /** Julian days in UT. An aspect at the first counts, one at the last does not. */
  readonly from: number
  readonly until: number
}

/** An aspect that is exact. */
export interface ExactTransit {
  readonly jd: number
  readonly body: Body
  /** The longitude of the body in degrees. */
  readonly longitude: number
  readonly retrograde: boolean
  /** The name of the point. */
  readonly point: string
  readonly aspect: AspectId
}

/** A tenth of a second. */
const EPSILON_DAYS = 0.1 / 86_400

/** The exact aspects of a body to points of a chart, in order of time. A retrograde loop over a degree has each pass. */
export function exactTransits(
  sky: Sky,
  { body, zodiac, points, aspects, from, until }: TransitSearch,
): readonly ExactTransit[] {
  const curve = keeping(bodyLongitude(sky.near?.(from, until) ?? sky, body, zodiac))
  // A time outside the ephemeris is refused: what is found within it would not be all.
  for (const end of [from, until]) curve.at(end)
  const times = gridTimes(from, until, sky.range, motionFor(body).stepDays)
  const meetings = (longitude: number) =>
    crossings(curve, times, { period: 360, levels: [longitude] }, EPSILON_DAYS).filter(
      ({ time }) => time >= from && time < until,
    )
  return points
    .flatMap(({ name: point, longitude }) =>
      aspects.flatMap(({ id: aspect, angle }) =>
        placesOf(longitude, angle).flatMap((degree) =>
          meetings(degree).map(({ time, rising }) => ({
            jd: time,
            body,
            longitude: degree,
            retrograde: !rising,
            point,
            aspect,
          })),
        ),
      ),
    )
    .toSorted((a, b) => a.jd - b.jd)
}

/** The degrees from which a point is seen at an angle: two, but one at a conjunction and at an opposition. */
const placesOf = (longitude: number, angle: number): readonly number[] => [
  ...new Set([normalise(longitude + angle), normalise(longitude - angle)]),
]

/** The same curve, which keeps the values of its grid: each degree is searched on it. */
function keeping(curve: Curve): Curve {
  const known = new Map<number, Point>()
  return {
    ...curve,
    at(time) {
      const point = known.get(time) ?? curve.at(time)
      known.set(time, point)
      return point
    },
  }
}

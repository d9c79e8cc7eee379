import { type Aspect, MAJOR_ASPECTS } from './aspect.ts'
import type { CalculatedBody } from './body.ts'
import { crossings } from './search.ts'
import { elongationOf, type Track } from './sky-grid.ts'

/** The longitudes of two bodies differ by the exact angle of an aspect. */
export interface ExactAspect {
  readonly jd: number
  readonly a: CalculatedBody
  readonly b: CalculatedBody
  readonly aspect: Aspect
}

/** The major aspects by the difference in longitude, 0 to 360: most have two. */
const ANGLES: ReadonlyMap<number, Aspect> = new Map(
  MAJOR_ASPECTS.flatMap((aspect) => [aspect.angle, (360 - aspect.angle) % 360].map((level) => [level, aspect])),
)
const LEVELS = { period: 360, levels: [...ANGLES.keys()] }

export type Pair = readonly [a: CalculatedBody, b: CalculatedBody]

/** Every pair of different bodies once, in the order of the bodies. */
export const pairsOf = (bodies: readonly CalculatedBody[]): Pair[] =>
  bodies.flatMap((a, index) => bodies.slice(index + 1).map((b): Pair => [a, b]))

export const exactAspects = (track: Track, pairs: readonly Pair[], times: readonly number[]): ExactAspect[] =>
  pairs.flatMap(([a, b]) =>
    crossings(elongationOf(track, a, b), times, LEVELS).map(
      ({ time, level }): ExactAspect => ({ jd: time, a, b, aspect: ANGLES.get(level)! }),
    ),
  )

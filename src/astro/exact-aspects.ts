import { type Aspect, MAJOR_ASPECTS } from './aspect.ts'
import type { CalculatedBody } from './body.ts'
import { crossings } from './search.ts'
import { EPSILON, elongationOf, type Track } from './sky-grid.ts'

/** Two bodies stand at the exact angle of an aspect, in longitude. */
export interface ExactAspect {
  readonly jd: number
  readonly a: CalculatedBody
  readonly b: CalculatedBody
  readonly aspect: Aspect
}

/** Each angle on either side of a body. */
const ANGLES = new Map(
  MAJOR_ASPECTS.flatMap((aspect) => [aspect.angle, (360 - aspect.angle) % 360].map((level) => [level, aspect])),
)
const LEVELS = { period: 360, levels: [...ANGLES.keys()] }

export type Pair = readonly [a: CalculatedBody, b: CalculatedBody]

/** Every pair of different bodies once, in their order. */
export const pairsOf = (bodies: readonly CalculatedBody[]): Pair[] =>
  bodies.flatMap((a, index) => bodies.slice(index + 1).map((b): Pair => [a, b]))

export const exactAspects = (track: Track, pairs: readonly Pair[], times: readonly number[]): ExactAspect[] =>
  pairs.flatMap(([a, b]) =>
    crossings(elongationOf(track, a, b), times, LEVELS, EPSILON).map(
      ({ time, level }): ExactAspect => ({ jd: time, a, b, aspect: ANGLES.get(level)! }),
    ),
  )

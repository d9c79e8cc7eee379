import type { SkyDay } from './day.ts'
import type { Dimension } from './reply.ts'
import { aspectWeight, type Bound, type HouseDriver, houseDrivers, type Score, scoreOf } from './scores.ts'
import { closeness, type Target, type Transit } from './transits.ts'

/** The points of a birth to which transits act on a score. */
const POINTS: Readonly<Record<Dimension, readonly Target[]>> = {
  love: ['venus', 'moon'],
  career: ['sun', 'saturn', 'mc'],
  money: ['jupiter', 'venus'],
  health: ['mars', 'sun', 'asc'],
}

/** A transit with its weight in a score. */
interface TransitDriver {
  readonly type: 'transit'
  readonly weight: number
  readonly transit: Transit
}

export type PersonalDriver = Bound | HouseDriver | TransitDriver

/** The four scores of a birth. `ascendant` is the sign of the Ascendant, 0 for Aries; without one no house counts. */
export const personalScores = (
  day: SkyDay,
  transits: readonly Transit[],
  ascendant: number | null,
): Score<PersonalDriver>[] =>
  (Object.keys(POINTS) as Dimension[]).map((dimension) =>
    scoreOf(dimension, [
      ...(ascendant === null ? [] : houseDrivers(dimension, day, ascendant)),
      ...transits
        .filter(({ to }) => POINTS[dimension].includes(to))
        .map((transit) => ({ type: 'transit' as const, weight: weightOf(transit), transit }))
        .filter(({ weight }) => weight !== 0),
    ]),
  )

/** The weight of the aspect, less with a larger orb, rounded to a whole number away from zero at a half. */
function weightOf(transit: Transit): number {
  const { body: a, to: b, aspect } = transit
  const weight = aspectWeight(a, b, aspect.id, a === 'moon') * closeness(transit)
  return Math.sign(weight) * Math.round(Math.abs(weight)) || 0
}

/** The two scores on which transits act most, by the sum of the sizes of their weights. */
export const focusOf = (scores: readonly Score<PersonalDriver>[]): Dimension[] =>
  scores
    .map(({ dimension, drivers }) => ({
      dimension,
      moved: drivers.reduce((sum, { type, weight }) => sum + (type === 'transit' ? Math.abs(weight) : 0), 0),
    }))
    .filter(({ moved }) => moved > 0)
    .toSorted((one, other) => other.moved - one.moved)
    .slice(0, 2)
    .map(({ dimension }) => dimension)

import type { AspectHit } from '../../../astro/aspect.ts'
import type { Body } from '../../../astro/body.ts'
import { epochSecondOf, isoUtc } from '../../../astro/civil.ts'
import { gridTimes } from '../../../astro/positions.ts'
import {
  between,
  degreesOf,
  meetings,
  type ProgressedPoint,
  progressedAngles,
  progressedBodies,
} from '../../../astro/progressed-points.ts'
import { lifeJd, type Pace } from '../../../astro/progression.ts'
import type { Houses, Sky, Zodiac } from '../../../astro/sky.ts'

/** A progressed chart whose aspects are dated. */
interface Dated {
  /** The instant of the chart in the ephemeris. */
  readonly jd: number
  readonly pace: Pace
  readonly bodies: readonly { readonly name: string; readonly body: Body }[]
  readonly zodiac: Zodiac
  readonly housesAt: ((jd: number) => Houses) | null
  readonly quotidian: boolean
}

/** Days of the ephemeris around a chart: more than half a life by secondary progressions. */
const REACH_DAYS = 60
/** Quotidian angles meet every degree once a day. */
const QUOTIDIAN_REACH_DAYS = 1

/** The interval of `gridTimes`. */
const GRID_DAYS = 0.5
/** The Moon moves over the largest orb in less than a day. */
const MOON_REACH_DAYS = 4
/** The true node and the true Lilith swing over their orbs within weeks. */
const SWINGING_REACH_DAYS = 20
/** Planets and asteroids have at most one station within this time: Mercury needs 19 days between two. */
const SLOW_STEP_DAYS = 4

/** The Moon, and the points of its orbit that swing within half a month. */
const QUICK: readonly Body[] = ['moon', 'true_node', 'true_south_node', 'true_lilith']
const isQuick = ({ body }: { readonly body: Body }): boolean => QUICK.includes(body)

/** A point with the days around a chart on which its aspects are searched. */
interface Reaching extends ProgressedPoint {
  readonly reachDays: number
}

/** The points of a chart. Slow ones share a coarse grid, so that few positions are asked for. */
function reachingPoints(sky: Sky, chart: Dated, days: readonly number[]): ReadonlyMap<string, Reaching> {
  const { bodies, zodiac, housesAt, quotidian } = chart
  const slow = progressedBodies(
    sky,
    bodies.filter((body) => !isQuick(body)),
    days,
    zodiac,
  )
  const quick = progressedBodies(sky, bodies.filter(isQuick), days, zodiac)
  const angles = housesAt ? progressedAngles(housesAt, quotidian) : []
  return new Map(
    [
      ...slow.map((point) => ({ ...point, stepDays: SLOW_STEP_DAYS, reachDays: REACH_DAYS })),
      ...quick.map((point) => ({ ...point, reachDays: point.name === 'moon' ? MOON_REACH_DAYS : SWINGING_REACH_DAYS })),
      ...angles.map((point) => ({ ...point, reachDays: quotidian ? QUOTIDIAN_REACH_DAYS : REACH_DAYS })),
    ].map((point) => [point.name, point]),
  )
}

/**
 * When an aspect of a progressed chart is exact: the nearest instant of life, in UTC; null where there is none in reach.
 * The result takes the longitude of the natal point, or null for an aspect of two progressed points.
 */
export function exactDates(sky: Sky, chart: Dated): (hit: AspectHit, natal: number | null) => string | null {
  const { jd, pace } = chart
  const days = gridTimes(jd - REACH_DAYS, jd + REACH_DAYS, sky.range)
  const points = reachingPoints(sky, chart, days)
  const timesFor = (stepDays: number, reachDays: number): readonly number[] => {
    const every = Math.round(stepDays / GRID_DAYS)
    if (every >= 1)
      return days.filter((day, index) => index % every === 0 && Math.abs(day - jd) <= reachDays + stepDays)
    const count = Math.round(reachDays / stepDays)
    return Array.from({ length: 2 * count + 1 }, (_, index) => jd + (index - count) * stepDays)
  }
  return ({ a, b, aspect }, natal) => {
    const one = points.get(a)!
    const other = natal === null ? points.get(b)! : null
    const point = other ? between(one, other) : one
    const reachDays = Math.min(one.reachDays, other?.reachDays ?? REACH_DAYS)
    const lives = meetings(point, degreesOf(natal ?? 0, aspect.angle), timesFor(point.stepDays, reachDays))
      .map(({ time }) => lifeJd(pace, time))
      .filter((life) => life >= pace.birthJd)
    const now = lifeJd(pace, jd)
    const [nearest] = lives.toSorted((early, late) => Math.abs(early - now) - Math.abs(late - now))
    return nearest === undefined ? null : isoUtc(epochSecondOf(nearest))
  }
}

import type { AspectHit } from '../../astro/aspect.ts'
import type { Body } from '../../astro/body.ts'
import { epochSecondOf, isoUtc } from '../../astro/civil.ts'
import { gridTimes } from '../../astro/positions.ts'
import {
  between,
  degreesOf,
  meetings,
  type ProgressedPoint,
  progressedAngles,
  progressedBodies,
} from '../../astro/progressed-points.ts'
import { lifeJd, type Pace } from '../../astro/progression.ts'
import type { Houses, Sky, Zodiac } from '../../astro/sky.ts'

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

/**
 * When an aspect of a progressed chart is exact: the nearest instant of life, in UTC; null where there is none in reach.
 * The result takes the longitude of the natal point, or null for an aspect of two progressed points.
 */
export function exactDates(sky: Sky, chart: Dated): (hit: AspectHit, natal: number | null) => string | null {
  const { jd, pace, bodies, zodiac, housesAt, quotidian } = chart
  const days = gridTimes(jd - REACH_DAYS, jd + REACH_DAYS, sky.range)
  const points = new Map(
    [...progressedBodies(sky, bodies, days, zodiac), ...(housesAt ? progressedAngles(housesAt, quotidian) : [])].map(
      (point) => [point.name, point],
    ),
  )
  const timesFor = ({ stepDays }: ProgressedPoint): readonly number[] => {
    const every = Math.round(stepDays / GRID_DAYS)
    if (every >= 1) return days.filter((_, index) => index % every === 0)
    const count = Math.round(QUOTIDIAN_REACH_DAYS / stepDays)
    return Array.from({ length: 2 * count + 1 }, (_, index) => jd + (index - count) * stepDays)
  }
  return ({ a, b, aspect }, natal) => {
    const point = natal === null ? between(points.get(a)!, points.get(b)!) : points.get(a)!
    const lives = meetings(point, degreesOf(natal ?? 0, aspect.angle), timesFor(point))
      .map(({ time }) => lifeJd(pace, time))
      .filter((life) => life >= pace.birthJd)
    const now = lifeJd(pace, jd)
    const [nearest] = lives.toSorted((one, other) => Math.abs(one - now) - Math.abs(other - now))
    return nearest === undefined ? null : isoUtc(epochSecondOf(nearest))
  }
}

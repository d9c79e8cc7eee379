import { normalise } from '../../../astro/angle.ts'
import { aspects, crossAspects, type Mover } from '../../../astro/aspect.ts'
import type { Body } from '../../../astro/body.ts'
import type { Chart } from '../../../astro/chart.ts'
import type { Houses, Sky } from '../../../astro/sky.ts'
import { bodiesOf, familyOf, natalMovers, type ProgressedBirth } from './birth.ts'
import { exactDates } from './exact-dates.ts'
import { aspectReply, byOrb } from './rows.ts'

/** The closest aspects of a list have a date. A chart with all bodies and the widest orbs has about a thousand. */
const DATED_MAX = 150

/** A progressed chart at an instant of the ephemeris. */
interface Progressed {
  readonly jd: number
  readonly chart: Chart
  readonly houses: Houses | null
  readonly quotidian: boolean
}

/** The aspects of the progressed points, the closest first. */
export function aspectsReply(sky: Sky, birth: ProgressedBirth, { jd, chart, houses, quotidian }: Progressed) {
  const { cast, pace, aspects: among, housesAt } = birth
  // Converse progressions run through the ephemeris backwards.
  const way = Math.sign(pace.lifeDays)
  const bodies = bodiesOf(chart)
  const movers: readonly Mover[] = [
    ...bodies.map((point) => ({
      id: point.name,
      family: familyOf(point),
      longitude: point.longitude,
      speed: way * point.speed,
    })),
    ...(houses ? anglesMoving(houses, birth.housesAt!, jd, way) : []),
  ]
  const natal = natalMovers(cast.chart)
  const dateOf = exactDates(sky, {
    jd,
    pace,
    bodies: bodies as readonly Named[],
    zodiac: cast.terms.zodiac,
    housesAt,
    quotidian,
  })
  const toNatal = crossAspects(movers, natal, among)
  const toProgressed = aspects(movers, among)
  const natalAt = (name: string): number => natal.find(({ id }) => id === name)!.longitude
  return {
    progressed_to_natal: byOrb(toNatal).map((hit, index) => ({
      progressed_point: hit.a,
      natal_point: hit.b,
      ...aspectReply(hit, index < DATED_MAX ? dateOf(hit, natalAt(hit.b)) : null),
    })),
    progressed_to_progressed: byOrb(toProgressed).map((hit, index) => ({
      point_1: hit.a,
      point_2: hit.b,
      ...aspectReply(hit, index < DATED_MAX ? dateOf(hit, null) : null),
    })),
  }
}

interface Named {
  readonly name: string
  readonly body: Body
}

/** Half the interval in days over which the motion of an angle is measured. */
const MOTION_DAYS = 0.001

function anglesMoving(houses: Houses, housesAt: (jd: number) => Houses, jd: number, way: number): readonly Mover[] {
  const before = housesAt(jd - MOTION_DAYS)
  const after = housesAt(jd + MOTION_DAYS)
  const speedOf = (at: (houses: Houses) => number): number =>
    (way * (normalise(at(after) - at(before) + 180) - 180)) / (2 * MOTION_DAYS)
  return [
    { id: 'asc', family: 'horizon', longitude: houses.ascendant, speed: speedOf(({ ascendant }) => ascendant) },
    { id: 'mc', family: 'meridian', longitude: houses.midheaven, speed: speedOf(({ midheaven }) => midheaven) },
  ]
}

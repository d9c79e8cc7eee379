import type { Aspect } from '../astro/aspect.ts'
import { type AspectHit, aspects, crossAspects, type Mover } from '../astro/aspects.ts'
import { type Chart, type ChartPoint, moversOf } from '../astro/chart.ts'
import { millidegrees } from '../astro/sign.ts'
import type { Ring, WheelAspect, WheelContent, WheelEnd } from '../wheel/content.ts'
import { hundredths } from './aspect-reply.ts'
import { POINT_NAMES } from './point-reply.ts'

/** A chart as a ring of a wheel; a composite has cusps and no houses of any system. */
export function ringOf(of: string, chart: Pick<Chart, 'points' | 'angles'>, cusps: readonly number[] | null): Ring {
  return {
    of,
    cusps,
    angles: chart.angles,
    points: chart.points.map(({ id, variant, longitude, speed, house }) => ({
      id,
      name: POINT_NAMES[id]!,
      variant,
      longitude,
      retrograde: speed < 0,
      house,
    })),
  }
}

type Side = 'inner' | 'outer'

/** Of a point that stands in a chart in both variants it is the first that forms aspects, as in `moversOf`. */
const endOf = (ring: Side, id: string, points: readonly ChartPoint[]): WheelEnd => ({
  ring,
  id,
  variant: points.find((point) => point.id === id)?.variant ?? null,
})

interface SidedPoints {
  readonly ring: Side
  readonly points: readonly ChartPoint[]
}

const lineOf =
  (from: SidedPoints, to: SidedPoints) =>
  ({ a, b, aspect, orb, applying }: AspectHit): WheelAspect => ({
    from: endOf(from.ring, a, from.points),
    to: endOf(to.ring, b, to.points),
    type: aspect.id,
    orb,
    orbMax: aspect.orb,
    applying,
  })

export interface Drawn {
  /** Aspects within the inner ring, within the outer one, and from the outer to the inner. */
  readonly inner: boolean
  readonly outer: boolean
  readonly between: boolean
}

/** The aspects of a bi-wheel. Points of the inner chart stand still where `fixed` says so, as under transits. */
export function biwheelAspects(
  inner: readonly ChartPoint[],
  outer: readonly ChartPoint[],
  among: readonly Aspect[],
  drawn: Drawn,
  fixed: boolean,
): WheelAspect[] {
  const [inside, outside] = [moversOf(inner), moversOf(outer)]
  const within: SidedPoints = { ring: 'inner', points: inner }
  const around: SidedPoints = { ring: 'outer', points: outer }
  const still = (mover: Mover): Mover => (fixed ? { ...mover, speed: 0 } : mover)
  return [
    ...(drawn.inner ? aspects(inside, among).map(lineOf(within, within)) : []),
    ...(drawn.outer ? aspects(outside, among).map(lineOf(around, around)) : []),
    ...(drawn.between ? crossAspects(outside, inside.map(still), among).map(lineOf(around, within)) : []),
  ]
}

/** The aspects of a single wheel. */
export function wheelAspects({ points, aspects: hits }: Pick<Chart, 'points' | 'aspects'>): WheelAspect[] {
  const within: SidedPoints = { ring: 'inner', points }
  return hits.map(lineOf(within, within))
}

/** What a picture shows, for programs that would rather not read pixels. */
export function contentReply({ kind, inner, outer, aspects: lines, title }: WheelContent) {
  const ring = ({ of, points, cusps, angles }: Ring) => ({
    of,
    planets: points.map(({ id, name, variant, longitude, retrograde, house }) => ({
      id,
      name,
      ...(variant && { variant }),
      abs_pos: printed(longitude),
      retrograde,
      ...(house !== null && { house }),
    })),
    ...(cusps && { cusps: cusps.map(printed) }),
    ...(angles && {
      angles: Object.fromEntries(Object.entries(angles).map(([angle, longitude]) => [angle, printed(longitude)])),
    }),
  })
  return {
    kind,
    title,
    inner: ring(inner),
    ...(outer && { outer: ring(outer) }),
    aspects: lines.map(({ from, to, type, orb, applying }) => ({
      from: `${from.ring}.${from.id}`,
      to: `${to.ring}.${to.id}`,
      type,
      orb: hundredths(orb),
      is_applying: applying,
    })),
  }
}

const printed = (longitude: number): number => millidegrees(longitude) / 1000

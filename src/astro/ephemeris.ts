import { type Aspect, type AspectHit, aspects, type Mover } from './aspect.ts'
import { type Body, distinctNames, family } from './body.ts'
import { type Frame, framesOf } from './frames.ts'
import type { HouseSystem } from './house.ts'
import { type MoonPhase, moonPhase, type VoidDefinition, type VoidOfCourse, voidOfCourse } from './moon.ts'
import { distancesOf, positionsOf } from './positions.ts'
import type { Coordinates, Houses, Position, Sky, StarPosition, Zodiac } from './sky.ts'
import type { Star } from './star.ts'

/** The contents of each row of an ephemeris. */
export interface EphemerisRequest {
  readonly bodies: readonly Body[]
  readonly zodiac: Zodiac
  readonly distances: boolean
  readonly frames: readonly Frame[]
  /** Required for houses. */
  readonly place: Coordinates | null
  readonly houses: HouseSystem | null
  readonly aspects: readonly Aspect[]
  readonly stars: readonly Star[]
  readonly voidOfCourse: VoidDefinition | null
  readonly siderealTime: boolean
}

export interface EphemerisRow {
  readonly jd: number
  /** In the order of the requested bodies. */
  readonly positions: readonly Position[]
  /** In the same order, in astronomical units; NaN for south nodes. Empty if they were not requested. May be longer. */
  readonly distances: readonly number[]
  /** For each body, the values of `frameColumns` of the requested frames. Empty if there are none. */
  readonly framed: readonly (readonly number[])[]
  readonly moonPhase: MoonPhase
  readonly houses: Houses | null
  readonly aspects: readonly AspectHit[]
  /** In the order of the requested stars. */
  readonly stars: readonly StarPosition[]
  readonly voidOfCourse: VoidOfCourse | null
  /** Greenwich apparent sidereal time in hours. */
  readonly siderealTimeHours: number | null
  readonly ayanamsa: number | null
}

const LIGHTS = ['sun', 'moon'] as const

/** A function from a Julian day to its row. Rows in one stay of the Moon in a sign share one void of course. */
export function ephemeris(sky: Sky, request: EphemerisRequest): (jd: number) => EphemerisRow {
  const { bodies, zodiac, place, houses, stars } = request
  const everything = [...new Set<Body>([...bodies, 'sun', 'moon'])]
  const positionsAt = positionsOf(everything)
  const measured: readonly Body[] = request.distances ? everything : LIGHTS
  const distancesAt = distancesOf(measured)
  const [sunMeasured, moonMeasured] = LIGHTS.map((light) => measured.indexOf(light))
  const framedAt = request.frames.length > 0 ? framesOf(request.frames, bodies) : () => []
  const sun = everything.indexOf('sun')
  const moon = everything.indexOf('moon')
  const movers = moversOf(bodies)
  const voidAt = request.voidOfCourse ? lastingVoid(sky, zodiac, request.voidOfCourse) : () => null
  const ayanamsa = zodiac.kind === 'sidereal' ? zodiac.ayanamsa : null

  return (jd) => {
    const all = positionsAt(sky, jd, zodiac)
    const positions = all.length === bodies.length ? all : all.slice(0, bodies.length)
    const distances = distancesAt(sky, jd)
    return {
      jd,
      positions,
      distances: request.distances ? distances : [],
      framed: framedAt(sky, jd, request),
      moonPhase: moonPhase(all[sun]!, all[moon]!, distances[sunMeasured!]!, distances[moonMeasured!]!),
      houses: houses && place ? sky.houses(houses, jd, place, zodiac) : null,
      aspects: request.aspects.length === 0 ? [] : aspects(movers(positions), request.aspects),
      stars: stars.map((star) => sky.star(star, jd, zodiac)),
      voidOfCourse: voidAt(jd),
      siderealTimeHours: request.siderealTime ? sky.siderealTimeHours(jd) : null,
      ayanamsa: ayanamsa ? sky.ayanamsaDegrees(jd, ayanamsa) : null,
    }
  }
}

/** The points that form aspects. */
function moversOf(bodies: readonly Body[]): (positions: readonly Position[]) => Mover[] {
  const names = distinctNames(bodies)
  const families = bodies.map(family)
  return (positions) =>
    positions.map((position, index) => ({ id: names[index]!, family: families[index]!, ...position }))
}

/** The void of course by Julian day, calculated once for each stay of the Moon in a sign. */
function lastingVoid(sky: Sky, zodiac: Zodiac, definition: VoidDefinition): (jd: number) => VoidOfCourse {
  let current: VoidOfCourse | null = null
  return (jd) => {
    if (current === null || jd < current.entered || jd >= current.end) {
      current = voidOfCourse(sky, jd, zodiac, definition)
    }
    return current
  }
}

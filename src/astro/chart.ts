import { normalise } from './angle.ts'
import { type Aspect, type AspectHit, aspects } from './aspect.ts'
import {
  type Body,
  bodyId,
  bodyVariant,
  distinctNames,
  family,
  isPhysical,
  motionOf,
  PARTLY_KNOWN,
  type Variant,
} from './body.ts'
import { type HouseSystem, houseOf } from './house.ts'
import { type MoonPhase, moonPhase } from './moon.ts'
import { positionsOf } from './positions.ts'
import { millidegrees } from './sign.ts'
import type { Coordinates, EphemerisSource, Houses, Position, Sky, Zodiac } from './sky.ts'

export const ANGLES = ['asc', 'mc', 'ic', 'dc', 'vertex'] as const
export type Angle = (typeof ANGLES)[number]

export const LOTS = ['part_of_fortune', 'part_of_spirit'] as const
export type Lot = (typeof LOTS)[number]

/** The input of a chart. Without a place a chart has no houses, angles or lots. */
export interface ChartRequest {
  readonly jd: number
  readonly place: Coordinates | null
  readonly zodiac: Zodiac
  readonly houses: HouseSystem
  readonly bodies: readonly Body[]
  /** Angles and lots to list among the bodies. They form aspects too. */
  readonly angles: readonly Angle[]
  readonly lots: readonly Lot[]
  readonly aspects: readonly Aspect[]
}

/** A body, an angle or a lot in a chart. Only bodies have a position in space. */
export interface ChartPoint {
  readonly id: string
  /** The name in aspects: the id, or the variant's own name for the second variant of a point: `true_node`. */
  readonly name: string
  readonly body: Body | null
  readonly variant: Variant | null
  readonly longitude: number
  /** Daily motion in longitude; 0 for angles and lots. */
  readonly speed: number
  /** Which way a stationary body turns; null while it moves, and for angles and lots. */
  readonly station: 'retrograde' | 'direct' | null
  readonly position: Position | null
  readonly house: number | null
}

export interface Chart {
  readonly jd: number
  readonly source: EphemerisSource
  readonly points: readonly ChartPoint[]
  /** Bodies without a position: their orbit is not known at the instant, or the source does not have them. */
  readonly unknown: readonly Body[]
  readonly houses: Houses | null
  readonly angles: Readonly<Record<Angle, number>> | null
  readonly aspects: readonly AspectHit[]
  /** Whether the Sun is above the horizon; null without a place. */
  readonly isDay: boolean | null
  readonly moonPhase: MoonPhase
  /** Degrees subtracted from tropical longitudes; null in the tropical zodiac. */
  readonly ayanamsa: number | null
}

/** The chart of an instant at a place. Throws `outside_ephemeris`. */
export function chart(sky: Sky, request: ChartRequest): Chart {
  const { jd, place, zodiac } = request
  const unknown = PARTLY_KNOWN.filter((body) => request.bodies.includes(body) && !sky.knows(body, jd))
  const bodies = request.bodies.filter((body) => !unknown.some((each) => each === body))
  const everything = [...new Set<Body>([...bodies, 'sun', 'moon'])]
  const positions = positionsOf(everything)(sky, jd, zodiac)
  const at = (body: Body): Position => positions[everything.indexOf(body)]!
  const houses = place ? sky.houses(request.houses, jd, place, zodiac) : null
  const angles = houses && anglesOf(houses)
  const inHouse = (longitude: number): number | null => houses && houseOf(longitude, houses.cusps)

  const names = distinctNames(bodies)
  const moving = bodies.map((body, index): ChartPoint => {
    const position = at(body)
    const { longitude, speed } = position
    return {
      id: bodyId(body),
      name: names[index]!,
      body,
      variant: bodyVariant(body) ?? null,
      longitude,
      speed,
      station: stationOf(sky, body, jd, zodiac, speed),
      position,
      house: inHouse(longitude),
    }
  })
  const standing = (id: string, longitude: number): ChartPoint => ({
    id,
    name: id,
    body: null,
    variant: null,
    longitude,
    speed: 0,
    station: null,
    position: null,
    house: inHouse(longitude),
  })
  const ayanamsa = zodiac.kind === 'sidereal' ? sky.ayanamsaDegrees(jd, zodiac.ayanamsa) : null
  const sun = at('sun')
  const moon = at('moon')
  const tropicalSun = { longitude: sun.longitude + (ayanamsa ?? 0), declination: sun.declination }
  const isDay = place && houses && isSunUp(tropicalSun, houses.armc, place)
  const fortunes = angles && lots({ ascendant: angles.asc, sun: sun.longitude, moon: moon.longitude }, isDay === true)
  const points = [
    ...moving,
    ...(angles ? request.angles.map((angle) => standing(angle, angles[angle])) : []),
    ...(fortunes ? request.lots.map((lot) => standing(lot, fortunes[lot])) : []),
  ]
  return {
    jd,
    source: sky.sourceAt(jd),
    points,
    unknown,
    houses,
    angles,
    aspects: aspects(moversOf(points), request.aspects),
    isDay,
    moonPhase: moonPhase(sun, moon, ...lightDistances(sky, jd)),
    ayanamsa,
  }
}

const lightDistances = (sky: Sky, jd: number): [sunAu: number, moonAu: number] => {
  const [sunAu, moonAu] = sky.distances(['sun', 'moon'], jd)
  return [sunAu!, moonAu!]
}

/** A body is asked for again after this time, to see whether it speeds up or slows down. */
const LATER_DAYS = 0.25

/**
 * A quarter of a day on, a body that turns direct is faster forwards, and one that turns retrograde faster backwards.
 */
function stationOf(sky: Sky, body: Body, jd: number, zodiac: Zodiac, speed: number): 'retrograde' | 'direct' | null {
  if (!isPhysical(body) || motionOf(body, speed) !== 'stationary') return null
  const [later] = positionsOf([body])(sky, jd + LATER_DAYS, zodiac)
  return later!.speed > speed ? 'direct' : 'retrograde'
}

/** The angles of a chart by the houses of its place. */
export const anglesOf = ({ ascendant, midheaven, vertex }: Houses): Record<Angle, number> => ({
  asc: ascendant,
  mc: midheaven,
  ic: normalise(midheaven + 180),
  dc: normalise(ascendant + 180),
  vertex,
})

const DEGREE = Math.PI / 180

/**
 * True when the centre of the Sun is above the horizon, without refraction. Its altitude decides: within the polar circles
 * the half of the zodiac before the ascendant can lie below the horizon. Longitude in the tropical zodiac.
 *
 * Meeus, Astronomical Algorithms, 2nd ed., formulas 13.3 and 13.6, for a body on the ecliptic.
 */
function isSunUp(
  sun: { readonly longitude: number; readonly declination: number },
  armc: number,
  { latitude }: Coordinates,
): boolean {
  const declination = sun.declination * DEGREE
  const cosine = Math.cos(sun.longitude * DEGREE) / Math.cos(declination)
  const eastward = Math.acos(Math.max(-1, Math.min(1, cosine))) / DEGREE
  const rightAscension = normalise(sun.longitude) < 180 ? eastward : 360 - eastward
  const hourAngle = (armc - rightAscension) * DEGREE
  const phi = latitude * DEGREE
  return Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.cos(hourAngle) > 0
}

/**
 * The lots of Fortune and Spirit (Vettius Valens, Anthologies II.3; Paulus Alexandrinus 23). By day Fortune is the
 * ascendant plus the Moon less the Sun, by night the ascendant plus the Sun less the Moon. Spirit is the reverse.
 */
export function lots(
  { ascendant, sun, moon }: Readonly<Record<'ascendant' | 'sun' | 'moon', number>>,
  isDay: boolean,
): Readonly<Record<Lot, number>> {
  const waxing = isDay ? moon - sun : sun - moon
  return { part_of_fortune: normalise(ascendant + waxing), part_of_spirit: normalise(ascendant - waxing) }
}

/** The two ends of an axis have no aspects to each other that carry meaning. */
const AXES: Readonly<Record<string, string>> = { asc: 'horizon', dc: 'horizon', mc: 'meridian', ic: 'meridian' }

/**
 * The points that form aspects, by name. Longitudes are rounded to a thousandth of a degree, as replies print them, so
 * that the difference of two printed longitudes gives the printed orb.
 */
export const moversOf = (points: readonly ChartPoint[]) =>
  points.map(({ id, name, body, longitude, speed }) => ({
    id: name,
    family: body ? family(body) : (AXES[id] ?? id),
    longitude: millidegrees(longitude) / 1000,
    speed,
  }))

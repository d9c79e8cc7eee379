import { arc, normalise, rightAscensions } from './angle.ts'
import type { CalculatedBody } from './body.ts'
import { crossings, exactly } from './search.ts'
import { AU_KM, type Coordinates, type Sky } from './sky.ts'

/** What counts as rising and setting. */
export interface Horizon {
  /** The part of the disc that meets the horizon. */
  readonly limb: 'upper' | 'centre' | 'lower'
  /** By how many degrees the air lifts what is at the horizon. */
  readonly refraction: number
  /** The degrees above the level horizon: negative for twilights and for a view from a height. */
  readonly altitude: number
}

/** As almanacs print it: the upper limb, by the mean refraction of 34 minutes of arc, at sea level. */
export const ALMANAC: Horizon = { limb: 'upper', refraction: 34 / 60, altitude: 0 }
/** No air lifts the Sun further near the horizon, and no mountain is higher. */
export const HORIZON_LIMITS = { refractionArcmin: 90, elevationM: 9_000 } as const

/** How far the horizon lies lower for an observer above it, with refraction (The Nautical Almanac: 1.76 minutes of arc). */
export const dipDegrees = (elevationM: number): number => (1.76 / 60) * Math.sqrt(elevationM)

/** The centre of the disc without air. */
const GEOMETRIC: Horizon = { limb: 'centre', refraction: 0, altitude: 0 }

export const TWILIGHTS = ['civil', 'nautical', 'astronomical'] as const
export type Twilight = (typeof TWILIGHTS)[number]
const TWILIGHT_DEPTHS: Readonly<Record<Twilight, number>> = { civil: 6, nautical: 12, astronomical: 18 }

/** The horizon of the Sun at the end of a twilight. */
export const twilight = (kind: Twilight): Horizon => ({ ...GEOMETRIC, altitude: -TWILIGHT_DEPTHS[kind] })

export type HorizonEventKind = 'rise' | 'set' | 'upper_culmination' | 'lower_culmination'

export interface HorizonEvent {
  readonly kind: HorizonEventKind
  readonly jd: number
  /** The azimuth in degrees from north through east, in [0, 360). */
  readonly azimuth: number
  /** The altitude of the centre in degrees, without refraction. */
  readonly altitude: number
}

/** A body over a place. Functions of time, for a span that they were made for. */
export interface LocalTrack {
  /** The altitude of the centre in degrees, without refraction. */
  altitude(jd: number): number
  azimuth(jd: number): number
  /** West of the meridian, in [0, 360) degrees. */
  hourAngle(jd: number): number
  /** How high the part of the disc that counts is above a horizon. */
  above(horizon: Horizon): (jd: number) => number
}

/** Days between positions that are calculated. A cubic between them is within 0.0001 degrees, also for the Moon. */
const nodeDaysOf = (body: CalculatedBody): number => (body === 'sun' ? 1 : 0.25)
/** The turn of the Earth in a day (IERS Conventions 2010, 5.15). */
export const TURN_PER_DAY = 360.985_647_366_29
const EARTH_RADIUS_AU = 6_378.136_6 / AU_KM
/** The radius of the Moon in radii of the Earth, of the IAU. */
export const MOON_RADIUS = 0.272_507_6
/** The radius of the Sun: 959.63 seconds of arc at a distance of one unit (A. Auwers, 1891, as almanacs use it). */
const SUN_RADIUS_DEG = 959.63 / 3600
const RADIANS = Math.PI / 180

interface Node {
  readonly rightAscension: number
  readonly declination: number
  readonly distance: number
  readonly siderealTime: number
}

/** The tracks of Sun and Moon over a place. */
export interface SunAndMoon {
  readonly sun: LocalTrack
  readonly moon: LocalTrack
}

/** The tracks of both from one Julian day to another. Throws `outside_ephemeris` at the ends of a sky. */
export const sunAndMoon = (sky: Sky, place: Coordinates, from: number, to: number): SunAndMoon => ({
  sun: localTrack(sky, 'sun', place, from, to),
  moon: localTrack(sky, 'moon', place, from, to),
})

/** The track of a body over a place from one Julian day to another. Throws `outside_ephemeris` at the ends of a sky. */
export function localTrack(sky: Sky, body: CalculatedBody, place: Coordinates, from: number, to: number): LocalTrack {
  const nodeDays = nodeDaysOf(body)
  const first = Math.floor(from / nodeDays) - 1
  const count = Math.ceil(to / nodeDays) + 2 - first
  const nodeAt = nodesBy(sky, body, place)
  const nodes = Array.from({ length: count }, (_, index) => nodeAt((first + index) * nodeDays))
  const phi = place.latitude * RADIANS
  const sinPhi = Math.sin(phi)
  const cosPhi = Math.cos(phi)

  function at(jd: number) {
    const part = jd / nodeDays - first
    const index = Math.min(Math.max(Math.floor(part), 1), count - 3)
    const x = part - index
    const [a, b, c, d] = nodes.slice(index - 1, index + 3) as [Node, Node, Node, Node]
    // The cubic through four values at -1, 0, 1 and 2 (Lagrange).
    const ofA = (-x * (x - 1) * (x - 2)) / 6
    const ofB = ((x + 1) * (x - 1) * (x - 2)) / 2
    const ofC = (-(x + 1) * x * (x - 2)) / 2
    const ofD = ((x + 1) * x * (x - 1)) / 6
    const eastOf = (node: Node): number => arc(b.rightAscension, node.rightAscension)
    const rightAscension = b.rightAscension + ofA * eastOf(a) + ofC * eastOf(c) + ofD * eastOf(d)
    const declination =
      (ofA * a.declination + ofB * b.declination + ofC * c.declination + ofD * d.declination) * RADIANS
    const distance = ofA * a.distance + ofB * b.distance + ofC * c.distance + ofD * d.distance
    const hourAngle = (b.siderealTime + x * nodeDays * TURN_PER_DAY - rightAscension) * RADIANS
    const sine = sinPhi * Math.sin(declination) + cosPhi * Math.cos(declination) * Math.cos(hourAngle)
    const geocentric = Math.asin(sine)
    const radius = EARTH_RADIUS_AU / distance
    const parallax = Math.atan2(radius * Math.cos(geocentric), 1 - radius * sine)
    return { hourAngle, declination, distance, altitude: (geocentric - parallax) / RADIANS }
  }

  return {
    altitude: (jd) => at(jd).altitude,
    azimuth(jd) {
      const { hourAngle, declination } = at(jd)
      const fromSouth = Math.atan2(Math.sin(hourAngle), Math.cos(hourAngle) * sinPhi - Math.tan(declination) * cosPhi)
      return normalise(fromSouth / RADIANS + 180)
    },
    hourAngle: (jd) => normalise(at(jd).hourAngle / RADIANS),
    above({ limb, refraction, altitude: horizon }) {
      const side = limb === 'centre' ? 0 : limb === 'upper' ? 1 : -1
      return (jd) => {
        const { altitude, distance } = at(jd)
        return altitude + refraction + side * semidiameter(body, distance) - horizon
      }
    },
  }
}

const TROPICAL = { kind: 'tropical' } as const

/**
 * The places of a body over a meridian. Its distance is the one at the instant: that of the Sun changes by less than two millionths
 * in the time of light. The sidereal time is asked for at midnights; in a day nutation moves it by 0.01 seconds at most.
 */
function nodesBy(sky: Sky, body: CalculatedBody, place: Coordinates): (jd: number) => Node {
  let midnight = Number.NaN
  let siderealTime = 0
  return (jd) => {
    const [position] = sky.positions([body], jd, TROPICAL)
    const { longitude, latitude, declination } = position!
    const start = Math.floor(jd - 0.5) + 0.5
    if (start !== midnight) {
      midnight = start
      siderealTime = sky.siderealTimeHours(midnight) * 15 + place.longitude
    }
    return {
      rightAscension: rightAscensions(sky.obliquity(jd))(longitude, latitude),
      declination,
      distance: sky.distances([body], jd)[0]!,
      siderealTime: siderealTime + (jd - midnight) * TURN_PER_DAY,
    }
  }
}

function semidiameter(body: CalculatedBody, distance: number): number {
  if (body === 'sun') return SUN_RADIUS_DEG / distance
  return body === 'moon' ? Math.asin((MOON_RADIUS * EARTH_RADIUS_AU) / distance) / RADIANS : 0
}

/** Days between looks at an altitude. Its extremes are about twelve hours apart. */
const LOOK_DAYS = 1 / 8
/** For the slope of an altitude, a second. */
const SLOPE_DAYS = 1e-5

const looks = (from: number, to: number): number[] => {
  const count = Math.max(1, Math.ceil((to - from) / LOOK_DAYS))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** A value that has no period, for searches of levels. An altitude stays far below a quarter of it. */
const NO_PERIOD = 1440

/**
 * The risings and settings of a body over a place from one Julian day to another, in order. A body that grazes the horizon
 * rises and sets within minutes, and both are found. Without any, the body stays above or below: see `LocalTrack.above`.
 */
export function risingsAndSettings(track: LocalTrack, horizon: Horizon, from: number, to: number): HorizonEvent[] {
  const above = track.above(horizon)
  const curve = exactly((jd) => {
    const value = above(jd)
    return { value, slope: (above(jd + SLOPE_DAYS) - value) / SLOPE_DAYS }
  })
  return crossings(curve, looks(from, to), { period: NO_PERIOD, levels: [0] }).map(({ time, rising }) =>
    eventAt(track, rising ? 'rise' : 'set', time),
  )
}

/** The passages of a body over the meridian of a place, above and below the pole. */
export function culminations(track: LocalTrack, from: number, to: number): HorizonEvent[] {
  const curve = exactly((jd) => ({ value: track.hourAngle(jd), slope: TURN_PER_DAY }))
  return crossings(curve, looks(from, to), { period: 360, levels: [0, 180] }).map(({ time, level }) =>
    eventAt(track, level === 0 ? 'upper_culmination' : 'lower_culmination', time),
  )
}

const eventAt = (track: LocalTrack, kind: HorizonEventKind, jd: number): HorizonEvent => ({
  kind,
  jd,
  azimuth: track.azimuth(jd),
  altitude: track.altitude(jd),
})

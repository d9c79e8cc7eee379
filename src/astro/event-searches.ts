import { type Aspect, MAJOR_ASPECTS } from './aspect.ts'
import type { CalculatedBody } from './body.ts'
import { elongationOf, longitudeOf, type Track } from './positions.ts'
import { changes, crossings, EPSILON_DAYS } from './search.ts'
import { SIGN_BORDERS } from './sign.ts'
import type { Eclipse, Sky } from './sky.ts'

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

/** A body enters the next sign of the zodiac, or returns to the previous one when retrograde. */
export interface Ingress {
  readonly jd: number
  readonly body: CalculatedBody
  /** The sign entered, 0 for Aries. */
  readonly sign: number
  readonly fromSign: number
  readonly retrograde: boolean
}

const CUSPS = { period: 360, levels: SIGN_BORDERS }

export const ingresses = (track: Track, bodies: readonly CalculatedBody[], times: readonly number[]): Ingress[] =>
  bodies.flatMap((body) =>
    crossings(longitudeOf(track, body), times, CUSPS).map(({ time, level, rising }) => {
      const above = level / 30
      const below = (level / 30 + 11) % 12
      const [sign, fromSign] = rising ? [above, below] : [below, above]
      return { jd: time, body, sign, fromSign, retrograde: !rising }
    }),
  )

/** The speed of a body in longitude changes its sign. */
export interface Station {
  readonly jd: number
  readonly body: CalculatedBody
  readonly turns: 'retrograde' | 'direct'
}

/**
 * Stations by the apparent daily motion, as printed tables have them. The motion is known to about 0.001 seconds of arc a
 * day, so that the extremum of the longitude may differ by a few seconds of time for Venus and by a minute for Pluto.
 */
export const stations = (track: Track, bodies: readonly CalculatedBody[], times: readonly number[]): Station[] =>
  bodies.flatMap((body) => {
    const exact = (jd: number): number => track.exact(body, jd).speed
    /** Where the sign could be wrong, the exact motion. */
    const motion = (jd: number): number => {
      const { speed } = track.at(body, jd)
      return Math.abs(speed) <= track.speedError ? exact(jd) : speed
    }
    return changes(motion, times, EPSILON_DAYS, exact).map(
      ({ time, rising }): Station => ({ jd: time, body, turns: rising ? 'direct' : 'retrograde' }),
    )
  })

/** The principal phases of the Moon, by its longitude less that of the Sun, in degrees. */
export const LUNATIONS = { new_moon: 0, first_quarter: 90, full_moon: 180, last_quarter: 270 } as const
export type Phase = keyof typeof LUNATIONS

export interface Lunation {
  readonly jd: number
  readonly phase: Phase
}

const PHASES = Object.keys(LUNATIONS) as readonly Phase[]
const ELONGATIONS = { period: 360, levels: Object.values(LUNATIONS) }

export const lunations = (track: Track, times: readonly number[]): Lunation[] =>
  crossings(elongationOf(track, 'moon', 'sun'), times, ELONGATIONS).map(({ time, level }) => ({
    jd: time,
    phase: PHASES[level / 90]!,
  }))

/**
 * No eclipse occurs beyond this latitude of the Moon at the syzygy, in degrees. The limit is 1.58 for solar eclipses and
 * 1.64 for penumbral lunar ones (Meeus, Astronomical Algorithms, 54).
 */
const LATITUDE_MAX = 1.8
export const mayEclipse = (moonLatitude: number): boolean => Math.abs(moonLatitude) <= LATITUDE_MAX

/** The eclipse at a new or full Moon; null when there is none. */
export function eclipseOf(sky: Sky, track: Track, { jd, phase }: Lunation): Eclipse | null {
  if (phase !== 'new_moon' && phase !== 'full_moon') return null
  if (!mayEclipse(track.at('moon', jd).latitude)) return null
  return sky.eclipseNear(jd, phase === 'new_moon' ? 'sun' : 'moon')
}

import { arc, normalise } from './angle.ts'
import { signIndex } from './sign.ts'
import type { SeenPlace } from './sky.ts'

interface SunLimits {
  readonly cazimiDeg: number
  /** Null where the school has no combustion apart from the beams. */
  readonly combustDeg: number | null
  readonly beamsDeg: number
  /** Whether a combust planet must be in the sign of the Sun. */
  readonly combustInSign: boolean
  readonly source: string
}

/** The distances from the Sun by school, in degrees of longitude. */
export const SUN_LIMITS = {
  lilly: {
    cazimiDeg: 17 / 60,
    combustDeg: 8.5,
    beamsDeg: 17,
    combustInSign: true,
    source: 'William Lilly, Christian Astrology, 1647, p. 113',
  },
  hellenistic: {
    cazimiDeg: 1,
    combustDeg: null,
    beamsDeg: 15,
    combustInSign: false,
    source: 'Rhetorius, Compendium 1 (heart of the Sun); Paulus Alexandrinus, Introduction 14 (beams)',
  },
} as const satisfies Readonly<Record<string, SunLimits>>
export type SunSchool = keyof typeof SUN_LIMITS
export const SUN_SCHOOLS = Object.keys(SUN_LIMITS) as readonly SunSchool[]

export const SUN_CONDITIONS = ['cazimi', 'combust', 'under_beams', 'free'] as const
export type SunCondition = (typeof SUN_CONDITIONS)[number]

export interface ConditionByTheSun {
  readonly condition: SunCondition
  /** From the Sun along the ecliptic: negative for a body that rises before it. */
  readonly fromSunDeg: number
}

/** How near a body is to the Sun, by the limits of a school. A body at a limit is within it. */
export function conditionByTheSun(longitude: number, sun: number, school: SunSchool): ConditionByTheSun {
  const { cazimiDeg, combustDeg, beamsDeg, combustInSign }: SunLimits = SUN_LIMITS[school]
  const fromSunDeg = arc(sun, longitude)
  const away = Math.abs(fromSunDeg)
  const mayBeCombust = !combustInSign || signIndex(longitude) === signIndex(sun)
  const isCombust = combustDeg !== null && away <= combustDeg && mayBeCombust
  const condition =
    away <= cazimiDeg ? 'cazimi' : isCombust ? 'combust' : away <= beamsDeg ? 'under_beams' : ('free' as const)
  return { condition, fromSunDeg }
}

const RADIANS = Math.PI / 180

/** The angle of a direction around the axis of the equinoxes, from the plane of a system, and its distance from that axis. */
function aroundEquinox(along: number, above: number) {
  const sideways = Math.cos(above * RADIANS) * Math.sin(along * RADIANS)
  const upwards = Math.sin(above * RADIANS)
  return { angle: Math.atan2(upwards, sideways) / RADIANS, reach: Math.hypot(upwards, sideways) }
}

/**
 * The true obliquity of the ecliptic of date, in degrees: the turn about the axis of the equinoxes between the ecliptic and the
 * equatorial coordinates of the same body (Meeus, Astronomical Algorithms, 13.3 and 13.4). Bodies are of date in the tropical
 * zodiac; that farthest from the equinoxes is the most accurate.
 */
export function obliquityFrom(bodies: readonly SeenPlace[]): number {
  const reach = ({ longitude, latitude }: SeenPlace): number => aroundEquinox(longitude, latitude).reach
  const { longitude, latitude, rightAscension, declination } = bodies.reduce((best, body) =>
    reach(body) > reach(best) ? body : best,
  )
  return normalise(aroundEquinox(rightAscension, declination).angle - aroundEquinox(longitude, latitude).angle)
}

import { normalise } from './angle.ts'
import type { SeenPlace } from './sky.ts'

/** The sky over a place. */
export interface LocalSky {
  /** Right ascension of the meridian. */
  readonly siderealTimeDeg: number
  readonly latitude: number
}

const RADIANS = Math.PI / 180

/** In radians. */
const anglesOf = ({ rightAscension, declination }: SeenPlace, { siderealTimeDeg, latitude }: LocalSky) => ({
  hourAngle: (siderealTimeDeg - rightAscension) * RADIANS,
  dec: declination * RADIANS,
  phi: latitude * RADIANS,
})

/** In [0, 360) degrees from north, the local hour angle and the declination turned to the horizon (Meeus, 13.5). */
export function azimuth(seen: SeenPlace, local: LocalSky): number {
  const { hourAngle, dec, phi } = anglesOf(seen, local)
  const fromSouth = Math.atan2(Math.sin(hourAngle), Math.cos(hourAngle) * Math.sin(phi) - Math.tan(dec) * Math.cos(phi))
  return normalise(fromSouth / RADIANS + 180)
}

/** In degrees above the horizon (Meeus, 13.6). */
export function altitude(seen: SeenPlace, local: LocalSky): number {
  const { hourAngle, dec, phi } = anglesOf(seen, local)
  const sine = Math.sin(phi) * Math.sin(dec) + Math.cos(phi) * Math.cos(dec) * Math.cos(hourAngle)
  // At the zenith rounding may give a little more than 1.
  return Math.asin(Math.max(-1, Math.min(1, sine))) / RADIANS
}

/** Below this altitude no refraction lifts a body above the horizon, and the formula has a pole. */
const LIFTED_MIN = -1

/**
 * Saemundsson's formula for a true altitude, with the constant that makes it zero at the zenith (Meeus, 16.4). It holds for
 * what is then above the horizon.
 */
export function refracted(altitudeDeg: number): number {
  if (altitudeDeg < LIFTED_MIN) return altitudeDeg
  const arcMinutes = 1.02 / Math.tan((altitudeDeg + 10.3 / (altitudeDeg + 5.11)) * RADIANS) + 0.001_927_9
  const lifted = altitudeDeg + arcMinutes / 60
  return lifted > 0 ? lifted : altitudeDeg
}

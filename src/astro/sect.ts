import { normalise } from './angle.ts'
import type { Coordinates } from './sky.ts'

const DEGREE = Math.PI / 180

/**
 * True when the centre of the Sun is above the horizon, without refraction. Its altitude decides: within the polar circles
 * the half of the zodiac before the ascendant can lie below the horizon. Longitude in the tropical zodiac.
 *
 * Meeus, Astronomical Algorithms, 2nd ed., formulas 13.3 and 13.6, for a body on the ecliptic.
 */
export function isSunUp(
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

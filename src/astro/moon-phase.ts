import { normalise } from './angle.ts'
import type { Position } from './sky.ts'

/** Eight phases of 45 degrees, with the principal phases in the middle of theirs. */
export const MOON_PHASES = [
  'New Moon',
  'Waxing Crescent',
  'First Quarter',
  'Waxing Gibbous',
  'Full Moon',
  'Waning Gibbous',
  'Last Quarter',
  'Waning Crescent',
] as const

/**
 * The eight phases of Dane Rudhyar (The Lunation Cycle, 1967), for readings: each begins at its exact aspect and lasts
 * 45 degrees. The balsamic Moon is the last, up to the new Moon.
 */
export const LUNATION_PHASES = [
  'new',
  'crescent',
  'first_quarter',
  'gibbous',
  'full',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const
export type LunationPhase = (typeof LUNATION_PHASES)[number]

/** The phase of Rudhyar at an angle from Sun to Moon, in [0, 360) degrees. */
export const lunationPhase = (angle: number): LunationPhase => LUNATION_PHASES[Math.floor(angle / 45) % 8]!

export interface MoonPhase {
  readonly label: (typeof MOON_PHASES)[number]
  /** Longitude of the Moon less that of the Sun, in [0, 360) degrees. */
  readonly angle: number
  /** Illuminated fraction of the disk, 0 to 1. */
  readonly illumination: number
}

const RADIANS = Math.PI / 180

/**
 * Phase and illuminated fraction from apparent positions and the distances of both (Meeus, Astronomical Algorithms, 48.1
 * to 48.3).
 */
export function moonPhase(sun: Position, moon: Position, sunAu: number, moonAu: number): MoonPhase {
  const angle = normalise(moon.longitude - sun.longitude)
  const elongation = Math.acos(Math.cos(moon.latitude * RADIANS) * Math.cos(angle * RADIANS))
  const phaseAngle = Math.atan2(sunAu * Math.sin(elongation), moonAu - sunAu * Math.cos(elongation))
  return {
    label: MOON_PHASES[Math.floor((angle + 22.5) / 45) % 8]!,
    angle,
    illumination: (1 + Math.cos(phaseAngle)) / 2,
  }
}

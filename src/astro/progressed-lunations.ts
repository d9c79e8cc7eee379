import { between, meetings, progressedBodies } from './progressed-points.ts'
import type { Sky, Zodiac } from './sky.ts'

/**
 * The eight phases of the progressed Moon, each 45 degrees further from the progressed Sun than the last (Dane Rudhyar, The
 * Lunation Cycle, 1967).
 */
export const PROGRESSED_PHASES = [
  'new_moon',
  'crescent',
  'first_quarter',
  'gibbous',
  'full_moon',
  'disseminating',
  'last_quarter',
  'balsamic',
] as const
export type ProgressedPhase = (typeof PROGRESSED_PHASES)[number]

const PHASE_DEGREES = 45

/** The angle from the Sun to the Moon at which a phase is exact and begins, in degrees. */
export const angleOfPhase = (phase: ProgressedPhase): number => PROGRESSED_PHASES.indexOf(phase) * PHASE_DEGREES

/** The phase at an angle from Sun to Moon, in [0, 360) degrees. */
export const progressedPhase = (angle: number): ProgressedPhase =>
  PROGRESSED_PHASES[Math.floor(angle / PHASE_DEGREES) % PROGRESSED_PHASES.length]!

/** A phase at its exact angle. */
export interface ProgressedLunation {
  readonly phase: ProgressedPhase
  /** Julian day in UT, in the ephemeris. */
  readonly jd: number
  readonly moon: number
  readonly sun: number
}

/** The Moon gains at most 15 degrees a day on the Sun: a third of a phase. */
const STEP_DAYS = 1

/** The given phases between two instants of the ephemeris, in its order. The second instant is not included. */
export function progressedLunations(
  sky: Sky,
  { start, end }: { readonly start: number; readonly end: number },
  phases: readonly ProgressedPhase[],
  zodiac: Zodiac,
): readonly ProgressedLunation[] {
  const count = Math.max(1, Math.ceil((end - start) / STEP_DAYS))
  const times = Array.from({ length: count + 1 }, (_, index) => start + ((end - start) * index) / count)
  const [moon, sun] = progressedBodies(
    sky,
    (['moon', 'sun'] as const).map((body) => ({ name: body, body })),
    times,
    zodiac,
  )
  const byAngle = new Map(phases.map((phase) => [angleOfPhase(phase), phase]))
  return meetings(between(moon!, sun!), [...byAngle.keys()], times)
    .filter(({ time }) => time >= start && time < end)
    .map(({ time, level }) => ({
      phase: byAngle.get(level)!,
      jd: time,
      moon: moon!.curve.exact(time).value,
      sun: sun!.curve.exact(time).value,
    }))
}

import type { MoonPhase } from '../astro/moon-phase.ts'
import { decimals, turn } from './decimals.ts'

/** The phase of the Moon in an answer. */
export const moonPhaseReply = ({ label, angle, illumination }: MoonPhase) => ({
  label,
  angle_deg: turn(angle, 3),
  illumination: decimals(illumination, 4),
})

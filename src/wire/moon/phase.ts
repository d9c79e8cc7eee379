import type { MoonPhase } from '../../astro/moon.ts'
import { millidegrees, SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky, Zodiac } from '../../astro/sky.ts'
import { decimals } from '../sky.ts'

/** The sign of the Moon, and where it stands in it. */
export function signPlace(sky: Sky, jd: number, zodiac: Zodiac) {
  const { longitude } = sky.positions(['moon'], jd, zodiac)[0]!
  const { name, id } = SIGNS[signIndex(longitude)]!
  return { sign: name, sign_id: id, degree: (millidegrees(longitude) % 30_000) / 1000 }
}

/** The phase of the Moon in an answer about the Moon. */
export const phaseReply = ({ label, angle, illumination }: MoonPhase) => ({
  name: label,
  phase_angle_deg: decimals(angle, 2) % 360,
  illumination: decimals(illumination, 4),
  is_waxing: angle < 180,
})

/** A picture of the phase, as SVG, with what it shows. */
export const visualReply = ({ illumination, angle }: MoonPhase, svg: string) => ({
  type: 'svg' as const,
  svg,
  shadow_ratio: decimals(1 - illumination, 4),
  waxing: angle < 180,
})

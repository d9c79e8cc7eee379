import { type MoonPhase, moonPhase } from '../../astro/moon.ts'
import { distancesOf } from '../../astro/positions.ts'
import { millidegrees, SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky, Zodiac } from '../../astro/sky.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { decimals } from '../../wire/sky.ts'
import type { MoonPhaseInput } from './schema.ts'

type MoonColours = Pick<MoonPhaseInput, 'style_moon_color' | 'style_shadow_color'>

const distances = distancesOf(['sun', 'moon'])

/** The phase at an instant, and the distance of the Moon in astronomical units. */
export function phaseAt(sky: Sky, jd: number): { readonly phase: MoonPhase; readonly distance: number } {
  const [sun, moon] = sky.positions(['sun', 'moon'], jd, { kind: 'tropical' })
  const [sunAu, moonAu] = distances(sky, jd)
  return { phase: moonPhase(sun!, moon!, sunAu!, moonAu!), distance: moonAu! }
}

/** The sign of the Moon, and where it stands in it. */
export function signPlace(sky: Sky, jd: number, zodiac: Zodiac) {
  const { longitude } = sky.positions(['moon'], jd, zodiac)[0]!
  const { name, id } = SIGNS[signIndex(longitude)]!
  return { sign: name, sign_id: id, degree: (millidegrees(longitude) % 30_000) / 1000 }
}

export const phaseReply = ({ label, angle, illumination }: MoonPhase) => ({
  name: label,
  phase_angle_deg: decimals(angle, 2) % 360,
  illumination: decimals(illumination, 4),
  is_waxing: angle < 180,
})

export const visualReply = (
  { illumination, angle }: MoonPhase,
  { style_moon_color: moon, style_shadow_color: shadow }: MoonColours,
) => ({
  type: 'svg' as const,
  svg: moonSvg(illumination, angle < 180, moon, shadow).markup,
  shadow_ratio: decimals(1 - illumination, 4),
  waxing: angle < 180,
})

const RADIUS = 45
const CENTRE = 50

/** The Moon as the northern hemisphere sees it: a dark disc, and its lit part between the limb and the terminator. */
function moonSvg(illumination: number, isWaxing: boolean, moon: string, shadow: string): Markup {
  const top = `${CENTRE} ${CENTRE - RADIUS}`
  const bottom = `${CENTRE} ${CENTRE + RADIUS}`
  // The terminator is half an ellipse, seen from its edge at the quarters.
  const width = Number((RADIUS * Math.abs(1 - 2 * illumination)).toFixed(3))
  const limb = isWaxing ? 1 : 0
  const terminator = illumination > 0.5 ? limb : 1 - limb
  const path = `M ${top} A ${RADIUS} ${RADIUS} 0 0 ${limb} ${bottom} A ${width} ${RADIUS} 0 0 ${terminator} ${top} Z`
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="${shadow}"/><path d="${path}" fill="${moon}"/></svg>`
}

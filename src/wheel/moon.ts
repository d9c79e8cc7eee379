import type { MoonPhase } from '../astro/moon.ts'
import { html, type Markup } from '../platform/markup.ts'

const RADIUS = 45
const CENTRE = 50

/** Colours of the lit and of the dark part. */
interface MoonColours {
  readonly moon: string
  readonly shadow: string
}

/** The Moon as the northern hemisphere sees it: a dark disc, and its lit part between the limb and the terminator. */
export function moonSvg(
  { illumination, angle }: Pick<MoonPhase, 'illumination' | 'angle'>,
  { moon, shadow }: MoonColours,
): Markup {
  const isWaxing = angle < 180
  const top = `${CENTRE} ${CENTRE - RADIUS}`
  const bottom = `${CENTRE} ${CENTRE + RADIUS}`
  // The terminator is half an ellipse, seen from its edge at the quarters.
  const width = Number((RADIUS * Math.abs(1 - 2 * illumination)).toFixed(3))
  const limb = isWaxing ? 1 : 0
  const terminator = illumination > 0.5 ? limb : 1 - limb
  const path = `M ${top} A ${RADIUS} ${RADIUS} 0 0 ${limb} ${bottom} A ${width} ${RADIUS} 0 0 ${terminator} ${top} Z`
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="${shadow}"/><path d="${path}" fill="${moon}"/></svg>`
}

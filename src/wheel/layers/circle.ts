import { SIDE, units } from '../geometry.ts'
import type { Line, Look } from '../look.ts'
import { type Markup, svg } from '../markup.ts'

/** A circle about the middle of the wheel. */
export const circle = (name: string, radius: number, { width, color }: Line, { strokeOpacity }: Look): Markup =>
  svg`<circle class="${name}" cx="${SIDE / 2}" cy="${SIDE / 2}" r="${units(radius)}" stroke="${color}" stroke-width="${width}" stroke-opacity="${strokeOpacity}"/>`

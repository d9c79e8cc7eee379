import { widthOf } from './lettering.ts'
import type { Look } from './look.ts'

/** Gaps between the wheel and its labels, and between labels, in units. */
export const GAP = { wheel: 9, label: 4 }
/** Heights relative to other text. The name of an angle is above its degrees. */
export const ANGLE_TEXT = { name: 1.05, between: 0.42, degrees: 0.78 } as const
export const CUSP_TEXT = 0.68
/** The widest label. */
export const WIDEST = '28°58′'
/** The extent of angle labels beyond the wheel at the sides of the picture. */
export const rimDepth = (look: Look): number => GAP.wheel + widthOf(WIDEST, look.text * ANGLE_TEXT.degrees)

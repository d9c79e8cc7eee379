import { type Markup, svg } from '../platform/markup.ts'
import { SIDE, units } from './geometry.ts'

/** The stroke of a line; widths in units. */
export interface Pen {
  readonly color: string
  readonly width: number
  readonly opacity?: number
  /** A dash pattern in units, or null for a solid line. */
  readonly dash?: string | null
}

const strokeOf = ({ color, width, opacity = 1, dash }: Pen): Markup =>
  svg`stroke="${color}" stroke-width="${units(width)}"${opacity < 1 && svg` stroke-opacity="${units(opacity)}"`}${dash && svg` stroke-dasharray="${dash}"`}`

/** A line along path data. The name is its class, for the styles of a web page. Facts are further attributes. */
export const line = (name: string, path: string, pen: Pen, facts?: Markup): Markup =>
  svg`<path class="${name}" d="${path}" ${strokeOf(pen)}${facts && svg` ${facts}`}/>`

/** A filled area within path data. */
export const area = (name: string, path: string, color: string, opacity = 1): Markup =>
  svg`<path class="${name}" d="${path}" fill="${color}"${opacity < 1 && svg` fill-opacity="${opacity}"`}/>`

/** A circle about the centre of the wheel, filled when a fill colour is given. */
export const circle = (name: string, radius: number, pen: Pen, within?: string): Markup =>
  svg`<circle class="${name}" cx="${SIDE / 2}" cy="${SIDE / 2}" r="${units(radius)}"${within && svg` fill="${within}"`} ${strokeOf(pen)}/>`

const VIEW_BOX = /<svg\b[^>]*?\sviewBox=["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)\s*["']/

/** The height of a drawing that is `width` pixels wide, in whole pixels. It follows from the `viewBox`. */
export function drawnHeight(drawing: string, width: number): number {
  const [, wide, high] = VIEW_BOX.exec(drawing) ?? []
  const aspect = Number(high) / Number(wide)
  if (!Number.isFinite(aspect) || aspect <= 0) throw new Error('The drawing has no viewBox')
  return Math.max(1, Math.round(width * aspect))
}

import type { Markup } from '../../platform/markup.ts'
import { svg } from '../../platform/markup.ts'
import { type Point, units } from '../geometry.ts'
import { type Anchor, type Script, scripted, scriptWidth } from '../script.ts'

/** A text with capitals of a height, whose middle is at `place`. */
export interface Written {
  readonly name: string
  readonly text: string
  readonly place: Point
  readonly height: number
  readonly color: string
  /** The width of strokes relative to the height. */
  readonly stroke?: number
  readonly anchor?: Anchor
}

const STROKE = 0.12

export const widthIn = (script: Script, text: string, height: number): number => scriptWidth(script(text), height)

export function written(script: Script, each: Written): Markup {
  const { name, text, place, height, color, stroke = STROKE, anchor = 'start' } = each
  const { lines, outlines } = scripted(script(text), place, height, anchor)
  return svg`${[
    lines && svg`<path class="${name}" d="${lines}" stroke="${color}" stroke-width="${units(height * stroke)}"/>`,
    outlines && svg`<path class="${name}" d="${outlines}" fill="${color}"/>`,
  ]}`
}

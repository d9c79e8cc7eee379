import { type Markup, svg } from '../platform/markup.ts'
import { type Point, units } from './geometry.ts'
import { type Anchor, type Script, scripted } from './script.ts'

/** A text with capitals of a height, whose middle is at `place`. */
interface Written {
  /** The class of its paths, if they have one. */
  readonly name?: string
  readonly text: string
  readonly place: Point
  readonly height: number
  readonly color: string
  /** The width of strokes relative to the height. */
  readonly stroke?: number
  readonly anchor?: Anchor
}

const STROKE = 0.12

/** A text: letters of our own as lines, those of fonts as areas. */
export function written(script: Script, each: Written): Markup {
  const { name, text, place, height, color, stroke = STROKE, anchor = 'start' } = each
  const { lines, outlines } = scripted(script(text), place, height, anchor)
  const named = name !== undefined && svg` class="${name}"`
  return svg`${[
    lines && svg`<path${named} d="${lines}" stroke="${color}" stroke-width="${units(height * stroke)}"/>`,
    outlines && svg`<path${named} d="${outlines}" fill="${color}"/>`,
  ]}`
}

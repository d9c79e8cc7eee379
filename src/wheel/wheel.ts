import type { WheelContent } from './content.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { SIDE } from './geometry.ts'
import { angleLayer } from './layers/angles.ts'
import { aspectLayer } from './layers/aspects.ts'
import { captionLayer } from './layers/caption.ts'
import { houseLayer } from './layers/houses.ts'
import { circle } from './layers/ink.ts'
import { pointLayer } from './layers/points.ts'
import { shapeLayer, shapeMetadata } from './layers/shape.ts'
import { signLayer } from './layers/signs.ts'
import { starLayer } from './layers/stars.ts'
import { type Markup, svg } from './markup.ts'
import { plainScript, type Script } from './script.ts'
import type { WheelStyle } from './style.ts'
import { spokenWords } from './words.ts'

/**
 * A wheel as a self-contained SVG. Glyphs and letters are paths, so that an image needs no fonts. `script` has the
 * letters of the caption that our own alphabet lacks. The same content, style and script give the same text.
 */
export function drawWheel(content: WheelContent, style: WheelStyle, script: Script = plainScript): string {
  const drawing = drawingOf(content, style, script)
  const { look } = drawing
  const size = svg`width="${look.size}" height="${look.size}" viewBox="0 0 ${SIDE} ${SIDE}"`
  const facts = svg`role="img" aria-label="${content.title}" data-kind="${content.kind}" data-theme="${style.theme_type}"`
  const ink = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${facts} ${ink}>${[
    svg`<title>${content.title}</title><desc>${spokenWords(drawing)}</desc>`,
    wheelLayers(drawing),
  ]}</svg>`.markup
}

/** All layers of a wheel, from the ground up. */
export function wheelLayers(drawing: Drawing): readonly (Markup | null)[] {
  const { look, layout } = drawing
  return [
    shapeMetadata(drawing),
    grounds(drawing),
    houseLayer(drawing),
    signLayer(drawing),
    circle('disk', layout.disk, look.line('house_ring_inner'), look.config.chart_background ?? look.palette.disk),
    shapeLayer(drawing),
    aspectLayer(drawing),
    angleLayer(drawing),
    starLayer(drawing),
    pointLayer(drawing, 'inner'),
    pointLayer(drawing, 'outer'),
    captionLayer(drawing),
  ]
}

const grounds = ({ look: { palette, config }, layout }: Drawing): Markup => {
  const disk = config.chart_background ?? palette.disk
  return svg`<rect class="background" width="${SIDE}" height="${SIDE}" fill="${palette.background}"/>${circle('chart-background', layout.radius, { color: 'none', width: 0 }, disk)}`
}

import { type Markup, svg } from '../../platform/markup.ts'
import { beyondTitle, CAPTION_MARGIN, type CaptionLine, captionLines, cutLine, whichHeight } from '../caption-lines.ts'
import type { Drawing } from '../drawing.ts'
import { type Point, SIDE, units } from '../geometry.ts'
import { type Look, ringColors } from '../look.ts'
import { type Piece, scripted, scriptWidth } from '../script.ts'
import type { Pen } from '../strokes.ts'
import { markReach } from './stars.ts'

const STROKE = { title: 0.14, text: 0.11 }

/** Name, time, place and methods in the upper corners of the picture. */
export function captionLayer(drawing: Drawing): Markup | null {
  const lines = captionOf(drawing)
  if (lines.length === 0) return null
  return svg`<g class="caption">${lines.map((line) => lineMarkup(line, drawing.look))}</g>`
}

/** The lines of the captions of a drawing, next to its labels and stars. */
export const captionOf = (drawing: Drawing): CaptionLine[] =>
  captionLines({
    ...drawing,
    labels: [...drawing.rim.angles, ...drawing.rim.cusps],
    reach: markReach(drawing),
  })

function lineMarkup(line: CaptionLine, { on, rings }: Look): Markup {
  const palette = on('page')
  const { text, script, title, ring, right, y, height } = line
  const x = right ? SIDE - CAPTION_MARGIN : CAPTION_MARGIN
  const color = title ? ((ring && ringColors(rings[ring], palette).planet) ?? palette.text) : palette.muted
  const pieces = script(cutLine(line))
  const beyond = beyondTitle(scriptWidth(pieces, height)) * (right ? -1 : 1)
  const pen = { color, width: height * (title ? STROKE.title : STROKE.text) }
  return svg`<g><title>${text}</title>${inked(pieces, { x, y }, height, right, pen)}</g>${ring && whichMarkup(line, x + beyond, palette.muted)}`
}

function whichMarkup(line: CaptionLine, x: number, color: string): Markup {
  const height = whichHeight(line)
  const y = line.y + (line.height - height) / 2
  return inked(line.script(line.which), { x, y }, height, line.right, { color, width: height * STROKE.text })
}

/** Letters of our own as lines, those of fonts as areas. */
function inked(pieces: readonly Piece[], place: Point, height: number, right: boolean, pen: Pen): Markup {
  const { lines, outlines } = scripted(pieces, place, height, right ? 'end' : 'start')
  return svg`${[
    (lines || !outlines) && svg`<path d="${lines}" stroke="${pen.color}" stroke-width="${units(pen.width)}"/>`,
    outlines && svg`<path d="${outlines}" fill="${pen.color}"/>`,
  ]}`
}

import { type Markup, svg } from '../../platform/markup.ts'
import { beyondTitle, CAPTION_MARGIN, type CaptionLine, captionLines, cutLine, whichHeight } from '../caption-lines.ts'
import type { Drawing } from '../drawing.ts'
import { SIDE } from '../geometry.ts'
import { type Look, ringColors } from '../look.ts'
import { widthIn } from '../script.ts'
import { written } from '../written.ts'
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
  const shown = cutLine(line)
  const beyond = beyondTitle(widthIn(script, shown, height)) * (right ? -1 : 1)
  const stroke = title ? STROKE.title : STROKE.text
  const anchor = right ? 'end' : 'start'
  const letters = written(script, { text: shown, place: { x, y }, height, color, stroke, anchor })
  return svg`<g><title>${text}</title>${letters}</g>${ring && whichMarkup(line, x + beyond, palette.muted)}`
}

function whichMarkup(line: CaptionLine, x: number, color: string): Markup {
  const height = whichHeight(line)
  const y = line.y + (line.height - height) / 2
  const anchor = line.right ? 'end' : 'start'
  return written(line.script, { text: line.which, place: { x, y }, height, color, stroke: STROKE.text, anchor })
}

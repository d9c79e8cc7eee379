import type { Drawing } from '../drawing.ts'
import { SIDE, units } from '../geometry.ts'
import { canLetter, lettered, widthOf } from '../lettering.ts'
import { type Markup, svg } from '../markup.ts'

const MARGIN = 18
const LINE_HEIGHT = 1.75
const TITLE = { height: 1.05, stroke: 0.13 }
const TEXT = { height: 0.8, stroke: 0.11 }
/** Lines keep out of this circle, in which the labels of angles stand. */
const CLEAR = 506
const SMALLEST = 0.6
/** With more lines than this the second half goes to the other corner. */
const CORNER_MAX = 5
/** The size of a font whose capitals are one unit high, and the width of its letters, both about. */
const FONT = { size: 1.4, letter: 0.85 }

/** Who, when, where and by which methods, in the upper corners of the picture. */
export function captionLayer({ content, look }: Drawing): Markup | null {
  if (!look.showMetadata || content.caption.length === 0) return null
  const { caption } = content
  const half = caption.length > CORNER_MAX ? Math.ceil(caption.length / 2) : caption.length
  const corner = (lines: readonly string[], right: boolean): Markup[] => {
    let top = MARGIN
    return lines.map((line, index) => {
      const kind = index === 0 ? TITLE : TEXT
      const height = look.text * kind.height
      const y = top + height / 2
      top += look.text * LINE_HEIGHT * kind.height
      return lineMarkup(
        line,
        { y, height, stroke: kind.stroke, right },
        index === 0 ? look.palette.text : look.palette.muted,
      )
    })
  }
  return svg`<g class="caption">${corner(caption.slice(0, half), false)}${corner(caption.slice(half), true)}</g>`
}

interface Place {
  readonly y: number
  readonly height: number
  readonly stroke: number
  readonly right: boolean
}

function lineMarkup(line: string, { y, height, stroke, right }: Place, color: string): Markup {
  const x = right ? SIDE - MARGIN : MARGIN
  const anchor = right ? 'end' : 'start'
  const below = y + height / 2 - SIDE / 2
  const room = SIDE / 2 - MARGIN - Math.sqrt(Math.max(0, CLEAR * CLEAR - below * below))
  if (!canLetter(line)) {
    const width = line.length * height * FONT.letter
    const size = height * FONT.size * Math.max(SMALLEST, Math.min(1, room / width))
    const cut = shortened(line, (text) => text.length * size * (FONT.letter / FONT.size), room)
    return svg`<text x="${x}" y="${units(y + height / 2)}" text-anchor="${anchor}" font-family="sans-serif" font-size="${units(size)}" fill="${color}" stroke="none">${cut}</text>`
  }
  const fit = height * Math.max(SMALLEST, Math.min(1, room / widthOf(line, height)))
  const cut = shortened(line, (text) => widthOf(text, fit), room)
  return svg`<g><title>${line}</title><path d="${lettered(cut, { x, y }, fit, anchor)}" stroke="${color}" stroke-width="${units(fit * stroke)}"/></g>`
}

/** As much of a text as there is room for, with an ellipsis where it was cut. */
function shortened(text: string, width: (text: string) => number, room: number): string {
  if (width(text) <= room) return text
  const letters = [...text]
  while (letters.length > 1 && width(`${letters.join('').trimEnd()}...`) > room) letters.pop()
  return `${letters.join('').trimEnd()}...`
}

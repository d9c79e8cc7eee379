import type { Drawing } from '../drawing.ts'
import { SIDE, units } from '../geometry.ts'
import { canLetter, lettered, widthOf } from '../lettering.ts'
import type { Look } from '../look.ts'
import { type Markup, svg } from '../markup.ts'
import { ANGLE_LABEL, angleLabelPlaces } from './angles.ts'
import { starReach } from './stars.ts'

const MARGIN = 18
const LINE_HEIGHT = 1.75
const TITLE = { height: 1.05, stroke: 0.13 }
const TEXT = { height: 0.8, stroke: 0.11 }
/** How far lines keep from the wheel with its stars, and from the labels of angles. */
const CLEARANCE = { wheel: 9, label: 6 }
const SMALLEST = 0.6
/** With more lines than this the second half goes to the other corner. */
const CORNER_MAX = 5
/** The size of a font whose capitals are one unit high, and the width of its letters, both about. */
const FONT = { size: 1.4, letter: 0.85 }

/** Who, when, where and by which methods, in the upper corners of the picture. */
export function captionLayer(drawing: Drawing): Markup | null {
  const { content, look } = drawing
  if (!look.showMetadata || content.caption.length === 0) return null
  const { caption } = content
  const half = caption.length > CORNER_MAX ? Math.ceil(caption.length / 2) : caption.length
  const corners = [linesOf(drawing, caption.slice(0, half), false), linesOf(drawing, caption.slice(half), true)]
  // All lines but the titles are of one size, that of the longest.
  const shrink = Math.max(SMALLEST, Math.min(1, ...corners.flat().map(fit)))
  return svg`<g class="caption">${corners.flat().map((line) => lineMarkup(line, line.title ? 1 : shrink, look))}</g>`
}

interface Line {
  readonly text: string
  readonly title: boolean
  readonly right: boolean
  readonly y: number
  readonly height: number
  /** The width that there is for it. */
  readonly room: number
}

function linesOf(drawing: Drawing, texts: readonly string[], right: boolean): Line[] {
  let top = MARGIN
  return texts.map((text, index) => {
    const title = index === 0
    const height = drawing.look.text * (title ? TITLE : TEXT).height
    const y = top + height / 2
    top += height * LINE_HEIGHT
    return { text, title, right, y, height, room: roomAt(drawing, y, height, right) }
  })
}

const fit = ({ text, title, height, room }: Line): number => (title ? 1 : room / textWidth(text, height))

const textWidth = (text: string, height: number): number =>
  canLetter(text) ? widthOf(text, height) : text.length * height * FONT.letter

/** From the margin to the wheel, or to the label of an angle that stands in the corner. */
function roomAt(drawing: Drawing, y: number, height: number, right: boolean): number {
  const clear = drawing.layout.radius + starReach(drawing, right) + CLEARANCE.wheel
  const below = SIDE / 2 - y - height
  const toWheel = SIDE / 2 - Math.sqrt(Math.max(0, clear * clear - below * below))
  const labels = angleLabelPlaces(drawing)
    .filter((place) => Math.abs(place.y - y) < ANGLE_LABEL.halfHeight + height)
    .map((place) => (right ? SIDE - place.x : place.x) - ANGLE_LABEL.halfWidth - CLEARANCE.label)
    .filter((edge) => edge > MARGIN && edge < SIDE / 2)
  return Math.min(toWheel, SIDE / 2 - CLEARANCE.label, ...labels) - MARGIN
}

function lineMarkup({ text, title, right, y, height, room }: Line, shrink: number, { palette }: Look): Markup {
  const x = right ? SIDE - MARGIN : MARGIN
  const anchor = right ? 'end' : 'start'
  const color = title ? palette.text : palette.muted
  const size = title ? height * Math.max(SMALLEST, Math.min(1, room / textWidth(text, height))) : height * shrink
  const cut = shortened(text, size, room)
  if (!canLetter(text)) {
    return svg`<text x="${x}" y="${units(y + height / 2)}" text-anchor="${anchor}" font-family="sans-serif" font-size="${units(size * FONT.size)}" fill="${color}" stroke="none">${cut}</text>`
  }
  return svg`<g><title>${text}</title><path d="${lettered(cut, { x, y }, size, anchor)}" stroke="${color}" stroke-width="${units(size * (title ? TITLE : TEXT).stroke)}"/></g>`
}

/** As much of a text as there is room for, with three dots where it was cut. */
function shortened(text: string, height: number, room: number): string {
  if (textWidth(text, height) <= room + 1) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join('').trimEnd()}...`, height) > room) letters.pop()
  return `${letters.join('').trimEnd()}...`
}

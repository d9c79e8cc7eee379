import { CATALOGUES } from '../../languages/catalogues.ts'
import type { Caption } from '../content.ts'
import type { Drawing } from '../drawing.ts'
import { SIDE, units } from '../geometry.ts'
import { lettered, widthOf } from '../lettering.ts'
import { type Look, ringColors } from '../look.ts'
import { type Markup, svg } from '../markup.ts'
import { type Script, scripted, scriptWidth } from '../script.ts'
import { shortened } from '../shortened.ts'
import { hasShapeLabel } from './shape.ts'
import { starReach } from './stars.ts'

const MARGIN = 18
const LINE_HEIGHT = 1.75
const TITLE = { height: 1.05, stroke: 0.14 }
const TEXT = { height: 0.8, stroke: 0.11 }
/** The distance of lines from the wheel with its stars, and from the labels around it. */
const CLEARANCE = { wheel: 9, label: 16 }
/** The smallest common size of all lines. A longer line shrinks further alone. */
const SMALL = 0.8
const SMALLEST = 0.6
/** Corners are acceptable with lines of this size, or not much smaller than in other corners. */
const WELCOME = 0.85
const BEARABLE = 0.9
const WHICH_GAP = 8

interface Corner {
  readonly right: boolean
  readonly low: boolean
}

const UPPER_LEFT = { right: false, low: false }
const UPPER_RIGHT = { right: true, low: false }
const LOWER_LEFT = { right: false, low: true }
const LOWER_RIGHT = { right: true, low: true }
/** The corners for one caption and for two, in the order of attempts. */
const CORNERS: readonly (readonly (readonly Corner[])[])[] = [
  [[UPPER_LEFT], [UPPER_RIGHT], [LOWER_LEFT], [LOWER_RIGHT]],
  [
    [UPPER_LEFT, UPPER_RIGHT],
    [LOWER_LEFT, LOWER_RIGHT],
    [UPPER_LEFT, LOWER_RIGHT],
    [LOWER_LEFT, UPPER_RIGHT],
  ],
]

/** Name, time, place and methods, in corners of the picture with enough room. */
export function captionLayer(drawing: Drawing): Markup | null {
  const lines = captionLines(drawing)
  if (lines.length === 0) return null
  return svg`<g class="caption">${lines.map((line) => lineMarkup(line, drawing.look))}</g>`
}

export interface CaptionLine {
  readonly text: string
  readonly script: Script
  readonly title: boolean
  /** The colour of a title in a bi-wheel. */
  readonly ring: 'inner' | 'outer' | null
  /** The text after the title of a ring, since some printers have no colours. */
  readonly which: string
  readonly right: boolean
  readonly y: number
  readonly height: number
  /** The available width. */
  readonly room: number
}

/** All lines with position and height. The height fits the available width, down to a smallest height. */
export function captionLines(drawing: Drawing): CaptionLine[] {
  const { content, look } = drawing
  const captions = content.caption.filter(({ lines }) => lines.length > 0)
  if (!look.showMetadata || captions.length === 0) return []
  const choices = CORNERS[captions.length - 1]!.filter(
    (corners) => !hasShapeLabel(drawing) || corners.every(({ right, low }) => right || !low),
  ).map((corners) => captions.flatMap((caption, index) => linesOf(drawing, caption, corners[index]!)))
  const fits = choices.map(shrinkOf)
  const chosen = fits.findIndex((fit) => fit >= Math.min(WELCOME, BEARABLE * Math.max(...fits)))
  // All lines but the titles have the size of the longest one, unless that is much too long.
  const shrink = Math.max(SMALL, fits[chosen]!)
  return choices[chosen]!.map((line) => {
    const own = line.title ? titleFit(line) : Math.min(shrink, Math.max(SMALLEST, fitOf(line)))
    return { ...line, height: line.height * own }
  })
}

function linesOf(drawing: Drawing, { ring, lines }: Caption, { right, low }: Corner): CaptionLine[] {
  const heights = lines.map((_, index) => drawing.look.text * (index === 0 ? TITLE : TEXT).height)
  const depth = heights.reduce((sum, height) => sum + height * LINE_HEIGHT, 0)
  let top = low ? SIDE - MARGIN - depth + heights.at(-1)! * (LINE_HEIGHT - 1) : MARGIN
  return lines.map((text, index) => {
    const title = index === 0
    const height = heights[index]!
    const y = top + height / 2
    top += height * LINE_HEIGHT
    const room = roomAt(drawing, y, height, right)
    const which = title && ring ? CATALOGUES[drawing.content.language].charts[ring] : ''
    return { text, script: drawing.script, title, ring: title ? ring : null, which, right, y, height, room }
  })
}

/** The extent of a line from the margin. */
export const captionWidth = (line: CaptionLine): number =>
  whichWidth(line) + textWidth(line.script, cutTo(line, line.room - whichWidth(line)), line.height)

/** Sizes are fractions: a line that fits exactly may be a little too long in doubles. */
const ROUNDING = 1

const cutTo = ({ script, text, height }: CaptionLine, room: number): string =>
  shortened(script, text, height, room + ROUNDING)

const shrinkOf = (lines: readonly CaptionLine[]): number =>
  Math.min(1, ...lines.map((line) => (line.title ? titleFit(line) : fitOf(line))))

const fitOf = ({ script, text, height, room }: CaptionLine): number => room / textWidth(script, text, height)

const titleFit = (line: CaptionLine): number =>
  Math.max(SMALLEST, Math.min(1, (line.room - whichWidth(line)) / textWidth(line.script, line.text, line.height)))

const whichHeight = ({ height }: CaptionLine): number => (height * TEXT.height) / TITLE.height

const whichWidth = (line: CaptionLine): number => (line.ring ? WHICH_GAP + widthOf(line.which, whichHeight(line)) : 0)

const textWidth = (script: Script, text: string, height: number): number => scriptWidth(script(text), height)

/** The distance from the margin to the wheel, or to a label in the corner. */
function roomAt(drawing: Drawing, y: number, height: number, right: boolean): number {
  const clear = drawing.layout.radius + starReach(drawing, right, y > SIDE / 2) + CLEARANCE.wheel
  const away = Math.max(0, Math.abs(SIDE / 2 - y) - height)
  const toWheel = SIDE / 2 - Math.sqrt(Math.max(0, clear * clear - away * away))
  const labels = [...drawing.rim.angles, ...drawing.rim.cusps]
    .filter(({ place, halfHeight }) => Math.abs(place.y - y) < halfHeight + height)
    .map(({ place, halfWidth }) => (right ? SIDE - place.x : place.x) - halfWidth - CLEARANCE.label)
    .filter((edge) => edge < SIDE / 2)
  return Math.max(0, Math.min(toWheel, SIDE / 2 - CLEARANCE.label, ...labels) - MARGIN)
}

function lineMarkup(line: CaptionLine, { on, rings }: Look): Markup {
  const palette = on('page')
  const { text, script, title, ring, right, y, height, room } = line
  const x = right ? SIDE - MARGIN : MARGIN
  const color = title ? ((ring && ringColors(rings[ring], palette).planet) ?? palette.text) : palette.muted
  const cut = cutTo(line, room - whichWidth(line))
  const pieces = script(cut)
  const { lines, outlines } = scripted(pieces, { x, y }, height, right ? 'end' : 'start')
  const beyond = (scriptWidth(pieces, height) + WHICH_GAP) * (right ? -1 : 1)
  const width = units(height * (title ? TITLE : TEXT).stroke)
  return svg`<g><title>${text}</title>${[
    (lines || !outlines) && svg`<path d="${lines}" stroke="${color}" stroke-width="${width}"/>`,
    outlines && svg`<path d="${outlines}" fill="${color}"/>`,
  ]}</g>${ring && whichMarkup(line, x + beyond, palette.muted)}`
}

function whichMarkup(line: CaptionLine, x: number, color: string): Markup {
  const height = whichHeight(line)
  const y = line.y + (line.height - height) / 2
  const path = lettered(line.which, { x, y }, height, line.right ? 'end' : 'start')
  return svg`<path d="${path}" stroke="${color}" stroke-width="${units(height * TEXT.stroke)}"/>`
}

import { CATALOGUES } from '../languages/catalogues.ts'
import type { Caption, WheelContent } from './content.ts'
import { SIDE } from './geometry.ts'
import type { Layout } from './layout.ts'
import type { Look } from './look.ts'
import type { RimLabel } from './rim.ts'
import { type Script, scriptReach, shortened, widthIn } from './script.ts'

export const CAPTION_MARGIN = 18
/** The least distance from one line to the next, relative to the height of its capitals. */
const LINE_HEIGHT = 1.75
/** The least distance from the ink of a line to that of the next, and to the edge of the picture. */
const GAP = { line: 0.1, edge: 4 }
const TITLE = { height: 1.05 }
const TEXT = { height: 0.8 }
/** The distance of lines from the wheel with its stars, and from the labels around it. */
const CLEARANCE = { wheel: 9, label: 16 }
/** The smallest common size of all lines. A longer line shrinks further alone. */
const SMALL = 0.8
const SMALLEST = 0.6
/** Lines of this size keep their own order. */
const WELCOME = 0.85
const WHICH_GAP = 8

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
  /** How far the ink goes from `y` upwards or downwards, relative to the height. */
  readonly half: number
  /** The available width. */
  readonly room: number
}

/** What decides the place and the size of captions. */
interface Scene {
  readonly content: WheelContent
  readonly look: Look
  readonly layout: Layout
  readonly script: Script
}

/** What captions stand beside. */
interface Beside extends Scene {
  /** The labels around the wheel. */
  readonly labels: readonly RimLabel[]
  /** How far marks reach beyond the wheel. */
  readonly reach: number
}

/**
 * All lines with position and height: the first caption at the upper left, the second at the upper right. The height
 * fits the available width, down to a smallest height.
 */
export function captionLines(beside: Beside): CaptionLine[] {
  const { content, look } = beside
  const captions = content.caption.filter(({ lines }) => lines.length > 0)
  if (!look.showMetadata || captions.length === 0) return []
  const inOrder = captions.map((caption, index) => linesOf(beside, caption, index > 0))
  // Beside the wheel, a higher line has more room.
  const lines = inOrder.flatMap((own, index) =>
    shrinkOf(own) < WELCOME ? linesOf(beside, longestFirst(captions[index]!, beside), index > 0) : own,
  )
  // All lines but the titles have the size of the longest one, unless that is much too long.
  const shrink = Math.max(SMALL, shrinkOf(lines))
  return lines.map((line) => {
    const own = line.title ? titleFit(line) : Math.min(shrink, Math.max(SMALLEST, fitOf(line)))
    return { ...line, height: line.height * own }
  })
}

/** The boxes of captions without labels and stars, which those around the wheel avoid. */
export const captionBoxes = (scene: Scene): RimLabel[] =>
  captionLines({ ...scene, labels: [], reach: 0 }).map((line): RimLabel => {
    const width = captionWidth(line) + CLEARANCE.label
    const middle = CAPTION_MARGIN + width / 2
    return {
      place: { x: line.right ? SIDE - middle : middle, y: line.y },
      halfWidth: width / 2,
      halfHeight: line.height * line.half,
      text: line.text,
    }
  })

function linesOf(beside: Beside, { ring, lines }: Caption, right: boolean): CaptionLine[] {
  const { look, script, content } = beside
  let next = CAPTION_MARGIN
  let free: number = GAP.edge
  return lines.map((text, index) => {
    const title = index === 0
    const height = look.text * (title ? TITLE : TEXT).height
    // Letters of Myanmar and Tibet go so far below the line that a fixed distance lets them touch the next one.
    const { above, below } = scriptReach(script(text))
    const top = Math.max(next, free + above * height)
    const y = top + height / 2
    next = top + height * LINE_HEIGHT
    free = top + height * (1 + below + GAP.line)
    const half = Math.max(1, 0.5 + above, 0.5 + below)
    const which = title && ring ? CATALOGUES[content.language].charts[ring] : ''
    return {
      text,
      script,
      title,
      ring: title ? ring : null,
      which,
      right,
      y,
      height,
      half,
      room: roomAt(beside, y, height * half, right),
    }
  })
}

/** The extent of a line from the margin. */
export const captionWidth = (line: CaptionLine): number =>
  whichWidth(line) + widthIn(line.script, cutLine(line), line.height)

/** Sizes are fractions: a line that fits exactly may be slightly too long in doubles. */
const ROUNDING = 1

/** The text of a line as far as it has room. */
export const cutLine = (line: CaptionLine): string =>
  shortened(line.script, line.text, line.height, line.room - whichWidth(line) + ROUNDING)

const shrinkOf = (lines: readonly CaptionLine[]): number =>
  Math.min(1, ...lines.map((line) => (line.title ? titleFit(line) : fitOf(line))))

/** A caption whose longest line follows its title. */
function longestFirst({ ring, lines: [title, ...others] }: Caption, { script }: Beside): Caption {
  const widths = new Map(others.map((text) => [text, widthIn(script, text, 1)]))
  return { ring, lines: [title!, ...others.toSorted((a, b) => widths.get(b)! - widths.get(a)!)] }
}

const fitOf = ({ script, text, height, room }: CaptionLine): number => room / widthIn(script, text, height)

const titleFit = (line: CaptionLine): number =>
  Math.max(SMALLEST, Math.min(1, (line.room - whichWidth(line)) / widthIn(line.script, line.text, line.height)))

/** The height of the text after the title of a ring, and its distance from the title. */
export const whichHeight = ({ height }: CaptionLine): number => (height * TEXT.height) / TITLE.height
export const beyondTitle = (width: number): number => width + WHICH_GAP

const whichWidth = (line: CaptionLine): number =>
  line.ring ? beyondTitle(widthIn(line.script, line.which, whichHeight(line))) : 0

/** The distance from the margin to the wheel, or to a label in the corner. */
function roomAt({ layout, labels, reach }: Beside, y: number, half: number, right: boolean): number {
  const clear = layout.radius + reach + CLEARANCE.wheel
  const away = Math.max(0, Math.abs(SIDE / 2 - y) - half)
  const toWheel = SIDE / 2 - Math.sqrt(Math.max(0, clear * clear - away * away))
  const edges = labels
    .filter(({ place, halfHeight }) => Math.abs(place.y - y) < halfHeight + half)
    .map(({ place, halfWidth }) => (right ? SIDE - place.x : place.x) - halfWidth - CLEARANCE.label)
    .filter((edge) => edge < SIDE / 2)
  return Math.max(0, Math.min(toWheel, SIDE / 2 - CLEARANCE.label, ...edges) - CAPTION_MARGIN)
}

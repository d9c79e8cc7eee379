import { CATALOGUES } from '../../languages/catalogues.ts'
import type { Caption } from '../content.ts'
import { widthIn } from '../script.ts'
import type { Sheet, SheetRing } from './sheet.ts'
import { type Area, type Cell, commonHeight, type Entry, fittedText, lineExtent, padded, type Table } from './table.ts'

/** Heights of the letters and lines of a caption, relative to other text, and the gap between two captions in units. */
const CAPTION = { title: { height: 1.15, line: 2.4 }, text: { height: 0.8, line: 1.6 }, gap: 24 }
/** The word for the ring, such as "inside": its height, its share of the width, and its distance from the name. */
const CAPTION_WHERE = { height: 0.8, share: 0.18, gap: 10 }

/** Name, time, place and methods above tables without a wheel; null where the caller hides them. */
export function captionTable(sheet: Sheet, { x, y, width }: Omit<Area, 'height'>): Table | null {
  const captions = sheet.content.caption.filter(({ lines }) => lines.length > 0)
  if (!sheet.look.showMetadata || captions.length === 0) return null
  const share = (width - CAPTION.gap * (captions.length - 1)) / captions.length
  const rows = rowsOf(sheet, captions)
  const entries = captions.flatMap((caption, index) =>
    captionEntries(sheet, caption, { x: x + index * (share + CAPTION.gap), y, width: share }, rows),
  )
  const height = rows.reduce((sum, each) => sum + each, 0)
  return { name: 'caption', ring: null, area: { x, y, width, height }, card: '', entries, rules: '' }
}

/** The heights of the rows of all captions, which stand beside each other: each has room for the ink of its lines. */
const rowsOf = ({ look, script }: Sheet, captions: readonly Caption[]): number[] =>
  Array.from({ length: Math.max(...captions.map(({ lines }) => lines.length)) }, (_, index) => {
    const { height, line } = index === 0 ? CAPTION.title : CAPTION.text
    const extents = captions.map(({ lines }) => height * lineExtent(script(lines[index] ?? '')))
    return look.text * Math.max(line, ...extents)
  })

function captionEntries(
  sheet: Sheet,
  { ring, lines }: Caption,
  { x, y, width }: Omit<Area, 'height'>,
  rows: readonly number[],
): Entry[] {
  const { look, script, rings } = sheet
  const { text } = look
  const palette = look.on('page')
  const color = rings.find(({ side }) => ring === side)?.color ?? palette.text
  return lines.map((words, index): Entry => {
    const above = rows.slice(0, index).reduce((sum, each) => sum + each, y)
    const area = { x, y: above, width, height: rows[index]! }
    if (index > 0) {
      const fit = {
        name: 'caption-line',
        script,
        height: text * CAPTION.text.height,
        color: palette.muted,
        isCut: true,
      }
      return { cells: [{ area, inks: [fittedText(words, area, fit)] }], title: words }
    }
    const left = { ...area, width: ring ? width * (1 - CAPTION_WHERE.share) : width }
    const fit = {
      name: 'caption-title',
      script,
      height: text * CAPTION.title.height,
      color,
      isBold: true,
      isCut: true,
    }
    const title = fittedText(words, left, fit)
    if (!ring) return { cells: [{ area: left, inks: [title] }], title: words }
    // Directly after the name: the next column begins with the name of the other ring.
    const named = { ...area, width: title.box.width + CAPTION_WHERE.gap }
    const beside = { ...area, x: x + named.width, width: width - named.width }
    const where = { name: 'where', script, height: text * CAPTION_WHERE.height, color: palette.muted }
    return {
      cells: [
        { area: named, inks: [title] },
        { area: beside, inks: [fittedText(CATALOGUES[sheet.content.language].charts[ring], beside, where)] },
      ],
      title: words,
    }
  })
}

/** Letters in the heading of a table, relative to other text: of the title, and of the word for the ring. */
const TITLE_TEXT = 0.92
const WHERE_TEXT = 0.72
/** The height of a heading, relative to other text. */
const HEADING_HEIGHT = 2.5
/** The distance between two texts of a heading, relative to other text, and its largest share of the width. */
const WORD_GAP = 0.9
const WORD_GAP_SHARE = 0.05
/** The largest share of the width for the word for the ring, and the smallest for its name, if it is that long. */
const WHERE_SHARE = 0.2
const NAME_SHARE = 0.28
/** Widths are sums of fractions: a text that fits exactly may be a little too long in doubles. */
const ROUNDING = 1e-6

/** The height of the heading of a table, in units. */
export const headingHeight = ({ look }: Sheet): number => look.text * HEADING_HEIGHT

/**
 * The name of a table at the left, and in a bi-wheel the name of its ring at the right. Languages need different widths for
 * the same title, so that the title has what it needs, and the name of the ring what is left.
 */
export function heading(sheet: Sheet, title: string, ring: SheetRing | null, at: Omit<Area, 'height'>): Entry {
  const { look, script } = sheet
  const area = { ...at, height: headingHeight(sheet) }
  const fit = { name: 'heading', script, height: look.text * TITLE_TEXT, color: look.on('page').text, isBold: true }
  if (ring === null || ring.label === null) return { cells: [{ area, inks: [fittedText(title, area, fit)] }] }
  const { label, color } = ring
  const side = CATALOGUES[sheet.content.language].charts[ring.side]
  const small = { name: 'where', script, height: look.text * WHERE_TEXT, color: look.on('page').muted } as const
  const gap = Math.min(look.text * WORD_GAP, area.width * WORD_GAP_SHARE)
  const widthOf = (text: string, { height }: { readonly height: number }): number =>
    widthIn(script, text, height) + ROUNDING
  const whereWidth = Math.min(widthOf(side, small), area.width * WHERE_SHARE)
  const free = area.width - whereWidth - 2 * gap
  const titleWidth = Math.min(widthOf(title, fit), free - Math.min(widthOf(label, fit), area.width * NAME_SHARE))
  const left = { ...area, width: titleWidth }
  const middle = { ...area, x: area.x + titleWidth + gap, width: free - titleWidth }
  const right = { ...area, x: area.x + area.width - whereWidth, width: whereWidth }
  const cells: Cell[] = [
    { area: left, inks: [fittedText(title, left, fit)] },
    { area: middle, inks: [fittedText(label, middle, { ...fit, color, anchor: 'end', isCut: true })] },
    { area: right, inks: [fittedText(side, right, { ...small, anchor: 'end' })] },
  ]
  return { cells, title: label }
}

/** The least distance of a head from the edges of its column, in units and relative to its letters. */
const HEAD_GAP = { least: 3, share: 0.45 }

interface Head {
  readonly text: string
  readonly area: Area
}

/** The names above columns, all in the size in which the longest fits. They never meet, whatever their language. */
export function columnHeads({ look, script }: Sheet, heads: readonly Head[], wanted: number): Cell[] {
  const gap = Math.max(HEAD_GAP.least, wanted * HEAD_GAP.share)
  const height = Math.min(...heads.map(({ text, area }) => commonHeight([text], script, wanted, padded(area, gap))))
  const fit = { name: 'head', script, height, color: look.on('disk').muted, anchor: 'middle' } as const
  return heads.map(({ text, area }) => ({ area, inks: [fittedText(text, padded(area, gap), fit)] }))
}

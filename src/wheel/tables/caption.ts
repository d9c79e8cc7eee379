import { CATALOGUES } from '../../languages/catalogues.ts'
import type { Caption } from '../content.ts'
import type { Area } from './area.ts'
import { fittedText, lineExtent } from './fitted.ts'
import type { Sheet } from './sheet.ts'
import type { Entry, Table } from './table.ts'

const TITLE = { height: 1.15, line: 2.4 }
const TEXT = { height: 0.8, line: 1.6 }
const WHERE_TEXT = 0.8
const GAP = 24
/** The share of the width for the place of a ring, and its distance from the name. */
const WHERE_SHARE = 0.18
const WHERE_GAP = 10

/** Name, time, place and methods above tables without a wheel; null where the caller hides them. */
export function captionTable(sheet: Sheet, { x, y, width }: Omit<Area, 'height'>): Table | null {
  const captions = sheet.content.caption.filter(({ lines }) => lines.length > 0)
  if (!sheet.look.showMetadata || captions.length === 0) return null
  const share = (width - GAP * (captions.length - 1)) / captions.length
  const rows = rowsOf(sheet, captions)
  const entries = captions.flatMap((caption, index) =>
    captionEntries(sheet, caption, { x: x + index * (share + GAP), y, width: share }, rows),
  )
  const height = rows.reduce((sum, each) => sum + each, 0)
  return { name: 'caption', ring: null, area: { x, y, width, height }, card: '', entries, rules: '' }
}

/** The heights of the rows of all captions, which stand beside each other: each has room for the ink of its lines. */
const rowsOf = ({ look, script }: Sheet, captions: readonly Caption[]): number[] =>
  Array.from({ length: Math.max(...captions.map(({ lines }) => lines.length)) }, (_, index) => {
    const { height, line } = index === 0 ? TITLE : TEXT
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
      const form = { name: 'caption-line', script, height: text * TEXT.height, color: palette.muted, isCut: true }
      return { cells: [{ area, inks: [fittedText(words, area, form)] }], title: words }
    }
    const left = { ...area, width: ring ? width * (1 - WHERE_SHARE) : width }
    const form = { name: 'caption-title', script, height: text * TITLE.height, color, isBold: true, isCut: true }
    const title = fittedText(words, left, form)
    if (!ring) return { cells: [{ area: left, inks: [title] }], title: words }
    // Directly after the name: the next column begins with the name of the other ring.
    const named = { ...area, width: title.box.width + WHERE_GAP }
    const beside = { ...area, x: x + named.width, width: width - named.width }
    const where = { name: 'where', script, height: text * WHERE_TEXT, color: palette.muted }
    return {
      cells: [
        { area: named, inks: [title] },
        { area: beside, inks: [fittedText(CATALOGUES[sheet.content.language].charts[ring], beside, where)] },
      ],
      title: words,
    }
  })
}

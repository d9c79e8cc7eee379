import { CATALOGUES } from '../../languages/catalogues.ts'
import { type Area, columnsOf } from './area.ts'
import { fittedText } from './fitted.ts'
import type { Sheet, SheetRing } from './sheet.ts'
import type { Cell, Entry } from './table.ts'

/** Heights relative to other text. */
const TITLE = 0.92
const WHERE_TEXT = 0.72
/** The height of a heading relative to text. */
const HEIGHT = 2.5
/** Shares of the width: title, name of the ring, where the ring is. */
const SHARES = [0.46, 0.4, 0.14]
const GAP = 6

export const headingHeight = ({ look }: Sheet): number => look.text * HEIGHT

/** The name of a table at the left, and in a bi-wheel the name of its ring at the right. */
export function heading(sheet: Sheet, title: string, ring: SheetRing | null, at: Omit<Area, 'height'>): Entry {
  const { look, script } = sheet
  const area = { ...at, height: headingHeight(sheet) }
  const named = ring?.label ?? null
  const [left, middle, right] = columnsOf(area, named === null ? [1, 0, 0] : SHARES) as [Area, Area, Area]
  const form = { name: 'heading', script, height: look.text * TITLE, color: look.on('page').text, isBold: true }
  const cells: Cell[] = [{ area: left, inks: [fittedText(title, left, form)] }]
  if (named === null) return { cells }
  const label = { ...middle, width: middle.width - GAP }
  const height = look.text * WHERE_TEXT
  const where = { name: 'where', script, height, color: look.on('page').muted, anchor: 'end' } as const
  cells.push(
    { area: label, inks: [fittedText(named, label, { ...form, color: ring!.color, anchor: 'end', isCut: true })] },
    { area: right, inks: [fittedText(CATALOGUES[sheet.content.language].charts[ring!.side], right, where)] },
  )
  return { cells, title: named }
}

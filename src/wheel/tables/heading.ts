import { CATALOGUES } from '../../languages/catalogues.ts'
import { scriptWidth } from '../script.ts'
import type { Area } from './area.ts'
import { fittedText } from './fitted.ts'
import type { Sheet, SheetRing } from './sheet.ts'
import type { Cell, Entry } from './table.ts'

/** Heights relative to other text. */
const TITLE = 0.92
const WHERE_TEXT = 0.72
/** The height of a heading relative to text. */
const HEIGHT = 2.5
/** The distance between two words of a heading, relative to text, and its largest share of the width. */
const GAP = 0.9
const GAP_SHARE = 0.05
/** The largest share for where the ring is, and the smallest for the name of the ring, if it is that long. */
const WHERE_SHARE = 0.2
const NAME_SHARE = 0.28
/** Widths are sums of fractions: a text that fits exactly may be a little too long in doubles. */
const ROUNDING = 1e-6

export const headingHeight = ({ look }: Sheet): number => look.text * HEIGHT

/**
 * The name of a table at the left, and in a bi-wheel the name of its ring at the right. Languages need different widths for
 * the same title, so that the title has what it needs, and the name of the ring what is left.
 */
export function heading(sheet: Sheet, title: string, ring: SheetRing | null, at: Omit<Area, 'height'>): Entry {
  const { look, script } = sheet
  const area = { ...at, height: headingHeight(sheet) }
  const form = { name: 'heading', script, height: look.text * TITLE, color: look.on('page').text, isBold: true }
  if (ring === null || ring.label === null) return { cells: [{ area, inks: [fittedText(title, area, form)] }] }
  const { label, color } = ring
  const side = CATALOGUES[sheet.content.language].charts[ring.side]
  const small = { name: 'where', script, height: look.text * WHERE_TEXT, color: look.on('page').muted } as const
  const gap = Math.min(look.text * GAP, area.width * GAP_SHARE)
  const widthOf = (text: string, { height }: { readonly height: number }): number =>
    scriptWidth(script(text), height) + ROUNDING
  const whereWidth = Math.min(widthOf(side, small), area.width * WHERE_SHARE)
  const free = area.width - whereWidth - 2 * gap
  const titleWidth = Math.min(widthOf(title, form), free - Math.min(widthOf(label, form), area.width * NAME_SHARE))
  const left = { ...area, width: titleWidth }
  const middle = { ...area, x: area.x + titleWidth + gap, width: free - titleWidth }
  const right = { ...area, x: area.x + area.width - whereWidth, width: whereWidth }
  const cells: Cell[] = [
    { area: left, inks: [fittedText(title, left, form)] },
    { area: middle, inks: [fittedText(label, middle, { ...form, color, anchor: 'end', isCut: true })] },
    { area: right, inks: [fittedText(side, right, { ...small, anchor: 'end' })] },
  ]
  return { cells, title: label }
}

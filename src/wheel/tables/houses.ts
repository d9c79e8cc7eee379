import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'
import { svg } from '../../platform/markup.ts'
import { placeWords } from '../words.ts'
import { heading, headingHeight } from './headings.ts'
import { placeInks } from './positions.ts'
import { type Sheet, type SheetRing, type TablePlace, textHeight } from './sheet.ts'
import { type Area, across, columnsOf, down, type Entry, fittedText, outline, padded, type Table } from './table.ts'

const TWELVE = 12
/** Opposite houses are side by side. The 36 Gauquelin sectors are in three columns of twelve. */
const COLUMNS = { houses: 2, sectors: 3 }
const ANGULAR = 3
const SHARES = [0.24, 0.76]
const GAP = 3

const columnCount = (cusps: readonly number[]): number => (cusps.length === TWELVE ? COLUMNS.houses : COLUMNS.sectors)

/** The height of the table in rows, without its heading. */
export const housesRows = ({ cusps }: SheetRing): number => (cusps ? Math.ceil(cusps.length / columnCount(cusps)) : 0)

/** The cusps of a ring with their degrees; null without houses. */
export function housesTable(sheet: Sheet, ring: SheetRing, { x, y, width, row }: TablePlace): Table | null {
  const { cusps } = ring
  if (cusps === null) return null
  const columns = columnCount(cusps)
  const rows = housesRows(ring)
  const top = y + headingHeight(sheet)
  const card = { x, y: top, width, height: rows * row }
  const share = width / columns
  const entries = cusps.map((cusp, index) => {
    const column = Math.floor(index / rows)
    const area = { x: x + column * share, y: top + (index % rows) * row, width: share, height: row }
    return houseEntry(sheet, { cusp, number: index + 1, count: cusps.length }, area)
  })
  const lines = Array.from({ length: rows - 1 }, (_, index) => across(x, top + (index + 1) * row, width))
  const between = Array.from({ length: columns - 1 }, (_, index) => down(x + (index + 1) * share, top, card.height))
  return {
    name: 'houses',
    ring: ring.of,
    area: { x, y, width, height: card.y + card.height - y },
    card: outline(card),
    entries: [heading(sheet, CATALOGUES[sheet.content.language].tables.houses, ring, { x, y, width }), ...entries],
    rules: [...lines, ...between].join(''),
  }
}

interface House {
  readonly cusp: number
  readonly number: number
  readonly count: number
}

function houseEntry(sheet: Sheet, { cusp, number, count }: House, area: Area): Entry {
  const { look, script, content } = sheet
  const { palette, config } = look
  const [first, second] = columnsOf(area, SHARES) as [Area, Area]
  const height = textHeight(sheet, area.height)
  const isAngular = count === TWELVE && number % ANGULAR === 1
  const color = config.custom_house_color ?? look.on('disk').house
  const fit = { name: 'house-number', script, height, color, anchor: 'end', isBold: isAngular } as const
  return {
    cells: [
      {
        area: first,
        inks: [fittedText(String(number), padded(first, GAP), fit)],
        ...(isAngular && { ground: palette.angular_house_background }),
      },
      {
        area: second,
        inks: placeInks(sheet, cusp, padded(second, GAP), { height, withMinutes: true }),
        ...(isAngular && { ground: palette.angular_house_background }),
      },
    ],
    facts: svg`data-house="${number}" data-cusp="${cusp.toFixed(4)}"`,
    title: filled(CATALOGUES[content.language].tables.houseAt, { house: number, place: placeWords(cusp, content) }),
  }
}

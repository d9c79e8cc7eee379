import type { Variant } from '../../astro/body.ts'
import { elementOf, SIGNS, signIndex } from '../../astro/sign.ts'
import { CATALOGUES, narrowName } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'
import { svg } from '../../platform/markup.ts'
import { degreesAndMinutes } from '../arrange.ts'
import { hasMinutes, OTHER_RING, type WheelContent, type WheelPoint } from '../content.ts'
import { bodyGlyph, signGlyph } from '../glyph.ts'
import { drawnAs, motionMark, pointColor } from '../layers/points.ts'
import { pointPlace, pointWords } from '../words.ts'
import { columnHeads, heading, headingHeight } from './headings.ts'
import { type PointRow, type Sheet, type SheetRing, type TablePlace, textHeight } from './sheet.ts'
import {
  type Area,
  across,
  type Cell,
  columnsOf,
  commonHeight,
  down,
  type Entry,
  fittedGlyph,
  fittedText,
  type Ink,
  outline,
  padded,
  type Table,
} from './table.ts'

/** More rows are set in several blocks side by side. */
const ROWS_MAX = 40
/** Heights relative to that of a row. */
const GLYPH = 0.64
const HEAD = { row: 0.86, text: 0.36 }
const MARK = 0.36
const GAP = 3
/** Widths of columns, relative to each other. */
const WIDTHS = { glyph: 9, name: 35, place: 27, mark: 9, house: 10, other: 11 } as const
type Column = keyof typeof WIDTHS

/** The bodies of a ring: glyph, name, place in its sign, motion and house. */
export function positionsTable(sheet: Sheet, ring: SheetRing, { x, y, width, row }: TablePlace): Table {
  const columns = columnNames(sheet, ring)
  const blocks = Math.max(1, Math.ceil(ring.rows.length / ROWS_MAX))
  const perBlock = Math.ceil(ring.rows.length / blocks)
  const top = y + headingHeight(sheet)
  const head = row * headRows(ring)
  const card = { x, y: top, width, height: head + perBlock * row }
  const share = width / blocks
  const within = { width: (share * WIDTHS.name) / sum(columns) - 2 * GAP, height: row }
  const nameHeight = commonHeight(
    ring.rows.map(({ point }) => nameOf(point, sheet.content)),
    sheet.script,
    textHeight(sheet, row),
    within,
  )
  const areasAt = (block: number, above: number, height: number): ReadonlyMap<Column, Area> => {
    const areas = columnsOf(
      { x: x + block * share, y: above, width: share, height },
      columns.map((column) => WIDTHS[column] / sum(columns)),
    )
    return new Map(columns.map((column, index) => [column, areas[index]!]))
  }
  const heads = Array.from({ length: blocks }, (_, block) => headEntry(sheet, ring, areasAt(block, top, head), row))
  const rows = ring.rows.map((each, index) => {
    const above = top + head + (index % perBlock) * row
    return rowEntry(sheet, ring, each, areasAt(Math.floor(index / perBlock), above, row), nameHeight)
  })
  const lines = Array.from({ length: perBlock }, (_, index) => across(x, top + head + index * row, width))
  const between = Array.from({ length: blocks - 1 }, (_, block) => down(x + (block + 1) * share, top, card.height))
  return {
    name: 'positions',
    ring: ring.of,
    area: { x, y, width, height: card.y + card.height - y },
    card: outline(card),
    entries: [
      heading(sheet, CATALOGUES[sheet.content.language].tables.positions, ring, { x, y, width }),
      ...heads,
      ...rows,
    ],
    rules: [...lines, ...between].join(''),
  }
}

/** The height of the table of a ring in rows, without its heading. */
export const positionsRows = (ring: SheetRing): number =>
  headRows(ring) + Math.ceil(ring.rows.length / Math.max(1, Math.ceil(ring.rows.length / ROWS_MAX)))

/** Only houses need a name above their column. */
const headRows = ({ cusps, hasOtherHouses }: SheetRing): number => (cusps || hasOtherHouses ? HEAD.row : 0)

const sum = (columns: readonly Column[]): number => columns.reduce((total, column) => total + WIDTHS[column], 0)

const columnNames = ({ look }: Sheet, { cusps, hasOtherHouses }: SheetRing): Column[] => [
  ...(['glyph', 'name', 'place'] as const),
  ...(look.config.show_retrograde_markers === false ? [] : ['mark' as const]),
  ...(cusps ? ['house' as const] : []),
  ...(hasOtherHouses ? ['other' as const] : []),
]

function headEntry(sheet: Sheet, { side }: SheetRing, areas: ReadonlyMap<Column, Area>, row: number): Entry {
  const { tables } = CATALOGUES[sheet.content.language]
  const texts = { house: tables.house, other: OTHER_RING[side] === 'inner' ? tables.inside : tables.outside }
  const heads = (['house', 'other'] as const).flatMap((column) => {
    const area = areas.get(column)
    return area ? [{ text: texts[column], area }] : []
  })
  return { cells: columnHeads(sheet, heads, row * HEAD.text) }
}

function rowEntry(
  sheet: Sheet,
  ring: SheetRing,
  { point, otherHouse }: PointRow,
  areas: ReadonlyMap<Column, Area>,
  nameHeight: number,
): Entry {
  const { look, script, content } = sheet
  const { config } = look
  const palette = look.on('disk')
  const { names } = CATALOGUES[content.language]
  const row = areas.get('glyph')!.height
  const color = pointColor(look, ring.side, point.id, palette)
  const height = textHeight(sheet, row)
  const withMinutes = hasMinutes(point, ring.isTimed)
  const centred = { script, height, anchor: 'middle' } as const
  const drawn: Readonly<Record<Column, (area: Area) => Ink[]>> = {
    glyph: (area) => [
      fittedGlyph((place, tall) => bodyGlyph(drawnAs(point, config), place, tall, names.initials), area, {
        name: 'glyph',
        height: row * GLYPH,
        color,
      }),
    ],
    name: (area) => [
      fittedText(nameOf(point, sheet.content), area, { name: 'name', script, height: nameHeight, color: palette.text }),
    ],
    place: (area) => placeInks(sheet, point.longitude, area, { height, withMinutes }),
    mark: (area) =>
      point.retrograde || point.station
        ? [
            fittedText(motionMark(point, config), area, {
              ...centred,
              name: 'retrograde',
              height: Math.min(height, row * MARK),
              color: palette.retrograde,
            }),
          ]
        : [],
    house: (area) => numberInks(point.house, area, { ...centred, name: 'in-house', color: palette.house }),
    other: (area) => numberInks(otherHouse, area, { ...centred, name: 'in-other-house', color: palette.house }),
  }
  const cells = [...areas].map(([column, area]): Cell => ({ area, inks: drawn[column](padded(area, GAP)) }))
  return { cells, facts: factsOf(point, otherHouse), title: titleOf(point, ring, otherHouse, sheet.content) }
}

const numberInks = (house: number | null, area: Area, fit: Parameters<typeof fittedText>[2]): Ink[] =>
  house === null ? [] : [fittedText(String(house), area, fit)]

/** Variants of a node and of Lilith differ by up to 30 degrees, so the variant is always named. */
const nameOf = ({ id, name, variant }: WheelPoint, { language }: WheelContent): string => {
  const of = variant === null ? id : (VARIANTS[id]?.[variant] ?? id)
  return of in CATALOGUES[language].names.points ? narrowName(language, of) : name
}

const VARIANTS: Readonly<Record<string, Partial<Record<Variant, string>>>> = {
  north_node: { mean: 'mean_node', true: 'true_node' },
  south_node: { mean: 'mean_south_node', true: 'true_south_node' },
  lilith: { mean: 'mean_lilith', true: 'true_lilith', interpolated: 'interpolated_lilith' },
  priapus: { interpolated: 'interpolated_priapus' },
}

const factsOf = ({ id, variant, longitude, house, retrograde }: WheelPoint, otherHouse: number | null) =>
  svg`data-body="${id}"${variant && svg` data-variant="${variant}"`} data-longitude="${longitude.toFixed(4)}" data-sign="${SIGNS[signIndex(longitude)]!.id}"${house !== null && svg` data-house="${house}"`}${otherHouse !== null && svg` data-other-house="${otherHouse}"`} data-retrograde="${String(retrograde)}"`

function titleOf(point: WheelPoint, ring: SheetRing, otherHouse: number | null, content: WheelContent): string {
  const own = pointWords(point, ring.points, content, pointPlace(point, ring.isTimed, content))
  if (otherHouse === null) return own
  return filled(CATALOGUES[content.language].tables.otherHouse[OTHER_RING[ring.side]], {
    point: own,
    house: otherHouse,
  })
}

/** Degrees, sign and minutes stand in columns. */
const PLACE_SHARES = [0.36, 0.28, 0.36]
const WIDEST = ['28°', '58′']
const PLACE_GAP = 2
/** The height of a sign relative to its degrees. */
const SIGN_HEIGHT = 1.25

/** The place of a longitude in its sign: degrees, sign, and whole minutes rounded down, where they are known. */
export function placeInks(
  { look, script }: Sheet,
  longitude: number,
  area: Area,
  { height, withMinutes }: { readonly height: number; readonly withMinutes: boolean },
): Ink[] {
  const { config } = look
  const palette = look.on('disk')
  const [before, middle, after] = columnsOf(area, PLACE_SHARES).map((each) => padded(each, PLACE_GAP)) as [
    Area,
    Area,
    Area,
  ]
  const size = commonHeight(WIDEST, script, height, before)
  const sign = signIndex(longitude)
  const { degrees, minutes } = degreesAndMinutes(longitude)
  const text = { script, height: size }
  const color = config.custom_sign_color ?? palette[elementOf(sign)]
  return [
    fittedText(`${degrees}°`, before, { ...text, name: 'degree', color: palette.text, anchor: 'end' }),
    fittedGlyph((place, tall) => signGlyph(sign, place, tall), middle, {
      name: 'in-sign',
      height: size * SIGN_HEIGHT,
      color,
    }),
    ...(withMinutes
      ? [fittedText(`${String(minutes).padStart(2, '0')}′`, after, { ...text, name: 'minute', color: palette.muted })]
      : []),
  ]
}

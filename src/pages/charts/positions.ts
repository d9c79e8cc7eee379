import { html, type Markup } from '../../platform/markup.ts'
import { type Column, table } from '../elements/table.ts'
import { placeInSign } from './degrees.ts'
import { bodyMark } from './glyphs.ts'

/** A body, a point or an angle of any chart, as its line in a table needs it. */
export interface PointRow {
  readonly id: string
  readonly name: string
  readonly abs_pos: number
  readonly house?: number | null | undefined
  readonly natal_house?: number | null | undefined
  /** The house of another chart that it falls in, such as the natal one. */
  readonly other_house?: number | null | undefined
  readonly retrograde?: boolean | undefined
  readonly is_stationary?: boolean | undefined
  readonly dignity?: string | null | undefined
}

interface Positions {
  readonly planets: readonly PointRow[]
  readonly angles_details?: Readonly<Record<string, Omit<PointRow, 'id' | 'name'> | undefined>> | null | undefined
}

/** The angles that the list of points shows after the planets. */
const ANGLES = { asc: 'Ascendant', mc: 'Midheaven' } as const

/** The points of a chart, then its Ascendant and Midheaven. */
export const pointsOf = ({ planets, angles_details: angles }: Positions): readonly PointRow[] => [
  ...planets.filter(({ id }) => !(angles && id in ANGLES)),
  ...Object.entries(ANGLES).flatMap(([id, name]) => (angles?.[id] ? [{ ...angles[id], id, name }] : [])),
]

interface Heads {
  readonly caption: string
  /** The head of the column of the houses of another chart. */
  readonly otherHouse?: string
}

/** The points of a chart in a line each: glyph and name, place in the sign, house, motion and dignity. */
export const positionsTable = (
  chart: Positions,
  { caption, otherHouse = 'Natal house' }: Heads = { caption: 'Positions' },
): Markup =>
  pointsTable({
    caption,
    rows: pointsOf(chart),
    houses: { House: ({ house }) => house, [otherHouse]: ({ other_house: house }) => house },
  })

interface PointsTable {
  readonly caption: string
  readonly rows: readonly PointRow[]
  /** The columns of houses, by their heads. One without any house is left out, as is a column of dignities. */
  readonly houses: Readonly<Record<string, (row: PointRow) => number | null | undefined>>
  /** Further columns, after the position. */
  readonly more?: readonly Column<PointRow>[]
}

/** Points of any chart in a line each. */
export function pointsTable({ caption, rows, houses, more = [] }: PointsTable): Markup {
  const shownHouses = Object.entries(houses).filter(([, of]) => rows.some((row) => (of(row) ?? null) !== null))
  const dignityOf = ({ dignity }: PointRow) => (dignity && dignity !== 'peregrine' ? dignity : null)
  const columns: readonly Column<PointRow>[] = [
    { head: 'Point', cell: ({ id, name }) => html`<span class="named">${bodyMark(id, name)} ${name}</span>` },
    { head: 'Position', cell: ({ abs_pos }) => placeInSign(abs_pos) },
    ...more,
    ...shownHouses.map(([head, of]) => ({ head, isFigure: true, cell: of })),
    ...(rows.some(motionOf) ? [{ head: 'Motion', cell: motionOf }] : []),
    ...(rows.some(dignityOf) ? [{ head: 'Dignity', cell: dignityOf }] : []),
  ]
  return table({ caption, isCompact: true, columns, rows })
}

/** What is unusual about the motion of a body, by its sign in tables and in words for screen readers. */
function motionOf({ retrograde, is_stationary: isStationary }: PointRow): Markup | null {
  if (!isStationary && !retrograde) return null
  const words = [isStationary && 'stationary', retrograde && 'retrograde'].filter(Boolean).join(', ')
  return html`<span aria-hidden="true" title="${words}">${isStationary && 'S'}${retrograde && '℞'}</span><span class="aside">${words}</span>`
}

/** The beginning of a house. */
export interface Cusp {
  readonly house: number
  readonly abs_pos: number
}

/** The cusps of the houses. */
export const housesTable = (houses: readonly Cusp[], caption = 'Houses'): Markup =>
  table({
    caption,
    isCompact: true,
    columns: [
      { head: 'House', cell: ({ house }) => house },
      { head: 'Cusp', cell: ({ abs_pos }) => placeInSign(abs_pos) },
    ],
    rows: houses,
  })

import { html, type Markup } from '../../platform/markup.ts'
import { table } from '../elements/table.ts'
import { placeInSign } from './degrees.ts'
import { bodyMark } from './glyphs.ts'

/** A body, a point or an angle, as far as tables show it. */
export interface ShownPoint {
  readonly id: string
  readonly name: string
  readonly abs_pos: number
  readonly house?: number | null | undefined
  /** The house of another chart that it falls in, such as the natal one. */
  readonly other_house?: number | null | undefined
  readonly retrograde?: boolean | undefined
  readonly is_stationary?: boolean | undefined
  readonly dignity?: string | null | undefined
}

interface Positions {
  readonly planets: readonly ShownPoint[]
  readonly angles_details?: Readonly<Record<string, Omit<ShownPoint, 'id' | 'name'> | undefined>> | null | undefined
}

/** The angles that the list of points shows after the planets. */
const ANGLES = { asc: 'Ascendant', mc: 'Midheaven' } as const

interface Heads {
  readonly caption: string
  /** The head of the column of the houses of another chart. */
  readonly otherHouse?: string
}

/** The points of a chart in a line each: glyph and name, place in the sign, house, motion and dignity. */
export function positionsTable(
  { planets, angles_details: angles }: Positions,
  { caption, otherHouse = 'Natal house' }: Heads = { caption: 'Positions' },
): Markup {
  const rows: readonly ShownPoint[] = [
    ...planets.filter(({ id }) => !(angles && id in ANGLES)),
    ...Object.entries(ANGLES).flatMap(([id, name]) => (angles?.[id] ? [{ ...angles[id], id, name }] : [])),
  ]
  const has = (column: 'house' | 'other_house' | 'dignity') => rows.some((row) => (row[column] ?? null) !== null)
  return table<ShownPoint>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Body', cell: ({ id, name }) => html`<span class="named">${bodyMark(id, name)} ${name}</span>` },
      { head: 'Place', cell: ({ abs_pos }) => placeInSign(abs_pos) },
      ...(has('house') ? [{ head: 'House', isFigure: true, cell: ({ house }: ShownPoint) => house }] : []),
      ...(has('other_house')
        ? [{ head: otherHouse, isFigure: true, cell: ({ other_house: other }: ShownPoint) => other }]
        : []),
      { head: 'Motion', cell: motionOf },
      ...(has('dignity') ? [{ head: 'Dignity', cell: dignityOf }] : []),
    ],
    rows,
  })
}

const dignityOf = ({ dignity }: ShownPoint): string | null => (dignity && dignity !== 'peregrine' ? dignity : null)

/** What is unusual about the motion of a body, by its sign in tables and in words for screen readers. */
function motionOf({ retrograde, is_stationary: isStationary }: ShownPoint): Markup | null {
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

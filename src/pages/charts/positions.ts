import type { z } from 'zod'
import type { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { table } from '../elements/table.ts'
import { placeInSign } from './degrees.ts'
import { bodyMark } from './glyphs.ts'

type Reply = z.output<typeof NatalChartReply>
type Point = Reply['planets'][number]

/** The angles that the list of points shows after the planets. */
const ANGLES = { asc: 'Ascendant', mc: 'Midheaven' } as const

/** The points of a chart in a line each: glyph and name, place in the sign, house, motion and dignity. */
export function positionsTable({ planets, angles_details: angles }: Pick<Reply, 'planets' | 'angles_details'>): Markup {
  const shown = planets.filter(({ id }) => !(angles && id in ANGLES))
  const rows: readonly Row[] = [
    ...shown,
    ...(angles ? Object.entries(ANGLES).map(([id, name]) => ({ id, name, ...angles[id as keyof typeof ANGLES] })) : []),
  ]
  return table<Row>({
    caption: 'Positions',
    isCompact: true,
    columns: [
      { head: 'Body', cell: ({ id, name }) => html`<span class="named">${bodyMark(id, name)} ${name}</span>` },
      { head: 'Place', cell: ({ abs_pos }) => placeInSign(abs_pos) },
      ...(angles ? [{ head: 'House', isFigure: true, cell: ({ house }: Row) => house }] : []),
      { head: 'Motion', cell: motionOf },
      { head: 'Dignity', cell: ({ dignity }) => (dignity && dignity !== 'peregrine' ? dignity : null) },
    ],
    rows,
  })
}

type Row = Pick<Point, 'id' | 'name' | 'abs_pos'> &
  Partial<Pick<Point, 'house' | 'retrograde' | 'is_stationary' | 'dignity'>>

/** What is unusual about the motion of a body, by its sign in tables and in words for screen readers. */
function motionOf({ retrograde, is_stationary: isStationary }: Row): Markup | null {
  if (!isStationary && !retrograde) return null
  const words = [isStationary && 'stationary', retrograde && 'retrograde'].filter(Boolean).join(', ')
  return html`<span aria-hidden="true" title="${words}">${isStationary && 'S'}${retrograde && '℞'}</span><span class="aside">${words}</span>`
}

/** The cusps of the houses. */
export const housesTable = (houses: NonNullable<Reply['houses']>): Markup =>
  table({
    caption: 'Houses',
    isCompact: true,
    columns: [
      { head: 'House', cell: ({ house }) => house },
      { head: 'Cusp', cell: ({ abs_pos }) => placeInSign(abs_pos) },
    ],
    rows: houses,
  })

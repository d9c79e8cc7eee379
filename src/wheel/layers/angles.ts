import { degreesAndMinutes } from '../arrange.ts'
import { clearSpoke } from '../clearing.ts'
import type { Axis, Drawing } from '../drawing.ts'
import { type Point, spoke } from '../geometry.ts'
import { lettered } from '../lettering.ts'
import { type Markup, svg } from '../markup.ts'
import { spread } from '../spreading.ts'
import { line } from './ink.ts'

const FACTS = {
  asc: { label: 'AC', name: 'Ascendant', axis: 'asc_line' },
  dc: { label: 'DC', name: 'Descendant', axis: 'dsc_line' },
  mc: { label: 'MC', name: 'Midheaven', axis: 'mc_line' },
  ic: { label: 'IC', name: 'Imum coeli', axis: 'ic_line' },
} as const

/** How far an axis reaches out of the wheel, and where its label stands. */
const OVERHANG = 6
/** Where the middle of a label stands outside the wheel, in units, and the degrees that it takes on either side. */
export const ANGLE_LABEL = { distance: 34, halfDegrees: 4, halfWidth: 32, halfHeight: 26 } as const
/** Heights of the name and of the degrees against other text, and how far they stand from the middle of both. */
const NAME = { height: 1.05, above: 0.72, stroke: 2.6 }
const DEGREES = { height: 0.78, below: 0.78, stroke: 1.6 }

/** Where the middles of the labels of the axes stand. */
export const angleLabelPlaces = ({ axes, layout }: Drawing): Point[] =>
  spread(axes.map(({ longitude }) => ({ longitude, half: ANGLE_LABEL.halfDegrees }))).map((longitude) =>
    layout.frame(longitude, layout.radius + ANGLE_LABEL.distance),
  )

/** The axes from the disk to the zodiac and over its edge, with their names and degrees. */
export function angleLayer(drawing: Drawing): Markup | null {
  const { axes, content } = drawing
  if (axes.length === 0) return null
  const labels = angleLabelPlaces(drawing)
  return svg`<g class="angles" data-ring="${content.inner.of}">${axes.map((axis, index) => axisMarkup(drawing, axis, labels[index]!))}</g>`
}

function axisMarkup({ look, layout, obstacles }: Drawing, { id, longitude }: Axis, { x, y }: Point): Markup {
  const { label, name, axis } = FACTS[id]
  const pen = look.line(axis)
  const color = look.rings.inner.angleColor ?? pen.color
  const { frame, radius, disk, cuspsTo } = layout
  const path =
    clearSpoke(frame, longitude, disk, cuspsTo, obstacles) +
    (layout.signs.outer < radius ? clearSpoke(frame, longitude, layout.signs.outer, radius, obstacles) : '') +
    spoke(frame, longitude, radius, radius + OVERHANG)
  const { degrees, minutes } = degreesAndMinutes(longitude)
  const text = `${degrees}°${String(minutes).padStart(2, '0')}′`
  const nameAt = { x, y: y - NAME.above * look.text }
  const degreesAt = { x, y: y + DEGREES.below * look.text }
  return svg`<g data-angle="${id}" data-longitude="${longitude.toFixed(4)}"><title>${name} ${text}</title>${[
    line('axis', path, { ...pen, color }),
    line('angle-label', lettered(label, nameAt, look.text * NAME.height), { color, width: NAME.stroke }),
    line('angle-degree', lettered(text, degreesAt, look.text * DEGREES.height), {
      color: look.palette.muted,
      width: DEGREES.stroke,
    }),
  ]}</g>`
}

import { arc } from '../../astro/angle.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import type { Axis } from '../axis.ts'
import { clearSpoke } from '../clearing.ts'
import type { Drawing } from '../drawing.ts'
import { bent, spoke } from '../geometry.ts'
import { groundsBeside } from '../grounds.ts'
import { lettered } from '../lettering.ts'
import { ringColors } from '../look.ts'
import { type Markup, svg } from '../markup.ts'
import type { AngleLabel } from '../rim.ts'
import { ANGLE_TEXT, GAP } from '../rim-text.ts'
import { line } from './ink.ts'

const LINES = { asc: 'asc_line', dc: 'dsc_line', mc: 'mc_line', ic: 'ic_line' } as const

/** The extent of an axis beyond the wheel. */
const OVERHANG = 6
/** Widths of strokes relative to the height of letters. */
const STROKE = { name: 0.15, degrees: 0.12 }
/** A label further from its axis than this has a line to it. */
const NEAR_DEGREES = 2.5
const LEADER_WIDTH = 0.8
/** The largest width of an axis among planets outside the zodiac. */
const OUTSIDE_WIDTH = 1

/** The axes from the disk to beyond the zodiac, with their names and degrees. */
export function angleLayer(drawing: Drawing): Markup | null {
  const { axes, content, rim } = drawing
  if (axes.length === 0) return null
  return svg`<g class="angles" data-ring="${content.inner.of}">${axes.map((axis, index) => axisMarkup(drawing, axis, rim.angles[index]!))}</g>`
}

function axisMarkup(drawing: Drawing, { id, longitude }: Axis, rim: AngleLabel): Markup {
  const { content, look, layout, obstacles } = drawing
  const { names, charts } = CATALOGUES[content.language]
  const pen = look.line(LINES[id])
  const within = look.over(groundsBeside(drawing, longitude))
  const given = look.config[`${LINES[id]}_color`]
  const color = ringColors(look.rings.inner, within).angle ?? given ?? within.axis
  const page = look.on('page')
  const labelColor = given ?? ringColors(look.rings.inner, page).angle ?? page.axis
  const { frame, radius, disk, cuspsTo, signs } = layout
  const inside = clearSpoke(frame, longitude, disk, cuspsTo, obstacles)
  const around = signs.outer < radius ? clearSpoke(frame, longitude, signs.outer, radius, obstacles) : ''
  const over = spoke(frame, longitude, radius, radius + OVERHANG)
  const moved = arc(longitude, rim.longitude)
  const { x, y } = rim.place
  const [nameHeight, degreesHeight] = [look.text * ANGLE_TEXT.name, look.text * ANGLE_TEXT.degrees]
  const nameAt = { x, y: y - rim.halfHeight + nameHeight / 2 }
  const degreesAt = { x, y: y + rim.halfHeight - degreesHeight / 2 }
  return svg`<g data-angle="${id}" data-longitude="${longitude.toFixed(4)}"><title>${charts.parts.axes[id]} ${rim.text}</title>${[
    line('axis', inside + over, { ...pen, color }),
    Math.abs(moved) > NEAR_DEGREES &&
      line('leader', bent(frame, longitude, moved, radius + OVERHANG, radius + GAP.wheel), {
        color: page.muted,
        width: LEADER_WIDTH,
      }),
    around && line('axis', around, { ...pen, color, width: Math.min(pen.width, OUTSIDE_WIDTH) }),
    line('angle-label', lettered(names.initials[id], nameAt, nameHeight), {
      ...{ color: labelColor, width: nameHeight * STROKE.name },
    }),
    line('angle-degree', lettered(rim.text, degreesAt, degreesHeight), {
      color: page.muted,
      width: degreesHeight * STROKE.degrees,
    }),
  ]}</g>`
}

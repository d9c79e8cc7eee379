import { arc, normalise } from '../../astro/angle.ts'
import { houseOf } from '../../astro/house.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'
import { type Markup, svg } from '../../platform/markup.ts'
import type { Drawing } from '../drawing.ts'
import { bent, clearSpoke, sector, spoke } from '../geometry.ts'
import { ANGLE_TEXT, CUSP_TEXT, RIM_GAP } from '../layout.ts'
import { seenOver } from '../legible.ts'
import { type Look, ringColors } from '../look.ts'
import type { AngleLabel, Axis, CuspLabel } from '../rim.ts'
import { lettered, widthOf } from '../script.ts'
import { area, circle, line } from '../strokes.ts'
import { BACKGROUND_OPACITY } from '../style.ts'

/** Twelve houses run with the zodiac and may have colours of their own; the 36 Gauquelin sectors run against it. */
const TWELVE = 12
const NUMBER_STROKE = 0.12
const DEGREES_STROKE = 0.11
/** The largest share of its sector that a number takes. */
const NUMBER_SHARE = 0.8

/** House numbers in their ring, backgrounds and cusps; empty without a birth time. */
export function houseLayer(drawing: Drawing): Markup | null {
  const { content, look, layout } = drawing
  const { cusps } = content.inner
  if (cusps === null || layout.houses === null) return null
  const spans = cusps.map((cusp, index) => {
    const next = cusps[(index + 1) % cusps.length]!
    return cusps.length === TWELVE ? normalise(next - cusp) : arc(cusp, next)
  })
  const { outer, inner } = layout.houses
  const houses = cusps.map((cusp, index) =>
    houseMarkup(drawing, { cusp, span: spans[index]!, number: index + 1, count: cusps.length }),
  )
  return svg`<g class="houses" data-ring="${content.inner.of}">${[
    houses,
    circle('house-ring-outer', outer, look.line('house_ring_outer')),
    circle('house-ring-inner', inner, look.line('house_ring_inner')),
  ]}</g>`
}

interface House {
  readonly cusp: number
  readonly span: number
  readonly number: number
  readonly count: number
}

function houseMarkup(drawing: Drawing, { cusp, span, number, count }: House): Markup {
  const { look, layout } = drawing
  const { outer, inner } = layout.houses!
  const { frame } = layout
  const fill = houseFill(look, number, count)
  const degrees = drawing.rim.cusps.find(({ house }) => house === number)
  const text = String(number)
  const distance = (outer + inner) / 2
  const free = count === TWELVE ? widest(cusp, span, drawing.axes) : { from: 0, to: span }
  const room = ((Math.abs(free.to - free.from) * Math.PI) / 180) * distance * NUMBER_SHARE
  const wanted = (outer - inner) * look.geometry('house_number_scale')
  const height = Math.min(wanted, (wanted * room) / widthOf(text, wanted))
  const longitude = cusp + (free.from + free.to) / 2
  const path = lettered(text, frame(longitude, distance), height)
  const pen = {
    color: look.config.custom_house_color ?? look.over([groundAt(drawing, longitude)]).house,
    width: Math.max(1, height * NUMBER_STROKE),
  }
  return svg`<g data-house="${number}" data-cusp="${cusp.toFixed(4)}"><title>${filled(CATALOGUES[drawing.content.language].charts.parts.house, { house: number })}</title>${[
    fill && area('house-background', sector(frame, cusp, span, layout.cuspsTo, layout.disk), fill.color, fill.opacity),
    line('house-cusp', cuspPath(drawing, cusp, count), look.line('house_line')),
    line('house-number', path, pen),
    degrees && cuspDegrees(degrees, look),
  ]}</g>`
}

/** The widest part of a house without an axis, in degrees from its cusp. */
function widest(cusp: number, span: number, axes: readonly Axis[]) {
  const cuts = axes.map(({ longitude }) => normalise(longitude - cusp)).filter((cut) => cut > 0 && cut < span)
  const edges = [0, ...cuts.sort((a, b) => a - b), span]
  const parts = edges.slice(1).map((to, index) => ({ from: edges[index]!, to }))
  return parts.reduce((best, each) => (each.to - each.from > best.to - best.from + 1e-9 ? each : best))
}

const cuspDegrees = ({ text, place }: CuspLabel, { text: height, on }: Look): Markup =>
  line('cusp-degree', lettered(text, place, height * CUSP_TEXT), {
    color: on('page').muted,
    width: height * CUSP_TEXT * DEGREES_STROKE,
  })

/** Cusps through the ring of numbers. With twelve houses also from the disk to the zodiac, and beyond it in French style. */
function cuspPath({ layout, obstacles }: Drawing, cusp: number, count: number): string {
  const { frame, disk, cuspsTo, signs, radius } = layout
  const { outer, inner } = layout.houses!
  const inRing = spoke(frame, cusp, inner, outer)
  if (count !== TWELVE) return inRing
  const beyond = signs.outer < radius ? clearSpoke(frame, cusp, signs.outer, radius, obstacles) : ''
  return (
    inRing +
    clearSpoke(frame, cusp, outer, cuspsTo, obstacles) +
    clearSpoke(frame, cusp, disk, inner, obstacles) +
    beyond
  )
}

const ANGULAR = 3
/** A line this far from a wall may lie on both of its sides. */
const BESIDE_DEGREES = 0.5

/** The background of a house, counted from 1, or null where houses have none. */
function houseFill(
  { config, palette }: Look,
  house: number,
  count: number,
): { readonly color: string; readonly opacity: number } | null {
  if (config.show_color_background === false || config.show_house_background === false) return null
  const own = count === TWELVE ? config.custom_house_colors?.[house - 1] : undefined
  const angular = count === TWELVE && house % ANGULAR === 1
  const theme = palette[angular ? 'angular_house_background' : 'house_background']
  return {
    color: own ?? config.custom_house_bg_color ?? theme,
    opacity: config.house_background_opacity ?? BACKGROUND_OPACITY.house,
  }
}

/** The colour that is seen between zodiac and disk at a longitude: that of the house there, or the disk where there are none. */
export function groundAt({ content, look, layout }: Drawing, longitude: number): string {
  const disk = look.config.chart_background ?? look.palette.disk
  const { cusps } = content.inner
  if (!cusps || !layout.houses) return disk
  // The sectors all have one background, and run against the zodiac.
  const fill = houseFill(look, cusps.length === TWELVE ? houseOf(longitude, cusps) : 1, cusps.length)
  return fill ? seenOver(disk, fill) : disk
}

/** The grounds on both sides of a line along a radius. */
const groundsBeside = (drawing: Drawing, longitude: number): readonly string[] => [
  groundAt(drawing, longitude - BESIDE_DEGREES),
  groundAt(drawing, longitude + BESIDE_DEGREES),
]

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
  const nameHeight = look.text * ANGLE_TEXT.name
  const degreesHeight = look.text * ANGLE_TEXT.degrees
  const nameAt = { x, y: y - rim.halfHeight + nameHeight / 2 }
  const degreesAt = { x, y: y + rim.halfHeight - degreesHeight / 2 }
  return svg`<g data-angle="${id}" data-longitude="${longitude.toFixed(4)}"><title>${charts.parts.axes[id]} ${rim.text}</title>${[
    line('axis', inside + over, { ...pen, color }),
    Math.abs(moved) > NEAR_DEGREES &&
      line('leader', bent(frame, longitude, moved, radius + OVERHANG, radius + RIM_GAP.wheel), {
        color: page.muted,
        width: LEADER_WIDTH,
      }),
    around && line('axis', around, { ...pen, color, width: Math.min(pen.width, OUTSIDE_WIDTH) }),
    line('angle-label', lettered(names.initials[id], nameAt, nameHeight), {
      color: labelColor,
      width: nameHeight * STROKE.name,
    }),
    line('angle-degree', lettered(rim.text, degreesAt, degreesHeight), {
      color: page.muted,
      width: degreesHeight * STROKE.degrees,
    }),
  ]}</g>`
}

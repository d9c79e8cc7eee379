import { arc, normalise } from '../../astro/angle.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import type { Axis } from '../axis.ts'
import { clearSpoke } from '../clearing.ts'
import type { Drawing } from '../drawing.ts'
import { sector, spoke } from '../geometry.ts'
import { groundAt, houseFill } from '../grounds.ts'
import { lettered, widthOf } from '../lettering.ts'
import type { Look } from '../look.ts'
import { type Markup, svg } from '../markup.ts'
import type { CuspLabel } from '../rim.ts'
import { CUSP_TEXT } from '../rim-text.ts'
import { area, circle, line } from './ink.ts'

/** The direction of houses: twelve with the zodiac, the 36 Gauquelin sectors against it. */
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

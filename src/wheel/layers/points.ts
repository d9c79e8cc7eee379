import { arc } from '../../astro/angle.ts'
import { elementOf, SIGNS, signIndex } from '../../astro/sign.ts'
import { CATALOGUES, type Catalogue } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'
import { type Markup, svg } from '../../platform/markup.ts'
import { type Arranged, degreesAndMinutes, type Label } from '../arrange.ts'
import { isTimed, type WheelPoint } from '../content.ts'
import type { Drawing } from '../drawing.ts'
import { bent, sector, spoke } from '../geometry.ts'
import { bodyGlyph, signGlyph } from '../glyph.ts'
import { seenOver } from '../legible.ts'
import { type Look, ringColors } from '../look.ts'
import { lettered } from '../script.ts'
import { area, circle, line } from '../strokes.ts'
import type { ChartConfig, Palette } from '../style.ts'

import { pointPlace, spokenName } from '../words.ts'
import { groundAt } from './houses.ts'

const TICK = 8
const TICK_WIDTH = 1.6
const LEADER_WIDTH = 0.9
const GLYPH_STROKE = 0.078
const TEXT_STROKE = 0.118

/** The bodies of a ring, each with tick at the true degree, line to the glyph, glyph, degree, sign, minute and retrograde mark. */
export function pointLayer(drawing: Drawing, which: 'inner' | 'outer'): Markup | null {
  const ring = drawing.content[which]
  if (ring === null) return null
  const marked = drawing.look.config.show_retrograde_markers !== false
  const bodies = drawing.rings[which].map((each) => pointMarkup(drawing, each, which, marked))
  return svg`<g class="points ${which}" data-ring="${ring.of}">${zone(drawing, which)}${bodies}</g>`
}

function zone({ look, layout }: Drawing, which: 'inner' | 'outer'): Markup | null {
  const { zoneColor, zoneOpacity } = look.rings[which]
  const band = layout[which]!
  const halves = [0, 180].map((from) => sector(layout.frame, from, 180, band.outer, band.inner)).join('')
  const edge = band.inward ? band.inner : band.outer
  const isEdged = which === 'outer' || !band.inward
  return svg`${[
    zoneColor ? area('zone', halves, zoneColor, zoneOpacity ?? 1) : null,
    isEdged && circle('ring-edge', edge, look.line('house_ring_outer')),
  ]}`
}

function pointMarkup(drawing: Drawing, arranged: Arranged, which: 'inner' | 'outer', marked: boolean): Markup {
  const { content, look, layout } = drawing
  const { point, longitude, leaderEnd, labels } = arranged
  const { rim, inward } = arranged.zone
  const { config } = look
  const palette = look.over([groundOf(drawing, arranged, which)])
  const { id, variant, retrograde, house } = point
  const color = pointColor(look, which, id, palette)
  const sign = signIndex(point.longitude)
  const { degrees, minutes } = degreesAndMinutes(point.longitude)
  const { glyph, degree, sign: signLabel, minute, retrograde: mark } = labels
  const tick = spoke(layout.frame, point.longitude, rim, rim + (inward ? -TICK : TICK))
  const way = arc(point.longitude, longitude)
  const path = bent(layout.frame, point.longitude, way, rim + (inward ? -TICK : TICK), leaderEnd)
  const signColor = config.custom_sign_color ?? palette[elementOf(sign)]
  const { names, charts } = CATALOGUES[content.language]
  const name = spokenName(point, content[which]?.points ?? [], content)
  const title = [
    filled(charts.spoken.point, { name, place: pointPlace(point, isTimed(content[which]!), content) }),
    ...marksOf(point, charts),
  ]
  const facts = svg`data-body="${id}"${variant && svg` data-variant="${variant}"`} data-longitude="${point.longitude.toFixed(4)}" data-sign="${SIGNS[sign]!.id}"${house !== null && svg` data-house="${house}"`} data-retrograde="${String(retrograde)}"`
  return svg`<g ${facts}><title>${title.join(', ')}</title>${[
    line('tick', tick, { color, width: TICK_WIDTH }),
    line('leader', path, { color: palette.muted, width: LEADER_WIDTH }),
    glyph &&
      line('glyph', bodyGlyph(drawnAs(point, config), glyph.place, glyph.height, names.initials), {
        color,
        width: glyph.height * GLYPH_STROKE,
      }),
    degree && letters('degree', `${degrees}°`, degree, palette.text),
    signLabel &&
      line('in-sign', signGlyph(sign, signLabel.place, signLabel.height), {
        color: signColor,
        width: signLabel.height * TEXT_STROKE,
      }),
    minute && letters('minute', `${String(minutes).padStart(2, '0')}′`, minute, palette.muted),
    mark && marked && letters('retrograde', motionMark(point, config), mark, palette.retrograde),
  ]}</g>`
}

/** The houses, or the disk outside the zodiac, and the background of the ring over them. */
function groundOf(drawing: Drawing, { longitude, zone: { inward } }: Arranged, which: 'inner' | 'outer'): string {
  const { config, palette, rings } = drawing.look
  const below = inward ? groundAt(drawing, longitude) : (config.chart_background ?? palette.disk)
  const { zoneColor, zoneOpacity } = rings[which]
  return zoneColor ? seenOver(below, { color: zoneColor, opacity: zoneOpacity ?? 1 }) : below
}

/** The colour of a point of a ring. */
export function pointColor({ config, rings }: Look, which: 'inner' | 'outer', id: string, palette: Palette): string {
  const { angle, planet } = ringColors(rings[which], palette)
  const own = id === 'asc' || id === 'mc' ? (angle ?? planet) : planet
  return config.custom_planet_color ?? own ?? palette[which === 'outer' ? 'outer_planet' : 'planet']
}

/** The house of a body, and how it moves. */
const marksOf = ({ house, retrograde, station }: WheelPoint, { parts }: Catalogue['charts']): string[] => [
  ...(house === null ? [] : [filled(parts.inHouse, { house })]),
  ...(retrograde ? [parts.retrograde] : []),
  ...(station ? [parts.stationary[station]] : []),
]

/** A point under the id of the glyph that was asked for. */
export function drawnAs(point: WheelPoint, { uranus_glyph, pluto_glyph }: ChartConfig): WheelPoint {
  if (point.id === 'uranus' && uranus_glyph === 'arrow') return { ...point, id: 'uranus_arrow' }
  if (point.id === 'pluto' && pluto_glyph === 'letters') return { ...point, id: 'pluto_letters' }
  return point
}

/** The marks of bodies that stand still, before they turn. */
const STATIONS = { retrograde: 'SR', direct: 'SD' } as const

/** The mark of a body that is retrograde or stands still. */
export const motionMark = ({ station }: WheelPoint, { retrograde_marker_style }: ChartConfig): string =>
  station ? STATIONS[station] : retrograde_marker_style === 'R' ? 'R' : '℞'

const letters = (name: string, text: string, { place, height }: Label, color: string): Markup =>
  line(name, lettered(text, place, height), { color, width: height * TEXT_STROKE })

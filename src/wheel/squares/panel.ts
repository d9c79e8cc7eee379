import { type Markup, svg } from '../../platform/markup.ts'
import { through, units } from '../geometry.ts'
import { type Script, widthIn } from '../script.ts'
import { type Area, outline } from '../tables/table.ts'
import { written } from '../written.ts'
import { cellMarkup } from './cell.ts'
import { SQUARE_PLANS, type SquarePlan, within } from './cells.ts'
import type { SquareChart } from './content.ts'
import type { SquaresLook } from './look.ts'

/** The heading of a chart: its height in pixels and those of capitals, for a panel of a width. */
const HEADING = { share: 0.085, least: 24, most: 44, title: 0.36, subtitle: 0.27 }
const headingHeight = (width: number): number => Math.min(Math.max(width * HEADING.share, HEADING.least), HEADING.most)
const CORNER_RADIUS = 6

/** The distance of a chart from the edge of its panel, as a share of the panel: by default, and at most. */
const PADDING = { usual: 0.05, most: 0.2 }

const paddingOf = ({ own }: SquaresLook, width: number): number =>
  Math.min(own.panel_padding ?? width * PADDING.usual, width * PADDING.most)

/** The height of a panel: a heading, and the square of the chart. */
export function panelHeight(look: SquaresLook, width: number): number {
  const padding = paddingOf(look, width)
  const heading = SQUARE_PLANS[look.style].middle ? 0 : headingHeight(width)
  return padding + heading + (width - 2 * padding) + padding
}

/** A chart with its heading. */
export function panelMarkup(chart: SquareChart, look: SquaresLook, panel: Area, script: Script): Markup {
  const padding = paddingOf(look, panel.width)
  const plan = SQUARE_PLANS[look.style]
  const heading = plan.middle ? 0 : headingHeight(panel.width)
  const side = panel.width - 2 * padding
  const square = { x: panel.x + padding, y: panel.y + padding + heading, width: side, height: side }
  const { colors } = look
  const frame = svg`<rect class="panel" x="${units(panel.x)}" y="${units(panel.y)}" width="${units(panel.width)}" height="${units(panel.height)}" rx="${CORNER_RADIUS}" fill="${colors.panel_background}" stroke="${colors.panel_border}" stroke-width="1"/>`
  return svg`<g class="chart" data-division="${chart.badge}">${[
    frame,
    !plan.middle && headingMarkup(chart, look, { ...square, y: panel.y + padding * 0.75, height: heading }, script),
    plan.cells.map((cell, index) => {
      const sign = plan.hasFixedHouses ? (chart.firstSign + index) % 12 : index
      return cellMarkup({ cell, sign: chart.signs[sign]!, chart, plan, look, square, script })
    }),
    linesMarkup(plan, look, square),
    plan.middle && middleMarkup(chart, plan.middle, look, square, script),
  ]}</g>`
}

/** The lines between the cells, then the frame. */
function linesMarkup({ lines }: SquarePlan, look: SquaresLook, square: Area): Markup {
  const { grid_line_width: thin, outer_line_width: thick } = look.sizes
  const path = lines.map(([from, to]) => through(within(square, from), within(square, to))).join('')
  return svg`<path class="grid" d="${path}" stroke="${look.colors.grid}" stroke-width="${units(thin)}"/><path class="outer-line" d="${outline(square)}" stroke="${look.colors.outer_line}" stroke-width="${units(thick)}"/>`
}

const badgeGround = ({ x, y, width, height }: Area, { badge_background: fill }: SquaresLook['colors']): Markup =>
  svg`<rect class="badge-ground" x="${units(x)}" y="${units(y)}" width="${units(width)}" height="${units(height)}" rx="${CORNER_RADIUS / 2}" fill="${fill}"/>`

/** The badge with the division, its name, and at the right the lagna. */
function headingMarkup(chart: SquareChart, look: SquaresLook, area: Area, script: Script): Markup {
  const { colors } = look
  const title = area.height * HEADING.title
  const subtitle = area.height * HEADING.subtitle
  const y = area.y + area.height * 0.45
  const badge = widthIn(script, chart.badge, title) + title * 1.4
  const box = { x: area.x, y: y - title, width: badge, height: title * 2 }
  const room = area.width - badge - title
  const named = room > widthIn(script, chart.title, title) ? chart.title : ''
  const left = room - widthIn(script, named, title) - title
  return svg`<g class="heading">${[
    badgeGround(box, colors),
    written(script, {
      name: 'badge',
      text: chart.badge,
      place: { x: box.x + badge / 2, y },
      height: title,
      color: colors.title_text,
      anchor: 'middle',
      stroke: 0.14,
    }),
    named &&
      written(script, {
        name: 'title',
        text: named,
        place: { x: box.x + badge + title * 0.7, y },
        height: title,
        color: colors.title_text,
      }),
    widthIn(script, chart.subtitle, subtitle) <= left &&
      written(script, {
        name: 'subtitle',
        text: chart.subtitle,
        place: { x: area.x + area.width, y },
        height: subtitle,
        color: colors.subtitle_text,
        anchor: 'end',
      }),
  ]}</g>`
}

/** Lines in the middle of a chart: their place and height as shares of the middle. */
const MIDDLE = {
  badge: { y: 0.32, height: 0.1 },
  title: { y: 0.52, height: 0.085 },
  subtitle: { y: 0.68, height: 0.06 },
}
/** The share of the middle that a line may fill. */
const MIDDLE_WIDTH = 0.86

/** The division, its name and the lagna in the free middle, where charts of the South and the East have them. */
function middleMarkup(
  chart: SquareChart,
  { from, to }: NonNullable<SquarePlan['middle']>,
  { colors }: SquaresLook,
  square: Area,
  script: Script,
): Markup {
  const side = (to - from) * square.width
  const top = square.y + from * square.width
  const x = square.x + square.width / 2
  const line = (name: keyof typeof MIDDLE, text: string, color: string) => {
    const wanted = MIDDLE[name].height * side
    const height = Math.min(wanted, (wanted * MIDDLE_WIDTH * side) / widthIn(script, text, wanted))
    return written(script, {
      name,
      text,
      place: { x, y: top + MIDDLE[name].y * side },
      height,
      color,
      anchor: 'middle',
    })
  }
  const width = MIDDLE.badge.height * 4.2 * side
  const height = MIDDLE.badge.height * 2 * side
  return svg`<g class="heading">${[
    badgeGround({ x: x - width / 2, y: top + MIDDLE.badge.y * side - height / 2, width, height }, colors),
    line('badge', chart.badge, colors.title_text),
    line('title', chart.title, colors.title_text),
    line('subtitle', chart.subtitle, colors.subtitle_text),
  ]}</g>`
}

import type { ChartLayout } from '../chart-layout.ts'
import type { WheelContent } from '../content.ts'
import { drawingOf } from '../drawing.ts'
import { SIDE, units } from '../geometry.ts'
import { type Markup, svg } from '../markup.ts'
import { plainScript, type Script } from '../script.ts'
import type { WheelStyle } from '../style.ts'
import { drawWheel, wheelLayers } from '../wheel.ts'
import { pointPlace, spokenWords } from '../words.ts'
import { outline } from './area.ts'
import { type Composition, composed } from './composition.ts'
import { type OtherHouses, type Sheet, sheetOf } from './sheet.ts'
import { tableMarkup } from './table.ts'

/** A chart as a self-contained SVG in a layout: the wheel, tables, or both. `size` is its width. */
export function drawChart(
  content: WheelContent,
  style: WheelStyle,
  layout: ChartLayout,
  otherHouses: OtherHouses,
  script: Script = plainScript,
): string {
  if (layout === 'wheel') return drawWheel(content, style, script)
  const sheet = sheetOf(content, style, script, otherHouses)
  const composition = composed(sheet, layout)
  const { width, height, tables } = composition
  const pixels = style.size / width
  const size = svg`width="${style.size}" height="${Math.round(height * pixels)}" viewBox="0 0 ${units(width)} ${units(height)}"`
  const facts = svg`role="img" aria-label="${content.title}" data-kind="${content.kind}" data-theme="${style.theme_type}" data-layout="${layout}"`
  const ink = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${facts} ${ink}>${[
    svg`<title>${content.title}</title><desc>${wordsOf(sheet)}</desc>`,
    svg`<path class="page" d="${page(composition)}" fill="${sheet.look.palette.background}"/>`,
    wheelWithin(composition, content, style, script),
    tables.map((table) => tableMarkup(table, sheet.look)),
  ]}</svg>`.markup
}

/** Pixels are whole, so the image may extend up to half a pixel beyond its height in units. */
const BEYOND = 10

const page = ({ width, height }: Composition): string =>
  outline({ x: -BEYOND, y: -BEYOND, width: width + 2 * BEYOND, height: height + 2 * BEYOND })

/** The wheel as an image within the image. It is drawn for its size in pixels there. */
function wheelWithin(
  { width, wheel }: Composition,
  content: WheelContent,
  style: WheelStyle,
  script: Script,
): Markup | null {
  if (wheel === null) return null
  const drawing = drawingOf(content, { ...style, size: (style.size * SIDE) / width }, script)
  return svg`<svg class="wheel" x="${wheel.x}" y="${wheel.y}" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${wheelLayers(drawing)}</svg>`
}

function wordsOf({ content, rings }: Sheet): string {
  const of = (which: 'inner' | 'outer') =>
    rings
      .filter(({ side }) => side === which)
      .flatMap((ring) => ring.rows.map(({ point }) => ({ point, place: pointPlace(point, ring.isTimed, content) })))
  return spokenWords({ content, rings: { inner: of('inner'), outer: of('outer') }, axes: [] })
}

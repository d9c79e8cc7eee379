import { normalise } from '../../astro/angle.ts'
import { PLANETS } from '../../astro/body.ts'
import { type HoroscopeShape, horoscopeShape } from '../../astro/shape.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'
import { type Markup, svg } from '../../platform/markup.ts'
import type { Drawing } from '../drawing.ts'
import { along, at, SIDE, through } from '../geometry.ts'
import { written } from '../written.ts'

const WIDTH = 3.5
const FILL_OPACITY = 0.1
const STROKE_OPACITY = 0.55
const INSET = 7
const MARGIN = 18
/** The shapes without an empty arc, drawn as polygons through all planets. */
const POLYGONS: readonly string[] = ['splash', 'splay']

const shapeOf = ({ content }: Drawing): HoroscopeShape | null =>
  horoscopeShape(
    content.inner.points
      .filter(({ id }) => (PLANETS as readonly string[]).includes(id))
      .map(({ longitude }) => longitude),
  )

/** The attributes that name the shape for programs, on request. */
export function shapeMetadata(drawing: Drawing): Markup | null {
  const shape = drawing.look.config.embed_horoscope_shape_metadata === true ? shapeOf(drawing) : null
  const { names, charts } = CATALOGUES[drawing.content.language]
  return (
    shape &&
    svg`<metadata data-key="horoscope_shape.${shape.id}">${filled(charts.parts.shape, { shape: names.shapes[shape.id] })}</metadata>`
  )
}

/** The shape of the ten planets of the inner ring, on the disk below the aspects. */
export function shapeLayer(drawing: Drawing): Markup | null {
  const { look } = drawing
  const shape = look.config.show_horoscope_shape === true ? shapeOf(drawing) : null
  if (!shape) return null
  const color = look.config.horoscope_shape_color ?? look.on('disk').accent
  const style = look.config.horoscope_shape_style ?? 'both'
  const name = CATALOGUES[drawing.content.language].names.shapes[shape.id]
  const paths = shape.groups.map((group) => pathOf(drawing, group, POLYGONS.includes(shape.id)))
  const filled =
    style !== 'outline' &&
    svg`<path class="shape-fill" d="${paths.join('')}" fill="${color}" fill-opacity="${FILL_OPACITY}"/>`
  const outlined =
    style !== 'fill' &&
    svg`<path class="shape-outline" d="${paths.join('')}" stroke="${color}" stroke-width="${WIDTH}" stroke-opacity="${STROKE_OPACITY}"/>`
  const label = look.config.horoscope_shape_label !== false && labelMarkup(drawing, name)
  return svg`<g class="horoscope-shape" data-key="horoscope_shape.${shape.id}"><title>${name}</title>${filled}${outlined}${label}</g>`
}

/** The name of the shape in the lower left corner. */
function labelMarkup({ look, script }: Drawing, name: string): Markup {
  return written(script, {
    name: 'shape-label',
    text: name,
    place: { x: MARGIN, y: SIDE - MARGIN - look.text / 2 },
    height: look.text,
    color: look.config.horoscope_shape_color ?? look.on('page').accent,
    stroke: 0.11,
  })
}

/** A single body as a spoke, a group as a segment of the disk or a polygon. */
function pathOf({ layout: { frame, disk } }: Drawing, group: readonly number[], polygon: boolean): string {
  const radius = disk - INSET
  const first = group[0]!
  const last = group.at(-1)!
  if (polygon) return `${through(...group.map((longitude) => frame(longitude, radius)))}Z`
  if (group.length === 1) return `M${at(frame(first, radius))}L${at(frame(first, 0))}`
  return `${along(frame, first, normalise(last - first), radius)}Z`
}

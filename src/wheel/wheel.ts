import { type Markup, svg, trusted } from '../platform/markup.ts'
import type { WheelContent } from './content.ts'
import { type Drawing, drawingOf } from './drawing.ts'
import { SIDE, units } from './geometry.ts'
import { bodyGlyph } from './glyph.ts'
import { aspectLayer } from './layers/aspects.ts'
import { captionLayer } from './layers/caption.ts'
import { angleLayer, houseLayer } from './layers/houses.ts'
import { pointLayer } from './layers/points.ts'
import { shapeLayer, shapeMetadata } from './layers/shape.ts'
import { signLayer } from './layers/signs.ts'
import { starLayer } from './layers/stars.ts'
import type { WheelStyle } from './look.ts'
import { lettered, plainScript, type Script } from './script.ts'
import { circle } from './strokes.ts'
import { THEMES, type ThemeName } from './style.ts'
import { spokenWords } from './words.ts'

/**
 * A wheel as a self-contained SVG. Glyphs and letters are paths, so that an image needs no fonts. `script` has the
 * letters of the caption that our own alphabet lacks. The same content, style and script give the same text.
 */
export function drawWheel(content: WheelContent, style: WheelStyle, script: Script = plainScript): string {
  const drawing = drawingOf(content, style, script)
  const { look } = drawing
  const size = svg`width="${look.size}" height="${look.size}" viewBox="0 0 ${SIDE} ${SIDE}"`
  const facts = svg`role="img" aria-label="${content.title}" data-kind="${content.kind}" data-theme="${style.theme_type}"`
  const ink = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${facts} ${ink}>${[
    svg`<title>${content.title}</title><desc>${spokenWords(drawing)}</desc>`,
    wheelLayers(drawing),
  ]}</svg>`.markup
}

/** All layers of a wheel, from the ground up. */
export function wheelLayers(drawing: Drawing): readonly (Markup | null)[] {
  const { look, layout } = drawing
  return [
    shapeMetadata(drawing),
    grounds(drawing),
    houseLayer(drawing),
    signLayer(drawing),
    circle('disk', layout.disk, look.line('house_ring_inner'), look.config.chart_background ?? look.palette.disk),
    shapeLayer(drawing),
    aspectLayer(drawing),
    angleLayer(drawing),
    starLayer(drawing),
    pointLayer(drawing, 'inner'),
    pointLayer(drawing, 'outer'),
    captionLayer(drawing),
  ]
}

const grounds = ({ look: { palette, config }, layout }: Drawing): Markup => {
  const disk = config.chart_background ?? palette.disk
  return svg`<rect class="background" width="${SIDE}" height="${SIDE}" fill="${palette.background}"/>${circle('chart-background', layout.radius, { color: 'none', width: 0 }, disk)}`
}

const NAMES = Object.keys(THEMES) as readonly ThemeName[]
const COLUMNS = 4
/** Heights in units of one wheel: the line with the name below it, and the line of glyphs. */
const LABEL = 90
const LABEL_TEXT = 34
const GLYPHS = { line: 170, height: 70, text: 26, step: 500 }
const STROKE = 0.1
/** The size of the whole picture in pixels, and the pixels for which each wheel is drawn. */
const WIDTH = 1600
const WHEEL_PX = 700

/** The glyphs that can be chosen, with the key and the value of `chart_config`. */
const CHOICES = [
  ['uranus', 'uranus_glyph h'],
  ['uranus_arrow', 'uranus_glyph arrow'],
  ['pluto', 'pluto_glyph orb'],
  ['pluto_letters', 'pluto_glyph letters'],
] as const

/** One chart in every theme, and every glyph that can be chosen, as one picture. */
export function styleSheet(content: WheelContent): string {
  const rows = Math.ceil(NAMES.length / COLUMNS)
  const width = COLUMNS * SIDE
  const height = rows * (SIDE + LABEL) + GLYPHS.line
  const size = svg`width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}" viewBox="0 0 ${width} ${height}"`
  const ink = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`
  const title = `Themes: ${NAMES.join(', ')}`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${title}" ${ink}><title>${title}</title><rect width="${width}" height="${height}" fill="#FFFFFF"/>${NAMES.map(
    (name, index) => themed(content, name, index),
  )}${CHOICES.map(([id, words], index) => choice(id, words, index, rows * (SIDE + LABEL)))}</svg>`.markup
}

function themed(content: WheelContent, name: ThemeName, index: number): Markup {
  const x = (index % COLUMNS) * SIDE
  const y = Math.floor(index / COLUMNS) * (SIDE + LABEL)
  const style: WheelStyle = { theme_type: name, size: WHEEL_PX, show_metadata: false }
  const wheel = drawWheel(content, style).replace(/^<svg /, `<svg x="${x}" y="${y}" `)
  const sized = wheel.replace(/width="\d+" height="\d+"/, `width="${SIDE}" height="${SIDE}"`)
  return svg`${trusted(sized)}${words(name, x + SIDE / 2, y + SIDE + LABEL / 2, LABEL_TEXT)}`
}

function choice(id: string, label: string, index: number, top: number): Markup {
  const place = { x: GLYPHS.step / 2 + index * ((SIDE * COLUMNS) / CHOICES.length), y: top + GLYPHS.line / 2 }
  const glyph = bodyGlyph({ id, name: id, variant: null }, place, GLYPHS.height)
  return svg`<path data-glyph="${id}" d="${glyph}" stroke="#1A1A1A" stroke-width="${units(GLYPHS.height * STROKE)}"/>${words(
    label,
    place.x + GLYPHS.step / 2,
    place.y,
    GLYPHS.text,
  )}`
}

const words = (text: string, x: number, y: number, height: number): Markup =>
  svg`<path d="${lettered(text, { x, y }, height)}" stroke="#1A1A1A" stroke-width="${units(height * STROKE)}"/>`

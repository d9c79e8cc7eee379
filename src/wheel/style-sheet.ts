import type { WheelContent } from './content.ts'
import { SIDE, units } from './geometry.ts'
import { bodyGlyph } from './glyph.ts'
import { lettered } from './lettering.ts'
import { type Markup, svg } from './markup.ts'
import { THEMES, type ThemeName } from './palette.ts'
import type { WheelStyle } from './style.ts'
import { drawWheel } from './wheel.ts'

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
  const [width, height] = [COLUMNS * SIDE, rows * (SIDE + LABEL) + GLYPHS.line]
  const size = svg`width="${WIDTH}" height="${Math.round((WIDTH * height) / width)}" viewBox="0 0 ${width} ${height}"`
  const ink = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`
  const title = `Themes: ${NAMES.join(', ')}`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${title}" ${ink}><title>${title}</title><rect width="${width}" height="${height}" fill="#FFFFFF"/>${NAMES.map(
    (name, index) => themed(content, name, index),
  )}${CHOICES.map(([id, words], index) => choice(id, words, index, rows * (SIDE + LABEL)))}</svg>`.markup
}

function themed(content: WheelContent, name: ThemeName, index: number): Markup {
  const [x, y] = [(index % COLUMNS) * SIDE, Math.floor(index / COLUMNS) * (SIDE + LABEL)]
  const style: WheelStyle = { theme_type: name, size: WHEEL_PX, show_metadata: false }
  const wheel = drawWheel(content, style).replace(/^<svg /, `<svg x="${x}" y="${y}" `)
  const sized = wheel.replace(/width="\d+" height="\d+"/, `width="${SIDE}" height="${SIDE}"`)
  return svg`${{ markup: sized }}${words(name, x + SIDE / 2, y + SIDE + LABEL / 2, LABEL_TEXT)}`
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

import { type Markup, svg } from '../../platform/markup.ts'
import { plainScript, type Script, shortened } from '../script.ts'
import { written } from '../written.ts'
import type { SquaresContent } from './content.ts'
import { type SquaresLook, type SquaresStyle, squaresLook } from './look.ts'
import { panelHeight, panelMarkup } from './panel.ts'

/** Distances in pixels: around the picture, and between charts. */
const MARGIN = 16
const GAP = 16
/** Heights of capitals of the caption, and of its lines. */
const CAPTION = { title: 15, text: 9.5, titleLine: 28, line: 18 }

/** Charts in squares as a self-contained SVG. Letters are paths, so that an image needs no fonts. */
export function drawSquares(content: SquaresContent, style: SquaresStyle, script: Script = plainScript): string {
  const look = squaresLook(style, content.charts.length)
  const lines = look.showMetadata ? content.caption : []
  const top = MARGIN + captionHeight(lines)
  const width = (look.size - 2 * MARGIN - (look.columns - 1) * GAP) / look.columns
  const high = panelHeight(look, width)
  const rows = Math.ceil(content.charts.length / look.columns)
  const height = Math.ceil(top + rows * (high + GAP) - GAP + MARGIN)
  const panels = content.charts.map((chart, index) => {
    const x = MARGIN + (index % look.columns) * (width + GAP)
    const y = top + Math.floor(index / look.columns) * (high + GAP)
    return panelMarkup(chart, look, { x, y, width, height: high }, script)
  })
  const size = svg`width="${look.size}" height="${height}" viewBox="0 0 ${look.size} ${height}"`
  const facts = svg`role="img" aria-label="${content.title}" data-style="${look.style}" data-theme="${style.theme_type}"`
  const ink = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size} ${facts} ${ink}>${[
    svg`<title>${content.title}</title><desc>${content.description}</desc>`,
    svg`<rect class="background" width="${look.size}" height="${height}" fill="${look.colors.background}"/>`,
    captionMarkup(lines, look, script),
    panels,
  ]}</svg>`.markup
}

const captionHeight = (lines: readonly string[]): number =>
  lines.length === 0 ? 0 : CAPTION.titleLine + (lines.length - 1) * CAPTION.line + MARGIN / 2

/** The name, and below it moment, place and methods. A long line is cut. */
function captionMarkup(lines: readonly string[], look: SquaresLook, script: Script): Markup | null {
  if (lines.length === 0) return null
  const room = look.size - 2 * MARGIN
  return svg`<g class="caption">${lines.map((line, index) => {
    const isTitle = index === 0
    const height = isTitle ? CAPTION.title : CAPTION.text
    const y = MARGIN + (isTitle ? CAPTION.titleLine / 2 : CAPTION.titleLine + (index - 0.5) * CAPTION.line)
    const text = shortened(script, line, height, room)
    const color = isTitle ? look.colors.title_text : look.colors.subtitle_text
    return svg`<g><title>${line}</title>${written(script, { name: 'line', text, place: { x: MARGIN, y }, height, color })}</g>`
  })}</g>`
}

/** The texts of a picture that may need a font. */
export const squaresTexts = (content: SquaresContent): string[] => [
  ...content.caption,
  ...content.charts.flatMap(({ title, subtitle, signs }) => [
    title,
    subtitle,
    ...signs.flatMap(({ label, bodies }) => [label, ...bodies.map((body) => body.label)]),
  ]),
]

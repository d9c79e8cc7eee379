import { elementOf, SIGNS } from '../../astro/sign.ts'
import { signName } from '../../languages/catalogues.ts'
import { type Markup, svg } from '../../platform/markup.ts'
import type { Drawing } from '../drawing.ts'
import { at, sector, spoke, tenths } from '../geometry.ts'
import { signGlyph } from '../glyph.ts'
import { seenOver } from '../legible.ts'
import { area, circle, line } from '../strokes.ts'
import { BACKGROUND_OPACITY } from '../style.ts'

const WIDTH = 30
/** Lengths of ticks for every degree, every fifth and every tenth, as fractions of the ring. */
const TICKS = { one: 0.07, five: 0.11, ten: 0.15 }

/** The zodiac: backgrounds, glyphs, lines between signs, and a tick for each degree. */
export function signLayer(drawing: Drawing): Markup {
  const { look, layout } = drawing
  const { outer, inner } = layout.signs
  return svg`<g class="signs">${[
    SIGNS.map((_, sign) => signMarkup(drawing, sign)),
    divisions(drawing),
    circle('sign-ring-outer', outer, look.line('sign_ring_outer')),
    circle('sign-ring-inner', inner, look.line('sign_ring_inner')),
  ]}</g>`
}

function signMarkup({ content, look, layout }: Drawing, sign: number): Markup {
  const { config, palette } = look
  const { outer, inner } = layout.signs
  const { id } = SIGNS[sign]!
  const element = elementOf(sign)
  const filled = config.show_color_background !== false && config.show_sign_background !== false
  const background =
    config.custom_sign_colors?.[sign] ?? config.custom_sign_bg_color ?? palette[`${element}_background`]
  const height = (outer - inner) * look.geometry('sign_symbol_scale')
  const glyph = signGlyph(sign, layout.frame(sign * WIDTH + WIDTH / 2, (outer + inner) / 2), height)
  const opacity = config.sign_background_opacity ?? BACKGROUND_OPACITY.sign
  const within = sector(layout.frame, sign * WIDTH, WIDTH, outer, inner)
  const disk = config.chart_background ?? palette.disk
  const ground = filled ? seenOver(disk, { color: background, opacity }) : disk
  const pen = {
    color: config.custom_sign_color ?? look.over([ground])[element],
    width: look.geometry('sign_symbol_stroke_width'),
  }
  return svg`<g data-sign="${id}" data-element="${element}"><title>${signName(content.language, sign)}</title>${[
    filled && area('sign-background', within, background, opacity),
    line('sign-glyph', glyph, pen),
  ]}</g>`
}

function divisions({ look, layout: { frame, signs } }: Drawing): Markup[] {
  const depth = signs.outer - signs.inner
  const lines = SIGNS.map((_, sign) => spoke(frame, sign * WIDTH, signs.outer, signs.inner)).join('')
  const ticks = Array.from({ length: 360 }, (_, degree) => {
    if (degree % WIDTH === 0) return ''
    const length = depth * (degree % 10 === 0 ? TICKS.ten : degree % 5 === 0 ? TICKS.five : TICKS.one)
    const foot = frame(degree, signs.inner)
    const head = frame(degree, signs.inner + length)
    return `M${at(tenths(foot))}l${at(tenths({ x: head.x - foot.x, y: head.y - foot.y }))}`
  }).join('')
  return [line('sign-lines', lines, look.line('sign_line')), line('sign-ticks', ticks, look.line('sign_tick'))]
}

import { LUNATION_PHASES } from '../../src/astro/moon.ts'
import { SIGNS } from '../../src/astro/sign.ts'
import type { ReportContent } from '../../src/contract/reports/content.ts'
import { html, type Markup } from '../../src/platform/markup.ts'
import { aspectGlyph, bodyGlyph, signGlyph } from '../../src/wheel/glyph.ts'
import { lettered } from '../../src/wheel/script.ts'
import { wordsOf } from './words.ts'

/** The square of the glyphs, whose paths below are in its units, and the usual height of their ink. */
const SIDE = 24
const CENTRE = { x: SIDE / 2, y: SIDE / 2 }
const INK = 19
const RETROGRADE_HEIGHT = 12
const NUMERAL_HEIGHT = 9
/** Radii of the ring around a numeral, and of the Moon. */
const HOUSE_RADIUS = 10.5
const MOON_RADIUS = 9.5

/** The alchemical symbols of the elements. */
const ELEMENTS: Readonly<Record<string, string>> = {
  fire: 'M12 3L21.5 20L2.5 20Z',
  water: 'M12 21L21.5 4L2.5 4Z',
  air: 'M12 3L21.5 20L2.5 20ZM5 14L19 14',
  earth: 'M12 21L21.5 4L2.5 4ZM5 10L19 10',
}

/** A mode as the beginning, the middle or the end of a season. */
const MODES: Readonly<Record<string, string>> = {
  cardinal: 'M12 21L12 3M5 10L12 3L19 10',
  fixed: 'M4.5 4.5L19.5 4.5L19.5 19.5L4.5 19.5ZM12 12L12 12.1',
  mutable: 'M2.5 12C6 4 9 4 12 12C15 20 18 20 21.5 12',
}

const PHASES: readonly string[] = LUNATION_PHASES

/** Symbols of aspect patterns. */
const FIGURES: Readonly<Record<string, string>> = {
  grand_trine: 'M12 3L20.5 18L3.5 18Z',
  t_square: 'M3 6L21 6M3 6L12 18L21 6',
  grand_cross: 'M12 2.5L21.5 12L12 21.5L2.5 12ZM12 2.5L12 21.5M2.5 12L21.5 12',
  yod: 'M12 21L6 4L18 4Z',
  kite: 'M12 2.5L19.5 9L12 21.5L4.5 9ZM4.5 9L19.5 9',
  mystic_rectangle: 'M4 6.5L20 6.5L20 17.5L4 17.5ZM4 6.5L20 17.5M20 6.5L4 17.5',
}

export const retrograde: Markup = drawn(lettered('℞', CENTRE, RETROGRADE_HEIGHT), 'retrograde')

/** Path data as a picture, hidden from screen readers: the words beside it say the same. */
function drawn(path: string, kind = ''): Markup {
  return html`<svg class="mark ${kind}" viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true"><path d="${path}"/></svg>`
}

/** A body or a point by its glyph, or by letters of its name where it has none. */
export const body = (id: string, name = id): Markup => drawn(bodyGlyph({ id, name, variant: null }, CENTRE, INK))

/** A body, or an angle by the letters of the language. */
export const bodyIn = (content: Pick<ReportContent, 'language'>, id: string): Markup =>
  drawn(bodyGlyph({ id, name: id, variant: null }, CENTRE, INK, wordsOf(content).names.initials))

export const sign = (id: string): Markup => drawn(signGlyph(indexOf(id), CENTRE, INK))

export const aspect = (type: string): Markup => drawn(aspectGlyph(type, CENTRE, INK))

const indexOf = (id: string): number => SIGNS.findIndex((each) => each.id === id)

/** The path of a circle about the centre. */
function circle(radius: number): string {
  const { x, y } = CENTRE
  const arc = `A${radius} ${radius} 0 1 1`
  return `M${x - radius} ${y}${arc} ${x + radius} ${y}${arc} ${x - radius} ${y}Z`
}

/** The number of a house in a ring. */
export const house = (number: number): Markup =>
  drawn(circle(HOUSE_RADIUS) + lettered(String(number), CENTRE, NUMERAL_HEIGHT))

export const element = (id: string): Markup => drawn(ELEMENTS[id] ?? '')

export const mode = (id: string): Markup => drawn(MODES[id] ?? '')

/**
 * The Moon at the beginning of a phase with its lit part filled: on the right while waxing, as seen from the north. Reports
 * of earlier versions have other phases, without a picture.
 */
export function moonPhase(id: string): Markup {
  const step = PHASES.indexOf(id)
  if (step < 0) return drawn('')
  const turn = (step / PHASES.length) * 2 * Math.PI
  const top = CENTRE.y - MOON_RADIUS
  const bottom = CENTRE.y + MOON_RADIUS
  const bulge = Math.abs(Math.cos(turn)) * MOON_RADIUS
  const isWaxing = turn <= Math.PI
  const isMoreThanHalf = Math.cos(turn) < 0
  const limb = `M${CENTRE.x} ${top}A${MOON_RADIUS} ${MOON_RADIUS} 0 0 ${isWaxing ? 1 : 0} ${CENTRE.x} ${bottom}`
  const terminator = `A${bulge.toFixed(2)} ${MOON_RADIUS} 0 0 ${isWaxing === isMoreThanHalf ? 1 : 0} ${CENTRE.x} ${top}Z`
  return html`<svg class="mark" viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true"><path d="${circle(MOON_RADIUS)}"/>${
    step > 0 && html`<path class="filled" d="${limb}${terminator}"/>`
  }</svg>`
}

export const figure = (id: string): Markup => drawn(FIGURES[id] ?? '')

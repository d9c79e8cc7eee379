import { elementOf, SIGNS } from '../../astro/sign.ts'
import { html, type Markup, svg } from '../../platform/markup.ts'
import { aspectGlyph, bodyGlyph, signGlyph } from '../../wheel/glyph.ts'

/** The side of the square that a glyph is drawn in. */
const SIDE = 24
const CENTRE = { x: SIDE / 2, y: SIDE / 2 }
const HEIGHT = 18

/** A glyph of the wheel within a line of text. The text beside it names it, so screen readers skip it. */
const inline = (name: string, path: string): Markup =>
  html`<svg class="glyph ${name}" viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true">${svg`<path d="${path}"/>`}</svg>`

/** The glyph of a planet, a point or an angle. */
export const bodyMark = (id: string, name: string): Markup =>
  inline('body', bodyGlyph({ id, name, variant: null }, CENTRE, HEIGHT))

/** The glyph of a sign by its id, in the colour of its element. */
export function signMark(signId: string): Markup {
  const sign = SIGNS.findIndex(({ id }) => id === signId)
  return inline(`sign of-${elementOf(sign)}`, signGlyph(sign, CENTRE, HEIGHT))
}

/** The glyph of an aspect. */
export const aspectMark = (type: string): Markup => inline(`aspect ${type}`, aspectGlyph(type, CENTRE, HEIGHT))

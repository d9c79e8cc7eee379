import type { Variant } from '../astro/body.ts'
import { SIGNS } from '../astro/sign.ts'
import { type Point, placed, type Stroke, stroke } from './geometry.ts'
import { ASPECT_GLYPHS, PLANET_GLYPHS, SIGN_GLYPHS } from './glyphs/symbols.ts'
import { canLetter, lettered, widthOf } from './script.ts'

/** The side of the square of a glyph, and the usual height of its ink. */
const SQUARE = 24
const INK = 19

const strokesOf = (table: Readonly<Record<string, string>>): ReadonlyMap<string, Stroke> =>
  new Map(Object.entries(table).map(([id, path]) => [id, stroke(path)]))

const BODIES = strokesOf(PLANET_GLYPHS)
const ZODIAC = SIGNS.map(({ id }) => stroke(SIGN_GLYPHS[id]))
const ASPECTS = strokesOf(ASPECT_GLYPHS)

/** Path data of a glyph about a point, with an ink height of about `height`. */
const drawn = (lines: Stroke, { x, y }: Point, height: number): string => {
  const scale = height / INK
  return placed(lines, scale, x - (SQUARE / 2) * scale, y - (SQUARE / 2) * scale)
}

/** Points with letters instead of a glyph. Languages have their own for angles. */
const INITIALS: Readonly<Record<string, string>> = { asc: 'AC', mc: 'MC', dc: 'DC', ic: 'IC', vertex: 'Vx' }
const INITIALS_HEIGHT = 0.6

/** The place in the square of the glyph for the small letter that distinguishes the variants of a point. */
const VARIANT_AT: Readonly<Record<string, Point>> = {
  north_node: { x: 12, y: 10.5 },
  south_node: { x: 12, y: 13.5 },
  lilith: { x: 18, y: 6.9 },
}
const VARIANT_LETTERS = { mean: 'm', true: 't', interpolated: 'i' } as const satisfies Record<Variant, string>
/** The height of capitals beside that letter, in the square of the glyph. */
const VARIANT_HEIGHT = 6.5

/** The glyph of a body or a point with the letter of its variant, or its initials. */
export function bodyGlyph(
  { id, name, variant }: { readonly id: string; readonly name: string; readonly variant: Variant | null },
  place: Point,
  height: number,
  angles: Readonly<Record<string, string>> = {},
): string {
  const lines = BODIES.get(id)
  if (lines) return drawn(lines, place, height) + (variant === null ? '' : variantMark(id, variant, place, height))
  const initials = angles[id] ?? INITIALS[id] ?? (canLetter(name.slice(0, 2)) ? name.slice(0, 2) : '?')
  const letters = INITIALS_HEIGHT * height
  return lettered(initials, place, Math.min(letters, (letters * height) / widthOf(initials, letters)))
}

function variantMark(id: string, variant: Variant, { x, y }: Point, height: number): string {
  const at = VARIANT_AT[id]
  const scale = height / INK
  return at
    ? lettered(
        VARIANT_LETTERS[variant],
        { x: x + (at.x - SQUARE / 2) * scale, y: y + (at.y - SQUARE / 2) * scale },
        VARIANT_HEIGHT * scale,
      )
    : ''
}

export const signGlyph = (sign: number, place: Point, height: number): string => drawn(ZODIAC[sign]!, place, height)

export const aspectGlyph = (aspect: string, place: Point, height: number): string =>
  drawn(ASPECTS.get(aspect)!, place, height)

import { describe, expect, test } from 'vitest'
import { type Palette, THEMES } from '../../src/wheel/palette.ts'

/** Relative luminance and contrast of WCAG 2.2 (definitions there); 4.5 is asked of text (1.4.3), 3 of graphics (1.4.11). */
const TEXT = 4.5
const GRAPHICS = 3

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

const LETTERS = ['text', 'muted', 'planet', 'house', 'outer_planet', 'first_ring', 'second_ring', 'retrograde'] as const
/** Letters on the page: captions and headings, with names in the colour of their ring. */
const BESIDE = ['text', 'muted', 'axis', 'accent', 'first_ring', 'second_ring'] as const
const GROUNDS = ['disk', 'house_background', 'angular_house_background'] as const
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
const LINES = [
  'conjunction',
  'opposition',
  'trine',
  'square',
  'sextile',
  'quincunx',
  'minor',
  'axis',
  'accent',
] as const

describe.each(Object.entries(THEMES) as [string, Palette][])('in the theme %s', (_, palette) => {
  test.each(LETTERS.flatMap((letter) => GROUNDS.map((ground) => [letter, ground] as const)))(
    '%s can be read on %s',
    (letter, ground) => {
      expect(contrast(palette[letter], palette[ground])).toBeGreaterThanOrEqual(TEXT)
    },
  )

  test.each([...BESIDE])('%s can be read beside the wheel', (letter) => {
    expect(contrast(palette[letter], palette.background)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(ELEMENTS)('signs of %s stand out, on their ground and among houses', (element) => {
    const grounds = [palette[`${element}_background`], ...GROUNDS.map((ground) => palette[ground])]
    for (const ground of grounds) expect(contrast(palette[element], ground)).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(LINES)('lines of %s stand out', (line) => {
    expect(contrast(palette[line], palette.disk)).toBeGreaterThanOrEqual(GRAPHICS)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookOf } from '../../src/wheel/look.ts'
import { type Palette, THEMES, type ThemeName } from '../../src/wheel/palette.ts'
import type { WheelStyle } from '../../src/wheel/style.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { SINGLE, STYLE } from './charts.ts'

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

describe('on a ground that the caller gave', () => {
  const styled = (theme: ThemeName, custom: Partial<Palette>): WheelStyle => ({
    ...STYLE,
    theme_type: theme,
    custom_theme: custom,
  })

  test('letters can be read and lines stand out, in every theme', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((each) => `#${each.toString(16).padStart(6, '0')}`)
    const theme = fc.constantFrom(...(Object.keys(THEMES) as ThemeName[]))
    fc.assert(
      fc.property(theme, color, color, color, (name, background, disk, house) => {
        const { on } = lookOf(styled(name, { background, disk, house_background: house }))
        for (const letter of BESIDE) expect(contrast(on('page')[letter], background)).toBeGreaterThanOrEqual(TEXT)
        for (const letter of LETTERS) expect(contrast(on('houses')[letter], house)).toBeGreaterThanOrEqual(TEXT)
        for (const element of ELEMENTS) expect(contrast(on('houses')[element], house)).toBeGreaterThanOrEqual(TEXT)
        for (const line of LINES) expect(contrast(on('disk')[line], disk)).toBeGreaterThanOrEqual(GRAPHICS)
      }),
      { numRuns: 500 },
    )
  })

  const strokeOf = (svg: string, start: string): string =>
    new RegExp(`${start}[^>]*? stroke="([^"]+)"`).exec(svg)?.[1] ?? ''

  test.each(['#223344', '#000', 'navy'])('the title, the labels and the notes are light on %s', (background) => {
    const svg = drawWheel(SINGLE, styled('light', { background }))
    expect(strokeOf(svg, '<g class="caption">.*?<path')).toBe(THEMES.dark.text)
    expect(strokeOf(svg, '<path class="cusp-degree"')).toBe(THEMES.dark.muted)
    expect(strokeOf(svg, '<path class="angle-label"')).toBe(THEMES.dark.axis)
    // The houses keep their ground, and so the bodies keep their colours.
    expect(strokeOf(svg, '<path class="glyph"')).toBe(THEMES.light.planet)
  })

  test('colours that the caller gave stay, whatever the ground', () => {
    const svg = drawWheel(SINGLE, styled('light', { background: '#223344', text: '#222222' }))
    expect(strokeOf(svg, '<g class="caption">.*?<path')).toBe('#222222')
  })

  test('nothing changes on a ground that lets the page behind it through', () => {
    const { palette, on } = lookOf(styled('light', { background: '#00000000' }))
    expect(on('page')).toBe(palette)
  })
})

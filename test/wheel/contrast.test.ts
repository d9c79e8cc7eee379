import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { houseOf } from '../../src/astro/house.ts'
import { drawingOf } from '../../src/wheel/drawing.ts'
import { lookOf, type WheelStyle } from '../../src/wheel/look.ts'
import { type Palette, THEMES, type ThemeName } from '../../src/wheel/style.ts'
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
        const { on, over } = lookOf(styled(name, { background, disk, house_background: house }))
        for (const letter of BESIDE) expect(contrast(on('page')[letter], background)).toBeGreaterThanOrEqual(TEXT)
        for (const letter of LETTERS) expect(contrast(over([house])[letter], house)).toBeGreaterThanOrEqual(TEXT)
        for (const element of ELEMENTS) expect(contrast(over([house])[element], house)).toBeGreaterThanOrEqual(TEXT)
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

  const color = fc.integer({ min: 0, max: 0xffffff }).map((each) => `#${each.toString(16).padStart(6, '0')}`)
  const configured = (name: ThemeName, config: WheelStyle['chart_config']): WheelStyle => ({
    ...STYLE,
    theme_type: name,
    chart_config: config,
  })

  /** The strokes of the letters and glyphs of each house and each body, by the house on whose ground they are. */
  function inksByHouse(style: WheelStyle): { readonly house: number; readonly name: string; readonly ink: string }[] {
    const svg = drawWheel(SINGLE, style)
    const numbers = [...svg.matchAll(/<g data-house="(\d+)".*?class="house-number"[^>]*? stroke="([^"]+)"/g)]
    const bodies = [...svg.matchAll(/<g data-body=.*?<\/g>/g)]
    const arranged = drawingOf(SINGLE, style).rings.inner
    expect([numbers.length, bodies.length]).toEqual([12, arranged.length])
    return [
      ...numbers.map(([, house, ink]) => ({ house: Number(house), name: 'house-number', ink: ink! })),
      ...bodies.flatMap(([body], index) =>
        [...body.matchAll(/<path class="(glyph|degree|in-sign|minute|retrograde)"[^>]*? stroke="([^"]+)"/g)].map(
          ([, name, ink]) => ({
            house: houseOf(arranged[index]!.longitude, SINGLE.inner.cusps!),
            name: name!,
            ink: ink!,
          }),
        ),
      ),
    ]
  }

  test('letters can be read in each of twelve houses with its own colour', () => {
    const theme = fc.constantFrom(...(Object.keys(THEMES) as ThemeName[]))
    const twelve = fc.array(color, { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(theme, twelve, (name, colors) => {
        const inks = inksByHouse(configured(name, { custom_house_colors: colors }))
        expect(inks.length).toBeGreaterThan(60)
        for (const { house, name: of, ink } of inks)
          if (contrast(ink, colors[house - 1]!) < TEXT) expect.fail(`${of} ${ink} on ${colors[house - 1]}`)
      }),
      { numRuns: 50 },
    )
  })

  test('signs can be read on their own colours', () => {
    const theme = fc.constantFrom(...(Object.keys(THEMES) as ThemeName[]))
    fc.assert(
      fc.property(theme, color, fc.array(color, { minLength: 12, maxLength: 12 }), (name, common, colors) => {
        for (const config of [{ custom_sign_bg_color: common }, { custom_sign_colors: colors }]) {
          const svg = drawWheel(SINGLE, configured(name, config))
          const signs = [
            ...svg.matchAll(
              /class="sign-background"[^>]*? fill="([^"]+)".*?class="sign-glyph"[^>]*? stroke="([^"]+)"/g,
            ),
          ]
          expect(signs).toHaveLength(12)
          for (const [, ground, ink] of signs) expect(contrast(ink!, ground!)).toBeGreaterThanOrEqual(TEXT)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('a colour of low opacity is the ground that is seen, over the disk', () => {
    const colors = Array<string>(12).fill('#000000')
    // A tenth of black over white is #e6e6e6: dark letters stay.
    const faint = configured('light', { custom_house_colors: colors, house_background_opacity: 0.1 })
    for (const { name, ink } of inksByHouse(faint)) if (name === 'degree') expect(ink).toBe(THEMES.light.text)
    for (const { name, ink } of inksByHouse(configured('light', { custom_house_colors: colors })))
      if (name === 'degree') expect(ink).toBe(THEMES.dark.text)
  })

  test('an axis stands out from the houses on both of its sides', () => {
    const dark = drawWheel(SINGLE, configured('light', { custom_house_colors: Array<string>(12).fill('#101010') }))
    const axes = [...dark.matchAll(/class="axis"[^>]*? stroke="([^"]+)"/g)]
    expect(axes).toHaveLength(4)
    for (const [, ink] of axes) expect(contrast(ink!, '#101010')).toBeGreaterThanOrEqual(GRAPHICS)
  })

  test('bodies can be read on the background of their ring', () => {
    const svg = drawWheel(SINGLE, { ...STYLE, inner: { zoneColor: '#101010' } })
    for (const name of ['glyph', 'degree', 'minute', 'in-sign'])
      expect(contrast(strokeOf(svg, `<path class="${name}"`), '#101010')).toBeGreaterThanOrEqual(TEXT)
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

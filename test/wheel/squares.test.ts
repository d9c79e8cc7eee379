import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { SIGNS } from '../../src/astro/sign.ts'
import type { Point } from '../../src/wheel/geometry.ts'
import { middleOf, SQUARE_PLANS, SQUARE_STYLES } from '../../src/wheel/squares/cells.ts'
import type { SquareBody, SquaresContent } from '../../src/wheel/squares/content.ts'
import { drawSquares } from '../../src/wheel/squares/draw.ts'
import type { SquaresStyle } from '../../src/wheel/squares/look.ts'
import { packed } from '../../src/wheel/squares/packing.ts'

const parse = (text: string) =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  }).parseFromString(text, 'image/svg+xml')

const areaOf = (polygon: readonly Point[]): number =>
  Math.abs(
    polygon.reduce((sum, { x, y }, index) => {
      const next = polygon[(index + 1) % polygon.length]!
      return sum + x * next.y - next.x * y
    }, 0),
  ) / 2

describe('the cells', () => {
  test.each([
    ['north_indian', 1],
    ['south_indian', 12 / 16],
    ['east_indian', 8 / 9],
  ] as const)('of the style %s fill the square, but for its middle', (style, share) => {
    const { cells } = SQUARE_PLANS[style]
    expect(cells.length).toBe(12)
    expect(cells.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)).toBeCloseTo(share, 9)
    // No point of a grid lies in two cells.
    for (let x = 0.013; x < 1; x += 0.037)
      for (let y = 0.017; y < 1; y += 0.041)
        expect(cells.filter(({ polygon }) => isWithin({ x, y }, polygon)).length).toBeLessThanOrEqual(1)
  })

  test('of the North are houses: the first above, the fourth at the left, the seventh below, the tenth at the right', () => {
    const middles = [0, 3, 6, 9].map((house) => middleOf(SQUARE_PLANS.north_indian.cells[house]!.polygon))
    expect(middles).toEqual([
      { x: 0.5, y: 0.25 },
      { x: 0.25, y: 0.5 },
      { x: 0.5, y: 0.75 },
      { x: 0.75, y: 0.5 },
    ])
  })

  test('of the South are signs, clockwise from Pisces in the upper left corner', () => {
    const place = (sign: string) => {
      const cell = SQUARE_PLANS.south_indian.cells[SIGNS.findIndex(({ id }) => id === sign)]!
      const { x, y } = middleOf(cell.polygon)
      return [Math.floor(y * 4), Math.floor(x * 4)]
    }
    expect(['pisces', 'aries', 'gemini', 'cancer', 'virgo', 'sagittarius', 'aquarius'].map(place)).toEqual([
      [0, 0],
      [0, 1],
      [0, 3],
      [1, 3],
      [3, 3],
      [3, 0],
      [1, 0],
    ])
  })

  test('of the East are signs, counter-clockwise from Aries in the middle of the upper edge', () => {
    const angles = SQUARE_PLANS.east_indian.cells.map(({ polygon }) => {
      const { x, y } = middleOf(polygon)
      return (Math.atan2(0.5 - y, x - 0.5) * 180) / Math.PI
    })
    const turns = angles.map((angle, index) => (angles[(index + 1) % 12]! - angle + 360) % 360)
    expect(angles[0]).toBeCloseTo(90, 9)
    expect(turns.every((turn) => turn > 15 && turn < 45)).toBe(true)
  })
})

/** The cross products of a point within a convex polygon have one sign. */
function isWithin({ x, y }: Point, polygon: readonly Point[]): boolean {
  const sides = polygon.map((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!
    return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x))
  })
  return sides.every((side) => side > 0) || sides.every((side) => side < 0)
}

describe('bodies in a cell', () => {
  const CELLS = SQUARE_STYLES.flatMap((style) => SQUARE_PLANS[style].cells.map(({ polygon }) => polygon))

  test('stay within it and apart, however many there are', () => {
    for (const unit of CELLS)
      for (const count of [1, 2, 3, 5, 8, 12]) {
        const polygon = unit.map(({ x, y }) => ({ x: x * 300, y: y * 300 }))
        const widths = (height: number) => Array.from({ length: count }, (_, index) => height * (1.5 + (index % 3)))
        const { height, places } = packed({ polygon, taken: [], widths, wanted: 10, margin: 2 })
        expect(height).toBeGreaterThan(1)
        const boxes = places.map(({ x, y }, index) => ({ x, y: y - height / 2, width: widths(height)[index]!, height }))
        for (const box of boxes)
          for (const x of [box.x, box.x + box.width])
            for (const y of [box.y, box.y + height]) expect(isWithin({ x, y }, polygon)).toBe(true)
        const overlapping = boxes.filter((one, index) =>
          boxes
            .slice(index + 1)
            .some((two) => Math.abs(one.y - two.y) < height && one.x < two.x + two.width && two.x < one.x + one.width),
        )
        expect(overlapping).toEqual([])
      }
  })

  test('keep away from the name of the sign', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]
    const taken = { x: 0, y: 0, width: 60, height: 60 }
    const { height, places } = packed({
      polygon: square,
      taken: [taken],
      widths: (h) => [4 * h, 4 * h],
      wanted: 15,
      margin: 0,
    })
    for (const { x, y } of places)
      expect(x + 4 * height <= 0 || x >= 60 || y - height / 2 >= 60, `${x} ${y}`).toBe(true)
  })
})

const body = (id: string, fields: Partial<SquareBody> = {}): SquareBody => ({
  id,
  label: 'Su',
  name: 'Sun',
  degrees: '6°39′',
  isRetrograde: false,
  ...fields,
})
const CONTENT: SquaresContent = {
  language: 'en',
  title: 'Vedic chart of <Ada> & "Bo"',
  description: 'A & B',
  caption: ['<Ada> & "Bo"', 'a day'],
  charts: [
    {
      badge: 'D1',
      title: 'Rashi',
      subtitle: 'Lagna Leo',
      firstSign: 4,
      lagnaSign: 4,
      signs: SIGNS.map(({ name }, sign) => ({
        sign,
        name,
        label: name.slice(0, 3),
        house: ((sign + 8) % 12) + 1,
        bodies: sign === 4 ? [body('ascendant'), body('sun'), body('saturn', { isRetrograde: true })] : [],
      })),
    },
  ],
}
const STYLE: SquaresStyle = { chart_style: 'north_indian', size: 700, theme_type: 'light', show_metadata: true }

describe('a picture', () => {
  test.each(SQUARE_STYLES)('of the style %s is well-formed, with each sign and each body once', (style) => {
    const drawn = drawSquares(CONTENT, { ...STYLE, chart_style: style })
    const elements = [...parse(drawn).getElementsByTagName('*')]
    const signs = elements.flatMap((each) => each.getAttribute('data-sign') ?? [])
    expect(signs.map(Number).sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(elements.flatMap((each) => each.getAttribute('data-body') ?? [])).toEqual(['ascendant', 'sun', 'saturn'])
    expect(elements.filter((each) => each.hasAttribute('data-retrograde')).length).toBe(1)
  })

  test('escapes the texts of its caller', () => {
    const drawn = drawSquares(CONTENT, STYLE)
    expect(drawn).not.toContain('<Ada>')
    expect(parse(drawn).documentElement!.getAttribute('aria-label')).toBe(CONTENT.title)
  })

  test.each([
    ['show_metadata', { show_metadata: false }, 'class="caption"'],
    ['sign_labels', { display_settings: { sign_labels: false } }, 'class="sign-label"'],
  ])('without %s does not draw it', (_, fields, drawn) => {
    expect(drawSquares(CONTENT, STYLE)).toContain(drawn)
    expect(drawSquares(CONTENT, { ...STYLE, ...fields })).not.toContain(drawn)
  })

  test('has the colours of its caller, and the others of its theme', () => {
    const drawn = drawSquares(CONTENT, { ...STYLE, theme_type: 'dark', custom_theme: { grid: '#123456' } })
    expect(drawn).toMatch(/class="grid"[^>]*stroke="#123456"/)
    expect(drawn).toMatch(/class="background"[^>]*fill="#12151B"/)
  })

  test('of several charts has the columns that its caller wants', () => {
    const four = { ...CONTENT, charts: Array.from({ length: 4 }, () => CONTENT.charts[0]!) }
    const heightOf = (columns: number | null): number =>
      Number(/viewBox="0 0 700 (\d+)"/.exec(drawSquares(four, { ...STYLE, chart_config: { columns } }))![1])
    expect(heightOf(1)).toBeGreaterThan(heightOf(2) * 3)
    expect(heightOf(null)).toBe(heightOf(2))
    expect(heightOf(4)).toBeLessThan(heightOf(2) / 2)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ASPECTS } from '../../src/astro/aspect.ts'
import { SVG_LENGTH_MAX } from '../../src/contract/jobs.ts'
import type { Ring, WheelAspect, WheelContent } from '../../src/wheel/content.ts'
import type { WheelStyle } from '../../src/wheel/look.ts'
import { plainScript } from '../../src/wheel/script.ts'
import { CHART_LAYOUTS, type ChartLayout, THEMES } from '../../src/wheel/style.ts'
import { type Composition, composed, drawChart } from '../../src/wheel/tables/picture.ts'
import { sheetOf } from '../../src/wheel/tables/sheet.ts'
import type { Area } from '../../src/wheel/tables/table.ts'
import { propertyRuns } from '../support/full-form.ts'
import { BIWHEEL, SINGLE, STYLE } from './charts.ts'
import { extentOf } from './extent.ts'

const RUNS = 300
/** Coordinates in units. */
const ROUNDING = 0.02
const NONE = { inner: null, outer: null }
const WITH_TABLES = CHART_LAYOUTS.filter((layout) => layout !== 'wheel')
/** A chart whose every pair forms an aspect is far beyond any that the service can cast, which has 29 points. */
const POINTS_MAX = 100

const ringOf = (of: string, count: number, cusps: readonly number[] | null): Ring => ({
  names: null,
  of,
  points: Array.from({ length: count }, (_, index) => ({
    ...{ id: `body_${index}`, name: 'A Body of a Long Name', variant: index % 3 === 0 ? ('mean' as const) : null },
    ...{ longitude: (index * 47.31) % 360, retrograde: index % 2 === 0, house: cusps && (index % cusps.length) + 1 },
    station: index % 5 === 0 ? 'direct' : null,
  })),
  cusps,
  angles: cusps && { asc: cusps[0]!, mc: 275, ic: 95, dc: 180, vertex: 170 },
})

const aspectsOf = (inner: Ring, outer: Ring | null): WheelAspect[] =>
  (outer ?? inner).points.flatMap((from, row) =>
    inner.points.flatMap((to, column): WheelAspect[] =>
      outer || column < row
        ? [
            {
              from: { ring: outer ? 'outer' : 'inner', id: from.id, variant: from.variant },
              to: { ring: 'inner', id: to.id, variant: to.variant },
              ...{ type: ASPECTS[(row + column) % ASPECTS.length]!.id, orb: (row + column) % 11, orbMax: 11 },
              applying: column % 2 === 0,
            },
          ]
        : [],
    ),
  )

const points = fc.integer({ min: 0, max: POINTS_MAX })
const houses = fc.constantFrom(null, 12, 36)
const anyChart = fc
  .tuple(points, fc.option(points), houses, houses, fc.string({ maxLength: 60 }), fc.boolean())
  .map(([count, other, own, others, name, areStars]): WheelContent => {
    const cuspsOf = (houses: number | null) =>
      houses && Array.from({ length: houses }, (_, house) => (house * 360) / houses)
    const inner = ringOf('natal', count, cuspsOf(own) || null)
    const outer = other === null ? null : ringOf('transit', other, cuspsOf(others) || null)
    const caption = outer ? BIWHEEL.caption : SINGLE.caption
    return {
      ...SINGLE,
      ...{ inner, outer, aspects: areStars ? aspectsOf(inner, outer) : [] },
      caption: caption.map(({ ring, lines }) => ({ ring, lines: [name, ...lines.slice(1)] })),
    }
  })

const anyStyle = fc.record({
  size: fc.integer({ min: 400, max: 2000 }),
  show_metadata: fc.boolean(),
  chart_config: fc.record({
    font_size_fraction: fc.option(fc.double({ min: 0, max: 2, noNaN: true })),
    show_retrograde_markers: fc.option(fc.boolean()),
  }),
})

const composition = (content: WheelContent, style: WheelStyle, layout: Exclude<ChartLayout, 'wheel'>): Composition =>
  composed(sheetOf(content, style, plainScript, NONE), layout)

const isWithin = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - ROUNDING &&
  inner.y >= outer.y - ROUNDING &&
  inner.x + inner.width <= outer.x + outer.width + ROUNDING &&
  inner.y + inner.height <= outer.y + outer.height + ROUNDING

const overlap = (a: Area, b: Area): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > ROUNDING &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > ROUNDING

/** Pairs of a list that overlap, found along one axis. */
function overlapping(areas: readonly Area[]): [Area, Area][] {
  const sorted = [...areas].sort((a, b) => a.y - b.y)
  return sorted.flatMap((area, index) => {
    const found: [Area, Area][] = []
    for (let next = index + 1; next < sorted.length && sorted[next]!.y < area.y + area.height; next++)
      if (overlap(area, sorted[next]!)) found.push([area, sorted[next]!])
    return found
  })
}

describe.each(WITH_TABLES)('in the layout %s', (layout) => {
  test('no text and no glyph leaves its cell or meets another, with up to 100 points and every aspect', () => {
    fc.assert(
      fc.property(anyChart, anyStyle, (content, look) => {
        const { tables } = composition(content, { ...STYLE, ...look }, layout)
        const cells = tables.flatMap(({ entries }) => entries.flatMap((entry) => entry.cells))
        for (const { area, inks } of cells) {
          for (const { box } of inks) if (!isWithin(box, area)) expect.fail(JSON.stringify({ box, area }))
          expect(overlapping(inks.map(({ box }) => box))).toEqual([])
        }
        expect(overlapping(cells.map(({ area }) => area))).toEqual([])
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test('no table leaves the picture or covers the wheel or another table', () => {
    fc.assert(
      fc.property(anyChart, anyStyle, (content, look) => {
        const { tables, width, height, wheel } = composition(content, { ...STYLE, ...look }, layout)
        for (const { area } of tables) expect(isWithin(area, { x: 0, y: 0, width, height })).toBe(true)
        const own = wheel ? [{ ...wheel, width: 1000, height: 1000 }] : []
        expect(overlapping([...own, ...tables.map(({ area }) => area)])).toEqual([])
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test.each([SINGLE, BIWHEEL])('every drawn line lies within the extent that its text or glyph claims', (content) => {
    const { tables } = composition(content, STYLE, layout)
    const inks = tables.flatMap(({ entries }) => entries.flatMap(({ cells }) => cells.flatMap((cell) => cell.inks)))
    expect(inks.length).toBeGreaterThan(50)
    for (const { box, markup } of inks)
      for (const [, path] of markup.markup.matchAll(/ d="([^"]+)"/g)) {
        // Letters may begin and end in a slanted stroke outside their width.
        const spare = box.height * 0.1
        const wide = { ...box, x: box.x - spare, width: box.width + 2 * spare }
        if (!isWithin(extentOf(path!), wide)) expect.fail(JSON.stringify({ box, extent: extentOf(path!), markup }))
      }
  })

  test.each(Object.keys(THEMES) as (keyof typeof THEMES)[])('the theme %s has its own page and cards', (theme) => {
    const drawn = drawChart(SINGLE, { ...STYLE, theme_type: theme }, layout, NONE)
    expect(drawn).toContain(`data-theme="${theme}" data-layout="${layout}"`)
    expect(drawn).toMatch(new RegExp(`class="page"[^>]* fill="${THEMES[theme].background}"`))
    expect(drawn).toMatch(new RegExp(`class="card"[^>]* fill="${THEMES[theme].disk}"`))
  })

  test('the picture is as wide as asked, with the height of its content, and without fonts', () => {
    for (const size of [400, 700, 2000]) {
      const drawn = drawChart(BIWHEEL, { ...STYLE, size }, layout, NONE)
      const [, width, height, across, down] = /width="(\d+)" height="(\d+)" viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(
        drawn,
      )!
      expect(Number(width)).toBe(size)
      expect(Math.abs(Number(height) - (size * Number(down)) / Number(across))).toBeLessThanOrEqual(0.5)
      expect(drawn).not.toMatch(/<text|font-family|href|NaN|undefined/)
    }
  })
})

test('tables stand beside the wheel where they can be read there, and below it in smaller pictures', () => {
  expect(composition(SINGLE, { ...STYLE, size: 400 }, 'wheel_with_tables').width).toBe(1000)
  expect(composition(SINGLE, { ...STYLE, size: 1000 }, 'wheel_with_tables').width).toBeGreaterThan(1400)
})

test('a layout of the wheel is the wheel', () => {
  expect(drawChart(SINGLE, STYLE, 'wheel', NONE)).toMatch(/viewBox="0 0 1000 1000"(?!.*data-layout)/)
})

test('a chart of 29 points in two rings whose every pair forms an aspect is below the bound of a render', () => {
  const [inner, outer] = [ringOf('natal', 29, SINGLE.inner.cusps), ringOf('transit', 29, SINGLE.inner.cusps)]
  const aspects = aspectsOf(inner, outer)
  const drawn = drawChart({ ...BIWHEEL, inner, outer, aspects }, { ...STYLE, size: 2000 }, 'wheel_with_tables', NONE)
  expect(aspects).toHaveLength(841)
  expect(drawn.length).toBeLessThan(SVG_LENGTH_MAX)
})

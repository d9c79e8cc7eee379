import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arc } from '../../src/astro/angle.ts'
import { STARS } from '../../src/astro/star.ts'
import { captionWidth } from '../../src/wheel/caption-lines.ts'
import type { WheelContent } from '../../src/wheel/content.ts'
import { type Drawing, drawingOf } from '../../src/wheel/drawing.ts'
import type { Point } from '../../src/wheel/geometry.ts'
import { aspectSymbols } from '../../src/wheel/layers/aspects.ts'
import { captionOf } from '../../src/wheel/layers/caption.ts'
import type { WheelStyle } from '../../src/wheel/look.ts'
import { canLetter, widthOf } from '../../src/wheel/script.ts'
import { nameHeight, STAR_NAME } from '../../src/wheel/star-names.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { propertyRuns } from '../support/full-form.ts'
import { anyChart, STYLE } from './charts.ts'

/** Two properties share 2,000 random charts. */
const RUNS = 1000
const CENTRE = 500

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const words = fc.array(fc.constantFrom('Ada', 'Wolfgang', 'of', 'Llanfair', 'Placidus', 'houses,', '12:00'), {
  minLength: 1,
  maxLength: 14,
})
const lines = fc.array(
  words.map((each) => each.join(' ')),
  { minLength: 1, maxLength: 4 },
)
const stars = fc.array(fc.tuple(fc.nat({ max: STARS.length - 1 }), degrees(0, 359.99)), { maxLength: 44 })
const crowdedStars = fc.tuple(degrees(0, 300), stars).map(([from, each]) => ({ from, each }))

/** A random chart with quadrants of any width, with stars, names of any length and sizes of any kind. */
const anyPicture = fc
  .record({
    content: anyChart,
    mc: degrees(185, 355),
    stars: fc.option(crowdedStars),
    close: fc.boolean(),
    captions: fc.tuple(lines, lines),
    size: fc.integer({ min: 400, max: 2000 }),
    font: fc.option(degrees(0.24, 0.96)),
    french: fc.boolean(),
  })
  .map(
    ({
      content,
      mc,
      stars: some,
      close,
      captions,
      size,
      font,
      french,
    }): { content: WheelContent; style: WheelStyle } => ({
      content: {
        ...content,
        inner: withMidheaven(content.inner, mc),
        stars: (some?.each ?? []).map(([index, at], place) => ({
          id: `${place}`,
          name: STARS[index]!.name,
          longitude: close ? (some!.from + at / 6) % 360 : at,
        })),
        caption: content.outer
          ? [
              { ring: 'inner', lines: captions[0] },
              { ring: 'outer', lines: captions[1] },
            ]
          : [{ ring: null, lines: captions[0] }],
      },
      style: {
        ...STYLE,
        size,
        chart_config: { ...(font && { font_size_fraction: font }), ...(french && { french_style: true }) },
      },
    }),
  )

/** The midheaven so far on from the ascendant, and cusps that divide the quadrants in three. */
function withMidheaven(inner: WheelContent['inner'], from: number): WheelContent['inner'] {
  if (!inner.angles) return inner
  const { asc } = inner.angles
  const [mc, ic] = [(asc + from) % 360, (asc + from + 180) % 360]
  const under = from - 180
  const cusps = [0, under / 3, (2 * under) / 3, under, under + (180 - under) / 3, under + (2 * (180 - under)) / 3]
  return {
    ...inner,
    angles: { ...inner.angles, mc, ic },
    cusps: [...cusps, ...cusps.map((each) => each + 180)].map((each) => (asc + each) % 360),
  }
}

/** The corners of a box, one after the other. */
type Box = readonly Point[]

const upright = ({ x, y }: Point, halfWidth: number, halfHeight: number): Box => [
  { x: x - halfWidth, y: y - halfHeight },
  { x: x + halfWidth, y: y - halfHeight },
  { x: x + halfWidth, y: y + halfHeight },
  { x: x - halfWidth, y: y + halfHeight },
]

function starBoxes({ content, starsAt, layout }: Drawing): Box[] {
  return content.stars.flatMap(({ name }, index) => {
    const longitude = starsAt[index]
    if (typeof longitude !== 'number') return []
    const height = nameHeight(name)
    const near = layout.frame(longitude, layout.radius + STAR_NAME.at)
    const far = layout.frame(longitude, layout.radius + STAR_NAME.at + widthOf(name, height))
    const length = Math.hypot(far.x - near.x, far.y - near.y)
    const across = { x: ((near.y - far.y) / length) * (height / 2), y: ((far.x - near.x) / length) * (height / 2) }
    return [
      [
        { x: near.x + across.x, y: near.y + across.y },
        { x: far.x + across.x, y: far.y + across.y },
        { x: far.x - across.x, y: far.y - across.y },
        { x: near.x - across.x, y: near.y - across.y },
      ],
    ]
  })
}

const rimBoxes = ({ rim }: Drawing): Box[] =>
  [...rim.angles, ...rim.cusps].map(({ place, halfWidth, halfHeight }) => upright(place, halfWidth, halfHeight))

const captionBoxes = (drawing: Drawing): Box[] =>
  captionOf(drawing).map((line) => {
    const width = captionWidth(line)
    const x = line.right ? 982 - width / 2 : 18 + width / 2
    return upright({ x, y: line.y }, width / 2, line.height / 2)
  })

/** By separating axes: two convex shapes are apart when the normal of one of their sides tells them apart. */
const overlap = (a: Box, b: Box): boolean =>
  [a, b].every((box) =>
    box.every((corner, index) => {
      const next = box[(index + 1) % box.length]!
      const [nx, ny] = [corner.y - next.y, next.x - corner.x]
      const along = (each: Box) => each.map(({ x, y }) => x * nx + y * ny)
      const [of, other] = [along(a), along(b)]
      return Math.max(...of) > Math.min(...other) + 1e-6 && Math.max(...other) > Math.min(...of) + 1e-6
    }),
  )

/** The nearest that a box comes to the middle of the wheel; sides are cut finely enough. */
const nearest = (box: Box): number =>
  Math.min(
    ...box.flatMap((corner, index) => {
      const next = box[(index + 1) % box.length]!
      return Array.from({ length: 17 }, (_, step) =>
        Math.hypot(
          corner.x + ((next.x - corner.x) * step) / 16 - CENTRE,
          corner.y + ((next.y - corner.y) * step) / 16 - CENTRE,
        ),
      )
    }),
  )

describe('for random charts of any size', () => {
  test('names of stars, degrees of cusps, names of angles and captions neither overlap nor leave the picture', () => {
    let seen = 0
    fc.assert(
      fc.property(anyPicture, ({ content, style }) => {
        const drawing = drawingOf(content, style)
        const boxes = [
          ...starBoxes(drawing).map((box) => ({ what: 'star', box })),
          ...rimBoxes(drawing).map((box) => ({ what: 'rim', box })),
          ...captionBoxes(drawing).map((box) => ({ what: 'caption', box })),
        ]
        seen += boxes.length
        boxes.forEach((a, index) => {
          for (const { x, y } of a.box) expect(Math.min(x, y, 1000 - x, 1000 - y), a.what).toBeGreaterThanOrEqual(0)
          if (nearest(a.box) < drawing.layout.radius) expect.fail(`${a.what} over the wheel`)
          for (const b of boxes.slice(index + 1)) {
            if (overlap(a.box, b.box)) expect.fail(`${a.what} over ${b.what}`)
          }
        })
      }),
      { numRuns: propertyRuns(RUNS) },
    )
    expect(seen).toBeGreaterThan(10 * propertyRuns(RUNS))
  })

  test('captions have one place: the first at the upper left, the second at the upper right', () => {
    fc.assert(
      fc.property(anyPicture, ({ content, style }) => {
        const captions = captionOf(drawingOf(content, style))
        const firsts = content.caption[0]!.lines.length
        captions.forEach(({ right, y }, index) => {
          expect([right, y < CENTRE / 2]).toEqual([index >= firsts, true])
        })
      }),
      { numRuns: propertyRuns(RUNS / 5) },
    )
  })

  test('an angle whose label moves beside a caption has a line to it', () => {
    let moved = 0
    fc.assert(
      fc.property(anyPicture, ({ content, style }) => {
        const drawing = drawingOf(content, style)
        const svg = drawWheel(content, style)
        drawing.axes.forEach(({ id, longitude }, index) => {
          const way = Math.abs(arc(longitude, drawing.rim.angles[index]!.longitude))
          const group = new RegExp(`data-angle="${id}".*?</g>`).exec(svg)![0]
          expect(group.includes('class="leader"')).toBe(way > 2.5)
          if (way > 2.5) moved += 1
        })
      }),
      { numRuns: propertyRuns(RUNS / 5) },
    )
    expect(moved).toBeGreaterThan(0)
  })

  test('symbols of aspects neither overlap nor leave the disk', () => {
    const turn = degrees(0, 2 * Math.PI)
    const ends = fc.array(fc.tuple(turn, turn), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(ends, degrees(60, 200), (pairs, disk) => {
        const at = (angle: number): Point => ({
          x: CENTRE + disk * Math.cos(angle),
          y: CENTRE + disk * Math.sin(angle),
        })
        const symbols = [
          ...aspectSymbols(
            pairs.map(([from, to]) => ({ from: at(from), to: at(to) })),
            disk,
          ).values(),
        ]
        expect(symbols.length).toBeGreaterThan(0)
        symbols.forEach(({ place, reach }, index) => {
          expect(Math.hypot(place.x - CENTRE, place.y - CENTRE) + reach).toBeLessThanOrEqual(disk + 1e-6)
          for (const other of symbols.slice(index + 1))
            expect(Math.hypot(place.x - other.place.x, place.y - other.place.y)).toBeGreaterThanOrEqual(
              2 * reach - 1e-6,
            )
        })
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })
})

test('every aspect of a usual chart has its symbol', () => {
  const chart = fc.sample(anyChart, { numRuns: 1, seed: 1 })[0]!
  const points = Array.from({ length: 12 }, (_, index) => (index * 47 + (index % 3) * 9) % 360)
  const drawing = drawingOf(chart, STYLE)
  const lineOf = (a: number, b: number) => ({
    from: drawing.layout.frame(a, drawing.layout.disk),
    to: drawing.layout.frame(b, drawing.layout.disk),
  })
  const pairs = points.flatMap((a, index) => points.slice(index + 1).map((b) => lineOf(a, b))).slice(0, 40)
  expect(aspectSymbols(pairs, drawing.layout.disk).size).toBe(40)
})

test('every star of the catalogue has a name in letters that are drawn here', () => {
  expect(STARS.filter(({ name }) => !canLetter(name)).map(({ name }) => name)).toEqual([])
})

import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arc } from '../../src/astro/angle.ts'
import { ASPECTS } from '../../src/astro/aspect.ts'
import { houseOf } from '../../src/astro/house.ts'
import type { Arranged, Label } from '../../src/wheel/arrange.ts'
import type { WheelAspect, WheelContent } from '../../src/wheel/content.ts'
import { drawingOf } from '../../src/wheel/drawing.ts'
import { stroke } from '../../src/wheel/geometry.ts'
import { lookOf, type WheelStyle } from '../../src/wheel/look.ts'
import type { Script } from '../../src/wheel/script.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { propertyRuns } from '../support/full-form.ts'
import { anyChart, anyHouses, BIWHEEL, BODIES, SINGLE, STYLE, variantOf } from './charts.ts'

const RUNS = 2000
const HOUSE_RUNS = 5000
const SIZE_MAX = 160_000

/** Fails on anything that is not well-formed. */
const parse = (text: string) =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  }).parseFromString(text, 'image/svg+xml')

const elements = (text: string, attribute: string) =>
  [...parse(text).getElementsByTagName('*')].filter((each) => each.hasAttribute(attribute))

const labelsOf = (arranged: readonly Arranged[]): Label[] => arranged.flatMap(({ labels }) => Object.values(labels))

/** Where each step of path data ends; steps in small letters go on from the step before. */
function endsOf(path: string): { x: number; y: number }[] {
  let [x, y, firstX, firstY] = [0, 0, 0, 0]
  return [...path.matchAll(/([MmLlCcAaz])([^A-Za-z]*)/g)].map(([, command, text]) => {
    const [dx = 0, dy = 0] = (text!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number).slice(-2)
    if (command === 'z') [x, y] = [firstX, firstY]
    else if (command === command!.toUpperCase()) [x, y] = [dx, dy]
    else [x, y] = [x + dx, y + dy]
    if (command === 'M' || command === 'm') [firstX, firstY] = [x, y]
    return { x, y }
  })
}

/** The longitude of a point of the picture, on a wheel with that longitude at its left. */
const longitudeOf = (x: number, y: number, left: number): number =>
  (Math.atan2(500 - y, x - 500) * 180) / Math.PI - 180 + left

const anyNumber = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }))

/** Pictures of any size with any geometry that the contract accepts. */
const anyLook = fc.record({
  size: fc.integer({ min: 400, max: 2000 }),
  chart_config: fc.record({
    font_size_fraction: anyNumber(10),
    ring_thickness_fraction: anyNumber(1),
    sign_ring_thickness_fraction: anyNumber(1),
    house_ring_thickness_fraction: anyNumber(1),
    center_disk_fraction: anyNumber(1),
    planet_symbol_scale: anyNumber(10),
    degree_label_scale: anyNumber(10),
    french_style: fc.option(fc.boolean()),
    french_planet_radius_offset: anyNumber(350),
    french_degree_label_offset: anyNumber(350),
    houses_inside_planets: fc.option(fc.boolean()),
  }),
})

/** The layout leaves at most a millionth of a unit, and rounds. */
const TOLERANCE = 2e-6

function expectNoOverlap(content: WheelContent, style: WheelStyle): void {
  const { rings } = drawingOf(content, style)
  const labels = labelsOf([...rings.inner, ...rings.outer])
  labels.forEach((a, index) => {
    for (const b of labels.slice(index + 1)) {
      const apart = Math.hypot(a.place.x - b.place.x, a.place.y - b.place.y)
      if (apart < a.reach + b.reach - TOLERANCE)
        expect.fail(`${apart} between labels that reach ${a.reach} and ${b.reach}`)
    }
  })
}

test('the largest labels of many bodies, close to the centre, shrink until they do not overlap', () => {
  const config = { font_size_fraction: 0.95, center_disk_fraction: 0, degree_label_scale: 3, french_style: true }
  const chart = { ...SINGLE, inner: { ...SINGLE.inner, cusps: null, angles: null } }
  for (const planet_symbol_scale of [0, 10])
    expectNoOverlap(chart, { ...STYLE, size: 400, chart_config: { ...config, planet_symbol_scale } })
})

describe('for random charts', () => {
  test('no two labels overlap, of one ring or of two', () => {
    fc.assert(
      fc.property(anyChart, anyLook, (content, look) => expectNoOverlap(content, { ...STYLE, ...look })),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test('every label lies within the zone of its ring', () => {
    fc.assert(
      fc.property(anyChart, anyLook, (content, look) => {
        const { rings, layout } = drawingOf(content, { ...STYLE, ...look })
        for (const which of ['inner', 'outer'] as const) {
          for (const { distance, reach } of labelsOf(rings[which])) {
            expect(distance + reach).toBeLessThanOrEqual(layout[which]!.outer + TOLERANCE)
            expect(distance - reach).toBeGreaterThanOrEqual(layout[which]!.inner - TOLERANCE)
          }
        }
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test('bodies keep their order by longitude', () => {
    fc.assert(
      fc.property(anyChart, (content) => {
        const { rings } = drawingOf(content, STYLE)
        const { angles } = content.inner
        const isBesideAngle = ({ point }: { readonly point: { readonly longitude: number } }): boolean =>
          Object.values(angles ?? {}).some((angle) => Math.abs(arc(angle, point.longitude)) < 2e-9)
        // The layout takes 1e-9 for noise: it cannot tell on which side of an axis such a body is.
        if (rings.inner.some(isBesideAngle)) return
        const sorted = [...rings.inner].sort((a, b) => a.point.longitude - b.point.longitude)
        const turns = sorted.reduce(
          (sum, each, index) => sum + ((sorted[(index + 1) % sorted.length]!.longitude - each.longitude + 360) % 360),
          0,
        )
        if (sorted.length > 1) expect(turns).toBeCloseTo(360, 6)
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })

  test('every glyph stands in the house of its body, on any wheel of 400 pixels and more', () => {
    fc.assert(
      fc.property(anyHouses, anyLook, (content, look) => {
        const style = { ...STYLE, ...look }
        const { rings } = drawingOf(content, style)
        const { cusps } = content.inner
        for (const { point, longitude } of [...rings.inner, ...rings.outer]) {
          // The layout takes 1e-9 for noise: it cannot tell on which side of a cusp such a body is.
          if (cusps!.some((cusp) => Math.abs(arc(cusp, point.longitude)) < 2e-9)) continue
          expect(houseOf(longitude, cusps!)).toBe(houseOf(point.longitude, cusps!))
        }
        expectNoOverlap(content, style)
      }),
      { numRuns: propertyRuns(HOUSE_RUNS) },
    )
  })

  test.each([
    ['an angle just before a cusp', { cusps: [0.3, 90, 359.99], mc: 179.95, from: 359.995 }],
    ['a third of a degree', { cusps: [0.3, 90, 0], mc: 90, from: 0.1 }],
  ])('a crowd stays in its house beside %s', (_, { cusps, mc, from }) => {
    const angles = { asc: 0.3, mc, ic: mc + 180, dc: 180.3, vertex: 7 }
    const own = [cusps[0]!, 20, 40, 60, 80, cusps[1]!, 180, 200, 220, 250, 280, cusps[2]!]
    const points = SINGLE.inner.points.map((point, index) => ({ ...point, longitude: (from + index / 1e4) % 360 }))
    const content = { ...SINGLE, inner: { ...SINGLE.inner, points, angles, cusps: own }, aspects: [] }
    const chart_config = { planet_symbol_scale: 10, house_ring_thickness_fraction: 1, center_disk_fraction: 0 }
    const { rings } = drawingOf(content, { ...STYLE, size: 400, chart_config })
    for (const { point, longitude } of rings.inner)
      expect(houseOf(longitude, own), point.id).toBe(houseOf(point.longitude, own))
  })

  test('every tick stands within 0.05 degrees of the true longitude', () => {
    fc.assert(
      fc.property(anyChart, (content) => {
        const text = drawWheel(content, STYLE)
        const left = content.inner.angles?.asc ?? 0
        const ticks = text.matchAll(
          /data-body="[^"]+"[^>]* data-longitude="([\d.]+)".*?class="tick" d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/g,
        )
        let count = 0
        for (const [, longitude, ...ends] of ticks) {
          const [x1, y1, x2, y2] = ends.map(Number)
          expect(Math.abs(arc(Number(longitude), longitudeOf(x1!, y1!, left)))).toBeLessThan(0.05)
          expect(Math.abs(arc(Number(longitude), longitudeOf(x2!, y2!, left)))).toBeLessThan(0.05)
          count++
        }
        expect(count).toBe(content.inner.points.length + (content.outer?.points.length ?? 0))
      }),
      { numRuns: propertyRuns(RUNS) },
    )
  })
})

const CLASSES = {
  glyph: 'glyph',
  degree: 'degree',
  sign: 'in-sign',
  minute: 'minute',
  retrograde: 'retrograde',
} as const

test.each([
  ['a single wheel', SINGLE],
  ['a bi-wheel', BIWHEEL],
])('in %s the ink of every label lies within its reach', (_, content) => {
  const groups = elements(drawWheel(content, STYLE), 'data-body')
  const { rings } = drawingOf(content, STYLE)
  const arranged = [...rings.inner, ...rings.outer]
  expect(groups).toHaveLength(arranged.length)
  arranged.forEach(({ point, labels }, index) => {
    for (const [name, { place, reach }] of Object.entries(labels)) {
      const ink = [...groups[index]!.getElementsByTagName('path')].find(
        (each) => each.getAttribute('class') === CLASSES[name as keyof typeof CLASSES],
      )!
      for (const { x, y } of endsOf(ink.getAttribute('d')!)) {
        const away = Math.hypot(x - place.x, y - place.y)
        expect(away, `${name} of ${point.id}`).toBeLessThanOrEqual(reach + 0.1)
      }
    }
  })
})

describe.each([
  ['a single wheel', SINGLE],
  ['a bi-wheel', BIWHEEL],
])('%s', (_, content: WheelContent) => {
  const text = drawWheel(content, STYLE)

  test('is well-formed XML that tells its title and description', () => {
    const root = parse(text).documentElement!
    expect(root.getAttribute('role')).toBe('img')
    expect(root.getElementsByTagName('title')[0]!.textContent).toBe(content.title)
    const words = root.getElementsByTagName('desc')[0]!.textContent!
    expect(words).toContain(content.description)
    expect(words).toMatch(/sun 3°00′ Aries in house 1 retrograde, moon 3°00′ Libra/)
    expect(words).toMatch(/Ascendant 10°00′ Cancer, Midheaven 15°00′ Aries\./)
    expect(words).toMatch(/10 aspects, the closest: sun \S+ \w+ within 1\.[23]°/)
  })

  test('refers to nothing outside, runs nothing, asks for no font and is small', () => {
    expect(text).not.toMatch(/<script|<style|<image|<use|<foreignObject|\bhref|url\(|\son\w+=|font-family/i)
    expect(text.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
    expect(Buffer.byteLength(text)).toBeLessThan(SIZE_MAX)
  })

  test('names every body, sign, house, angle and aspect', () => {
    const bodies = [content.inner, content.outer].flatMap((ring) => ring?.points.map(({ id }) => id) ?? [])
    const drawn = elements(text, 'data-body').map((each) => each.getAttribute('data-body')!)
    expect(drawn).toEqual(expect.arrayContaining(bodies))
    expect(elements(text, 'data-house').filter((each) => each.hasAttribute('data-cusp'))).toHaveLength(12)
    expect(elements(text, 'data-element')).toHaveLength(12)
    expect(elements(text, 'data-angle')).toHaveLength(4)
    expect(
      elements(text, 'data-aspect')
        .map((each) => each.getAttribute('data-aspect'))
        .sort(),
    ).toEqual(content.aspects.map(({ type }) => type).sort())
  })

  test('is the same text each time', () => {
    expect(drawWheel(content, STYLE)).toBe(text)
  })
})

test('the fullest pictures are small too', () => {
  const aspects = BODIES.flatMap((from, row) =>
    BODIES.slice(0, 10).map(
      (to, column): WheelAspect => ({
        from: { ring: 'outer', id: from, variant: variantOf(from) },
        to: { ring: 'inner', id: to, variant: variantOf(to) },
        type: ASPECTS[(row + column) % ASPECTS.length]!.id,
        orb: 1.25,
        orbMax: 3,
        applying: true,
      }),
    ),
  )
  const stars = Array.from({ length: 600 }, (_, each) => ({
    id: `a_star_${each}`,
    name: 'A star',
    longitude: each / 2,
  }))
  const style = { ...STYLE, chart_config: { show_aspect_symbols: true, show_horoscope_shape: true } }
  const full = { ...BIWHEEL, outer: { ...SINGLE.inner, of: 'person_a' }, aspects }
  expect(aspects).toHaveLength(220)
  expect(Buffer.byteLength(drawWheel(full, style))).toBeLessThan(SIZE_MAX)
  expect(Buffer.byteLength(drawWheel({ ...SINGLE, stars }, style))).toBeLessThan(SIZE_MAX)
  expect(Buffer.byteLength(drawWheel({ ...SINGLE, stars: stars.slice(0, 40) }, style))).toBeLessThan(SIZE_MAX)
})

test('legible details are drawn: minutes are in a picture of 700 pixels and not in a crowded one of 400', () => {
  const heights = (size: number) => {
    const { rings } = drawingOf(BIWHEEL, { ...STYLE, size })
    const labels = [...rings.inner, ...rings.outer].flatMap(({ labels: each }) => Object.entries(each))
    return {
      minutes: labels.filter(([name]) => name === 'minute').length,
      least: Math.min(...labels.map(([, { height }]) => (height * size) / 1000)),
    }
  }
  expect(heights(1200).minutes).toBe(BIWHEEL.inner.points.length + BIWHEEL.outer!.points.length + 2)
  expect(heights(400).minutes).toBe(0)
  for (const size of [400, 500, 700, 2000]) expect(heights(size).least, `${size}`).toBeGreaterThan(3)
})

test('an aspect ends at the variant that forms it, where a ring has both', () => {
  const nodes = (['mean', 'true'] as const).map((variant, index) => ({
    ...SINGLE.inner.points.find(({ id }) => id === 'north_node')!,
    variant,
    longitude: 150 + index * 1.5,
  }))
  const sun = SINGLE.inner.points[0]!
  const drawnTo = (variant: 'mean' | 'true', hidden = {}) =>
    drawWheel(
      {
        ...SINGLE,
        inner: { ...SINGLE.inner, points: [sun, ...nodes] },
        aspects: [
          {
            ...SINGLE.aspects[0]!,
            from: { ring: 'inner', id: 'sun', variant: null },
            to: { ring: 'inner', id: 'north_node', variant },
          },
        ],
      },
      { ...STYLE, display_settings: hidden },
    )
  for (const [index, variant] of (['mean', 'true'] as const).entries()) {
    const text = drawnTo(variant)
    const [, , x, y] = text.match(/class="aspect-line" d="M([\d.]+ [\d.]+)L([\d.]+) ([\d.]+)"/)!
    expect(arc(longitudeOf(Number(x), Number(y), 100), 150 + index * 1.5)).toBeCloseTo(0, 0)
    expect(text).toContain(`data-to="north_node" data-to-variant="${variant}"`)
    expect(drawnTo(variant, { [`${variant}_node`]: false })).not.toContain('data-aspect')
  }
})

test('every cusp of a usual chart has its degrees, and a cusp on an angle has them once', () => {
  const { cusps, angles } = drawingOf({ ...SINGLE, stars: [] }, STYLE).rim
  expect(angles.map(({ text }) => text)).toEqual(['10°00′', '10°00′', '15°00′', '15°00′'])
  expect(cusps.map(({ house }) => house)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12])
  const signs = { ...SINGLE.inner, cusps: Array.from({ length: 12 }, (_, each) => (each * 30 + 90) % 360) }
  expect(drawingOf({ ...SINGLE, inner: signs }, STYLE).rim.cusps).toEqual([])
})

test('without a time of birth there are no houses and angles, and 0 Aries is at the left', () => {
  const text = drawWheel({ ...SINGLE, inner: { ...SINGLE.inner, cusps: null, angles: null } }, STYLE)
  expect(elements(text, 'data-cusp')).toEqual([])
  expect(elements(text, 'data-angle')).toEqual([])
  const [, x, y] = text.match(/data-sign="aries".*?d="M([\d.]+) ([\d.]+)A/)!
  expect([Number(x), Number(y)]).toEqual([60, 500])
})

test('names with markup are drawn as text', () => {
  const hostile = `"><script>alert(1)</script><g onload='x' a="&amp;\u0000\ud800]]>`
  const content = {
    ...SINGLE,
    title: hostile,
    description: hostile,
    caption: [{ ring: null, lines: [hostile, `${hostile} 日本`] }],
    inner: { ...SINGLE.inner, points: SINGLE.inner.points.map((each) => ({ ...each, name: hostile })) },
    stars: [{ id: 'x', name: hostile, longitude: 5 }],
  }
  const text = drawWheel(content, STYLE)
  const root = parse(text).documentElement!
  expect(root.getElementsByTagName('script')).toHaveLength(0)
  expect([...root.getElementsByTagName('*')].some((each) => each.hasAttribute('onload'))).toBe(false)
  expect(root.getElementsByTagName('title')[0]!.textContent).toBe(hostile.replace('\u0000', '').replace('\ud800', ''))
})

const captioned = (...lines: string[]): WheelContent => ({ ...SINGLE, caption: [{ ring: null, lines }] })

test('a caption needs no font, and letters without strokes are boxes unless a script has them', () => {
  const latin = drawWheel(captioned('Çağla Ångström-Şüßłø, č. 7 (a/b) & “c”'.replace(/[“”]/g, '"')), STYLE)
  expect(latin).not.toContain('<text')
  const boxes = drawWheel(captioned('Ada 村'), STYLE)
  expect(boxes).not.toContain('<text')
  const outlined: Script = () => [
    { width: 14, shape: () => stroke('M0 0L14 0L14 10Z'), reach: () => ({ above: 0, below: 0 }), isFilled: true },
  ]
  const drawn = drawWheel(captioned('村'), STYLE, outlined)
  expect(drawn).toContain(`fill="${lookOf(STYLE).palette.text}"`)
  for (const name of ['Ada', '村']) expect(drawWheel(captioned(name), STYLE)).not.toBe(boxes)
})

test('a caption is cut before it reaches the wheel', () => {
  const text = drawWheel(captioned('Name', 'W'.repeat(200)), STYLE)
  const caption = text.slice(text.indexOf('class="caption"'))
  const places = [...caption.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => endsOf(path!))
  expect(places.length).toBeGreaterThan(20)
  for (const { x, y } of places) expect(Math.hypot(x - 500, y - 500)).toBeGreaterThan(440)
})

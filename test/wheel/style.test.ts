import { DOMParser } from '@xmldom/xmldom'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ChartConfig } from '../../src/contract/charts/config.ts'
import { ChartStyleFields, CustomTheme, DisplaySettings } from '../../src/contract/charts/style.ts'
import type { WheelStyle } from '../../src/wheel/look.ts'
import { ASPECT_WIDTHS, type LINE_WIDTHS, type Palette } from '../../src/wheel/style.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { BIWHEEL, BODIES, SINGLE, STYLE } from './charts.ts'

type Elements = ReadonlyMap<string, string>

/** What is drawn under each class: everything of its elements, one after the other. */
function elementsOf(text: string): Elements {
  const found = new Map<string, string>()
  for (const each of new DOMParser().parseFromString(text, 'image/svg+xml').getElementsByTagName('*')) {
    const name = each.getAttribute('class') ?? each.tagName
    const own = [...each.attributes].map((attribute) => `${attribute.name}=${attribute.value}`).join(' ')
    if (each.tagName !== 'svg' && each.tagName !== 'title') found.set(name, `${found.get(name) ?? ''}${own};`)
  }
  return found
}

/** The classes of the elements that two drawings differ in. */
function changed(before: Elements, after: Elements): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

const draw = (style: Partial<WheelStyle>, content = SINGLE) => elementsOf(drawWheel(content, { ...STYLE, ...style }))
const configured = (config: ChartConfig, content = SINGLE) => draw({ chart_config: config }, content)

const TEXTS = ['degree', 'minute', 'in-sign', 'retrograde']

/** For each key a value that is not the default, and the elements that alone change, or that change among others. */
interface Case {
  readonly value: unknown
  readonly only?: readonly string[]
  readonly among?: readonly string[]
  /** Keys that this key needs for an effect. */
  readonly given?: ChartConfig
}

const lines: Record<string, Case> = Object.fromEntries(
  Object.entries({
    sign_line: 'sign-lines',
    sign_tick: 'sign-ticks',
    sign_ring_inner: 'sign-ring-inner',
    sign_ring_outer: 'sign-ring-outer',
    house_ring_outer: 'house-ring-outer',
    house_line: 'house-cusp',
    asc_line: 'axis',
    dsc_line: 'axis',
    mc_line: 'axis',
    ic_line: 'axis',
  } satisfies Record<Exclude<keyof typeof LINE_WIDTHS, 'house_ring_inner'>, string>).flatMap(([name, element]) => [
    [`${name}_width`, { value: 7, only: [element] }],
    [`${name}_color`, { value: 'teal', only: element === 'axis' ? ['angle-label', 'axis'] : [element] }],
  ]),
)

const aspects: Record<string, Case> = Object.fromEntries(
  Object.keys(ASPECT_WIDTHS).flatMap((type) => [
    [`aspect_${type}_width`, { value: 7, only: ['aspect-line'] }],
    [`aspect_${type}_color`, { value: 'teal', only: ['aspect-line'] }],
  ]),
)

const CASES: Record<string, Case> = {
  ...lines,
  ...aspects,
  house_ring_inner_width: { value: 7, only: ['disk', 'house-ring-inner'] },
  house_ring_inner_color: { value: 'teal', only: ['disk', 'house-ring-inner'] },
  stroke_opacity: { value: 0.3, among: ['axis', 'house-cusp', 'sign-lines', 'sign-ring-outer', 'sign-ticks'] },
  font_size_fraction: { value: 0.7, among: ['angle-label', 'degree', 'minute', 'path'] },
  ring_thickness_fraction: { value: 0.08, among: ['sign-ring-inner', 'house-ring-outer'] },
  sign_ring_thickness_fraction: { value: 0.15, among: ['sign-ring-inner', 'sign-background'] },
  house_ring_thickness_fraction: { value: 0.1, among: ['house-ring-outer', 'house-number'] },
  center_disk_fraction: { value: 0.3, among: ['disk', 'aspect-line'] },
  planet_symbol_scale: { value: 0.3, among: ['glyph'] },
  sign_symbol_scale: { value: 0.4, only: ['sign-glyph'] },
  house_number_scale: { value: 0.8, only: ['house-number'] },
  degree_label_scale: { value: 0.8, among: TEXTS },
  sign_symbol_stroke_width: { value: 4, only: ['sign-glyph'] },
  custom_planet_color: { value: 'teal', only: ['glyph', 'tick'] },
  custom_sign_color: { value: 'teal', among: ['sign-glyph'] },
  custom_house_color: { value: 'teal', only: ['house-number'] },
  // A dark ground also changes the letters on it: see contrast.test.ts.
  custom_sign_bg_color: { value: 'ivory', only: ['sign-background'] },
  custom_house_bg_color: { value: 'ivory', only: ['house-background'] },
  custom_sign_colors: { value: Array(12).fill('ivory'), only: ['sign-background'] },
  custom_house_colors: { value: Array(12).fill('ivory'), only: ['house-background'] },
  chart_background: { value: 'ivory', only: ['chart-background', 'disk'] },
  sign_background_opacity: { value: 0.3, only: ['sign-background'] },
  house_background_opacity: { value: 0.3, only: ['house-background'] },
  show_color_background: { value: false, only: ['house-background', 'sign-background'] },
  show_sign_background: { value: false, only: ['sign-background'] },
  show_house_background: { value: false, only: ['house-background'] },
  houses_inside_planets: { value: false, among: ['house-number', 'house-ring-outer', 'glyph'] },
  show_retrograde_markers: { value: false, only: ['retrograde'] },
  retrograde_marker_style: { value: 'R', only: ['retrograde'] },
  uranus_glyph: { value: 'arrow', only: ['glyph'] },
  pluto_glyph: { value: 'letters', only: ['glyph'] },
  show_aspect_symbols: { value: true, only: ['aspect-symbol', 'symbol-ground'] },
  french_style: { value: true, among: ['glyph', 'sign-ring-outer'] },
  french_planet_radius_offset: { value: 50, given: { french_style: true }, among: ['glyph', 'leader'] },
  french_degree_label_offset: { value: 50, given: { french_style: true }, among: ['degree'] },
  show_horoscope_shape: { value: true, only: ['horoscope-shape', 'shape-fill', 'shape-label', 'shape-outline'] },
  horoscope_shape_style: { value: 'outline', given: { show_horoscope_shape: true }, only: ['shape-fill'] },
  horoscope_shape_color: {
    value: 'teal',
    given: { show_horoscope_shape: true },
    only: ['shape-fill', 'shape-label', 'shape-outline'],
  },
  horoscope_shape_label: { value: false, given: { show_horoscope_shape: true }, only: ['shape-label'] },
  embed_horoscope_shape_metadata: { value: true, only: ['metadata'] },
}

test('French style fills the picture: the zone of the bodies has an edge, which the cusps reach', () => {
  const svg = drawWheel(SINGLE, { ...STYLE, chart_config: { french_style: true } })
  const radius = (name: string): number =>
    Number(new RegExp(`<circle class="${name}"[^>]* r="([\\d.]+)"`).exec(svg)![1])
  expect(radius('ring-edge')).toBeGreaterThan(1.4 * radius('sign-ring-outer'))
  const cusp = /data-house="2".*?<path class="house-cusp" d="([^"]+)"/.exec(svg)![1]!
  const places = [...cusp.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) =>
    Math.hypot(Number(x) - 500, Number(y) - 500),
  )
  expect(Math.max(...places)).toBeCloseTo(radius('ring-edge'), 0)
})

test('every key of chart_config is tried here', () => {
  expect(Object.keys(CASES).sort()).toEqual(Object.keys(ChartConfig.shape).sort())
})

describe.each(Object.entries(CASES))('%s', (key, { value, only, among = [], given = {} }) => {
  test('changes its own elements', () => {
    const config = ChartConfig.parse({ ...given, [key]: value })
    const difference = changed(configured(given), configured(config))
    if (only) expect(difference).toEqual(only)
    else expect(difference).toEqual(expect.arrayContaining([...among]))
  })
})

test('the shape is named in the metadata for programs', () => {
  expect(configured({ show_horoscope_shape: true }).get('horoscope-shape')).toContain('data-key=horoscope_shape.bucket')
})

describe('display settings', () => {
  const ANGLES: Readonly<Record<string, string>> = { asc: 'asc', mc: 'mc', dsc: 'dc', dc: 'dc', ic: 'ic' }
  const BY_KIND: Readonly<Record<string, string>> = {
    mean_lilith: 'lilith',
    mean_node: 'north_node',
    mean_south_node: 'south_node',
    interpolated_priapus: 'priapus',
  }
  /** The made-up chart, with a body that it does not have in the place of its last one. */
  const withBody = (id: string): typeof SINGLE => {
    const { points } = SINGLE.inner
    if (id in ANGLES || points.some((point) => point.id === id)) return SINGLE
    const added = { ...points.at(-1)!, id, name: id, variant: id === 'priapus' ? ('interpolated' as const) : null }
    return { ...SINGLE, inner: { ...SINGLE.inner, points: [...points.slice(0, -1), added] } }
  }
  const OTHER_KIND = ['true_lilith', 'interpolated_lilith', 'true_node', 'true_south_node']
  const names = Object.keys(DisplaySettings.shape).filter((name) => !['eris', 'eros', ...OTHER_KIND].includes(name))

  test.each(names)('%s hides the body with its aspects', (name) => {
    const id = BY_KIND[name] ?? name
    const chart = withBody(id)
    const text = drawWheel(chart, { ...STYLE, display_settings: DisplaySettings.parse({ [name]: false }) })
    const mark = ANGLES[name] ? `data-angle="${ANGLES[name]}"` : `data-body="${id}"`
    expect(drawWheel(chart, STYLE)).toContain(mark)
    expect(text).not.toContain(mark)
    expect(text).not.toMatch(new RegExp(`data-(from|to)="${id}"`))
    const words = text.match(/<desc>(.*)<\/desc>/)![1]!
    expect(words).not.toMatch(new RegExp(`\\b${id} `))
  })

  test.each(OTHER_KIND)('%s leaves the mean one', (name) => {
    const settings = DisplaySettings.parse({ [name]: false })
    expect(drawWheel(SINGLE, { ...STYLE, display_settings: settings })).toBe(drawWheel(SINGLE, STYLE))
  })

  test.each(['eris', 'eros'])('%s may be shown or hidden, and neither changes the picture', (name) => {
    for (const shown of [true, false]) {
      const settings = DisplaySettings.parse({ [name]: shown })
      expect(drawWheel(SINGLE, { ...STYLE, display_settings: settings })).toBe(drawWheel(SINGLE, STYLE))
    }
  })

  test('all bodies of the made-up chart can be hidden', () => {
    expect(BODIES.filter((id) => !names.includes(id))).toEqual([])
  })
})

describe('themes', () => {
  test.each(['dark', 'mono'] as const)('%s colours everything anew', (theme) => {
    expect(changed(draw({}), draw({ theme_type: theme }))).toEqual(
      expect.arrayContaining(['aspect-line', 'axis', 'degree', 'glyph', 'house-number', 'sign-glyph']),
    )
  })

  const SHOWN: Readonly<Record<keyof Palette, string>> = {
    background: 'background',
    disk: 'disk',
    text: 'degree',
    muted: 'minute',
    line: 'sign-lines',
    axis: 'axis',
    planet: 'glyph',
    house: 'house-number',
    accent: 'shape-outline',
    fire: 'sign-glyph',
    earth: 'sign-glyph',
    air: 'sign-glyph',
    water: 'sign-glyph',
    fire_background: 'sign-background',
    earth_background: 'sign-background',
    air_background: 'sign-background',
    water_background: 'sign-background',
    angular_house_background: 'house-background',
    house_background: 'house-background',
    outer_planet: 'glyph',
    first_ring: 'glyph',
    second_ring: 'glyph',
    retrograde: 'retrograde',
    conjunction: 'aspect-line',
    opposition: 'aspect-line',
    trine: 'aspect-line',
    square: 'aspect-line',
    sextile: 'aspect-line',
    quincunx: 'aspect-line',
    minor: 'aspect-line',
  }

  test('a custom theme may set every colour', () => {
    expect(Object.keys(SHOWN).sort()).toEqual(Object.keys(CustomTheme.shape).sort())
  })

  const RINGS = { inner: { planetTheme: 'first_ring' }, outer: { planetTheme: 'second_ring' } } as const

  test.each(Object.entries(SHOWN))('a custom %s shows in %s', (name, element) => {
    const style = { chart_config: { show_horoscope_shape: true }, ...(name.endsWith('_ring') && RINGS) }
    const custom = CustomTheme.parse({ [name]: '#123456' })
    expect(changed(draw(style, BIWHEEL), draw({ ...style, custom_theme: custom }, BIWHEEL))).toContain(element)
  })

  test('the default colours of two rings are those of the theme', () => {
    const dark = drawWheel(BIWHEEL, { ...STYLE, ...RINGS, theme_type: 'dark' })
    expect(dark).not.toContain('#1565C0')
    expect(drawWheel(BIWHEEL, { ...STYLE, ...RINGS })).toContain('#1565C0')
    expect(drawWheel(BIWHEEL, { ...STYLE, inner: { planetColor: '#1565C1' }, theme_type: 'dark' })).toContain('#1565C1')
  })
})

test('size sets the pixels and show_metadata the caption', () => {
  expect(drawWheel(SINGLE, { ...STYLE, size: 1200 })).toContain('width="1200" height="1200"')
  expect([...draw({ show_metadata: false }).keys()]).not.toContain('caption')
})

describe('the styles of a ring', () => {
  test.each([
    [{ outer: { planetColor: 'teal' } }, ['glyph', 'path', 'tick']],
    [{ outer: { angleColor: 'teal' } }, ['glyph', 'tick']],
    [{ inner: { angleColor: 'teal' } }, ['angle-label', 'axis']],
    [{ outer: { zoneColor: 'ivory', zoneOpacity: 0.5 } }, ['zone']],
  ])('%j changes %j', (style, elements) => {
    expect(changed(draw({}, BIWHEEL), draw(style, BIWHEEL))).toEqual(elements)
  })

  test('houses and angles of the inner ring can be left out', () => {
    const without = draw({ inner: { showHouses: false, showAngles: false } }, BIWHEEL)
    expect([...without.keys()].filter((name) => /house-(number|cusp)|axis/.test(name))).toEqual([])
  })
})

describe('the contract of a style', () => {
  const Style = z.strictObject(ChartStyleFields)

  test('has the documented defaults', () => {
    expect(Style.parse({})).toEqual({
      format: 'svg',
      layout: 'wheel',
      size: 700,
      theme_type: 'light',
      language: 'en',
      png_quality_scale: 2,
      show_metadata: true,
    })
  })

  test.each([
    [{ chart_config: { planet_colour: 'red' } }, 'chart_config'],
    [{ custom_theme: { sky: 'red' } }, 'custom_theme'],
    [{ display_settings: { vulcan: true } }, 'display_settings'],
    [{ chart_config: { custom_planet_color: 'url(#x)' } }, 'chart_config.custom_planet_color'],
    [{ chart_config: { custom_planet_color: 'reddish' } }, 'chart_config.custom_planet_color'],
    [{ chart_config: { custom_sign_colors: ['red'] } }, 'chart_config.custom_sign_colors'],
    [{ chart_config: { asc_line_width: 101 } }, 'chart_config.asc_line_width'],
    [{ size: 399 }, 'size'],
    [{ size: 2001 }, 'size'],
    [{ theme_type: 'pink' }, 'theme_type'],
    [{ png_quality_scale: 6 }, 'png_quality_scale'],
    [{ format: 'gif' }, 'format'],
  ])('refuses %j at %s', (style, path) => {
    const { error } = Style.safeParse(style)
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

import { DOMParser } from '@xmldom/xmldom'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const URL = '/api/v1/natal/chart/'
const BIRTH = { year: 1990, month: 1, day: 1, hour: 12, minute: 0, lat: 6.25, lng: -75.56, tz_str: 'America/Bogota' }

/** The geometry that public clients of the service send; their colours are those of CSS. */
const PUBLIC_STYLES = {
  'a reader of charts': {
    ...{ stroke_opacity: 1, font_size_fraction: 0.35, ring_thickness_fraction: 0.15 },
    ...{ sign_ring_thickness_fraction: 0.16, house_ring_thickness_fraction: 0.05, center_disk_fraction: 0.45 },
    ...{ planet_symbol_scale: 0.35, sign_symbol_scale: 0.6, house_number_scale: 0.25, sign_line_color: 'black' },
  },
  'a letter with a chart': {
    ...{ font_size_fraction: 0.4, ring_thickness_fraction: 0.13, sign_ring_thickness_fraction: 0.14 },
    ...{ house_ring_thickness_fraction: 0.06, center_disk_fraction: 0.52, planet_symbol_scale: 0.55 },
    ...{ sign_symbol_scale: 0.6, house_number_scale: 0.35, sign_symbol_stroke_width: 2.1, custom_sign_color: null },
  },
  'a book of a chart': {
    ...{ font_size_fraction: 0.5, ring_thickness_fraction: 0.13, sign_ring_thickness_fraction: 0.14 },
    ...{ house_ring_thickness_fraction: 0.06, center_disk_fraction: 0.58, planet_symbol_scale: 0.58 },
    ...{ sign_symbol_scale: 0.62, house_number_scale: 0.35, sign_symbol_stroke_width: 1.6 },
  },
  'a calendar in French style': {
    ...{ french_style: true, planet_symbol_scale: 0.455, degree_label_scale: 0.5, chart_background: 'transparent' },
    ...{ french_planet_radius_offset: 50, french_degree_label_offset: 30, retrograde_marker_style: 'R' },
  },
}

async function drawn(config: object, fields: object = {}) {
  const reply = await service.postTo(URL, { ...BIRTH, chart_config: config, ...fields })
  expect(reply.statusCode, reply.body).toBe(200)
  const header = reply.headers['x-orrery-warnings']
  return { svg: reply.body, warnings: header === undefined ? [] : String(header).split(/, (?=[a-z_]+;)/) }
}

/** Radii of circles, by class, in shares of the wheel. */
function radii(svg: string): Record<string, number> {
  const circles = [...new DOMParser().parseFromString(svg, 'image/svg+xml').getElementsByTagName('circle')]
  const sizes: Record<string, number> = Object.fromEntries(
    circles.map((each) => [each.getAttribute('class'), Number(each.getAttribute('r'))]),
  )
  return Object.fromEntries(Object.entries(sizes).map(([name, r]) => [name, r / sizes['chart-background']!]))
}

describe.each(Object.entries(PUBLIC_STYLES))('the style of %s', (_, config) => {
  test('is drawn as it was sent', async () => {
    const { svg, warnings } = await drawn(config)
    expect(warnings).toEqual([])
    const sizes = radii(svg)
    if ('center_disk_fraction' in config) {
      expect(sizes['disk']).toBeCloseTo(config.center_disk_fraction, 3)
      expect(sizes['sign-ring-outer']! - sizes['sign-ring-inner']!).toBeCloseTo(config.sign_ring_thickness_fraction, 3)
      expect(sizes['house-ring-outer']! - sizes['house-ring-inner']!).toBeCloseTo(
        config.house_ring_thickness_fraction,
        3,
      )
    }
  })
})

test('the thickness of both rings is theirs unless one has its own', async () => {
  const sizes = radii((await drawn({ ring_thickness_fraction: 0.15, house_ring_thickness_fraction: 0.06 })).svg)
  expect(sizes['sign-ring-outer']! - sizes['sign-ring-inner']!).toBeCloseTo(0.15, 3)
  expect(sizes['house-ring-outer']! - sizes['house-ring-inner']!).toBeCloseTo(0.06, 3)
})

/** The distance of a body's glyph or degree from the edge of the zodiac, in pixels of a picture of 700. */
function distances(svg: string): { glyph: number; degree: number } {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const circles = [...document.getElementsByTagName('circle')]
  const zodiac = Number(circles.find((each) => each.getAttribute('class') === 'sign-ring-outer')!.getAttribute('r'))
  const sun = [...document.getElementsByTagName('g')].find((each) => each.getAttribute('data-body') === 'sun')!
  const middleOf = (name: string): number => {
    const path = [...sun.getElementsByTagName('path')].find((each) => each.getAttribute('class') === name)!
    const numbers = path.getAttribute('d')!.match(/M-?[\d.]+ -?[\d.]+/g)!
    const [x, y] = numbers[0]!.slice(1).split(' ').map(Number)
    return ((Math.hypot(x! - 500, y! - 500) - zodiac) * 700) / 1000
  }
  return { glyph: middleOf('glyph'), degree: middleOf('degree') }
}

test('offsets of French style move planets and degrees by pixels of a picture of 700', async () => {
  const style = { french_style: true, planet_symbol_scale: 0.35, degree_label_scale: 0.5 }
  const at = async (config: object) => distances((await drawn({ ...style, ...config }, { size: 1200 })).svg)
  const [near, far] = [await at({ french_planet_radius_offset: 40 }), await at({ french_planet_radius_offset: 50 })]
  expect(far.glyph - near.glyph).toBeCloseTo(10, 0)
  const apart = await at({ french_planet_radius_offset: 40, french_degree_label_offset: 30 })
  const further = await at({ french_planet_radius_offset: 40, french_degree_label_offset: 35 })
  expect(further.degree - apart.degree).toBeCloseTo(5, 0)
})

describe('what cannot be drawn', () => {
  test.each([
    ['font_size_fraction', 2, 0.96],
    ['font_size_fraction', 0.023, 0.24],
    ['ring_thickness_fraction', 0.3, 0.15],
    ['center_disk_fraction', 0.9, 0.6],
    ['planet_symbol_scale', 4, 1],
    ['asc_line_width', 40, 12],
  ])('%s %d is drawn as %d, and a header says so', async (key, given, value) => {
    const { svg, warnings } = await drawn({ [key]: given })
    expect(warnings).toEqual([`style_clamped;message="chart_config.${key} is drawn as ${value}"`])
    expect(svg).toBe((await drawn({ [key]: value })).svg)
  })

  test('a disk leaves a fifth of the radius to the bodies', async () => {
    const { svg, warnings } = await drawn({ ring_thickness_fraction: 0.15, center_disk_fraction: 0.58 })
    expect(warnings).toEqual(['style_clamped;message="chart_config.center_disk_fraction is drawn as 0.5"'])
    expect(radii(svg)['disk']).toBeCloseTo(0.5, 3)
  })

  test('each ring of a bi-wheel has a fifth of the radius', async () => {
    const reply = await service.postTo('/api/v1/natal/chart/transits', {
      natal: BIRTH,
      ...{ current_lat: 0, current_lng: 0, transit_date: '2026-03-01T12:00Z' },
      chart_config: {
        center_disk_fraction: 0.6,
        sign_ring_thickness_fraction: 0.2,
        house_ring_thickness_fraction: 0.15,
      },
    })
    const sizes = radii(reply.body)
    expect(sizes['house-ring-inner']! - sizes['disk']!).toBeGreaterThan(-0.001)
    expect(sizes['sign-ring-inner']! - sizes['house-ring-outer']!).toBeGreaterThan(0.399)
    expect(String(reply.headers['x-orrery-warnings'])).toContain('chart_config.center_disk_fraction')
  })

  test('offsets of French style stay within their zone', async () => {
    const { warnings } = await drawn({ french_style: true, french_planet_radius_offset: 300 })
    expect(warnings).toEqual([
      expect.stringMatching(
        /^style_clamped;message="chart_config.french_planet_radius_offset is drawn as \d+(\.\d+)?"$/,
      ),
    ])
  })

  test.each([
    ['center_disk_fraction', 1.5, /at most 1/],
    ['font_size_fraction', -1, /at least 0/],
    ['french_planet_radius_offset', 400, /at most 350/],
  ])('%s %d is refused by name', async (key, given, allowed) => {
    const reply = await service.postTo(URL, { ...BIRTH, chart_config: { [key]: given } })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().detail[0].loc).toEqual(['body', 'chart_config', key])
    expect(reply.json().detail[0].msg).toMatch(allowed)
  })
})

interface Named {
  readonly code: string
  readonly message: string
}

test.each(['svg', 'json'])('bodies without data are accepted with a warning, as %s', async (format) => {
  const asked = { display_settings: { eris: true, eros: true, chiron: true }, format }
  const { svg: body, warnings: inHeader } = await drawn({}, asked)
  const inBody = (JSON.parse(format === 'json' ? body : '{"warnings":[]}') as { warnings: Named[] }).warnings
  expect([...inHeader, ...inBody.map(({ code, message }) => `${code};message="${message}"`)]).toEqual([
    'body_not_calculated;message="display_settings.eris is left out, because there are no data"',
    'body_not_calculated;message="display_settings.eros is left out, because there are no data"',
  ])
  expect((await drawn({}, { ...asked, display_settings: { eris: false } })).warnings).toEqual([])
})

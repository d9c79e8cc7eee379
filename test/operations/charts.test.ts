import { beforeAll, describe, expect, test } from 'vitest'
import { CHART_DATA } from '../../src/techniques/index.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const BIRTH = { name: 'Ada & <Bo>', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const OTHER = { name: 'B', year: 1979, month: 6, day: 5, hour: 4, minute: 15, city: 'Sydney' }
const PLACED = { natal: BIRTH, current_city: 'London', transit_date: '2026-03-01T12:00' }
const RETURN = { natal: BIRTH, year: 2026 }
const PROGRESSION = { natal: BIRTH, progression_date: '2026-03-01' }
const PAIR = { person_a: BIRTH, person_b: OTHER }

/** Every address of the interface with a request for it, and where its format stands. */
const CHARTS: readonly (readonly [url: string, body: Record<string, unknown>, formatIn: string | null])[] = [
  ['/api/v1/natal/chart/', BIRTH, null],
  ['/api/v1/natal/chart/transits', PLACED, 'natal'],
  ['/api/v1/natal/experimental/transits', PLACED, 'natal'],
  ['/api/v1/natal/chart/solar-return', RETURN, 'natal'],
  ['/api/v1/natal/experimental/solar-return', RETURN, 'natal'],
  ['/api/v1/natal/chart/secondary-progressions', PROGRESSION, 'natal'],
  ['/api/v1/natal/chart/progressions', PROGRESSION, 'natal'],
  ['/api/v1/natal/chart/composite', PAIR, 'person_a'],
  ['/api/v1/natal/chart/synastry', PAIR, 'person_a'],
]

const withFields = (body: Record<string, unknown>, formatIn: string | null, fields: object): object =>
  formatIn ? { ...body, [formatIn]: { ...(body[formatIn] as object), ...fields } } : { ...body, ...fields }

describe.each(CHARTS)('%s', (url, body, formatIn) => {
  test('answers with a drawing that stands alone', async () => {
    const reply = await service.postTo(url, body)
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(reply.body).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(reply.body.length).toBeLessThan(150_000)
    expect(reply.body).not.toMatch(/<script|<Bo>|href="http/)
    expect(reply.body).toContain('<title')
  })

  test('gives what it shows as data, by format or by the Accept header', async () => {
    const byFormat = await service.postTo(url, withFields(body, formatIn, { format: 'json' }))
    expect(byFormat.statusCode, byFormat.body).toBe(200)
    expect(CHART_DATA.parse(byFormat.json())).toEqual(byFormat.json())
    const byHeader = await service.postTo(url, body, { accept: 'application/json' })
    expect(byHeader.json()).toEqual(byFormat.json())
  })

  test('draws the same request the same', async () => {
    const [one, two] = await Promise.all([service.postTo(url, body), service.postTo(url, body)])
    expect(one.body).toBe(two.body)
  })

  test.each([
    [{ size: 399 }, 'size', /at least 400/],
    [{ size: 2001 }, 'size', /at most 2000/],
    [{ theme_type: 'neon' }, 'theme_type', /light, dark, mono, classic, midnight, sepia, pastel, color_blind/],
    [{ format: 'gif' }, 'format', /svg, png/],
    [{ format: 'png', size: 2000, png_quality_scale: 5 }, 'png_quality_scale', /6000/],
    [{ chart_config: { asc_line_colour: 'red' } }, 'chart_config.asc_line_colour', /did you mean asc_line_color/],
    [{ display_settings: { chirom: true } }, 'display_settings.chirom', /did you mean chiron/],
    [{ hour: 24 }, 'hour', /at most 23/],
    [{ city: 'Qwrtzpl' }, 'city', /no place/],
  ])('refuses %j by name', async (fields, path, allowed) => {
    const reply = await service.postTo(url, withFields(body, formatIn, fields))
    expect(reply.statusCode, reply.body).toBe(422)
    const wanted = ['body', formatIn, path].filter(Boolean).join('.')
    const fault = (reply.json().detail as { loc: string[]; msg: string }[]).find(({ loc }) => loc.join('.') === wanted)
    expect(fault?.msg, reply.body).toMatch(allowed)
  })
})

test.each(['svg', 'json'])('the progressions as %s are described in their headers', async (format) => {
  const asked = withFields(PROGRESSION, 'natal', { format })
  const { headers } = await service.postTo('/api/v1/natal/chart/progressions', asked)
  expect(headers).toMatchObject({
    'x-progression-system': 'secondary',
    'x-progression-target-date-utc': '2026-03-01T00:00:00Z',
    'x-progressed-datetime-utc': '1981-02-16T01:19:29Z',
  })
  expect(Number(headers['x-progression-age-years'])).toBeCloseTo(45.15936, 5)
})

test('the address with and without a slash at its end is the same', async () => {
  const replies = await Promise.all(['', '/'].map((end) => service.postTo(`/api/v1/natal/chart${end}`, BIRTH)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(replies[0]!.body).toBe(replies[1]!.body)
})

test('the closed variant is refused with that reason, and costs nothing', async () => {
  const reply = await service.postTo('/api/v1/natal/experimental', BIRTH)
  expect([reply.statusCode, reply.json()]).toEqual([
    403,
    { detail: 'This variant is closed: use POST /api/v1/natal/chart/' },
  ])
})

test('half a pair of coordinates, or a date before the birth, is refused by name', async () => {
  const refused = async (url: string, body: object) => (await service.postTo(url, body)).json().detail[0].loc.join('.')
  expect(await refused('/api/v1/natal/chart/solar-return', { ...RETURN, return_lat: 1 })).toBe('body.return_lng')
  expect(await refused('/api/v1/natal/chart/progressions', { ...PROGRESSION, progression_lng: 1 })).toBe(
    'body.progression_lat',
  )
  expect(await refused('/api/v1/natal/chart/progressions', { ...PROGRESSION, progression_date: '1970-01-01' })).toBe(
    'body.progression_date',
  )
})

test('the document lists the refusals of a picture', async () => {
  const { paths } = (await service.app.inject({ url: '/openapi.json' })).json()
  for (const [url] of CHARTS) {
    const { responses } = paths[url].post
    const bodyOf = (status: number) => responses[status].content['application/json'].schema.$ref.split('/').at(-1)
    expect([501, 503, 504].map(bodyOf)).toEqual(['NotServed', 'TryLater', 'NotServed'])
    expect(responses[503].headers).toHaveProperty('Retry-After')
  }
})

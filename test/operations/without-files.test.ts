import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { fixture, type Positions } from '../truth/printed.ts'

/** An installation with what npm brings alone: files from 1800 to 2399. */
let service: TestApp
beforeAll(async () => {
  service = await startTestApp({ environment: { EPHEMERIS_PATH: 'none', SERIES_CENTURIES: 'none' } })
})
afterAll(() => service.stop())

const MOZART = {
  ...{ name: 'Wolfgang Amadeus Mozart', year: 1756, month: 1, day: 27, hour: 20, minute: 0 },
  ...{ lat: 47.8, lng: 13.0458, tz_str: 'LMT' },
}
/** Christmas of 1642 in England, which kept the Julian calendar. */
const NEWTON = {
  ...{ name: 'Isaac Newton', year: 1642, month: 12, day: 25, hour: 1, minute: 0, calendar: 'julian' },
  ...{ lat: 52.8, lng: -0.6333, tz_str: 'LMT' },
}
const LEONARDO = {
  ...{ name: 'Leonardo da Vinci', year: 1452, month: 4, day: 15, hour: 22, minute: 30 },
  ...{ lat: 43.7833, lng: 10.9167, tz_str: 'LMT' },
}
const NOW_BORN = { ...MOZART, name: 'Eva', year: 1988, tz_str: 'AUTO' }
const NATAL = '/api/v1/natal/calculate'

const THEORY = { code: 'moshier_theory', message: expect.stringMatching(/^Positions come from the Moshier theory/) }

const printed = fixture<Positions>('moshier')
const houses = fixture<readonly (readonly [number, number, number, readonly number[]])[]>('moshier-houses')
/** The place of the ascendant among the printed values: after twelve cusps. */
const ASCENDANT = 12

describe.each([
  ['Mozart', MOZART, '1756-01-27T19:07:49Z'],
  ['Newton', NEWTON, '1643-01-04T01:02:32Z'],
  ['Leonardo', LEONARDO, '1452-04-24T21:46:20Z'],
])('%s', (_, birth, utc) => {
  const samples = printed.find(([epochMs]) => epochMs === Date.parse(utc))!
  const [, sun, moon] = samples as unknown as readonly [number, readonly number[], readonly number[]]
  const [, , , values] = houses.find(([epochMs]) => epochMs === Date.parse(utc))!

  test('has the chart that swetest -emos prints, and the answer says where it comes from', async () => {
    const reply = await service.postTo(NATAL, birth)
    expect(reply.statusCode, reply.body).toBe(200)
    const { planets, angles, time, confidence, warnings } = reply.json()
    const longitudeOf = (id: string) => planets.find((point: { id: string }) => point.id === id).abs_pos
    expect(longitudeOf('sun')).toBeCloseTo(sun[0]!, 3)
    expect(longitudeOf('moon')).toBeCloseTo(moon[0]!, 3)
    expect(angles.asc).toBeCloseTo(values[ASCENDANT]!, 3)
    expect(time).toMatchObject({ utc, ephemeris: 'moshier' })
    expect(confidence.overall).toBe('medium')
    expect(warnings).toContainEqual(THEORY)
  })

  test('has a compact chart and a picture too', async () => {
    const compact = await service.postTo('/natal', birth)
    expect(compact.json()).toMatchObject({
      time: { utc, ephemeris: 'moshier' },
      warnings: expect.arrayContaining([THEORY]),
    })
    const picture = await service.postTo('/api/v1/natal/chart/', { ...birth, format: 'svg' })
    expect([picture.statusCode, picture.headers['x-orrery-warnings']]).toEqual([
      200,
      expect.stringContaining('moshier_theory;of="natal"'),
    ])
  })
})

test('bodies that the theory lacks are left out and named', async () => {
  const features = ['chiron', 'ceres', 'true_node', 'lilith']
  const { planets, warnings } = (await service.postTo(NATAL, { ...MOZART, include_features: features })).json()
  expect(warnings).toContainEqual({
    code: 'not_in_theory',
    message: 'Left out, because the Moshier theory does not have them: Chiron, Ceres',
  })
  expect(planets.map(({ id }: { id: string }) => id)).not.toContain('chiron')
})

test('a chart of a year with files is by the files, beside one that is not', async () => {
  const { time, natal_subject, warnings } = (
    await service.postTo('/api/v1/transits/calculate', {
      natal: MOZART,
      current_city: 'Salzburg',
      transit_date: '2026-03-01T12:00Z',
      include_exact_times: true,
    })
  ).json()
  expect([time.ephemeris, natal_subject.time.ephemeris]).toEqual(['files', 'moshier'])
  expect(warnings).toContainEqual(THEORY)
  const modern = (await service.postTo(NATAL, NOW_BORN)).json()
  expect([modern.time.ephemeris, modern.confidence.overall]).toEqual(['files', 'high'])
  expect(JSON.stringify(modern.warnings ?? [])).not.toContain('moshier')
})

test('transits of a year without files have exact times by the theory', async () => {
  const { time, aspects } = (
    await service.postTo('/api/v1/transits/calculate', {
      ...{ natal: MOZART, current_city: 'Vienna', transit_date: '1791-12-05T00:55', tz_str: 'LMT' },
      include_exact_times: true,
    })
  ).json()
  expect(time.ephemeris).toBe('moshier')
  for (const { passage } of aspects) expect(passage.exact.length).toBeGreaterThan(0)
})

test.each([
  ['a solar return', 'solar-return', { natal: MOZART, year: 1791 }, 'moshier'],
  ['a solar return of our years', 'solar-return', { natal: MOZART, year: 2026 }, 'files'],
  ['progressions', 'progressions', { natal: MOZART, progression_date: '1791-12-05' }, 'moshier'],
])('%s has data for both rings', async (_, kind, body, outer) => {
  const reply = await service.postTo(`/api/v1/natal/chart/${kind}`, {
    ...body,
    natal: { ...body.natal, format: 'json' },
  })
  expect(reply.statusCode, reply.body).toBe(200)
  const data = reply.json()
  expect([data.inner.time.ephemeris, data.outer.time.ephemeris]).toEqual(['moshier', outer])
})

describe('a table', () => {
  const ACROSS = { start: '1799-12-30', end: '1800-01-03' }

  test('across the first year of the files is by the theory in all rows, and says so', async () => {
    const { meta, warnings, data } = (await service.get(ACROSS)).json()
    expect(meta).toMatchObject({ precision: 'moshier', ephemeris: 'Swiss Ephemeris 2.10.03, Moshier theory' })
    expect(warnings).toEqual([THEORY, { code: 'not_in_theory', message: expect.stringMatching(/: Chiron$/) }])
    const alone = (await service.get({ start: '1800-01-03' })).json()
    expect(alone.meta).toMatchObject({ precision: 'library', ephemeris: 'Swiss Ephemeris 2.10.03' })
    // DE404 and DE431 differ, so the same instant has two positions, and none of a table is of the other source.
    expect(data.at(-1).bodies.Moon.longitude_deg).not.toBe(alone.data.bodies.Moon.longitude_deg)
    expect(data.at(-1).bodies.Moon.longitude_deg).toBeCloseTo(alone.data.bodies.Moon.longitude_deg, 2)
  })

  test.each(['csv', 'ndjson'])('as %s says it in headers', async (format) => {
    const { statusCode, headers } = await service.get({ ...ACROSS, format })
    expect([statusCode, headers['x-orrery-precision'], headers['x-orrery-warnings']]).toEqual([
      200,
      'moshier',
      expect.stringMatching(/^moshier_theory;message="Positions come.*, not_in_theory;message=/),
    ])
  })

  test('in thousands of rows is by the theory in all pieces', async () => {
    const long = { start: '1795-01-01', end: '1806-01-01', bodies: 'Sun,Moon', format: 'csv' }
    const { statusCode, headers, body } = await service.get(long)
    expect([statusCode, headers['x-orrery-precision']]).toEqual([200, 'moshier'])
    const instant = await service.get({ ...ACROSS, end: '1800-01-02', bodies: 'Sun,Moon', format: 'csv' })
    expect(body).toContain(instant.body.trim().split('\n').at(-1)!)
  })

  test('with Chiron by name is refused', async () => {
    const { statusCode, body } = await service.get({ start: '1756-01-27', bodies: 'Chiron' })
    expect([statusCode, body]).toEqual([422, expect.stringContaining('The Moshier theory has no asteroids')])
  })
})

interface Found {
  readonly phase?: string
  readonly eclipse?: object | null
}

describe('events', () => {
  const DAYS = { date: '1756-01-27', end: '1756-03-31' }
  const events = (query: object) =>
    service.app.inject({
      method: 'GET',
      url: '/api/v1/sky-events',
      query: { ...DAYS, ...query } as Record<string, string>,
      headers: { 'x-api-key': service.key },
    })

  test('of a year without files are found, and the answer says by what', async () => {
    const { meta, warnings, events: found } = (await events({ preset: 'full' })).json()
    expect(meta).toMatchObject({ precision: 'moshier', includes: { include_points: false } })
    expect(warnings).toEqual([THEORY, { code: 'not_in_theory', message: expect.stringMatching(/: Chiron$/) }])
    // The solar eclipse of 1 March 1756 in NASA's canon (test/truth/published).
    const solar = found.filter(({ phase, eclipse }: Found) => phase === 'new_moon' && eclipse)
    expect(solar).toEqual([
      expect.objectContaining({ eclipse: expect.objectContaining({ kind: 'annular', saros: 126 }) }),
    ])
  })

  test('as a calendar say it in headers', async () => {
    const { headers, body } = await events({ format: 'ics' })
    expect([headers['x-orrery-precision'], headers['x-orrery-warnings']]).toEqual([
      'moshier',
      expect.stringContaining('moshier_theory'),
    ])
    expect(body).toMatch(/^BEGIN:VCALENDAR/)
  })
})

describe('ephemeris: files', () => {
  const FILES = { ephemeris: 'files' }
  const TRANSIT = { natal: NOW_BORN, current_city: 'Salzburg' }

  test.each([
    ['/natal', { ...MOZART, ...FILES }, 'year'],
    [NATAL, { ...MOZART, ...FILES }, 'year'],
    ['/api/v1/natal/chart/', { ...MOZART, ...FILES }, 'year'],
    ['/api/v1/natal/chart/synastry', { person_a: NOW_BORN, person_b: MOZART, ...FILES }, 'person_b.year'],
    ['/api/v1/natal/chart/solar-return', { natal: NOW_BORN, year: 1756, ...FILES }, 'year'],
    ['/api/v1/transits/calculate', { ...TRANSIT, transit_date: '1756-01-27', ...FILES }, 'transit_date'],
    ['/api/v1/ephemeris/calculate', { start: '1756-01-27', ...FILES }, 'start'],
    ['/api/v1/ephemeris/calculate', { start: '2300-01-27', end: '2500-01-27', step: '9d', ...FILES }, 'end'],
    ['/api/v1/exports', { start: '1756-01-27', end: '1900-01-01', ...FILES }, 'start'],
  ])('%s refuses a year that they lack, by name of its field', async (url, body, field) => {
    const reply = await service.postTo(url, body)
    expect(reply.statusCode, reply.body).toBe(422)
    expect(reply.json().detail).toEqual([
      {
        loc: ['body', ...field.split('.')],
        msg: expect.stringContaining('The installed ephemeris files cover 1800-01-01T12:00:00Z to 2400-01-01'),
        type: 'outside_ephemeris',
      },
    ])
  })

  test('refuses one birth of a batch and no other', async () => {
    const reply = await service.postTo('/api/v1/natal/batch', { births: [{ ...MOZART, ...FILES }, MOZART, NOW_BORN] })
    const lines = reply.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ error, chart }) => error?.status ?? chart.time.ephemeris)).toEqual([422, 'moshier', 'files'])
  })

  test('refuses events of days that they lack', async () => {
    const { statusCode, body } = await service.app.inject({
      url: '/api/v1/sky-events?date=1756-01-27&ephemeris=files',
      headers: { 'x-api-key': service.key },
    })
    expect([statusCode, JSON.parse(body).detail[0].loc]).toEqual([422, ['query', 'date']])
  })
})

test('the page and the probe name the years of this installation', async () => {
  const page = await service.app.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(page.body).toMatch(/<b>6.000<\/b> <span>years covered here, 3000.BC to 3000.AD/)
  const probe = await service.app.inject({ url: '/readyz' })
  expect(probe.json().ephemeris).toEqual({
    ...{ first_year: -2999, last_year: 3000 },
    files: { first_year: 1800, last_year: 2399 },
  })
})

test('a year that no ephemeris has is refused with what each has', async () => {
  const reply = await service.postTo(NATAL, { ...MOZART, year: 3001 })
  expect(reply.json().detail[0]).toMatchObject({
    loc: ['body', 'year'],
    msg: expect.stringMatching(
      /^The Moshier theory covers -002999.* to 3001.*, and the installed ephemeris files cover/,
    ),
  })
})

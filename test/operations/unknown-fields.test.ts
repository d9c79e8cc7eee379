import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { NumerologyProfileResponse } from '../../src/contract/numerology/reply.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const NATAL = '/api/v1/natal/calculate'
const WHEEL = '/api/v1/natal/chart/'
const TRANSITS = '/api/v1/transits/calculate'
const EPHEMERIS = '/api/v1/ephemeris/calculate'
const NUMEROLOGY = '/api/v1/numerology/profile'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const TRANSIT = { natal: BIRTH, current_city: 'Athens', transit_date: '2026-03-01T12:00' }
const PROFILE = {
  method: { system: 'pythagorean' },
  subject: { birth_date: '1986-01-18', name: { birth: 'Maria Garcia Lopez' } },
  date_context: { reference_date: '2026-03-01' },
}
const STRICT = { prefer: 'handling=strict' }
const HEADER = 'x-orrery-warnings'

const get = (url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ url, headers: { 'x-api-key': service.key, ...headers } })
const faults = (reply: LightMyRequestResponse): string[] =>
  reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)

/** A body, and the fault of the field that is meant otherwise. */
const MISNAMED: readonly (readonly [url: string, body: object, fault: string])[] = [
  [NATAL, { ...BIRTH, lon: 23.73 }, 'body.lon: This field does not exist: did you mean lng?'],
  [NATAL, { ...BIRTH, latitude: 37.98 }, 'body.latitude: This field does not exist: did you mean lat?'],
  [NATAL, { ...BIRTH, longtitude: 23.73 }, 'body.longtitude: This field does not exist: did you mean lng?'],
  [NATAL, { ...BIRTH, house_sytem: 'koch' }, 'body.house_sytem: This field does not exist: did you mean house_system?'],
  [NATAL, { ...BIRTH, houseSystem: 'koch' }, 'body.houseSystem: This field does not exist: did you mean house_system?'],
  [NATAL, { ...BIRTH, timezone: 'UTC' }, 'body.timezone: This field does not exist: did you mean tz_str?'],
  [
    '/natal',
    { datetime: '1981-01-01T23:30', lat: 1, lng: 2 },
    'body.datetime: This field does not exist: did you mean year, month, day, hour and minute?',
  ],
  [
    '/natal',
    { ...BIRTH, date: '1981-01-01' },
    'body.date: This field does not exist: did you mean year, month and day?',
  ],
  [TRANSITS, { ...TRANSIT, date: '2026-03-01' }, 'body.date: This field does not exist: did you mean transit_date?'],
  [TRANSITS, { ...TRANSIT, current_lon: 1 }, 'body.current_lon: This field does not exist: did you mean current_lng?'],
  [
    TRANSITS,
    { ...TRANSIT, natal: { ...BIRTH, citty: 'Athens' } },
    'body.natal.citty: This field does not exist: did you mean city?',
  ],
  [
    WHEEL,
    { ...BIRTH, chart_config: { asc_line_colour: 'navy' } },
    'body.chart_config.asc_line_colour: This field does not exist: did you mean asc_line_color?',
  ],
  [EPHEMERIS, { start: '2026-01-01', planets: [] }, 'body.planets: This field does not exist: did you mean bodies?'],
]

describe('a field that is close to a known one is refused, and the answer says which is meant', () => {
  test.each(MISNAMED)('%s %j', async (url, body, fault) => {
    const reply = await service.postTo(url, body)
    expect(reply.statusCode).toBe(422)
    expect(faults(reply)).toContain(fault)
  })

  test.each([
    ['/api/v1/ephemeris?start=2026-01-01&latitude=1', 'query.latitude: This field does not exist: did you mean lat?'],
    ['/api/v1/sky-events?date=2026-01-01&tz=UTC', 'query.tz: This field does not exist: did you mean timezone?'],
    [
      '/api/v1/sky-events?date=2026-01-01&presett=full',
      'query.presett: This field does not exist: did you mean preset?',
    ],
  ])('GET %s', async (url, fault) => {
    const reply = await get(url)
    expect([reply.statusCode, faults(reply)]).toEqual([422, [fault]])
  })
})

test.each([
  [`${NATAL}?house_system=koch`, BIRTH, 'query.house_system: This field belongs in the body, as house_system'],
  [`${NATAL}?depth=1&enable=true`, BIRTH, 'query.enable: This field belongs in the body, as interpretation.enable'],
  [
    '/api/v1/natal/chart/synastry?format=json',
    { person_a: BIRTH, person_b: BIRTH },
    'query.format: This field belongs in the body, as person_a.format',
  ],
])('a field of the body in the query is refused: %s', async (url, body, fault) => {
  const reply = await service.postTo(url, body)
  expect([reply.statusCode, faults(reply)]).toEqual([422, [fault]])
})

describe('any other unknown field is ignored, and named', () => {
  const warning = (names: string) => ({
    code: 'unknown_field',
    message: `Ignored, because these fields do not exist: ${names}`,
  })

  test.each([
    [NATAL, { ...BIRTH, gender: 'f', interpretation: { enable: false, depth: 3 } }, 'gender, interpretation.depth'],
    [NATAL, { ...BIRTH, gender: 'f', response_format: 'compact' }, 'gender'],
    ['/natal', { ...BIRTH, include_speed: true, theme_type: 'dark' }, 'include_speed, theme_type'],
    [TRANSITS, { ...TRANSIT, size: 700, natal: { ...BIRTH, size: 700 } }, 'natal.size, size'],
  ])('in warnings of %s', async (url, body, names) => {
    const reply = await service.postTo(url, body)
    expect(reply.statusCode).toBe(200)
    expect(reply.json().warnings).toContainEqual(warning(names))
  })

  test('in warnings of a numerology profile', async () => {
    const reply = await service.postTo(NUMEROLOGY, { ...PROFILE, subject: { ...PROFILE.subject, gender: 'f' } })
    const { warnings } = NumerologyProfileResponse.parse(reply.json())
    expect(warnings[0]).toEqual({ ...warning('subject.gender'), calculation: null, number: null })
  })

  test('in a header of every answer, pictures, tables and calendars too', async () => {
    const answers = [
      await service.postTo(WHEEL, { ...BIRTH, interpretation: { enable: true }, include_speed: true }),
      await service.postTo(EPHEMERIS, { start: '2026-01-01', interpretation: 1, format: 'csv' }),
      await get('/api/v1/sky-events?date=2026-01-01&interpretation=1&utm_source=x&format=ics'),
      await service.postTo(`${NATAL}?utm_source=x`, { ...BIRTH, interpretation: { x: 1 } }),
    ]
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type'], headers[HEADER]])).toEqual([
      [
        200,
        'image/svg+xml; charset=utf-8',
        'unknown_field;at="body.interpretation", unknown_field;at="body.include_speed"',
      ],
      [200, 'text/csv; charset=utf-8; header=present', 'unknown_field;at="body.interpretation"'],
      [
        200,
        'text/calendar; charset=utf-8',
        'unknown_field;at="query.interpretation", unknown_field;at="query.utm_source"',
      ],
      [
        200,
        'application/json; charset=utf-8',
        'unknown_field;at="query.utm_source", unknown_field;at="body.interpretation.x"',
      ],
    ])
  })

  test('and changes nothing of a chart', async () => {
    const [plain, { warnings, ...rest }] = [
      (await service.postTo(NATAL, BIRTH)).json(),
      (await service.postTo(NATAL, { ...BIRTH, gender: 'f', notes: ['x'] })).json(),
    ]
    expect(rest).toEqual(plain)
    expect(warnings).toEqual([warning('gender, notes')])
  })

  test('by a header of bounded length, in printable ASCII', async () => {
    const strange = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`"ж\n${at}${'x'.repeat(2_000)}`, 1]))
    const reply = await service.postTo(NATAL, { ...BIRTH, ...strange })
    const header = String(reply.headers[HEADER])
    expect(reply.statusCode).toBe(200)
    expect(header).toMatch(/^unknown_field;at="body\.\\"\?\?0x+", .*, more;count=\d\d$/)
    expect(header.length).toBeLessThanOrEqual(2_020)
    expect(reply.json().warnings[0].message).toMatch(/; and 80 more$/)
    expect(reply.json().warnings[0].message.length).toBeLessThan(1_500)
  })

  test.each(['🜨', '\ud83d', 'a\r\nset-cookie: x', 'x'.repeat(10_000), `${'x'.repeat(63)}🜨`])(
    'whatever their names are: %#',
    async (name) => {
      const query = `start=2026-01-01&format=csv&${encodeURIComponent(name.toWellFormed())}=1`
      const answers = [
        await service.postTo(NATAL, { ...BIRTH, [name]: 1, include_features: [name.slice(0, 100)] }),
        await service.postTo(WHEEL, { ...BIRTH, [name]: 1 }),
        await get(`/api/v1/ephemeris?${query}`),
      ]
      for (const { statusCode, headers, body } of answers) {
        expect([statusCode, headers['set-cookie'], headers[HEADER]]).toEqual([
          ...[200, undefined, expect.stringMatching(/^unknown_field;at="[\x20-\x7e]{1,80}"/)],
        ])
        expect(body).not.toMatch(/\\ud[89a-f]/i)
      }
    },
  )

  test('up to a hundred of them', async () => {
    const strange = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`strange_${at}`, 1]))
    const reply = await service.postTo(NATAL, { ...BIRTH, ...strange })
    expect([reply.statusCode, faults(reply)]).toEqual([422, ['body: More than 100 fields do not exist']])
  })
})

describe('Prefer: handling=strict (RFC 7240)', () => {
  test.each(['handling=strict', 'respond-async, Handling = "strict"; x=1'])(
    'refuses all unknown fields: %s',
    async (prefer) => {
      const reply = await service.postTo(NATAL, { ...BIRTH, gender: 'f', lon: 1 }, { prefer })
      expect([reply.statusCode, reply.headers['preference-applied'], faults(reply)]).toEqual([
        422,
        'handling=strict',
        ['body.gender: This field does not exist', 'body.lon: This field does not exist: did you mean lng?'],
      ])
    },
  )

  test('refuses unknown features too, and accepts what has no unknown part', async () => {
    const wrong = await service.postTo(NATAL, { ...BIRTH, include_features: ['asc', 'houses'] }, STRICT)
    expect([wrong.statusCode, faults(wrong)[0]]).toEqual([
      422,
      expect.stringMatching(/^body.include_features.1: Allowed: asc/),
    ])
    const right = await service.postTo(NATAL, BIRTH, STRICT)
    expect([right.statusCode, right.headers['preference-applied']]).toEqual([200, 'handling=strict'])
  })

  test.each(['handling=lenient', 'handling=strictly', 'x-handling=strict', ''])(
    'is not meant by %j',
    async (prefer) => {
      const reply = await service.postTo(NATAL, { ...BIRTH, gender: 'f' }, { prefer })
      expect([reply.statusCode, reply.headers['preference-applied']]).toEqual([200, undefined])
    },
  )
})

test('names of include_features that do not exist are left out, and warned of', async () => {
  const features = ['houses', 'Chiron', 'planets', 'true_node']
  for (const [url, body] of [
    [NATAL, { ...BIRTH, include_features: features }],
    [TRANSITS, { ...TRANSIT, natal: { ...BIRTH, include_features: features } }],
  ] as const) {
    const reply = await service.postTo(url, body)
    expect(reply.json().warnings).toContainEqual({
      code: 'unknown_feature',
      message: 'Ignored, because include_features has no such names: houses, planets',
    })
    const nodes = (reply.json().natal_planets ?? reply.json().planets).filter(
      ({ id }: { id: string }) => id === 'north_node',
    )
    expect(nodes.map(({ variant }: { variant: string }) => variant)).toEqual(['mean', 'true'])
  }
  const wheel = await service.postTo(WHEEL, { ...BIRTH, include_features: features })
  expect([wheel.statusCode, wheel.headers[HEADER]]).toEqual([
    200,
    'unknown_feature;at="body.include_features";name="houses", unknown_feature;at="body.include_features";name="planets"',
  ])
})

test('numbers as text are numbers', async () => {
  const text = Object.fromEntries(Object.entries(BIRTH).map(([name, value]) => [name, ` ${value} `]))
  const orbs = { orb_settings: { Trine: '5.5' } }
  expect((await service.postTo(NATAL, { ...text, ...orbs })).json()).toEqual(
    (await service.postTo(NATAL, { ...BIRTH, orb_settings: { Trine: 5.5 } })).json(),
  )
  const wrong = await service.postTo(NATAL, { ...BIRTH, hour: '25', minute: '1.5', day: 'first' })
  expect(faults(wrong)).toEqual([
    'body.day: Expected a number',
    'body.hour: Must be at most 23',
    'body.minute: Expected a whole number',
  ])
})

test('enumerations do not mind case, in bodies and queries', async () => {
  const plain = { zodiac_type: 'sidereal', house_system: 'koch', sidereal_ayanamsa: 'raman', dst_policy: 'earlier' }
  const loud = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, value.toUpperCase()]))
  expect((await service.postTo(NATAL, { ...BIRTH, ...loud })).json()).toEqual(
    (await service.postTo(NATAL, { ...BIRTH, ...plain })).json(),
  )
  const events = (query: string) => get(`/api/v1/sky-events?date=2026-01-01&${query}`)
  expect((await events('preset=FULL&format=JSON')).json()).toEqual((await events('preset=full')).json())
  const profile = await service.postTo(NUMEROLOGY, {
    ...PROFILE,
    method: { system: 'Pythagorean', profile: 'STANDARD' },
  })
  expect(profile.json().method).toMatchObject({ system: 'pythagorean', profile_requested: 'standard' })
})

test('what changes an account refuses every unknown field: an ignored wish could make a key that may do more', async () => {
  const others = OPERATIONS.filter(({ access, body }) => access.kind !== 'key' && body)
  expect(others.length).toBeGreaterThan(5)
  const reply = await service.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'ada@example.com', password: 'correct horse battery', remember: true },
  })
  expect([reply.statusCode, faults(reply)]).toEqual([422, ['body.remember: This field does not exist']])
})

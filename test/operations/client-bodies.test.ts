import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import bodies from './client-bodies.json' with { type: 'json' }

/** Requests of public programs, as their sources have them, with the status that each expects. */
interface ClientBody {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly expect: number
}

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const send = ({ method, path: url, body }: Pick<ClientBody, 'method' | 'path' | 'body'>) =>
  service.app.inject({
    method: method as 'GET' | 'POST',
    url,
    headers: { 'x-api-key': service.key },
    ...(body && { payload: body }),
  })
const post = (url: string, body: object) => service.postTo(url, body)
const faults = (reply: LightMyRequestResponse): string[] =>
  reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)

test.each(bodies as readonly ClientBody[])('$name: $expect', async (each) => {
  const reply = await send(each)
  expect(reply.statusCode, reply.body.slice(0, 2_000)).toBe(each.expect)
})

const NATAL = '/api/v1/natal/calculate'
const TRANSITS = '/api/v1/transits/calculate'
const WHEEL = '/api/v1/natal/chart/'
const RETURN = '/api/v1/natal/chart/solar-return'
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const TRANSIT = { natal: BIRTH, current_city: 'Athens' }

describe('transits of a date under another name', () => {
  const AT = '2026-03-01T12:00'

  test('transit_datetime is transit_date, as data and as a picture', async () => {
    const [one, other] = [
      (await post(TRANSITS, { ...TRANSIT, transit_date: AT })).json(),
      (await post(TRANSITS, { ...TRANSIT, transit_datetime: AT })).json(),
    ]
    expect(other).toEqual(one)
    expect(one.time.local).toBe('2026-03-01T12:00:00+02:00')
    const picture = await post(`${WHEEL}transits`, {
      ...TRANSIT,
      transit_datetime: AT,
      natal: { ...BIRTH, format: 'json' },
    })
    expect(picture.json().outer.time.local).toBe('2026-03-01T12:00:00+02:00')
  })

  test('both names with one date are accepted, with two dates they are refused', async () => {
    const both = { ...TRANSIT, transit_date: AT, transit_datetime: AT }
    expect((await post(TRANSITS, both)).statusCode).toBe(200)
    for (const url of [TRANSITS, `${WHEEL}transits`])
      expect(faults(await post(url, { ...both, transit_datetime: '2026-03-02' }))).toEqual([
        'body.transit_datetime: contradicts transit_date: give one of them',
      ])
  })

  test('a refusal has the name that was sent', async () => {
    const skipped = { ...TRANSIT, transit_datetime: '2026-03-29T03:30', dst_policy: 'reject' }
    for (const url of [TRANSITS, `${WHEEL}transits`])
      expect(faults(await post(url, skipped))[0]).toMatch(/^body\.transit_datetime: /)
    expect(faults(await post(TRANSITS, { ...TRANSIT, transit_datetime: '9000-01-01' }))[0]).toMatch(
      /^body\.transit_datetime: /,
    )
  })

  test.each([
    ...['transit_time', 'target_date', 'timestamp', 'when', 'date', 'reference_date', 'current_date', 'datetime'],
    ...['transitDate', 'forecast_date', 'as_of', 'moment'],
  ])('%s is refused, and the right name is said', async (name) => {
    const reply = await post(TRANSITS, { ...TRANSIT, [name]: AT })
    expect([reply.statusCode, faults(reply)]).toEqual([
      422,
      [`body.${name}: This field does not exist: did you mean transit_date?`],
    ])
  })
})

test.each(['return_year', 'solar_return_year', 'target_year'])('a solar return of %s is that of year', async (name) => {
  const natal = { ...BIRTH, format: 'json' }
  const [one, other] = [
    (await post(RETURN, { natal, year: 2026 })).json(),
    (await post(RETURN, { natal, [name]: 2026 })).json(),
  ]
  expect(other.return_utc).toBe(one.return_utc)
  expect(faults(await post(RETURN, { natal, year: 2026, [name]: 2027 }))).toEqual([
    'body.year: All fields must give the same year',
  ])
})

describe('a place as an object', () => {
  const { lat, lng, ...time } = BIRTH
  const natal = (location: object) => ({ ...time, location, format: 'json' })
  const placeOf = (reply: LightMyRequestResponse) => reply.json().inner.location

  test('has coordinates under either name, and a time zone under either name', async () => {
    const location = { latitude: lat, longitude: lng, timezone: 'Europe/Athens' }
    const reply = await post(RETURN, { natal: natal(location), year: 2026 })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(placeOf(reply)).toMatchObject({ lat, lng, timezone: 'Europe/Athens', timezone_from: 'given' })
    const back = await post(RETURN, {
      natal: { ...BIRTH, format: 'json' },
      solar_return: { year: 2026, location: { latitude: 40.7, longitude: -74 } },
    })
    expect(back.json().outer.location).toMatchObject({ lat: 40.7, lng: -74, timezone: 'America/New_York' })
  })

  test('refuses two values, and one coordinate alone, by the name that was sent', async () => {
    expect(faults(await post(RETURN, { natal: natal({ lat, latitude: 1, lng }), year: 2026 }))).toEqual([
      'body.natal.location.latitude: contradicts lat: give one of them',
    ])
    expect(faults(await post(RETURN, { natal: natal({ latitude: lat }), year: 2026 }))).toEqual([
      'body.natal.location.lng: lat and lng must be given together',
    ])
  })

  test('has a city with its country', async () => {
    const reply = await post(RETURN, { natal: natal({ city: 'Cambridge', country: 'US' }), year: 2026 })
    expect(placeOf(reply)).toMatchObject({ city: 'Cambridge', country: 'US' })
  })
})

describe('a city with its state and country', () => {
  const { lat: _, lng: __, ...time } = BIRTH
  const located = async (place: object) => (await post(NATAL, { ...time, ...place })).json().subject.location

  test.each([
    [{ city: 'London', country: 'Canada' }, 'CA'],
    [{ city: 'London', country: 'GB' }, 'GB'],
    [{ city: 'Paris', state: 'Texas', country: 'USA' }, 'US'],
    [{ city: 'Paris, Texas', country: 'USA' }, 'US'],
    [{ city: 'Paris, France', country: 'France' }, 'FR'],
  ])('%j lies in %s', async (place, country) => {
    expect(await located(place)).toMatchObject({ country })
  })

  test('that has none such is refused', async () => {
    expect(faults(await post(NATAL, { ...time, city: 'Athens', country: 'Japan' }))[0]).toMatch(
      /^body\.city: There is no/,
    )
  })
})

describe('an unknown field with a date, a time or a place is refused', () => {
  test.each([
    ['/natal', { event_date: '2026-03-01' }, 'event_date', 'date are year, month and day'],
    [NATAL, { local_hour: 4 }, 'local_hour', 'time are time_known, hour, minute, second and tz_str'],
    [
      NATAL,
      { residence: 'Oslo' },
      'residence',
      'place are city, state, country, lat, lng, relocated_city, relocated_lat and relocated_lng',
    ],
    [NATAL, { natal: BIRTH }, 'natal', 'date are year, month and day'],
    [NATAL, { until: '2027-01-01' }, 'until', 'date are year, month and day'],
    [NATAL, { x: '2027-01-01' }, 'x', 'date are year, month and day'],
    [
      NATAL,
      { extra: { lat: 1, lng: 2 } },
      'extra',
      'place are city, state, country, lat, lng, relocated_city, relocated_lat and relocated_lng',
    ],
  ])('%s %j', async (url, more, name, hint) => {
    const reply = await post(url, { ...BIRTH, ...more })
    expect([reply.statusCode, faults(reply)]).toEqual([
      422,
      [`body.${name}: This field does not exist. The fields for a ${hint}`],
    ])
  })

  test.each([
    [`${WHEEL}synastry`, { person1: BIRTH, person2: BIRTH }, ['person_a', 'person_b']],
    [TRANSITS, { birth_data: BIRTH, current_city: 'Athens' }, ['natal']],
    [TRANSITS, { ...TRANSIT, current_city: undefined, transit_city: 'Athens' }, ['current_city']],
    [RETURN, { natal: BIRTH, year: 2026, relocation_city: 'Athens' }, ['return_city']],
  ])('of a person or a place of %s %j', async (url, body, meant) => {
    const said = faults(await post(url, body)).filter((fault) => fault.includes('did you mean'))
    expect(said.map((fault) => /did you mean (.*)\?/.exec(fault)![1])).toEqual(meant)
  })

  test.each([
    ...[{ dates: ['2030-01-01'] }, { requested_date: '2030-01-01' }, { display_date: '2030-01-01' }],
    ...[{ transit: { moment: { date: '2030-01-01' } } }, { julday: 2462502.5 }, { coordinates: [48, 11] }],
    ...[{ client_timezone: 'Europe/Berlin' }, { tzone: 9 }, { is_utc: true }, { dst: 1 }],
  ])('of transits: %j', async (more) => {
    const reply = await post(TRANSITS, { ...TRANSIT, ...more })
    expect([reply.statusCode, faults(reply)[0]]).toEqual([
      422,
      expect.stringContaining(`body.${Object.keys(more)[0]}:`),
    ])
  })

  test('in the query too', async () => {
    const reply = await send({ method: 'GET', path: '/api/v1/sky-events?date=2026-03-01&until=2026-04-01' })
    expect([reply.statusCode, faults(reply)]).toEqual([
      422,
      [expect.stringMatching(/^query\.until: This field does not exist. The fields for a date are date and end$/)],
    ])
  })

  test('but flags, looks and notes of programs about themselves are left out with a warning', async () => {
    const notes = {
      ...{ created_at: '2026-03-01T00:00:00Z', date_format: 'DMY', include_time: true, show_location: false },
      ...{ time_color: '#fff', locale: 'el-GR', chart_id: 7, source: 'web', gender: 'f' },
      ...{ birth_time_rating: 'AA', time_accuracy: 'minutes', day_of_week: 'Thursday', from_page: 'home' },
      ...{ session_start: 1732550000, metadata: { date: '2026-03-01' }, context: { timezone: 'Europe/Athens' } },
    }
    const reply = await post(NATAL, { ...BIRTH, ...notes })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(reply.json().warnings).toContainEqual({
      code: 'unknown_field',
      message: `Ignored, because these fields do not exist: ${Object.keys(notes).join(', ')}`,
    })
  })
})

test('extras of pictures are left out with a warning', async () => {
  const reply = await post(WHEEL, { ...BIRTH, theme: 'dark', chart_type: 'natal' })
  expect([reply.statusCode, reply.headers['x-orrery-warnings']]).toEqual([
    200,
    'unknown_field;at="body.theme", unknown_field;at="body.chart_type"',
  ])
})

describe('a style of texts that does not exist', () => {
  const interpretation = { enable: true, style: 'detailed' }

  test('has the texts of the nearest one, and a warning', async () => {
    const [{ warnings, ...styled }, plain] = [
      (await post(NATAL, { ...BIRTH, interpretation })).json(),
      (await post(NATAL, { ...BIRTH, interpretation: { enable: true } })).json(),
    ]
    expect(styled).toEqual(plain)
    expect(warnings).toEqual([
      {
        code: 'unknown_style',
        message: 'Texts have the style improved, because no style has these names: detailed',
      },
    ])
  })

  test('is refused with Prefer: handling=strict', async () => {
    const reply = await service.postTo(NATAL, { ...BIRTH, interpretation }, { prefer: 'handling=strict' })
    expect([reply.statusCode, faults(reply)]).toEqual([422, ['body.interpretation.style: Allowed: improved']])
  })
})

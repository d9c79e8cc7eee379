import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

interface Fault {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
}

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const TRANSIT = { natal: BIRTH, current_city: 'Athens', transit_date: '2026-03-01T12:00' }
const LONG = 'x'.repeat(201)

async function faultAt(url: string, body: unknown, path: string): Promise<Fault> {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(422)
  const faults = reply.json().detail as Fault[]
  const found = faults.find(({ loc }) => loc.join('.') === path)
  expect(found, `${path} among ${JSON.stringify(faults)}`).toBeDefined()
  return found!
}

/** A field of a birth, a value that is wrong, and words that tell what is allowed. */
const WRONG_BIRTH: readonly (readonly [field: string, value: unknown, allowed: RegExp])[] = [
  ['name', LONG, /200 characters/],
  ['name', 7, /text/],
  ['year', 'MCMLXXXI', /number/],
  ['year', 1981.5, /number|integer|int/i],
  ['year', 10_000, /at most 9999/],
  ['year', undefined, /required/],
  ['month', 13, /at most 12/],
  ['month', 0, /at least 1/],
  ['day', 32, /at most 31/],
  ['day', -1, /at least 1/],
  ['time_known', 'yes', /true or false/],
  ['hour', 24, /at most 23/],
  ['hour', undefined, /required/],
  ['hour', null, /required/],
  ['minute', 60, /at most 59/],
  ['minute', undefined, /required/],
  ['second', 60, /at most 59/],
  ['city', LONG, /200 characters/],
  ['lat', 90.1, /at most 90/],
  ['lat', '37N', /number/],
  ['lat', undefined, /together/],
  ['lng', -180.1, /at least -180/],
  ['lng', undefined, /together/],
  ['tz_str', 'Mars/Olympus', /IANA/],
  ['dst_policy', 'guess', /reject, earlier, later, shift_forward/],
  ['calendar', 'mayan', /auto, gregorian, julian/],
  ['house_system', 'hexagonal', /placidus, koch/],
  ['zodiac_type', 'draconic', /tropical, sidereal/],
  ['sidereal_ayanamsa', 'unknown', /lahiri, raman/],
  ['citty', 'Athens', /does not exist/],
]

const WRONG_CHART: typeof WRONG_BIRTH = [
  ...WRONG_BIRTH,
  ['include_speed', 1, /true or false/],
  ['include_features', 'asc', /array/],
  ['include_dignity', 'x', /true or false/],
  ['include_minor_aspects', null, /true or false/],
  ['include_stelliums', 'x', /true or false/],
  ['include_patterns', 'x', /true or false/],
  ['include_dominants', 'x', /true or false/],
  ['dominants_method', 'lunar', /modern, traditional/],
  ['include_declination_aspects', 'x', /true or false/],
  ['include_moon_void_of_course', 'x', /true or false/],
  ['moon_void_definition', 'old', /modern, traditional/],
  ['fixed_stars', 'all', /array/],
  ['fixed_star_orb', 6, /at most 5/],
  ['frames', 'equatorial', /array/],
  ['response_format', 'xml', /full, compact/],
  ['interpretation', true, /object/],
]

describe('a wrong field is named, with what is allowed', () => {
  test.each(WRONG_CHART)('natal/calculate: %s = %j', async (field, value, allowed) => {
    const { msg } = await faultAt('/api/v1/natal/calculate', { ...BIRTH, [field]: value }, `body.${field}`)
    expect(msg).toMatch(allowed)
  })

  test.each(WRONG_BIRTH)('natal: %s = %j', async (field, value, allowed) => {
    const { msg } = await faultAt('/natal', { ...BIRTH, [field]: value }, `body.${field}`)
    expect(msg).toMatch(allowed)
  })

  test.each(WRONG_BIRTH)('transits/calculate: natal.%s = %j', async (field, value, allowed) => {
    const body = { ...TRANSIT, natal: { ...BIRTH, [field]: value } }
    const { msg } = await faultAt('/api/v1/transits/calculate', body, `body.natal.${field}`)
    expect(msg).toMatch(allowed)
  })

  test.each([
    ['natal', undefined, /required/],
    ['natal', [], /object/],
    ['current_city', undefined, /current_city, or current_lat and current_lng/],
    ['current_city', '  ', /current_city, or current_lat and current_lng/],
    ['current_lat', 12, null],
    ['transit_date', 'tomorrow', /ISO 8601/],
    ['transit_date', '2026-02-30', /between 01 and 28/],
    ['tz_str', 'Mars/Olympus', /IANA/],
    ['dst_policy', 'guess', /reject/],
    ['orb_settings', [], /object/],
    ['include_exact_times', 'x', /true or false/],
    ['interpretation', 'x', /object/],
    ['date', '2026-01-01', /does not exist/],
  ])('transits/calculate: %s = %j', async (field, value, allowed) => {
    const path = field === 'current_lat' ? 'body.current_lng' : `body.${field}`
    const { msg } = await faultAt('/api/v1/transits/calculate', { ...TRANSIT, [field]: value }, path)
    expect(msg).toMatch(allowed ?? /together/)
  })

  test.each([
    ['orb_settings.Septile', { orb_settings: { Septile: 3 } }, /conjunction, opposition/],
    ['orb_settings.Trine', { orb_settings: { Trine: 16 } }, /at most 15/],
    ['orb_settings.Trine', { orb_settings: { Trine: -1 } }, /at least 0/],
    ['orb_settings.__proto__', JSON.parse('{"orb_settings":{"__proto__":3}}'), /./],
    ['include_features.1', { include_features: ['asc', 7] }, /asc, mc, chiron/],
    ['fixed_stars.0', { fixed_stars: ['Antaras'] }, /Antares/],
    ['frames.1', { frames: ['j2000', 'galactic'] }, /equatorial, horizontal/],
    ['interpretation.language', { interpretation: { language: 'nl' } }, /en, de, fr/],
  ])('inside a field: %s', async (path, fields, allowed) => {
    const reply = await service.postTo('/api/v1/natal/calculate', { ...BIRTH, ...fields })
    if (path.endsWith('__proto__')) return expect(reply.statusCode).toBeLessThan(500)
    const { msg } = await faultAt('/api/v1/natal/calculate', { ...BIRTH, ...fields }, `body.${path}`)
    expect(msg).toMatch(allowed)
  })
})

describe('what only the calculation can know is named too', () => {
  test.each([
    ['/api/v1/natal/calculate', { ...BIRTH, month: 2, day: 30 }, 'body.day', /28/],
    ['/natal', { ...BIRTH, year: 1900, month: 2, day: 29 }, 'body.day', /28/],
    // Rome skipped this day, which Athens did not.
    ['/natal', { ...BIRTH, year: 1582, month: 10, day: 10, lat: 41.9, lng: 12.5 }, 'body.day', /1582/],
    ['/api/v1/transits/calculate', { ...TRANSIT, natal: { ...BIRTH, month: 4, day: 31 } }, 'body.natal.day', /30/],
    ['/natal', { ...BIRTH, lat: undefined, lng: undefined, city: 'Athenz' }, 'body.city', /Did you mean .*Athens/],
    [
      '/api/v1/transits/calculate',
      { ...TRANSIT, natal: { ...BIRTH, lat: undefined, lng: undefined, city: 'Qwrtzpl' } },
      'body.natal.city',
      /no place "Qwrtzpl"/,
    ],
    ['/api/v1/transits/calculate', { ...TRANSIT, current_city: 'Qwrtzpl' }, 'body.current_city', /no place/],
    ['/natal', { ...BIRTH, lat: undefined, lng: undefined, city: ' ' }, 'body.city', /city, or lat and lng/],
  ])('%s %j', async (url, body, path, allowed) => {
    expect((await faultAt(url, body, path)).msg).toMatch(allowed)
  })

  test('a local time that the clock skips, under the policy reject', async () => {
    const birth = { ...BIRTH, year: 2021, month: 3, day: 28, hour: 3, dst_policy: 'reject' }
    const { msg, type } = await faultAt('/api/v1/natal/calculate', birth, 'body.hour')
    expect(type).toBe('local_time_nonexistent')
    expect(msg).toMatch(/2021-03-28T00:30:00Z.*2021-03-28T01:30:00Z/)
  })

  test('a local time that occurs twice, under the policy reject', async () => {
    const body = {
      ...TRANSIT,
      natal: { ...BIRTH, year: 2020, month: 10, day: 25, hour: 3, dst_policy: 'reject' },
    }
    const { type } = await faultAt('/api/v1/transits/calculate', body, 'body.natal.hour')
    expect(type).toBe('local_time_ambiguous')
  })

  test.each<[string, object, string]>([
    ['/natal', { ...BIRTH, year: 9000 }, 'body.year'],
    ['/api/v1/natal/calculate', { ...BIRTH, year: 9000 }, 'body.year'],
    ['/api/v1/natal/chart/', { ...BIRTH, year: 9000 }, 'body.year'],
    ['/api/v1/natal/chart/synastry', { person_a: BIRTH, person_b: { ...BIRTH, year: 9000 } }, 'body.person_b.year'],
    ['/api/v1/natal/chart/composite', { person_a: { ...BIRTH, year: 9000 }, person_b: BIRTH }, 'body.person_a.year'],
    ['/api/v1/natal/chart/solar-return', { natal: BIRTH, year: 9000 }, 'body.year'],
    ['/api/v1/natal/chart/transits', { ...TRANSIT, transit_date: '9000-01-01' }, 'body.transit_date'],
    ['/api/v1/transits/calculate', { ...TRANSIT, transit_date: '9000-01-01' }, 'body.transit_date'],
    ['/api/v1/transits/calculate', { ...TRANSIT, natal: { ...BIRTH, year: 9000 } }, 'body.natal.year'],
  ])('an instant beyond the ephemeris: %s', async (url, body, field) => {
    const { type, msg } = await faultAt(url, body, field)
    expect(type).toBe('outside_ephemeris')
    expect(msg).toMatch(/ephemeris files cover/)
  })
})

test('without a key no chart is cast, and it costs nothing', async () => {
  for (const url of ['/natal', '/api/v1/natal/calculate', '/api/v1/transits/calculate']) {
    const reply = await service.postTo(url, BIRTH, { 'x-api-key': '' })
    expect(reply.statusCode).toBe(401)
  }
})

test('no body, no JSON, or no object is refused in the same shape', async () => {
  for (const payload of ['', '{', '[]', 'null', '"x"', '1']) {
    const reply = await service.app.inject({
      method: 'POST',
      url: '/natal',
      headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
      payload,
    })
    expect(reply.statusCode, payload).toBe(422)
    expect(reply.json().detail[0].loc[0]).toBe('body')
  }
})

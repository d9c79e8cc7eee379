import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const RETURN = '/api/v1/natal/chart/solar-return'
const PROGRESSIONS = '/api/v1/natal/chart/secondary-progressions'
const MEDELLIN = { city: 'Medellin', lat: 6.25, lng: -75.56, tz_str: 'America/Bogota' }
const BIRTH = { name: 'User', year: 1990, month: 1, day: 1, hour: 12, minute: 0, ...MEDELLIN }
const NESTED = { name: 'User', datetime: '1990-01-01T12:00:00', time_known: true, location: MEDELLIN }

async function drawn(url: string, body: object): Promise<string> {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.body
}

async function faults(url: string, body: object): Promise<[path: string, message: string][]> {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return (reply.json().detail as { loc: string[]; msg: string }[]).map(({ loc, msg }) => [loc.join('.'), msg])
}

describe('a solar return as the public data endpoint takes it', () => {
  test('is the return of the same birth, year and place in our own fields', async () => {
    const lisbon = { city: 'Lisbon', lat: 38.72, lng: -9.14, timezone: 'Europe/Lisbon' }
    const ours = { natal: BIRTH, year: 2026, return_city: 'Lisbon', return_lat: 38.72, return_lng: -9.14 }
    expect(await drawn(RETURN, { natal: NESTED, solar_return: { year: 2026, location: lisbon } })).toBe(
      await drawn(RETURN, { ...ours, tz_str: 'Europe/Lisbon' }),
    )
  })

  test('may leave out its place, which is then the birthplace', async () => {
    const ours = await drawn(RETURN, { natal: BIRTH, year: 2026 })
    expect(await drawn(RETURN, { natal: NESTED, solar_return: { year: 2026 } })).toBe(ours)
    expect(await drawn(RETURN, { natal: BIRTH, solar_return: { year: 2026, location: {} } })).toBe(ours)
    expect(await drawn(RETURN, { natal: BIRTH, target_year: 2026 })).toBe(ours)
  })

  test('may set the houses and the zodiac of both charts', async () => {
    const settings = { house_system: 'koch', zodiac_type: 'sidereal', sidereal_ayanamsa: 'raman' }
    expect(await drawn(RETURN, { natal: NESTED, solar_return: { year: 2026, settings } })).toBe(
      await drawn(RETURN, { natal: { ...BIRTH, ...settings }, year: 2026 }),
    )
  })

  test('may give the birth with an offset, with seconds, or as a day without a time', async () => {
    const at = (datetime: string, more: object = {}) =>
      drawn(RETURN, { natal: { ...NESTED, datetime, ...more }, solar_return: { year: 2026 } })
    const ours = (fields: object) => drawn(RETURN, { natal: { ...BIRTH, ...fields }, year: 2026 })
    expect(await at('1990-01-01T12:00:00-05:00')).toBe(await ours({ tz_str: '-05:00' }))
    expect(await at('1990-01-01T17:00:00Z')).toBe(await ours({ hour: 17, tz_str: '+00:00' }))
    expect(await at('1990-01-01T12:00:30')).toBe(await ours({ second: 30 }))
    expect(await at('1990-01-01', { time_known: false })).toBe(await ours({ time_known: false }))
  })
})

test('progressions as the public data endpoint takes them are those of our own fields', async () => {
  expect(await drawn(PROGRESSIONS, { natal: NESTED, secondary_progression: { target_date: '2026-11-22' } })).toBe(
    await drawn(PROGRESSIONS, { natal: BIRTH, progression_date: '2026-11-22' }),
  )
})

describe('the public form is refused by name', () => {
  const { datetime: _, ...undated } = NESTED
  const { location: __, ...nowhere } = NESTED
  const year = { solar_return: { year: 2026 } }

  test.each([
    ['no year', { natal: NESTED }, 'body.year', /required/],
    ['two years', { natal: NESTED, year: 2025, ...year }, 'body.year', /same year/],
    ['no date', { natal: undated, ...year }, 'body.natal.year', /required.*datetime/],
    ['two dates', { natal: { ...NESTED, year: 1990 }, ...year }, 'body.natal.datetime', /datetime or/],
    ['no time', { natal: { ...NESTED, datetime: '1990-01-01' }, ...year }, 'body.natal.datetime', /time_known/],
    ['no such day', { natal: { ...NESTED, datetime: '1990-02-30T12:00' }, ...year }, 'body.natal.datetime', /28/],
    ['no place', { natal: nowhere, ...year }, 'body.natal.city', /place is required/],
    ['two places', { natal: { ...NESTED, city: 'Bogota' }, ...year }, 'body.natal.location', /location or/],
    ['half a place', { natal: { ...NESTED, location: { lat: 1 } }, ...year }, 'body.natal.location.lng', /together/],
    [
      'an unknown city',
      { natal: { ...NESTED, location: { city: 'Qwrtz' } }, ...year },
      'body.natal.location.city',
      /no place/,
    ],
    [
      'an unknown city of the return',
      { natal: NESTED, solar_return: { year: 2026, location: { city: 'Qwrtz' } } },
      'body.solar_return.location.city',
      /no place/,
    ],
    [
      'two places of the return',
      { natal: NESTED, return_city: 'Lisbon', solar_return: { year: 2026, location: MEDELLIN } },
      'body.solar_return.location',
      /location or/,
    ],
  ])('with %s', async (_name, body, path, message) => {
    expect(await faults(RETURN, body)).toContainEqual([path, expect.stringMatching(message)])
  })

  test('of progressions, with no date, two dates or a date before the birth', async () => {
    expect(await faults(PROGRESSIONS, { natal: NESTED })).toContainEqual([
      'body.progression_date',
      expect.stringMatching(/required/),
    ])
    const before = { natal: NESTED, secondary_progression: { target_date: '1970-01-01' } }
    expect(await faults(PROGRESSIONS, before)).toContainEqual([
      'body.secondary_progression.target_date',
      expect.stringMatching(/before the birth/),
    ])
    expect(await faults(PROGRESSIONS, { ...before, progression_date: '2026-01-01' })).toContainEqual([
      'body.progression_date',
      expect.stringMatching(/same date/),
    ])
  })
})

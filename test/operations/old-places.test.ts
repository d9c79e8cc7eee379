import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

async function ask(url: string, body: object) {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

/** A birth at noon. */
const bornOn = (date: string, place: object) => {
  const [year, month, day] = date.split('-').map(Number)
  return ask('/api/v1/natal/calculate', { year, month, day, hour: 12, minute: 0, ...place })
}

const codes = ({ warnings = [] }: { warnings?: { code: string }[] }): string[] => warnings.map(({ code }) => code)

describe('coordinates without a name', () => {
  // The rows of CLOCK_REGIONS, each with its source: tz europe, "Italy", "Germany" and "France"; Reichsgesetzblatt 1893, p. 93.
  test.each([
    ['Cagliari', '1880-06-01', { lat: 39.2238, lng: 9.1217 }, '+00:36:32'],
    ['Palermo', '1880-06-01', { lat: 38.1158, lng: 13.3614 }, '+00:53:28'],
    ['Strasbourg', '1900-06-01', { lat: 48.5734, lng: 7.7521 }, '+01:00'],
    ['Munich', '1945-07-01', { lat: 48.1374, lng: 11.5755 }, '+02:00'],
    ['Limoges', '1941-12-01', { lat: 45.8336, lng: 1.2611 }, '+01:00'],
  ])('have the clock of the region of the nearest town: %s on %s', async (_, date, place, offset) => {
    const reply = await bornOn(date, place)
    expect([reply.time.offset, codes(reply)]).toEqual([offset, ['clock_of_region']])
  })

  test('in California since its statutes of 1948 have no doubt (tz northamerica, "California")', async () => {
    const reply = await bornOn('1955-07-15', { lat: 37.7749, lng: -122.4194 })
    expect([reply.time.offset, codes(reply), reply.confidence.angles]).toEqual(['-07:00', [], 'high'])
  })
})

describe('a place near the border of two zones of a country', () => {
  test('names the other zone where the two differed (tz northamerica: Chicago -06:00, New York -05:00)', async () => {
    const { location } = (await bornOn('1955-01-15', { city: 'Marianna, Florida' })).subject
    expect([location.timezone, location.other_timezones]).toEqual(['America/Chicago', ['America/New_York']])
  })

  test('names none from 1970 on, nor far from a border, nor across that of a country', async () => {
    const far = await bornOn('1955-01-15', { city: 'Jacksonville, Florida' })
    const abroad = await bornOn('1955-01-15', { city: 'Tui, Spain' })
    const later = await bornOn('1975-01-15', { city: 'Marianna, Florida' })
    for (const { subject } of [far, abroad, later]) expect(subject.location.other_timezones).toBeUndefined()
  })

  test('names none where both had the same time (tz northamerica: Detroit and Toronto aside, Indiana in the war)', async () => {
    // War time in all zones from 9 February 1942: Vincennes and Louisville both had -05:00.
    const { location } = (await bornOn('1943-01-15', { city: 'Tell City, Indiana' })).subject
    expect(location.other_timezones ?? []).not.toContain('America/Kentucky/Louisville')
  })
})

describe('a transit before 1970 in local time', () => {
  const natal = { ...{ year: 1988, month: 7, day: 9, hour: 6, minute: 5 }, city: 'Berlin' }
  const transits = (text: string, current_city: string) =>
    ask('/api/v1/transits/calculate', { natal, current_city, transit_datetime: text })

  test('has the clock of its region, and says so', async () => {
    // Central time: the Standard Time Act of 1918, as in CLOCK_REGIONS.
    const reply = await transits('1929-01-15T12:00:00', 'Atlanta, Georgia')
    expect([reply.time.utc, reply.time.offset]).toEqual(['1929-01-15T18:00:00Z', '-06:00'])
    expect(reply.time.other_clocks).toMatchObject({ kind: 'region', city: 'New York' })
    expect(reply.warnings).toEqual([
      { code: 'clock_of_region', message: expect.stringMatching(/^transit_datetime: .*-06:00/) },
    ])
  })

  test('away from the city of its zone names the other clocks', async () => {
    const reply = await transits('1964-06-01T12:00:00', 'Des Moines, Iowa')
    expect(reply.time.other_clocks).toMatchObject({ kind: 'city', offsets: [{ offset: '-06:00' }] })
    expect(codes(reply)).toEqual(['clock_of_other_city'])
  })

  test('has the history of its place without a polygon (tz backzone, "Thunder Bay")', async () => {
    expect((await transits('1930-07-01T12:00:00', 'Thunder Bay')).location.timezone).toBe('America/Thunder_Bay')
  })

  test('has a mean time of the place where there was no other', async () => {
    const reply = await transits('1879-03-14T11:30:00', 'Ulm')
    expect([reply.time.local_mean_time, codes(reply)]).toEqual([true, ['local_mean_time']])
  })

  test('is certain with an offset, and from 1970 on', async () => {
    expect(codes(await transits('1929-01-15T12:00:00-05:00', 'Atlanta, Georgia'))).toEqual([])
    expect(codes(await transits('1975-01-15T12:00:00', 'Atlanta, Georgia'))).toEqual([])
  })

  test('says so in a picture too', async () => {
    const body = {
      natal: { ...natal, format: 'json' },
      current_city: 'Atlanta, Georgia',
      transit_datetime: '1929-01-15T12:00:00',
    }
    const reply = await ask('/api/v1/natal/chart/transits', body)
    expect(reply.warnings).toContainEqual(expect.objectContaining({ of: 'transit', code: 'clock_of_region' }))
    expect(reply.outer.time).toMatchObject({ offset: '-06:00', other_clocks: { kind: 'region' } })
  })
})

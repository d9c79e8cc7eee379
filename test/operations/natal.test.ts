import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { FRAME_NAMES } from '../../src/astro/frames.ts'
import { SIGNS } from '../../src/astro/sign.ts'
import { COMPACT_REQUEST } from '../../src/contract/births/birth.ts'
import { NatalChartReply } from '../../src/contract/births/natal-reply.ts'
import { COMPACT_EXAMPLE, SimpleNatalReply } from '../../src/contract/births/simple-natal-reply.ts'
import { LANGUAGES } from '../../src/languages/language.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const hasWide = existsSync('/usr/share/libswe/ephe/sepl_00.se1')
const URL_FULL = '/api/v1/natal/calculate'
const ATHENS = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

async function chartOf(body: object, query = ''): Promise<z.output<typeof NatalChartReply>> {
  const reply = await service.postTo(`${URL_FULL}${query}`, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

describe('a chart that another service gave', () => {
  const captured = JSON.parse(
    readFileSync(new URL('../truth/captured/natal-1981-01-01-athens.json', import.meta.url), 'utf8'),
  ) as { request: object; response: Record<string, unknown> }

  test('comes out to its printed digits: subject, planets, cusps, angles, aspects, summary', async () => {
    const reply = await chartOf(captured.request)
    const { houses_abs_pos, vertex_house, planets, ...rest } = captured.response
    expect(reply).toMatchObject(rest)
    expect(reply.planets).toHaveLength(13)
    expect(reply.planets).toMatchObject(planets as object[])
    expect(reply.houses!.map(({ abs_pos }) => abs_pos)).toEqual(houses_abs_pos)
    expect(reply.angles_details!.vertex.house).toBe(vertex_house)
    expect(reply.aspects).toHaveLength(15)
  })
})

describe('the answer', () => {
  const everything = {
    ...ATHENS,
    include_speed: true,
    include_dignity: true,
    include_minor_aspects: true,
    include_stelliums: true,
    include_patterns: true,
    include_dominants: true,
    include_declination_aspects: true,
    include_moon_void_of_course: true,
    fixed_stars: ['behenian_20', 'Algol'],
    frames: FRAME_NAMES,
    include_features: [
      'asc',
      'mc',
      'ic',
      'dc',
      'vertex',
      'true_node',
      'true_lilith',
      'south_node',
      'true_south_node',
      'pholus',
      'ceres',
      'pallas',
      'juno',
      'vesta',
      'part_of_fortune',
      'part_of_spirit',
    ],
  }

  test.each([
    ['plain', ATHENS],
    ['with everything', everything],
    ['sidereal', { ...everything, zodiac_type: 'sidereal', sidereal_ayanamsa: 'raman' }],
    ['without a time', { ...everything, time_known: false, hour: null, minute: null }],
    ['in Gauquelin sectors', { ...everything, house_system: 'gauquelin' }],
    ['beyond the polar circle', { ...everything, city: null, lat: 78.2, lng: 15.6 }],
    ['before standard time', { ...everything, year: 1850 }],
    ['with an hour that occurs twice', { ...everything, year: 2020, month: 10, day: 25, hour: 3 }],
  ])('has the documented shape and nothing else: %s', async (_, body) => {
    const reply = await chartOf(body)
    expect(NatalChartReply.parse(reply)).toEqual(reply)
  })

  test('has the documented shape and nothing else: compact', async () => {
    for (const [url, body] of [
      ['/natal', ATHENS],
      ['/natal', { ...ATHENS, time_known: false }],
      [URL_FULL, { ...ATHENS, response_format: 'compact' }],
    ] as const) {
      const reply = await service.postTo(url, body)
      expect(reply.statusCode).toBe(200)
      expect(SimpleNatalReply.parse(reply.json())).toEqual(reply.json())
    }
  })

  test('shows features after the default bodies, the true node after the mean one', async () => {
    const { planets } = await chartOf({ ...ATHENS, include_features: ['mc', 'vesta', 'true_node', 'asc', 'chiron'] })
    expect(ids(planets)).toEqual([
      ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
      ...['north_node', 'north_node', 'lilith', 'chiron', 'vesta', 'asc', 'mc'],
    ])
    expect(planets.filter(({ id }) => id === 'north_node').map(({ variant }) => variant)).toEqual(['mean', 'true'])
    expect(planets.find(({ id }) => id === 'asc')).toMatchObject({ house: 1, retrograde: false })
    expect(planets.find(({ id }) => id === 'mc')).toMatchObject({ house: 10 })
  })

  test('angles among the planets form aspects, and stand still', async () => {
    const { planets, aspects } = await chartOf({
      ...ATHENS,
      include_speed: true,
      include_features: ['asc', 'mc'],
      orb_settings: { Square: 8 },
    })
    expect(planets.find(({ id }) => id === 'asc')).toMatchObject({ speed: 0, is_stationary: false })
    expect(aspects.some(({ p1, p2 }) => p1 === 'asc' || p2 === 'asc')).toBe(true)
  })

  test('minor aspects come by the query, by the body, and not by default', async () => {
    const plain = await chartOf(ATHENS)
    const byQuery = await chartOf(ATHENS, '?include_minor=true')
    const byBody = await chartOf({ ...ATHENS, include_minor_aspects: true })
    expect(plain.aspects_summary.minor).toBe(0)
    expect(byQuery.aspects_summary.minor).toBeGreaterThan(0)
    expect(byBody).toEqual(byQuery)
    expect(byQuery.aspects.filter(({ is_major }) => is_major)).toEqual(plain.aspects)
  })

  // https://www.findyourfate.com/astrology/articles/grandcross.html: Pluto, Jupiter, Mars and Uranus at 13° of these signs.
  test('the grand cross of April 2014 is found, in cardinal signs', async () => {
    const reply = await chartOf({ ...ATHENS, year: 2014, month: 4, day: 23, hour: 12, include_patterns: true })
    const [cross] = reply.aspect_patterns!.filter(({ type }) => type === 'grand_cross')
    expect(cross!.bodies.toSorted()).toEqual(['jupiter', 'mars', 'pluto', 'uranus'])
    expect(cross).toMatchObject({ mode: 'cardinal' })
    expect(cross!.widest_orb).toBeLessThan(1)
  })

  test('the orbs of the caller count, by the names of aspects in any spelling', async () => {
    const none = await chartOf({
      ...ATHENS,
      orb_settings: { Conjunction: 0, opposition: 0, TRINE: 0, square: 0, Sextile: 0 },
    })
    expect(none.aspects).toEqual([])
    const wide = await chartOf({ ...ATHENS, orb_settings: { 'Semi-Sextile': 5 }, include_minor_aspects: true })
    expect(
      Math.max(...wide.aspects.filter(({ type }) => type === 'semi_sextile').map(({ orb }) => orb)),
    ).toBeGreaterThan(2)
  })

  test('has the requested frames of each body, as a table has them, and leaves out the horizon without a time', async () => {
    const frames = ['horizontal', 'heliocentric']
    const timed = await chartOf({ ...ATHENS, frames })
    const table = await service.get({
      start: timed.subject.datetime,
      lat: timed.subject.location.lat!,
      lng: timed.subject.location.lng!,
      frames: frames.join(','),
      bodies: 'Mars',
    })
    const { azimuth_deg, altitude_deg, apparent_altitude_deg, ...heliocentric } = timed.frames!.find(
      ({ id }) => id === 'mars',
    )!
    expect(table.json().data.bodies.Mars).toMatchObject({
      azimuth_deg,
      altitude_deg,
      apparent_altitude_deg,
      ...heliocentric,
    })
    expect(timed.frames!.map(({ id }) => id)).toEqual(timed.planets.map(({ id }) => id))
    const untimed = await chartOf({ ...ATHENS, time_known: false, frames })
    expect(Object.keys(untimed.frames![0]!)).toEqual(Object.keys(heliocentric))
    expect(untimed.warnings!.find(({ code }) => code === 'time_required')!.message).toMatch(/: horizontal$/)
  })

  test('without a time of birth there are no houses and no angles, and the Moon has a range', async () => {
    const reply = await chartOf({
      ...ATHENS,
      time_known: false,
      hour: undefined,
      minute: undefined,
      include_features: ['asc'],
    })
    for (const field of ['houses', 'angles', 'angles_details']) expect(reply).not.toHaveProperty(field)
    for (const planet of reply.planets) expect(planet).not.toHaveProperty('house')
    expect(reply.subject.datetime).toBe('1981-01-01T12:00:00+02:00')
    expect(reply.subject.settings.time_known).toBe(false)
    expect(reply.confidence).toEqual({ houses: 'unavailable', angles: 'unavailable', overall: 'medium' })
    const moon = reply.planets.find(({ id }) => id === 'moon')!.abs_pos
    expect(moon).toBeGreaterThan(reply.moon_of_the_day!.from.abs_pos)
    expect(moon).toBeLessThan(reply.moon_of_the_day!.to.abs_pos)
    expect(reply.warnings!.map(({ code }) => code)).toContain('time_required')
  })

  // swetest 2.10.03, -b28.3.2026 -ut23:00 -p1 -fl and so on: the Moon at both midnights in Berlin; and in Brest, whose clocks
  // went from its mean time -0:17:58 to that of Paris, 0:09:21, at the end of 15 March 1891.
  test.each([
    ['2026-03-29', '23', 52.52, 13.4, 138.5715019, 151.3489783],
    ['2026-10-25', '25', 52.52, 13.4, 14.9286837, 29.6549696],
    ['2026-03-28', '24', 52.52, 13.4, 125.0340244, 138.5715019],
    ['1891-03-15', '23.5', 48.39, -4.49, 55.6016544, 68.6890348],
  ])(
    'without a time the Moon of %s, a day of %s hours, goes from midnight to midnight',
    async (date, _, lat, lng, from, to) => {
      const [year, month, day] = date.split('-').map(Number)
      const reply = await chartOf({ year, month, day, lat, lng, time_known: false })
      expect(reply.moon_of_the_day!.from.abs_pos).toBeCloseTo(from, 3)
      expect(reply.moon_of_the_day!.to.abs_pos).toBeCloseTo(to, 3)
    },
  )

  test('a house system that is undefined at the latitude is named with the one used instead', async () => {
    const reply = await chartOf({ ...ATHENS, city: undefined, lat: 78.2, lng: 15.6 })
    expect(reply.subject.settings.house_system).toBe('porphyry')
    expect(reply.warnings).toContainEqual(
      expect.objectContaining({ code: 'house_system_undefined', requested: 'placidus' }),
    )
    expect(reply.confidence.houses).toBe('medium')
  })

  test.skipIf(!hasWide)(
    'a body whose orbit is not known at the time is left out and named, the rest is there',
    async () => {
      const reply = await chartOf({
        ...ATHENS,
        year: -43,
        month: 3,
        day: 15,
        city: 'Rome',
        include_features: ['vesta'],
      })
      expect(ids(reply.planets)).not.toContain('chiron')
      expect(ids(reply.planets)).toContain('vesta')
      expect(reply.planets).toHaveLength(13)
      expect(reply.warnings).toContainEqual({ code: 'orbit_unknown', message: expect.stringContaining('Chiron') })
      expect(reply.time).toMatchObject({ calendar: 'julian', date_julian: '-000043-03-15', local_mean_time: true })
    },
  )

  test.skipIf(!hasWide).each([
    [81, 'year 81', 'Did you mean 1981?'],
    [5, 'year 5', 'Did you mean 1905 or 2005?'],
    [0, 'year 0', 'Did you mean 1900 or 2000?'],
  ])('a birth of the year %s asks whether its century was left out', async (year, read, asked) => {
    const message = expect.stringMatching(new RegExp(`${read}\\b.*${asked.replace('?', '\\?')}`))
    const warning = { code: 'year_of_two_digits', message, requested: String(year) }
    const born = { ...ATHENS, year }
    expect((await chartOf(born)).warnings).toContainEqual(warning)
    expect((await service.postTo('/natal', born)).json().warnings).toContainEqual(warning)
    const transits = await service.postTo('/api/v1/transits/calculate', {
      ...{ natal: born, current_city: 'Athens', transit_date: '2026-03-01T12:00' },
    })
    expect(transits.json().warnings).toContainEqual(warning)
  })

  test.skipIf(!hasWide).each([-5, 100, 1981])('a birth of the year %s asks nothing', async (year) => {
    const { warnings = [] } = await chartOf({ ...ATHENS, year })
    expect(warnings.map(({ code }) => code)).not.toContain('year_of_two_digits')
  })

  test('a sidereal chart names its ayanamsa and the degrees it took off', async () => {
    const [tropical, sidereal] = await Promise.all([
      chartOf(ATHENS),
      chartOf({ ...ATHENS, zodiac_type: 'sidereal', sidereal_ayanamsa: 'lahiri' }),
    ])
    const { settings } = sidereal.subject
    expect(settings).toMatchObject({
      zodiac_type: 'Sidereal',
      sidereal_ayanamsa: 'lahiri',
      ayanamsa_includes_nutation: true,
    })
    const difference = tropical.planets[0]!.abs_pos - sidereal.planets[0]!.abs_pos
    expect(difference).toBeCloseTo(settings.ayanamsa_deg!, 2)
  })

  test('the same birth by coordinates and zone as by city gives the same chart', async () => {
    const byCity = await chartOf(ATHENS)
    const byPlace = await chartOf({ ...ATHENS, city: undefined, lat: 37.98376, lng: 23.72784, tz_str: 'Europe/Athens' })
    expect(byPlace.planets).toEqual(byCity.planets)
    expect(byPlace.houses).toEqual(byCity.houses)
    expect(byPlace.subject.location).toMatchObject({ city: null, place_from: 'coordinates', timezone_from: 'given' })
    expect(byCity.subject.location).toMatchObject({ place_from: 'gazetteer', country: 'GR', timezone_from: 'place' })
  })

  test('coordinates take precedence over a city, which may then be unknown', async () => {
    const reply = await chartOf({ ...ATHENS, city: 'Atlantis', lat: 51.5, lng: -0.1 })
    expect(reply.subject.location).toMatchObject({ city: 'Atlantis', lat: 51.5, timezone: 'Europe/London' })
  })
})

describe('the time', () => {
  test('explains itself: instant, offset, name, zone data', async () => {
    const { time } = await chartOf({ ...ATHENS, year: 1943, month: 7, day: 4, hour: 12, minute: 0, city: 'London' })
    expect(time).toMatchObject({
      utc: '1943-07-04T10:00:00Z',
      offset: '+02:00',
      abbreviation: 'BDST',
      is_dst: true,
      timezone: 'Europe/London',
      local_mean_time: false,
    })
    expect(time.timezone_data).toMatch(/^tz 20\d\d[a-z]$/)
  })

  test('in Manitoba stays at -5 after the summer of 2026 (tz 2026f)', async () => {
    const { time } = await chartOf({
      ...{ year: 2026, month: 11, day: 15, hour: 12, minute: 0 },
      ...{ lat: 49.9, lng: -97.14 },
    })
    expect(time).toMatchObject({ utc: '2026-11-15T17:00:00Z', timezone: 'America/Winnipeg', abbreviation: 'EST' })
  })

  test('before standard time is the mean time of the birthplace, not of the zone’s main city', async () => {
    const { time, warnings } = await chartOf({
      ...ATHENS,
      year: 1850,
      city: undefined,
      lat: 48.58,
      lng: 7.75,
      tz_str: 'Europe/Paris',
    })
    expect(time).toMatchObject({ offset: '+00:31', abbreviation: 'LMT', local_mean_time: true })
    expect(warnings!.map(({ code }) => code)).toContain('local_mean_time')
  })

  test('by the name LMT is the mean time of the birthplace, also after standard time began', async () => {
    const strasbourg = { ...ATHENS, year: 1920, month: 6, day: 1, city: undefined, lat: 48.58, lng: 7.75 }
    const { subject, time, warnings } = await chartOf({ ...strasbourg, hour: 12, minute: 0, tz_str: 'lmt' })
    expect(time).toMatchObject({
      ...{ utc: '1920-06-01T11:29:00Z', offset: '+00:31', abbreviation: 'LMT', is_dst: false },
      ...{ timezone: 'LMT', local_mean_time: true },
    })
    expect(subject.location).toMatchObject({ timezone: 'LMT', timezone_from: 'given' })
    expect(warnings ?? []).not.toContainEqual(expect.objectContaining({ code: 'local_mean_time' }))
  })

  test.each([
    ['earlier', '2020-10-25T00:30:00Z'],
    ['later', '2020-10-25T01:30:00Z'],
    [undefined, '2020-10-25T00:30:00Z'],
  ])('an hour that occurs twice is read as the %s one, and both are named', async (dst_policy, utc) => {
    const { time, warnings, confidence } = await chartOf({
      ...ATHENS,
      year: 2020,
      month: 10,
      day: 25,
      hour: 3,
      dst_policy,
    })
    expect(time.utc).toBe(utc)
    expect(time.change!.candidates.map((each) => each.utc)).toEqual(['2020-10-25T00:30:00Z', '2020-10-25T01:30:00Z'])
    expect(warnings!.map(({ code }) => code)).toContain('local_time_ambiguous')
    expect(confidence.angles).toBe('medium')
  })

  test.skipIf(!hasWide)(
    'a date before 15 October 1582 is read in the Julian calendar, unless another is asked for',
    async () => {
      const birth = { ...ATHENS, year: 1452, month: 4, day: 15, city: 'Florence' }
      const julian = await chartOf(birth)
      const gregorian = await chartOf({ ...birth, calendar: 'gregorian' })
      expect(julian.time).toMatchObject({ calendar: 'julian', date_julian: '1452-04-15', date_gregorian: '1452-04-24' })
      expect(gregorian.time).toMatchObject({ calendar: 'gregorian', date_gregorian: '1452-04-15' })
      expect(julian.subject.settings.julian_day - gregorian.subject.settings.julian_day).toBe(9)
    },
  )
})

describe('the compact answer', () => {
  test('has full names of signs, houses by number, and the chart of swetest', async () => {
    const { planets, houses } = (
      await service.postTo('/natal', {
        ...{ year: 1990, month: 5, day: 15, hour: 14, minute: 30, lat: 40.7128, lng: -74.006 },
        tz_str: 'America/New_York',
      })
    ).json()
    // swetest -b15.5.1990 -ut18:30 -p0123456789mAD -fPlZ -eswe -house-74.006,40.7128,P
    expect(planets).toMatchObject({
      sun: { sign: 'Taurus', deg: 24.66, house: 9 },
      moon: { sign: 'Aquarius', deg: 0.52, house: 5 },
      mercury: { sign: 'Taurus', deg: 7.98, house: 8, retrograde: true },
      venus: { sign: 'Aries', deg: 13.13, house: 7 },
      mars: { sign: 'Pisces', deg: 18.53, house: 6 },
      jupiter: { sign: 'Cancer', deg: 9.59, house: 10 },
      saturn: { sign: 'Capricorn', deg: 25.24, house: 5, retrograde: true },
      uranus: { sign: 'Capricorn', deg: 9.18, house: 4, retrograde: true },
      neptune: { sign: 'Capricorn', deg: 14.35, house: 4, retrograde: true },
      pluto: { sign: 'Scorpio', deg: 16.16, house: 3, retrograde: true },
      north_node: { sign: 'Aquarius', deg: 11.32, house: 5, retrograde: true },
      lilith: { sign: 'Scorpio', deg: 21.51, house: 3 },
      chiron: { sign: 'Cancer', deg: 13.23, house: 10 },
    })
    expect(houses).toEqual({
      ...{ 1: 'Virgo', 2: 'Libra', 3: 'Scorpio', 4: 'Sagittarius', 5: 'Capricorn', 6: 'Aquarius' },
      ...{ 7: 'Pisces', 8: 'Aries', 9: 'Taurus', 10: 'Gemini', 11: 'Cancer', 12: 'Leo' },
    })
  })

  test('is the example of the documentation', async () => {
    const reply = await service.postTo('/natal', COMPACT_REQUEST)
    const { time, ...rest } = COMPACT_EXAMPLE
    expect(reply.json()).toMatchObject(rest)
    expect(reply.json().time).toEqual({ ...time, timezone_data: expect.any(String) })
  })

  test('is short, and agrees with the full answer', async () => {
    const [full, reply] = await Promise.all([chartOf(ATHENS), service.postTo('/natal', ATHENS)])
    expect(reply.body.length).toBeLessThan(1_500)
    const compact = reply.json()
    expect(compact).toMatchObject({ sun: 'Capricorn', moon: 'Scorpio', rising: 'Virgo', chart_ruler: 'mercury' })
    expect(Object.values(compact.elements as Record<string, number>).reduce((sum, count) => sum + count)).toBe(10)
    const named = (id: string) => SIGNS.find((sign) => sign.id === id)!.name
    for (const { id, sign_id, house } of full.planets) {
      expect(compact.planets[id]).toMatchObject({ sign: named(sign_id), house })
    }
    expect(Object.keys(compact.houses)).toEqual(full.houses!.map(({ name }) => name))
    expect(Object.values(compact.houses)).toEqual(full.houses!.map(({ sign_id }) => named(sign_id)))
    expect(
      await service.postTo(URL_FULL, { ...ATHENS, response_format: 'compact' }).then((each) => each.json()),
    ).toEqual(compact)
  })
})

test.each(LANGUAGES)(
  'a report in %s about coordinates far from the city that the birth names is ordered',
  async (language) => {
    const body = {
      ...COMPACT_REQUEST,
      city: 'Oslo',
      lat: 37.98,
      lng: 23.73,
      psychological_report: { enabled: true, language },
    }
    const reply = await service.postTo('/api/v1/natal/calculate', body)
    expect([reply.statusCode, reply.json().warnings?.[0]?.code]).toEqual([200, 'place_mismatch'])
    expect(reply.json().psychological_report.status).toBe('queued')
  },
)

// CHIRON_START and CHIRON_END in sweph.h of the Swiss Ephemeris: Julian days 1967601.5 and 3419437.5, which are 1 January 675 of
// the Julian calendar and 1 January 4650 of the Gregorian, at midnight.
describe.skipIf(!hasWide)('Chiron at the borders of his known orbit', () => {
  const inUtc = { hour: 12, minute: 0, lat: 0, lng: 0, tz_str: 'UTC' }
  test.each([
    [675, 1, 1, true],
    [674, 12, 31, false],
    [4649, 12, 31, true],
    [4650, 1, 1, false],
  ])('%d-%d-%d at noon: in the chart is %s', async (year, month, day, isKnown) => {
    const reply = await chartOf({ ...inUtc, year, month, day })
    expect(ids(reply.planets).includes('chiron')).toBe(isKnown)
    expect((reply.warnings ?? []).some(({ code }) => code === 'orbit_unknown')).toBe(!isKnown)
  })
})

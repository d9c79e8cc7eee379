import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { MoonPhaseReply } from '../../../src/techniques/moon-phase/schema.ts'
import { type Query, type SharedApp, sharedApp } from '../../support/app.ts'

const URL_PHASE = '/api/v1/moon/phase'
const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const MINUTE_MS = 60_000

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Reply = z.output<typeof MoonPhaseReply>

const send = (query: Query) =>
  service.app.inject({ url: URL_PHASE, query: query as Record<string, string>, headers: { 'x-api-key': service.key } })

async function moonOf(query: Query): Promise<Reply> {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(MoonPhaseReply.parse(answer)).toEqual(answer)
  return answer
}

async function faultsOf(query: Query): Promise<readonly (readonly [string, string])[]> {
  const reply = await send(query)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => [loc.join('.'), msg])
}

describe('the phase', () => {
  test('is that of the public service, whose names, units and digits it has', async () => {
    const { asked, name, phase_angle_deg, illumination, age_days, distance_km } = TRUTH.phase
    const { phase, moon_visual } = await moonOf({ date: asked, include_visuals: 'true' })
    expect(phase).toMatchObject({ name, phase_angle_deg, is_waxing: false })
    // The public service takes the age from the angle, as if the Moon moved evenly.
    expect(Math.abs(phase.age_days - age_days)).toBeLessThan(0.2)
    expect(phase.illumination).toBeCloseTo(illumination, 3)
    // Ours is geometric, as in almanacs. The public service measures from where the Earth is when the light arrives.
    expect(Math.abs(phase.distance_km - distance_km)).toBeLessThan(50)
    expect(moon_visual!.shadow_ratio).toBeCloseTo(1 - phase.illumination, 9)
  })

  test('is followed by the next of each, after the instant, in the order of the month', async () => {
    const { timestamp, next_phases: next } = await moonOf({ date: '2026-05-07T15:54:07Z' })
    // US Naval Observatory, to the minute: test/truth/published/moon-phases-usno.csv has no 2026; these are of its site.
    const printed = {
      new_moon: '2026-05-16T20:01Z',
      first_quarter: '2026-05-23T11:11Z',
      full_moon: '2026-05-31T08:45Z',
    }
    for (const [phase, at] of Object.entries(printed))
      expect(Math.abs(Date.parse(next[phase as keyof typeof next]) - Date.parse(at))).toBeLessThan(MINUTE_MS)
    for (const at of Object.values(next)) expect(Date.parse(at)).toBeGreaterThan(Date.parse(timestamp))
  })

  test('is drawn with its lit part at the right while it waxes, in the colours of the request', async () => {
    const colours = { style_moon_color: '#FFEEDD', style_shadow_color: '#001122' }
    const svgOf = async (date: string) => {
      const { moon_visual } = await moonOf({ date, include_visuals: 'true', ...colours })
      return moon_visual!.svg
    }
    const waxing = await svgOf('2026-05-23T11:11Z')
    expect(waxing).toMatch(/^<svg [^>]*viewBox="0 0 100 100">.*fill="#001122".*fill="#FFEEDD".*<\/svg>$/)
    expect(waxing).toMatch(/d="M 50 5 A 45 45 0 0 1 50 95 A 0?[\d.]+ 45 0 0 \d 50 5 Z"/)
    expect(await svgOf('2026-06-08T10:00Z')).toMatch(/d="M 50 5 A 45 45 0 0 0 50 95/)
  })
})

describe('special Moons', () => {
  test.each(Object.entries(TRUTH.full_supermoons.dates as Record<string, string[]>))(
    'the full supermoons of %s are those of Espenak',
    async (year, dates) => {
      const found: string[] = []
      let date = `${year}-01-01`
      while (date.startsWith(year)) {
        const { next_phases } = await moonOf({ date })
        const day = next_phases.full_moon.slice(0, 10)
        if (!day.startsWith(year)) break
        if ((await moonOf({ date: day, include_special: 'true' })).special_moon!.is_supermoon) found.push(day)
        date = new Date(Date.parse(next_phases.full_moon) + 2 * 86_400_000).toISOString()
      }
      expect(found).toEqual(dates)
    },
  )

  test.each(TRUTH.named.moons as { date: string; label: string }[])('$date is a $label', async ({ date, label }) => {
    const { special_moon } = await moonOf({ date, include_special: 'true' })
    expect(special_moon!.labels).toContain(label)
  })

  test('a blue Moon is one of the calendar month of the zone', async () => {
    // Full Moons of 2020 by the US Naval Observatory: 1 October, 21:05, and 31 October, 14:49 UTC. In Tokyo it is 2 and 31
    // October, on Kiritimati 2 October and 1 November.
    const at = async (tz_str: string) =>
      (await moonOf({ date: '2020-10-31T14:49Z', tz_str, include_special: 'true' })).special_moon!
    expect((await at('Asia/Tokyo')).is_blue_moon).toBe(true)
    expect((await at('Pacific/Kiritimati')).is_blue_moon).toBe(false)
    expect((await moonOf({ date: '2026-05-30T12:00Z', include_special: 'true' })).special_moon!.labels).toEqual([])
  })

  test('the traditional name is that of the nearest full Moon', async () => {
    const { traditional_moon } = await moonOf({ date: TRUTH.phase.asked, include_traditional_moon: 'true' })
    expect(traditional_moon).toMatchObject({ name: TRUTH.phase.traditional, month: 'May', is_current_full_moon: false })
  })
})

test.each([
  // By the rules of the labels: the equinox of 2025 was on 22 September, nearest to the full Moon of 7 October, 03:48 UTC.
  ['2025-10-07T12:00Z', 'Harvest Moon', 'October'],
  ['2025-11-05T12:00Z', "Hunter's Moon", 'November'],
  ['2025-09-07T12:00Z', 'Corn Moon', 'September'],
  ['2026-05-31T12:00Z', 'Blue Moon', 'May'],
])('the full Moon of %s is the %s', async (date, name, month) => {
  const { traditional_moon } = await moonOf({ date, include_traditional_moon: 'true', include_special: 'true' })
  expect(traditional_moon).toMatchObject({ name, month, is_current_full_moon: true })
})

describe('an instant', () => {
  test('that is a phase is not followed by itself', async () => {
    const { next_phases: first } = await moonOf({ date: '2026-05-07T15:54:07Z' })
    for (const [phase, at] of Object.entries(first)) {
      const { next_phases: next } = await moonOf({ date: at })
      const days = (Date.parse(next[phase as keyof typeof next]) - Date.parse(at)) / 86_400_000
      expect(days, phase).toBeGreaterThan(29)
    }
  })

  test('between a new Moon and its eclipse has this eclipse ahead', async () => {
    const { forecast } = await moonOf({ date: '2026-08-12T17:40Z', include_forecast: 'true' })
    expect(forecast!.next_solar_eclipse!.date).toMatch(/^2026-08-12T17:4/)
  })

  test.each(['-005400-01-05', '5399-12-05', '5399-12-31', '-002999-01-05', '3000-12-31'])(
    'at an end of the ephemeris (%s) is answered, or refused by its field',
    async (date) => {
      const reply = await send({ date, include_forecast: 'true', include_traditional_moon: 'true' })
      expect([200, 422]).toContain(reply.statusCode)
      if (reply.statusCode === 422) expect(reply.json().detail[0].loc).toEqual(['query', 'date'])
    },
  )

  test('keeps the plus of an offset that came as a space', async () => {
    const reply = await service.app.inject({
      url: `${URL_PHASE}?date=2026-05-07T17:54:07+02:00`,
      headers: { 'x-api-key': service.key },
    })
    expect(reply.json().timestamp).toBe('2026-05-07T15:54:07+00:00')
  })

  test('that the clock skips or shows twice goes by dst_policy, and the answer shows it', async () => {
    const at = async (date: string, dst_policy?: string) =>
      (await moonOf({ date, city: 'Oslo', ...(dst_policy && { dst_policy }) })).local_timestamp
    expect(await at('2026-03-29T02:30')).toBe('2026-03-29T03:30:00+02:00')
    expect(await at('2026-10-25T02:30')).toBe('2026-10-25T02:30:00+02:00')
    expect(await at('2026-10-25T02:30', 'later')).toBe('2026-10-25T02:30:00+01:00')
    expect((await send({ date: '2026-03-29T02:30', city: 'Oslo', dst_policy: 'reject' })).statusCode).toBe(422)
  })

  test('of old times is by the clock of the place, and says so', async () => {
    const { warnings, location } = await moonOf({ date: '1850-01-01T12:00', city: 'Oslo' })
    expect(warnings!.map(({ code }) => code)).toContain('local_mean_time')
    expect(location).toMatchObject({ city: 'Oslo', country: 'NO', place_from: 'gazetteer' })
  })
})

test('colours may be short, and lack the sign that cuts a URL', async () => {
  const { moon_visual } = await moonOf({ include_visuals: 'true', style_moon_color: 'fed', style_shadow_color: '#123' })
  expect(moon_visual!.svg).toMatch(/fill="#123".*fill="#fed"/)
})

describe('eclipses', () => {
  test.each(TRUTH.eclipses.of_day as { date: string; maximum: string }[])(
    'of $date',
    async ({ date, maximum, ...facts }) => {
      const { eclipse } = await moonOf({ date, include_eclipse: 'true' })
      expect(eclipse).toMatchObject({ is_eclipse: true, ...facts })
      expect(Math.abs(Date.parse(eclipse!.maximum!) - Date.parse(maximum))).toBeLessThan(1.5 * MINUTE_MS)
    },
  )

  test('a day without one says so', async () => {
    const { eclipse } = await moonOf({ date: '2026-03-04', include_eclipse: 'true' })
    expect(eclipse).toEqual({ is_eclipse: false, is_blood_moon: false })
  })

  test('the forecast has the next of the Moon and of the Sun, and its days agree with its dates', async () => {
    const { timestamp, forecast } = await moonOf({ date: TRUTH.phase.asked, include_forecast: 'true' })
    const { next_eclipse, next_solar_eclipse, next_special_moon } = forecast!
    expect(next_eclipse).toMatchObject({ type: TRUTH.phase.next_eclipse.type, is_blood_moon: false })
    expect(Math.abs(Date.parse(next_eclipse!.date) - Date.parse(TRUTH.phase.next_eclipse.date))).toBeLessThan(
      2 * MINUTE_MS,
    )
    expect(next_solar_eclipse!.date).toMatch(/^2026-08-12T17:4/)
    expect(next_special_moon).toMatchObject({
      type: 'Supermoon',
      subtype: 'new',
      date: expect.stringMatching(/^2026-05-16/),
    })
    for (const { date, days_until } of [next_eclipse!, next_solar_eclipse!, next_special_moon!])
      expect(days_until).toBeCloseTo((Date.parse(date) - Date.parse(timestamp)) / 86_400_000, 1)
  })
})

describe('the place', () => {
  test('gives the zone of a time without an offset, and the local day', async () => {
    const reply = await moonOf({ date: '2026-07-01T12:00', city: 'Lisbon', include_rise_set: 'true' })
    expect(reply).toMatchObject({ timestamp: '2026-07-01T11:00:00+00:00', timezone: 'Europe/Lisbon' })
    const { date, sun, moon } = reply.rise_set!
    expect(date).toBe('2026-07-01')
    for (const at of [sun.rise, sun.set, sun.culmination, moon.rise, moon.set])
      expect(at).toMatch(/^2026-07-01T.*\+01:00$/)
    expect([sun.rise, sun.culmination, sun.set]).toEqual([sun.rise, sun.culmination, sun.set].toSorted())
  })

  test('takes lon for lng', async () => {
    const date = '2026-07-01T12:00'
    const withLng = await moonOf({ date, lat: '38.7', lng: '-9.1', include_rise_set: 'true' })
    expect(await moonOf({ date, lat: '38.7', lon: '-9.1', include_rise_set: 'true' })).toEqual(withLng)
    expect(withLng.timezone).toBe('Europe/Lisbon')
  })

  test('beyond the polar circle says where the Sun stays', async () => {
    const at = async (date: string) => {
      const { rise_set } = await moonOf({ date, lat: '69.65', lon: '18.96', include_rise_set: 'true' })
      return rise_set!.sun
    }
    expect(await at('2026-06-21')).toMatchObject({ rise: null, set: null, stays: 'above' })
    expect(await at('2026-12-21')).toMatchObject({ rise: null, set: null, stays: 'below' })
  })

  test.each<[Query, string, RegExp]>([
    [{ lat: '1' }, 'query.lng', /given together/],
    [{ lon: '1' }, 'query.lat', /given together/],
    [{ lat: '1', lon: '2', lng: '3' }, 'query.lng', /the same field/],
    [{ include_rise_set: 'true' }, 'query.include_rise_set', /give city, or lat and lng/],
    [{ date: 'yesterday' }, 'query.date', /ISO 8601.*; or now/],
    [{ date: '2026-02-30' }, 'query.date', /between 01 and 28/],
    [{ tz_str: 'Europe/Atlantis' }, 'query.tz_str', /IANA/],
    [{ style_moon_color: 'red"/><script>' }, 'query.style_moon_color', /#E0E0E0/],
    [{ city: 'Nowhere at all' }, 'query.city', /no place/],
    [{ include_zodiak: 'true' }, 'query.include_zodiak', /does not exist/],
  ])('%j is refused with what is allowed', async (query, field, message) => {
    const faults = await faultsOf(query)
    expect(faults.map(([at]) => at)).toContain(field)
    expect(faults.find(([at]) => at === field)![1]).toMatch(message)
  })

  test('is not needed: now, in UTC, is the default', async () => {
    const before = Date.now()
    const { timestamp, timezone } = await moonOf({})
    expect(timezone).toBe('UTC')
    expect(Date.parse(timestamp)).toBeGreaterThan(before - 2_000)
    expect(Date.parse(timestamp)).toBeLessThan(Date.now() + 2_000)
  })
})

test('the age counts from the last new Moon', async () => {
  // US Naval Observatory: new Moon on 2026-04-17 at 11:52 UTC.
  const days = (Date.parse('2026-05-07T15:54:07Z') - Date.parse('2026-04-17T11:52Z')) / 86_400_000
  expect((await moonOf({ date: '2026-05-07T15:54:07Z' })).phase.age_days).toBeCloseTo(days, 1)
})

test('years without files come from the theory, with a warning', async () => {
  const { precision, warnings = [] } = await moonOf({
    date: '1500-01-01T12:00Z',
    include_zodiac: 'true',
    include_forecast: 'true',
  })
  // Installations differ in their files.
  expect(precision === 'moshier').toBe(warnings.some(({ code }) => code === 'moshier_theory'))
})

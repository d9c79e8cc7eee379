import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { MoonMonthReply } from '../../../src/techniques/moon-month/schema.ts'
import { type Query, type SharedApp, sharedApp } from '../../support/app.ts'
import { published } from '../../truth/tables.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const MINUTE_MS = 60_000

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Reply = z.output<typeof MoonMonthReply>

const sent = (url: string, query: Query) =>
  service.app.inject({ url, query: query as Record<string, string>, headers: { 'x-api-key': service.key } })

async function monthOf(query: Query): Promise<Reply> {
  const reply = await sent('/api/v1/moon/month', query)
  expect(reply.statusCode, reply.body).toBe(200)
  const answer = reply.json()
  expect(MoonMonthReply.parse(answer)).toEqual(answer)
  return answer
}

describe('the days of a month', () => {
  test('are those of the calendar, each with the phase of its local noon', async () => {
    const { days, timezone } = await monthOf({ year: '2028', month: '2', city: 'Auckland' })
    expect(timezone).toBe('Pacific/Auckland')
    expect(days.map(({ calendar_date }) => calendar_date)).toEqual(
      Array.from({ length: 29 }, (_, index) => `2028-02-${String(index + 1).padStart(2, '0')}`),
    )
    // Clocks are 13 hours ahead there in summer.
    expect(days[0]!.timestamp).toBe('2028-01-31T23:00:00Z')
    const { phase } = (await sent('/api/v1/moon/phase', { date: days[9]!.timestamp })).json()
    expect(phase).toMatchObject(days[9]!.phase)
  })

  test('lack one that the clocks skipped', async () => {
    const { days } = await monthOf({ year: '2011', month: '12', tz_str: 'Pacific/Apia', include_special: 'true' })
    const dates = days.map(({ calendar_date }) => calendar_date)
    expect(dates).toHaveLength(30)
    expect(dates).not.toContain('2011-12-30')
  })

  test('are all there where a clock skips noon', async () => {
    // Khartoum went from 12:00 to 13:00 on 15 January 2000.
    const { days } = await monthOf({ year: '2000', month: '1', tz_str: 'Africa/Khartoum' })
    expect(days.map(({ calendar_date }) => calendar_date)).toContain('2000-01-15')
    expect(days).toHaveLength(31)
  })

  test('have what /moon/phase says of each, by request', async () => {
    const flags = {
      include_visuals: 'true',
      include_special: 'true',
      include_eclipse: 'true',
      include_rise_set: 'true',
      include_interpretation: 'true',
    }
    const place = { lat: '52.52', lon: '13.405', tz_str: 'Europe/Berlin' }
    const { days } = await monthOf({ year: '2026', month: '8', ...place, ...flags })
    for (const index of [0, 11, 27]) {
      const { timestamp, calendar_date, phase, principal_phase, ...ofDay } = days[index]!
      const alone = (await sent('/api/v1/moon/phase', { date: timestamp, ...place, ...flags })).json()
      expect(alone).toMatchObject(ofDay)
      expect(ofDay.rise_set!.date).toBe(calendar_date)
    }
    expect(days[11]!.eclipse).toMatchObject({ is_eclipse: true, of: 'sun', type: 'total' })
    expect(days.filter(({ eclipse }) => eclipse!.is_eclipse)).toHaveLength(2)
  })
})

describe('the phases of a month', () => {
  const rows = published('moon-phases-usno')
  const years = [...new Set(rows.map(([utc]) => utc!.slice(0, 4)))].filter((year) => Number(year) >= 1900)

  test('are those of the US Naval Observatory to the minute, in every month of some years', async () => {
    expect(years.length).toBeGreaterThan(10)
    for (const year of years.slice(0, 6)) {
      const found: string[] = []
      for (let month = 1; month <= 12; month++)
        found.push(...(await monthOf({ year, month: `${month}` })).phases.map(({ timestamp }) => timestamp))
      const printed = rows.filter(([utc]) => utc!.startsWith(year)).map(([utc]) => Date.parse(utc!))
      expect(found).toHaveLength(printed.length)
      for (const [index, at] of found.entries())
        expect(Math.abs(Date.parse(at) - printed[index]!)).toBeLessThan(MINUTE_MS)
    }
  })

  test('mark the day on which they become exact', async () => {
    const { days, phases } = await monthOf({ year: '2026', month: '5', tz_str: 'America/Los_Angeles' })
    const marked = days.filter(({ principal_phase }) => principal_phase !== null)
    expect(marked.map(({ calendar_date, principal_phase }) => [principal_phase, calendar_date])).toEqual(
      phases.map(({ phase, local_timestamp }) => [phase, local_timestamp.slice(0, 10)]),
    )
    // Two full Moons: 1 May, 17:23, and 31 May, 08:45 UTC.
    expect(
      phases.filter(({ phase }) => phase === 'full_moon').map(({ local_timestamp: at }) => at.slice(0, 10)),
    ).toEqual(['2026-05-01', '2026-05-31'])
  })

  test('have their traditional names', async () => {
    const { traditional_moons } = await monthOf({ year: '2026', month: '9', include_traditional_moon: 'true' })
    expect(traditional_moons).toEqual([expect.objectContaining({ name: 'Harvest Moon', month: 'September' })])
  })
})

test('perigees and apogees are those of F. Espenak', async () => {
  // The table has every second one of his.
  const printed = published('moon-apsides-espenak').filter(([utc]) => utc!.startsWith('2026'))
  expect(printed.length).toBeGreaterThan(10)
  for (const [utc, kind, km] of printed) {
    const { apsides } = await monthOf({ year: '2026', month: `${Number(utc!.slice(5, 7))}` })
    const isNear = ({ timestamp }: { timestamp: string }) =>
      Math.abs(Date.parse(timestamp) - Date.parse(utc!)) < 40 * MINUTE_MS
    const found = apsides.find(isNear)
    expect(found?.kind, utc).toBe(kind)
    expect(Math.abs(found!.distance_km - Number(km))).toBeLessThan(15)
  }
})

describe('the timeline of signs', () => {
  test('has the voids of a published table', async () => {
    const { year, month, voids } = TRUTH.void_of_course
    const { sign_timeline } = await monthOf({ year: `${year}`, month: `${month}`, include_sign_timeline: 'true' })
    for (const [from, to] of voids as [string, string][]) {
      const found = sign_timeline!.find(({ end }) => near(end, to))
      expect(found, to).toBeDefined()
      expect(near(found!.void_of_course_from, from), `${found!.void_of_course_from} for ${from}`).toBe(true)
    }
  })

  test('covers the month without a gap, and each void lies at the end of a stay', async () => {
    const { sign_timeline: stays, days } = await monthOf({ year: '2026', month: '2', include_sign_timeline: 'true' })
    expect(stays![0]!.start <= days[0]!.calendar_date).toBe(true)
    expect(stays!.at(-1)!.end >= '2026-03-01').toBe(true)
    for (const [index, { start, end, void_of_course_from: begin }] of stays!.entries()) {
      if (index > 0) expect(start).toBe(stays![index - 1]!.end)
      expect(start <= begin && begin < end).toBe(true)
    }
  })
})

const near = (local: string, printed: string): boolean => Math.abs(Date.parse(local) - Date.parse(printed)) <= MINUTE_MS

test('the days of an old month begin by the mean time of the place, which a warning says', async () => {
  const { days, warnings, location } = await monthOf({ year: '1850', month: '1', city: 'Bergen, Norway' })
  expect(warnings!.map(({ code }) => code)).toContain('local_mean_time')
  expect(location).toMatchObject({ country: 'NO' })
  // Noon comes four minutes earlier for each degree of longitude.
  const noon = Date.parse('1850-01-01T12:00:00Z') - location!.lng * 240_000
  expect(Math.abs(Date.parse(days[0]!.timestamp) - noon)).toBeLessThan(2_000)
})

test('a forecast counts from the beginning of the month', async () => {
  const { forecast } = await monthOf({ year: '2026', month: '2', include_forecast: 'true' })
  // US Naval Observatory: full Moon on 2026-02-01 at 22:09, new Moon on 2026-02-17 at 12:01 UTC.
  expect(forecast).toMatchObject({ days_until_full_moon: 0.9, days_until_new_moon: 16.5 })
})

test.each<[Query, string, RegExp]>([
  [{ month: '5' }, 'query.year', /required|expected/i],
  [{ year: '2026' }, 'query.month', /required|expected/i],
  [{ year: '2026', month: '13' }, 'query.month', /12/],
  [{ year: '0', month: '1' }, 'query.year', /1/],
  [{ year: '2026', month: '5', include_rise_set: 'true' }, 'query.include_rise_set', /give city, or lat and lng/],
  [{ year: '9999', month: '5' }, 'query.year', /ephemeris|years/i],
])('%j is refused with what is allowed', async (query, field, message) => {
  const reply = await sent('/api/v1/moon/month', query)
  expect(reply.statusCode, reply.body).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg).toMatch(message)
})

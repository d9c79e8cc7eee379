import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { signIndex } from '../../../src/astro/sign.ts'
import type { Skies } from '../../../src/astro/sky.ts'
import { MUHURTA_RULES } from '../../../src/astro/vedic/muhurtas/purposes.ts'
import { risingSigns } from '../../../src/astro/vedic/rising-signs.ts'
import { VedicMuhurtaReply } from '../../../src/techniques/vedic-muhurta/schema.ts'
import { testSkies } from '../../support/skies.ts'
import { DELHI, minutesApart, TROMSO, useTechnique } from '../../support/vedic.ts'

const TRUTH = JSON.parse(readFileSync(new URL('./truth.json', import.meta.url), 'utf8'))

let skies: Skies
beforeAll(async () => {
  skies = await testSkies()
})

type Reply = z.output<typeof VedicMuhurtaReply>

const { send, answer: search } = useTechnique('/api/v2/vedic/muhurat/search', VedicMuhurtaReply)

/** As almanacs print it: windows of any length, by the convention of Drik Panchang. */
const PRINTED = {
  ...DELHI,
  convention: 'drik',
  minimum_minutes: 24,
  limit: 50,
}
const OCTOBER = {
  purpose: 'vehicle_purchase',
  start_date: '2026-10-01',
  end_date: '2026-10-31',
  lat: 19.076,
  lng: 72.8777,
  tz_str: 'Asia/Kolkata',
}

function expectPrinted(
  { best_windows: found }: Reply,
  windows: readonly [string, string | null, string | null][],
): void {
  for (const [date, start, end] of windows) {
    const window = found.find((each) => each.date === date)
    expect(window, date).toBeDefined()
    // Minutes are printed cut or rounded.
    if (start) expect(minutesApart(window!.start, `${start}+05:30`), date).toBeLessThan(1)
    if (end) expect(minutesApart(window!.end, `${end}+05:30`), date).toBeLessThan(1)
  }
}

describe('the windows of a purpose', () => {
  test('for property are those that were published for January 2026, to a minute, and no others', async () => {
    const reply = await search({
      ...PRINTED,
      purpose: 'property_purchase',
      start_date: '2026-01-09',
      end_date: '2026-01-31',
    })
    expectPrinted(reply, TRUTH.property.windows)
    expect(reply.best_windows.map(({ date }) => date).toSorted()).toEqual(
      TRUTH.property.windows.map(([date]: readonly [string]) => date),
    )
  })

  test('for vehicles include those that were published for January 2026, to a minute', async () => {
    const reply = await search({
      ...PRINTED,
      purpose: 'vehicle_purchase',
      start_date: '2026-01-06',
      end_date: '2026-01-31',
    })
    expectPrinted(reply, TRUTH.vehicle.windows)
  })

  test('for vehicles are on all dates that were published from March to December 2026, with at most one more a month before nine in the evening', async () => {
    for (const [month, days] of Object.entries(TRUTH.vehicle_dates.dates as Record<string, number[]>)) {
      const [year, number] = month.split('-').map(Number)
      const last = new Date(Date.UTC(year!, number!, 0)).getUTCDate()
      const { best_windows: found, rejected_windows: rejected } = await search({
        ...PRINTED,
        purpose: 'vehicle_purchase',
        start_date: `${month}-01`,
        end_date: `${month}-${last}`,
      })
      const printed = days.map((day) => `${month}-${`${day}`.padStart(2, '0')}`)
      // The almanac does not look at the rising sign.
      const taken = new Set([
        ...found.map(({ date }) => date),
        ...rejected.filter(({ reason_codes: codes }) => `${codes}` === 'lagna').map(({ date }) => date),
      ])
      expect(printed.filter((date) => !taken.has(date))).toEqual([])
      const others = found.filter(({ date, start_time }) => !printed.includes(date) && start_time < '21:00')
      expect(others.length, month).toBeLessThan(2)
    }
  })

  test('for entry into a house are none in October 2026, as in a stored answer of the public service', async () => {
    const reply = await search({ ...OCTOBER, purpose: 'griha_pravesh' })
    expect(reply.best_windows).toEqual([])
    expect(reply.selection_explanation).toContain('lunar_month 31 times')
    expect(reply.rejected_windows).toHaveLength(10)
    expect(reply.rejected_count).toBe(31)
  })

  // Drik Panchang has Adhika Jyeshtha from 17 May to 15 June 2026, and marriages begin after it.
  test('for marriage are none in the added month of 2026', async () => {
    const reply = await search({ ...OCTOBER, purpose: 'marriage', start_date: '2026-05-17', end_date: '2026-06-14' })
    expect(reply.window_count).toBe(0)
  })
})

test('a window has a tithi, a nakshatra and a weekday of its rule, and a score that is the sum of its parts', async () => {
  const { best_windows: windows, rule } = await search(OCTOBER)
  expect(windows.length).toBeGreaterThan(2)
  for (const { criteria, score, score_parts: parts, warnings, duration_minutes } of windows) {
    for (const name of criteria.tithi.value.split(', ')) expect(rule.tithis).toContain(name)
    for (const name of criteria.nakshatra.value.split(', ')) expect(rule.nakshatras).toContain(name)
    expect(rule.weekdays).toContain(criteria.weekday.value)
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
    expect(duration_minutes).toBeGreaterThanOrEqual(240)
    const avoided = new Set(criteria.avoid_periods.map(({ name }) => `Overlaps ${name}.`))
    expect(new Set(warnings)).toEqual(avoided)
  }
  expect(windows.map(({ score }) => score)).toEqual(windows.map(({ score }) => score).toSorted((a, b) => b - a))
  // The public service takes 14 points for Rahu Kaal and 12 for Bhadra.
  const all = windows.flatMap((window) => window.score_parts)
  expect(all.find(({ name }) => name === 'Overlaps Rahu Kaal')!.points).toBe(-14)
  expect(all.find(({ name }) => name === 'Overlaps Bhadra')!.points).toBe(-12)
})

test('an acceptable moment lies in a window, with an allowed sign and outside all avoided times', async () => {
  const reply = await search(OCTOBER)
  expect(reply.acceptable_moments.length).toBeGreaterThan(3)
  for (const moment of reply.acceptable_moments) {
    const window = reply.best_windows.find(({ date }) => date === moment.date)!
    const start = Date.parse(moment.start)
    const end = Date.parse(moment.end)
    expect(end - start).toBeGreaterThanOrEqual(24 * 60_000 - 1_000)
    expect(window.criteria.lagna.allowed_signs).toContain(moment.lagna)
    for (const each of window.criteria.avoid_periods)
      expect(Date.parse(each.end) <= start || Date.parse(each.start) >= end, each.name).toBe(true)
  }
  expect(reply.acceptable_moments).toContainEqual(reply.no_compromise_moment)
})

test.each([
  [28.6, 77.2],
  [-60, -45],
  [66, 25.7],
  [78, 15],
])('the signs that rise at %f, %f follow each other without a gap', (latitude, longitude) => {
  const zodiac = { kind: 'sidereal', ayanamsa: 'lahiri' } as const
  const start = 2_461_200.25
  const end = start + 1
  const signs = risingSigns(skies.wide, { latitude, longitude }, zodiac, { start, end })
  expect([signs[0]!.start, signs.at(-1)!.end]).toEqual([start, end])
  for (const [index, each] of signs.entries()) {
    if (index > 0) expect(each.start).toBe(signs[index - 1]!.end)
    const middle = (each.start + each.end) / 2
    const { ascendant } = skies.wide.houses('whole_sign', middle, { latitude, longitude }, zodiac)
    expect(signIndex(ascendant)).toBe(each.sign)
  }
  // Between the polar circles a day has all twelve signs, and one of them twice.
  if (Math.abs(latitude) < 66.5) expect(new Set(signs.map(({ sign }) => sign)).size).toBe(12)
})

test('every rule names two sources', () => {
  for (const [purpose, { sources }] of Object.entries(MUHURTA_RULES))
    expect(sources.length, purpose).toBeGreaterThanOrEqual(2)
})

test('polar days have windows without the avoided times of daylight, and a warning', async () => {
  const reply = await search({
    ...OCTOBER,
    purpose: 'general_work',
    start_date: '2026-06-10',
    end_date: '2026-07-10',
    ...TROMSO,
  })
  expect(reply.best_windows.length).toBeGreaterThan(0)
  expect(reply.warnings!.map(({ code }) => code)).toContain('no_sunrise')
  for (const { criteria } of reply.best_windows)
    for (const { name } of criteria.avoid_periods) expect(['Varjyam', 'Bhadra']).toContain(name)
})

describe('windows for a journey', () => {
  const JOURNEY = { ...OCTOBER, purpose: 'travel', minimum_minutes: 24, limit: 50 }
  const weekdaysOf = ({ best_windows }: Reply) =>
    new Set(best_windows.map(({ date }) => new Date(`${date}T00:00Z`).getUTCDay()))

  test.each(Object.entries(TRUTH.travel.closed as Record<string, number[]>))(
    'to the %s are on no weekday that is closed for it',
    async (direction, closed) => {
      const [free, bound] = [await search(JOURNEY), await search({ ...JOURNEY, direction })]
      for (const weekday of closed) {
        expect(weekdaysOf(free)).toContain(weekday)
        expect(weekdaysOf(bound)).not.toContain(weekday)
      }
      expect(bound.rule).toMatchObject({ direction, title: 'Journey' })
      expect(bound.best_windows.length).toBeGreaterThan(0)
    },
  )

  test('have the nakshatras and the tithis of the verse', async () => {
    const { rule } = await search(JOURNEY)
    expect(rule.direction).toBe(null)
    expect(rule.nakshatras).toEqual(TRUTH.travel.nakshatras)
    const numbers = (half: string) => rule.tithis.filter((name) => name.startsWith(half)).length
    expect([numbers('Shukla'), numbers('Krishna')]).toEqual([7, 8])
    for (const name of TRUTH.travel.avoided_tithis) expect(rule.tithis).not.toContain(name)
  })

  test('have no Aquarius or Pisces rising in any direction', async () => {
    for (const direction of ['east', 'south', 'west', 'north', null]) {
      const { rule } = await search({ ...JOURNEY, direction })
      expect(rule.lagnas.filter((sign) => ['Aquarius', 'Pisces'].includes(sign))).toEqual([])
    }
  })
})

test.each([
  [{ purpose: 'war' }, 'purpose', /griha_pravesh/],
  [{ end_date: '2026-09-30' }, 'end_date', /start_date/],
  [{ end_date: '2027-01-01' }, 'end_date', /92 days/],
  [{ start_date: 'tomorrow' }, 'start_date', /2026-03-01/],
  [{ limit: 51 }, 'limit', /50/],
  [{ direction: 'east' }, 'direction', /travel/],
  [{ purpose: 'travel', direction: 'up' }, 'direction', /south/],
  [
    { start_date: '2011-12-30', end_date: '2011-12-30', lat: -13.83, lng: -171.77, tz_str: 'Pacific/Apia' },
    'start_date',
    /skipped/,
  ],
  [{ minimum_minutes: 5 }, 'minimum_minutes', /24/],
  [{ start_date: '9000-01-01', end_date: '9000-01-02' }, 'start_date', /./],
])('%j is refused with its field and what is allowed', async (fields, field, says) => {
  const reply = await send({ ...OCTOBER, ...fields })
  expect(reply.statusCode, reply.body).toBe(422)
  expect(reply.body).toContain(JSON.stringify(['body', field]))
  expect(reply.body).toMatch(says)
})

test('an avoided time that touches two of the best windows is listed once', async () => {
  const { best_windows: windows, avoid_moments: avoided } = await search(OCTOBER)
  const keys = avoided.map(({ name, start }) => `${name} ${start}`)
  // Bhadra of 22 October touches the windows of the 21st and of the 22nd.
  const inWindows = windows.flatMap(({ criteria }) => criteria.avoid_periods)
  expect(inWindows.length).toBeGreaterThan(keys.length)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(inWindows.map(({ name, start }) => `${name} ${start}`))).toEqual(new Set(keys))
})

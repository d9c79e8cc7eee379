import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SIGNS } from '../../../src/astro/sign.ts'
import { LANGUAGES } from '../../../src/languages/language.ts'
import type { Query } from '../../support/app.ts'
import { published } from '../../truth/tables.ts'
import { expectMeans, expectRefusal, expectText, secondsFrom } from '../horoscope-periods.ts'
import { signPeriods, testSignPeriod } from '../horoscope-sign-periods.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const OCTOBER = TRUTH.request
const PHASES: Readonly<Record<string, string>> = {
  NM: 'new_moon',
  FQ: 'first_quarter',
  FM: 'full_moon',
  LQ: 'last_quarter',
}

const { send, replyTo, dataOf: month } = signPeriods('monthly')

describe('October 2026', () => {
  testSignPeriod(month, TRUTH)

  test('has its five heaviest days in the order of time, and its eight heaviest events', async () => {
    const { days, key_days: key, events, highlights } = await month(OCTOBER)
    const fifth = days.map(({ weight }) => weight).toSorted((one, other) => other - one)[4]!
    expect(key.map(({ date }) => date)).toEqual(key.map(({ date }) => date).toSorted())
    expect(key).toHaveLength(5)
    for (const { weight } of key) expect(weight).toBeGreaterThanOrEqual(fifth)
    const weights = events.map(({ weight }) => weight).toSorted((one, other) => other - one)
    expect(highlights.map(({ weight }) => weight)).toEqual(weights.slice(0, 8))
  })
})

test('phases of the Moon are those of the US Naval Observatory, to a minute', async () => {
  const rows = published('moon-phases-usno')
  const months = [...new Set(rows.map(([utc]) => utc!.slice(0, 7)).filter((each) => /^20[23]\d/.test(each)))]
  const some = months.filter((_, index) => index % 9 === 0)
  expect(some.length).toBeGreaterThan(2)
  for (const of of some) {
    const [year, number] = of.split('-')
    const { events } = await month({ sign: 'virgo', year: Number(year), month: Number(number) })
    const found = events.filter(({ type }) => type === 'moon_phase')
    for (const [utc, phase] of rows.filter(([at]) => at!.startsWith(of))) {
      const near = found.find(({ key, date }) => key === PHASES[phase!] && date === utc!.slice(0, 10))
      expect(near, `${phase} of ${utc}`).toBeDefined()
      expect(secondsFrom(near!.exact_at, `${utc!.slice(0, 10)}T${utc!.slice(11, 16)}:00Z`)).toBeLessThanOrEqual(60)
    }
  }
})

describe('a month', () => {
  test('is the current one in the zone, if none is given', async () => {
    const now = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Pacific/Kiritimati' }).slice(0, 7)
    const before = now()
    const { data, meta } = await replyTo({ sign: 'leo', tz_str: 'Pacific/Kiritimati' })
    expect([before, now()]).toContain(data.from.slice(0, 7))
    expect(meta.settings.period).toMatchObject({ kind: 'month', rule: 'current_month', days: data.days.length })
  })

  test('has all days of the calendar', async () => {
    const { data, meta } = await replyTo({ sign: 'leo', year: 2028, month: 2 })
    expect([data.from, data.to, data.days.length]).toEqual(['2028-02-01', '2028-02-29', 29])
    expect(meta.settings.period.rule).toBe('given_month')
    expectMeans(data)
  })
})

test.each(LANGUAGES)('texts in %s have 350 to 900 characters, and nothing twice', async (locale) => {
  for (const [index, { id: sign }] of SIGNS.entries()) {
    if (index % 2 === 1) continue
    const data = await month({ sign, year: 2026, month: index + 1, locale })
    expectMeans(data)
    expectText(data, [350, 900])
  }
})

test.each<[Query, string, RegExp]>([
  [{ ...OCTOBER, month: 13 }, 'query.month', /12/],
  [{ sign: 'leo', month: 10 }, 'query.year', /is required with month: give both or neither/],
  [{ sign: 'leo', year: 2026 }, 'query.month', /is required with year: give both or neither/],
  [{ ...OCTOBER, year: 9999 }, 'query.year', /ephemeris|years/i],
  [{ ...OCTOBER, week_start: '2026-10-01' }, 'query.week_start', /./],
])('%j is refused with what is allowed', async (query, field, message) => {
  expectRefusal(await send(query), field, message)
})

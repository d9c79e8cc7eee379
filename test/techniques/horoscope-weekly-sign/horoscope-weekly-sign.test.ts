import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../src/astro/civil.ts'
import { SIGNS } from '../../../src/astro/sign.ts'
import { LANGUAGES } from '../../../src/languages/language.ts'
import type { Query } from '../../support/app.ts'
import { expectMeans, expectRefusal, expectText } from '../horoscope-periods.ts'
import { signPeriods, testSignPeriod } from '../horoscope-sign-periods.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))
const LEO = TRUTH.request

const { send, replyTo, dataOf: week } = signPeriods('weekly')

describe('the week of 21 September 2026', () => {
  testSignPeriod(week, TRUTH)

  test('has the days that matter by the published weights', async () => {
    const { key_days: days, highlights } = await week(LEO)
    const found = days.map(({ date, events }) => [
      date,
      Object.fromEntries(events.map(({ key, weight }) => [key, weight])),
    ])
    expect(found).toEqual(TRUTH.key_days.rows)
    for (const { weight, events } of days) expect(weight).toBe(events.reduce((sum, each) => sum + each.weight, 0))
    const weights = highlights.map((each) => each.weight)
    expect(weights).toEqual(weights.toSorted((one, other) => other - one))
    expect(highlights).toHaveLength(5)
  })

  test('has the scores of the daily horoscope on each day', async () => {
    for (const { date, scores } of (await week(LEO)).days) {
      const daily = await send({ sign: 'leo', date }, 'daily')
      expect(daily.json().data.scores).toEqual(scores)
    }
  })
})

describe('a week', () => {
  test('begins on the Monday of the current week in the zone, if none is given', async () => {
    const tz_str = 'Pacific/Kiritimati'
    const mondayNow = (): string => {
      const today = Date.parse(new Date().toLocaleDateString('sv-SE', { timeZone: tz_str }))
      return new Date(today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
    }
    const before = mondayNow()
    const { data, meta } = await replyTo({ sign: 'leo', tz_str })
    expect([before, mondayNow()]).toContain(data.from)
    expect(meta.settings.period).toMatchObject({ kind: 'week', rule: 'monday_iso_8601', days: 7, from: data.from })
  })

  test('begins on the date that is given, whatever its weekday, in the zone', async () => {
    const { data, meta } = await replyTo({ sign: 'leo', week_start: '2026-09-23', tz_str: 'Pacific/Auckland' })
    expect([data.from, data.to]).toEqual(['2026-09-23', '2026-09-29'])
    expect(meta.settings.period).toMatchObject({ rule: 'given_date', from: '2026-09-23', to: '2026-09-29' })
    // The Sun enters Libra at 00:05 UTC, which is noon in New Zealand.
    expect(data.events.find(({ key }) => key === 'sun_enters_libra')).toMatchObject({ date: '2026-09-23' })
    expect(data.events.every(({ exact_at: at }) => /\+1[23]:00$/.test(at))).toBe(true)
  })

  test('in which the zone skipped a date has six days, and a warning', async () => {
    const { data, warnings } = await replyTo({ sign: 'leo', week_start: '2011-12-26', tz_str: 'Pacific/Apia' })
    expect(data.days.map(({ date }) => date.slice(-2))).toEqual(['26', '27', '28', '29', '31', '01'])
    expect(warnings).toContainEqual({
      code: 'date_skipped',
      message: expect.stringMatching(/Apia skipped 2011-12-30: the scores are the mean of 6 days/),
    })
    expectMeans(data)
  })

  test('has an eclipse at a new Moon that is one', async () => {
    // NASA: total solar eclipse of 12 August 2026, partial lunar eclipse of 28 August 2026. None on 11 September.
    const ofWeek = async (week_start: string) =>
      (await week({ sign: 'leo', week_start })).events.filter(({ type }) => type === 'moon_phase')
    expect(await ofWeek('2026-08-10')).toMatchObject([
      { key: 'new_moon', eclipse: true, label: 'New Moon with a solar eclipse' },
    ])
    expect(await ofWeek('2026-08-24')).toMatchObject([
      { key: 'full_moon', eclipse: true, label: 'Full Moon with a lunar eclipse' },
    ])
    expect(await ofWeek('2026-09-07')).toMatchObject([{ key: 'new_moon', eclipse: false, label: 'New Moon' }])
  })
})

test.each(LANGUAGES)('texts in %s have 240 to 700 characters, and nothing twice', async (locale) => {
  for (const [index, { id: sign }] of SIGNS.entries()) {
    const week_start = new Date(Date.UTC(2026, 0, 5) + index * 4 * 7 * DAY_MS).toISOString().slice(0, 10)
    const data = await week({ sign, week_start, locale })
    expectMeans(data)
    expectText(data, [240, 700])
  }
})

test.each<[Query, string, RegExp]>([
  [{}, 'query.sign', /required|aries/i],
  [{ ...LEO, week_start: '2026-02-30' }, 'query.week_start', /between 01 and 28/],
  [{ ...LEO, week_start: 'next' }, 'query.week_start', /calendar date such as/],
  [{ ...LEO, week_start: '9999-01-01' }, 'query.week_start', /ephemeris|years/i],
  [{ ...LEO, locale: 'et' }, 'query.locale', /en.*de.*fr.*es.*pt.*it/],
  [{ ...LEO, tz_str: 'UTC', timezone: 'Europe/Paris' }, 'query.timezone', /contradicts tz_str/],
])('%j is refused with what is allowed', async (query, field, message) => {
  expectRefusal(await send(query), field, message)
})

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { civilFields, DAY_MS, daysInMonth, epochMsOf, julianDayOf } from '../../../src/astro/civil.ts'
import { SIGNS } from '../../../src/astro/sign.ts'
import { profectionPeriodsAnswer } from '../../../src/techniques/profection-periods/calculate.ts'
import {
  ProfectionPeriodsReply,
  ProfectionPeriodsRequest,
  profectionPeriodsInput,
} from '../../../src/techniques/profection-periods/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { FILE_SKY, isTiled, lengthMs, NOVEMBER_2026, refusals, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import solarReturns from '../../truth/solar-returns.json' with { type: 'json' }
import ofYears from '../profections/truth.json' with { type: 'json' }
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/profections/periods'
const BIRTH = {
  year: 1990,
  month: 5,
  day: 15,
  hour: 14,
  minute: 30,
  lat: 40.7128,
  lng: -74.006,
  tz_str: 'America/New_York',
}
const UNTIMED = { ...BIRTH, hour: undefined, minute: undefined, time_known: false }

type Reply = z.output<typeof ProfectionPeriodsReply>
type Rows = Reply['profections']['periods']

/** The answer without HTTP, in November 2026. */
function calculated(birth: object, profections: object = {}): Reply {
  const input = profectionPeriodsInput(ProfectionPeriodsRequest.parse({ ...birth, profections }), NOVEMBER_2026, {})
  return ProfectionPeriodsReply.strict().parse(sent(profectionPeriodsAnswer(FILE_SKY, ZONES_ONLY, input)))
}

const refused = (body: object) => refusals(service, PATH, body)
const placeOf = (sign: string): number => SIGNS.findIndex(({ id }) => id === sign)
const ofLevel = (rows: Rows, level: number): Rows => rows.filter((row) => row.level === level)
/** How many signs each row moves on from the one before it. */
const steps = (rows: Rows): number[] =>
  rows.slice(1).map(({ sign_id }, index) => (placeOf(sign_id) - placeOf(rows[index]!.sign_id) + 12) % 12)

describe('the years', () => {
  test('have the houses that published tables give their ages', () => {
    const range = { range_start: '1990-05-15T15:00', range_end: '2050-05-14T12:00', levels: 1 }
    const { periods } = calculated(BIRTH, range).profections
    expect(periods.length).toBe(60)
    for (const [house, ages] of Object.entries(ofYears.houses.ages))
      for (const age of ages) expect([age, periods[age]!.age, periods[age]!.house]).toEqual([age, age, Number(house)])
  })

  test('of returns begin within a second of the returns of swetest', () => {
    for (const { birth_jd, years, zodiac, return_jd } of solarReturns.samples) {
      const { year, month, day, hour, minute, second } = civilFields(epochMsOf(birth_jd))
      const birth = { year, month, day, hour, minute, second, lat: 0, lng: 0, tz_str: 'UTC', calendar: 'gregorian' }
      const zodiac_type = zodiac === 'lahiri' ? 'sidereal' : 'tropical'
      const date = new Date(epochMsOf(return_jd) + 5 * DAY_MS).toISOString()
      const { active } = calculated({ ...birth, zodiac_type }, { date, years: 'solar_return' }).profections
      expect(active[0]!.age).toBe(years)
      const starts = Date.parse(active[0]!.period.starts_at)
      expect(Math.abs(julianDayOf(starts) - return_jd) * 86_400).toBeLessThan(1)
    }
  })

  test.each(['birthday', 'solar_return'])('by %s and their months are those of annual profections', async (years) => {
    const annual = { date: '2026-09-02T12:00', periods: years }
    const reply = await service.postTo('/api/v1/western/profections/annual', { ...BIRTH, annual_profection: annual })
    const { profection } = reply.json()
    const { active, periods } = calculated(BIRTH, { date: annual.date, years }).profections
    expect(active[0]).toMatchObject({
      sign_id: profection.annual.activated_sign_id,
      house: profection.annual.activated_house,
      lord: profection.annual.time_lord,
    })
    const months = ofLevel(periods, 2)
    expect(months.map(({ sign_id }) => sign_id)).toEqual(
      profection.monthly.map((month: { activated_sign_id: string }) => month.activated_sign_id),
    )
    expect(months.map(({ period }) => period.starts_at.slice(0, years === 'birthday' ? 10 : undefined))).toEqual(
      profection.monthly.map(({ period }: { period: { start: string; starts_at?: string } }) =>
        years === 'birthday' ? period.start : period.starts_at,
      ),
    )
    expect(months[profection.active_month - 1]!.period).toEqual(active[1]!.period)
  })
})

describe('the months', () => {
  const ofYear = (options: object) =>
    calculated(BIRTH, { date: '2026-09-02', levels: 3, ...options }).profections.periods

  test('by the calendar begin on the same day of each month, at midnight', () => {
    // By hand: the birthday is 15 May; New York is four hours behind in summer and five in winter.
    expect(ofLevel(ofYear({}), 2).map(({ period }) => period.starts_at)).toEqual([
      '2026-05-15T00:00:00-04:00',
      '2026-06-15T00:00:00-04:00',
      '2026-07-15T00:00:00-04:00',
      '2026-08-15T00:00:00-04:00',
      '2026-09-15T00:00:00-04:00',
      '2026-10-15T00:00:00-04:00',
      '2026-11-15T00:00:00-05:00',
      '2026-12-15T00:00:00-05:00',
      '2027-01-15T00:00:00-05:00',
      '2027-02-15T00:00:00-05:00',
      '2027-03-15T00:00:00-04:00',
      '2027-04-15T00:00:00-04:00',
    ])
  })

  test.each([
    ['twelfths', 12],
    ['thirteenths', 13],
  ])('by %s are %i equal parts of the year', (months, count) => {
    const periods = ofYear({ months, years: 'solar_return' })
    const parts = ofLevel(periods, 2)
    expect(parts.length).toBe(count)
    const year = lengthMs(periods[0]!)
    for (const part of parts) expect(Math.abs(lengthMs(part) - year / count)).toBeLessThanOrEqual(1000)
  })

  test('of Ptolemy have 28 days, and their parts two days and a third', () => {
    const [days, thirds] = truth.ptolemy.days
    const periods = ofYear({ months: 'days_28', years: 'solar_return' })
    const months = ofLevel(periods, 2)
    expect(months.slice(0, 13).map((row) => lengthMs(row) / DAY_MS)).toEqual(Array(13).fill(truth.ptolemy.month_days))
    const parts = ofLevel(periods, 3).slice(0, 13 * 12)
    for (const part of parts) expect(lengthMs(part) / DAY_MS).toBeCloseTo(days! / thirds!, 9)
    // A tropical year has 365.2 days: one day and a quarter remain of the fourteenth month.
    expect(months.length).toBe(14)
    expect(lengthMs(months[13]!) / DAY_MS).toBeGreaterThan(1)
    expect(lengthMs(months[13]!) / DAY_MS).toBeLessThan(1.5)
  })

  test('by thirteen reach the sign of the next year without a leap', () => {
    const { months_in_a_year_before_the_sign_of_the_next: count } = truth.ptolemy
    expect((count - 1) % 12).toBe(0)
    const range = { range_start: '2026-09-02', range_end: '2029-09-02', months: 'thirteenths' }
    const rows = ofLevel(calculated(BIRTH, range).profections.periods, 2)
    expect(new Set(steps(rows))).toEqual(new Set([1]))
  })

  test('begin with the sign of the year, days with that of the month, and move on by one sign', () => {
    for (const months of ['calendar', 'twelfths', 'thirteenths', 'days_28']) {
      const periods = ofYear({ months })
      for (const [index, row] of periods.entries()) {
        const before = periods[index - 1]
        if (before && before.level < row.level) expect([months, row.sign_id]).toEqual([months, before.sign_id])
      }
      expect(new Set(steps(ofLevel(periods, 2)))).toEqual(new Set([1]))
      expect(new Set(steps(ofLevel(periods, 3).slice(0, 12)))).toEqual(new Set([1]))
    }
  })
})

describe('the periods', () => {
  test('tile time on each level and fill the period above, for any birthday and by all rules', () => {
    const births = fc.record({
      year: fc.integer({ min: 1920, max: 2050 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.constant(30),
      lat: fc.constant(0),
      lng: fc.constant(0),
      tz_str: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Apia'),
    })
    const rules = fc.constantFrom(
      ...['calendar', 'twelfths', 'thirteenths', 'days_28'].map((months) => ({ years: 'birthday', months })),
      ...['twelfths', 'thirteenths', 'days_28'].map((months) => ({ years: 'solar_return', months })),
    )
    fc.assert(
      fc.property(births, rules, fc.integer({ min: 0, max: 90 }), (given, options, age) => {
        const birth = { ...given, day: Math.min(given.day, daysInMonth(given.year, given.month)) }
        const start = Date.UTC(birth.year + age, 0, 20)
        const range = {
          range_start: new Date(start).toISOString(),
          range_end: new Date(start + 800 * DAY_MS).toISOString(),
        }
        const { periods } = calculated(birth, { ...options, ...range, levels: 3, date: range.range_end }).profections
        for (const level of [1, 2, 3]) {
          const rows = ofLevel(periods, level)
          expect(isTiled(rows)).toBe(true)
          if (age > 0) expect(Date.parse(rows[0]!.period.starts_at)).toBeLessThanOrEqual(start)
          expect(Date.parse(rows.at(-1)!.period.ends_at)).toBeGreaterThan(start + 800 * DAY_MS)
        }
        expect(new Set(steps(ofLevel(periods, 1)))).toEqual(new Set([1]))
        for (const [index, row] of periods.entries()) {
          const above = periods.slice(0, index).findLast(({ level }) => level === row.level - 1)
          if (!above) continue
          expect(row.path.slice(0, -1)).toEqual(above.path)
          expect(Date.parse(row.period.starts_at)).toBeGreaterThanOrEqual(Date.parse(above.period.starts_at))
          expect(Date.parse(row.period.ends_at)).toBeLessThanOrEqual(Date.parse(above.period.ends_at))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('of the first year contain the birth, by both ways to count years', () => {
    for (const years of ['birthday', 'solar_return']) {
      const { active } = calculated({ ...BIRTH, second: 0 }, { date: '1990-05-15T14:30', years }).profections
      expect(active.map(({ age, house }) => [age, house])).toEqual(Array(3).fill([0, 1]))
    }
  })

  test('turn at the second at which they begin', () => {
    const { period } = calculated(BIRTH).profections.active[2]!
    const around = [-1000, 0].map((ms) => new Date(Date.parse(period.ends_at) + ms).toISOString())
    const [before, after] = around.map((date) => calculated(BIRTH, { date }).profections.active[2]!)
    expect(before!.period).toEqual(period)
    expect(after!.period.starts_at).toBe(period.ends_at)
  })
})

test('without a time of birth are counted from the Sun or the Moon', async () => {
  expect(await refused(UNTIMED)).toEqual([
    'body.profections.from: ascendant needs a time of birth. Without one, allowed: sun, moon',
  ])
  expect(calculated(UNTIMED, { from: 'sun' }).warnings).toBe(undefined)
  const { warnings } = calculated(UNTIMED, { from: 'sun', years: 'solar_return' })
  expect(warnings!.map(({ code }) => code)).toEqual(['return_uncertain'])
})

test('of a birthday on 29 February say when a year begins', () => {
  const { warnings, profections } = calculated({ ...BIRTH, year: 2008, month: 2, day: 29 }, { date: '2011-03-01' })
  expect(warnings).toMatchObject([
    { code: 'birthday_29_february', message: expect.stringMatching(/profections\.years=/) },
  ])
  expect(profections.active[0]!.period.starts_at.slice(0, 10)).toBe('2011-02-28')
})

describe('a request', () => {
  test.each([
    [
      { years: 'solar_return', months: 'calendar' },
      'profections.months: calendar needs years=birthday. With solar_return, allowed: twelfths, thirteenths, days_28',
    ],
    [
      { date: '1990-05-14' },
      'profections.date: Must not be before the birth at 1990-05-15T14:30:00-04:00. Now by default',
    ],
    [{ range_start: '2001-01-01' }, 'profections.range_end: Required with range_start'],
    [
      { range_start: '2000-01-01', range_end: '2010-01-01', levels: 3 },
      'profections.range_end: The list would have more than 1000 periods. Give a shorter range or fewer levels',
    ],
    [{ levels: 4 }, 'profections.levels: '],
    [{ months: 'lunar' }, 'profections.months: '],
  ])('with %j is refused: %s', async (profections, says) => {
    const [error, ...others] = await refused({ ...BIRTH, profections })
    expect([error!.slice(0, `body.${says}`.length), others]).toEqual([`body.${says}`, []])
  })

  test('may ask for a thousand years, or for remote ones', async () => {
    const asked = { range_start: '1990-05-16', range_end: '2980-05-14', levels: 1 }
    const reply = await service.postTo(PATH, { ...BIRTH, profections: { ...asked, years: 'birthday' } })
    expect(reply.statusCode, reply.body).toBe(200)
    const returns = await service.postTo(PATH, { ...BIRTH, profections: { ...asked, years: 'solar_return' } })
    expect([returns.statusCode, returns.json().detail[0]]).toEqual([
      422,
      expect.objectContaining({ loc: ['body', 'profections', 'range_end'], msg: expect.stringContaining('200 years') }),
    ])
    const remote = await service.postTo(PATH, { ...BIRTH, profections: { date: '9990-01-01' } })
    expect(remote.statusCode, remote.body).toBe(200)
  })
})

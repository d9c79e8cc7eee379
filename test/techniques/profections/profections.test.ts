import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { civilFields, DAY_MS, daysInMonth, epochMsOf, julianDayOf } from '../../../src/astro/civil.ts'
import { SIGNS } from '../../../src/astro/sign.ts'
import type { Sky } from '../../../src/astro/sky.ts'
import { profectionAnswer } from '../../../src/techniques/profections/calculate.ts'
import { ProfectionReply, ProfectionRequest, profectionInput } from '../../../src/techniques/profections/schema.ts'
import { byteWriter } from '../../../src/wire/bytes.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSkies, wideSky } from '../../../workers/sky.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { FILE_SKY, refusals, ZONES_ONLY } from '../../support/time-lords.ts'
import solarReturns from '../../truth/solar-returns.json' with { type: 'json' }
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/profections/annual'
const NEW_YORK = { city: 'New York', lat: 40.7128, lng: -74.006, tz_str: 'America/New_York' }
const BIRTH = { year: 1990, month: 5, day: 15, hour: 14, minute: 30, ...NEW_YORK }
const UNTIMED = { ...BIRTH, hour: undefined, minute: undefined, time_known: false }

type Reply = z.output<typeof ProfectionReply>

async function answered(body: object): Promise<Reply> {
  const reply = await service.postTo(PATH, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return ProfectionReply.strict().parse(reply.json())
}

const refused = (body: object) => refusals(service, PATH, body)

/** The answer at a time of the service, without HTTP. */
function calculated(body: object, now = '2026-11-20T12:00:00Z', from: Sky = FILE_SKY): Reply {
  const input = profectionInput(ProfectionRequest.parse(body), () => new Date(now), {})
  return JSON.parse(Buffer.from(profectionAnswer(byteWriter(), from, ZONES_ONLY, input)).toString())
}

/** A birth of a day at the equator whose Ascendant is in a sign: in 24 hours each of them rises. */
function rising(sign: string, day = { year: 1990, month: 7, day: 4 }): object {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ ...day, hour, minute: 0, lat: 0, lng: 0, tz_str: 'UTC' }))
  return hours.find(
    (birth) =>
      calculated({ ...birth, annual_profection: { year: day.year } }).profection.annual.activated_sign_id === sign,
  )!
}

const inYear = (birth: object, year: number, options: object = {}): Reply =>
  calculated({ ...birth, annual_profection: { year, ...options } })

describe('a year of life', () => {
  test('has the house that published tables give its age', () => {
    for (const [house, ages] of Object.entries(truth.houses.ages))
      for (const age of ages) {
        const { meta, profection } = inYear(BIRTH, BIRTH.year + age)
        expect([age, meta.annual_profection.age, profection.annual.activated_house]).toEqual([age, age, Number(house)])
      }
  })

  test.each(truth.signs)('has the sign and the lord of a published example: $source', (example) => {
    const { annual } = inYear(rising(example.rising), 1990 + example.age).profection
    expect([annual.activated_house, annual.activated_sign_id]).toEqual([example.house, example.sign])
    if (example.lord) expect([annual.time_lord_id, annual.time_lord.id]).toEqual([example.lord, example.lord])
  })

  test('moves by one sign each year and is back after twelve, from any point, at any age', () => {
    const from = fc.constantFrom('ascendant', 'midheaven', 'sun', 'moon', 'part_of_fortune')
    fc.assert(
      fc.property(from, fc.integer({ min: 0, max: 110 }), (point, age) => {
        const [now, next, later] = [age, age + 1, age + 12].map((years) =>
          inYear(BIRTH, BIRTH.year + years, { from: point }),
        )
        const sign = ({ profection: { annual } }: Reply) => SIGNS.findIndex(({ id }) => id === annual.activated_sign_id)
        expect(sign(next!)).toBe((sign(now!) + 1) % 12)
        expect(sign(later!)).toBe(sign(now!))
      }),
      { numRuns: 20 },
    )
  })

  test('begins in the sign of the chosen point, as a natal chart shows it', async () => {
    const features = { include_features: ['asc', 'mc', 'part_of_fortune'] }
    const { planets } = (await service.postTo('/api/v1/natal/calculate', { ...BIRTH, ...features })).json()
    const points = {
      ascendant: 'asc',
      midheaven: 'mc',
      sun: 'sun',
      moon: 'moon',
      part_of_fortune: 'part_of_fortune',
    }
    for (const [from, point] of Object.entries(points)) {
      const { sign_id } = planets.find(({ id }: { id: string }) => id === point)
      const { activated_sign_id, activated_house } = inYear(BIRTH, 1990, { from }).profection.annual
      expect([from, activated_sign_id, activated_house]).toEqual([from, sign_id, 1])
    }
  })

  test('has the natal position of its lord and of the points in its sign, as a natal chart shows them', async () => {
    const natal = { ...BIRTH, house_system: 'whole_sign', include_dignity: true }
    const { planets } = (await service.postTo('/api/v1/natal/calculate', natal)).json()
    for (const year of [1995, 1998]) {
      const { annual } = (await answered({ ...BIRTH, annual_profection: { year } })).profection
      expect(annual.time_lord).toEqual(planets.find(({ id }: { id: string }) => id === annual.time_lord_id))
      expect(annual.natal_planets).toEqual(
        planets.filter(({ sign_id }: { sign_id: string }) => sign_id === annual.activated_sign_id),
      )
    }
  })

  test('has modern rulers on request', () => {
    const lords = (rulers: string) =>
      Object.fromEntries(
        inYear(rising('scorpio'), 1990, { rulers }).profection.monthly.map((each) => [
          each.activated_sign_id,
          each.time_lord_id,
        ]),
      )
    expect(lords('traditional')).toMatchObject({ scorpio: 'mars', aquarius: 'saturn', pisces: 'jupiter' })
    expect(lords('modern')).toEqual({
      ...lords('traditional'),
      scorpio: 'pluto',
      aquarius: 'uranus',
      pisces: 'neptune',
    })
  })
})

const day = (date: string): number => Date.parse(`${date}T00:00Z`)

describe('the periods', () => {
  test('of a client are those that it expects', async () => {
    const { meta, profection, warnings } = await answered({ ...BIRTH, annual_profection: { year: 2026 } })
    const period = { start: '2026-05-15', end: '2027-05-14' }
    expect(meta.annual_profection).toEqual({
      target_year: 2026,
      age: 36,
      from: 'ascendant',
      rulers: 'traditional',
      periods: 'birthday',
      period,
    })
    expect(profection.annual).toMatchObject({ activated_house: 1, period })
    expect([profection.active_month, warnings]).toEqual([undefined, undefined])
  })

  test('are the months of a published example', () => {
    const { birthday, age, signs, days } = truth.months
    const { monthly } = inYear(rising(truth.months.rising, { year: 1990, ...birthday }), 1990 + age).profection
    expect(monthly.slice(0, signs.length).map((each) => each.activated_sign_id)).toEqual(signs)
    expect(monthly.slice(0, days.length).map(({ period }) => [period.start.slice(5), period.end.slice(5)])).toEqual(
      days,
    )
  })

  test('tile the year, and years follow each other without a gap, for any birthday and both ways to count', () => {
    const births = fc.record({
      year: fc.integer({ min: 1801, max: 2050 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.constant(30),
      lat: fc.constant(0),
      lng: fc.constant(0),
      tz_str: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Apia'),
    })
    const ways = fc.constantFrom('birthday', 'solar_return')
    fc.assert(
      fc.property(births, fc.integer({ min: 0, max: 90 }), ways, (given, age, periods) => {
        const birth = { ...given, day: Math.min(given.day, daysInMonth(given.year, given.month)) }
        const [now, next] = [age, age + 1].map((years) => inYear(birth, birth.year + years, { periods }).profection)
        const all = [...now!.monthly.map(({ period }) => period), next!.annual.period]
        expect(now!.annual.period.start).toBe(all[0]!.start)
        expect(now!.annual.period.end).toBe(now!.monthly.at(-1)!.period.end)
        for (const [index, { end, ends_at }] of all.slice(0, 12).entries()) {
          expect(day(end) + DAY_MS).toBe(day(all[index + 1]!.start))
          expect(ends_at).toBe(all[index + 1]!.starts_at)
          const days = (day(end) + DAY_MS - day(all[index]!.start)) / DAY_MS
          expect(days).toBeGreaterThanOrEqual(28)
          expect(days).toBeLessThanOrEqual(31)
        }
        const signs = [...now!.monthly, next!.annual].map(({ activated_sign_id: sign }) => sign)
        expect(new Set(signs.slice(0, 12)).size).toBe(12)
        expect([signs[0], signs[1]]).toEqual([now!.annual.activated_sign_id, next!.annual.activated_sign_id])
      }),
      { numRuns: 40 },
    )
  })

  test('of a birthday that a month or a year lacks begin on the last day of the month', () => {
    for (const { from, years, to } of truth.short_months.years) {
      const { profection, warnings } = inYear(birthOn(from), Number(from.slice(0, 4)) + years)
      expect(profection.annual.period.start).toBe(to)
      expect(warnings).toMatchObject([{ code: 'birthday_29_february' }])
    }
    for (const { from, months, to } of truth.short_months.months) {
      const { profection, warnings } = inYear(birthOn(from), Number(from.slice(0, 4)))
      expect(profection.monthly[months]!.period.start).toBe(to)
      expect(warnings).toBe(undefined)
    }
    // The fourth year is a leap year again, and the last day before it is the 28th.
    expect(inYear(birthOn('2008-02-29'), 2012).profection.annual.period.start).toBe('2012-02-29')
    expect(inYear(birthOn('2008-02-29'), 2011).profection.annual.period.end).toBe('2012-02-28')
  })

  test('of solar years begin within a second of the returns of swetest, and months are equal', () => {
    expect(solarReturns.samples.length).toBeGreaterThan(10)
    for (const { birth_jd, years, zodiac, return_jd } of solarReturns.samples) {
      const at = civilFields(epochMsOf(birth_jd))
      const { year, month, day, hour, minute, second } = at
      const birth = { year, month, day, hour, minute, second, lat: 0, lng: 0, tz_str: 'UTC' }
      const sidereal = { zodiac_type: zodiac === 'lahiri' ? 'sidereal' : 'tropical', calendar: 'gregorian' }
      const { monthly } = inYear({ ...birth, ...sidereal }, year + years, { periods: 'solar_return' }).profection
      const starts = monthly.map(({ period }) => Date.parse(period.starts_at!))
      expect(Math.abs(julianDayOf(starts[0]!) - return_jd) * 86_400).toBeLessThan(1)
      const length = (Date.parse(monthly.at(-1)!.period.ends_at!) - starts[0]!) / 12
      for (const [index, start] of starts.entries())
        expect(Math.abs(start - starts[0]! - index * length)).toBeLessThanOrEqual(1000)
    }
  })
})

/** A birth at noon of a day. */
function birthOn(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return { year, month, day, hour: 12, minute: 0, lat: 0, lng: 0, tz_str: 'UTC' }
}

describe('a date', () => {
  const on = (date: string, options: object = {}) => calculated({ ...BIRTH, annual_profection: { date, ...options } })

  test.each([
    ['2026-05-14', 35, 12],
    ['2026-05-15', 36, 1],
    ['2026-06-14', 36, 1],
    ['2026-06-15', 36, 2],
    ['2027-05-14T23:59', 36, 12],
    // On the clock of the birthplace it is still the 14th.
    ['2027-05-15T03:59Z', 36, 12],
    ['2027-05-15T04:00Z', 37, 1],
    ['1990-05-15', 0, 1],
  ])('%s is at age %i in month %i', (date, age, month) => {
    const { meta, profection } = on(date)
    expect([meta.annual_profection.age, profection.active_month]).toEqual([age, month])
    expect(profection).toMatchObject(inYear(BIRTH, 1990 + age).profection)
  })

  test('in solar years turns at the instant of the return', () => {
    const { monthly } = inYear(BIRTH, 2026, { periods: 'solar_return' }).profection
    for (const { month, period } of monthly) {
      const around = [-1000, 0].map((ms) => new Date(Date.parse(period.starts_at!) + ms).toISOString())
      const found = around.map((date) => on(date, { periods: 'solar_return' }))
      expect(found.map(({ meta, profection }) => [meta.annual_profection.age, profection.active_month])).toEqual([
        month === 1 ? [35, 12] : [36, month - 1],
        [36, month],
      ])
    }
  })

  test('is now by default, also without annual_profection', async () => {
    for (const asked of [{}, { annual_profection: null }, { annual_profection: {} }]) {
      const { meta, profection } = calculated({ ...BIRTH, ...asked }, '2026-11-20T12:00:00Z')
      expect(meta.annual_profection).toMatchObject({ age: 36, date: '2026-11-20T07:00:00-05:00' })
      expect(profection.active_month).toBe(7)
    }
    const { meta } = await answered(BIRTH)
    expect(Math.abs(Date.parse(meta.annual_profection.date!) - Date.now())).toBeLessThan(60_000)
  })

  test('that clocks skipped says so', () => {
    // New York, 8 March 2026: https://www.nist.gov, daylight saving time begins at 02:00.
    const { warnings } = on('2026-03-08T02:30')
    expect(warnings).toMatchObject([
      { code: 'local_time_nonexistent', message: expect.stringMatching(/^annual_profection.date: /) },
    ])
  })
})

describe('without a time of birth', () => {
  test.each(['ascendant', 'midheaven', 'part_of_fortune'])(
    '%s is refused, and the refusal says what is allowed',
    async (from) => {
      expect(await refused({ ...UNTIMED, annual_profection: { year: 2026, from } })).toEqual([
        `body.annual_profection.from: ${from} needs a time of birth. Without one, allowed: sun, moon`,
      ])
    },
  )

  test('the Sun and the Moon have profections, without houses', async () => {
    const { profection, warnings } = await answered({ ...UNTIMED, annual_profection: { year: 2026, from: 'sun' } })
    // The Sun is in Taurus on 15 May.
    expect(profection.annual).toMatchObject({ activated_house: 1, activated_sign_id: 'taurus', time_lord_id: 'venus' })
    expect(profection.annual.time_lord.house).toBe(undefined)
    expect(warnings).toBe(undefined)
    // The Moon enters Aquarius on this day, so that it may be in the sign of the year.
    for (const asked of [
      { year: 2026, from: 'moon' },
      { year: 1998, from: 'sun' },
      { year: 1999, from: 'sun' },
    ])
      expect((await answered({ ...UNTIMED, annual_profection: asked })).warnings).toMatchObject([
        { code: 'sign_uncertain', message: expect.stringMatching(/^Moon/) },
      ])
  })

  test('solar years are uncertain, and a warning says so', async () => {
    const asked = { year: 2026, from: 'sun', periods: 'solar_return' }
    expect((await answered({ ...UNTIMED, annual_profection: asked })).warnings).toMatchObject([
      { code: 'return_uncertain' },
    ])
  })
})

describe('a request', () => {
  test.each([
    [{ year: 1989 }, 'body.annual_profection.year: Must not be before 1990, the Gregorian year of birth'],
    [{ date: '1990-05-14' }, 'body.annual_profection.date: Must not be before the birth on 1990-05-15. Now by default'],
    [{ year: 2026, date: '2026-09-01' }, 'body.annual_profection.year: Give year or date, not both'],
    [{ year: 10_000 }, 'body.annual_profection.year: '],
    [{ date: '2026-02-30' }, 'body.annual_profection.date: The day must lie between 01 and 28 in this month'],
    [{ from: 'saturn' }, 'body.annual_profection.from: '],
    [{ periods: 'lunar' }, 'body.annual_profection.periods: '],
    [{ year: 9000, periods: 'solar_return' }, 'body.annual_profection.year: '],
  ])('with %j is refused: %s', async (annual_profection, says) => {
    const [error, ...others] = await refused({ ...BIRTH, ephemeris: 'files', annual_profection })
    expect(error).toMatch(new RegExp(`^${says.replaceAll('.', '\\.')}`))
    expect(others).toEqual([])
  })

  test('may ask for the last year that dates have', () => {
    expect(inYear(BIRTH, 9999).profection.annual.period).toEqual({ start: '9999-05-15', end: '+010000-05-14' })
  })

  test('of a Julian date has Gregorian birthdays', async () => {
    // Galileo, 15 February 1564 in the Julian calendar: ten days later in the Gregorian one.
    const galileo = { ...BIRTH, year: 1564, month: 2, lat: 43.72, lng: 10.4, tz_str: 'LMT' }
    const { profection, warnings } = await answered({ ...galileo, annual_profection: { year: 1600 } })
    expect(profection.annual.period).toEqual({ start: '1600-02-25', end: '1601-02-24' })
    expect(warnings!.map(({ code }) => code)).toContain('julian_calendar')
  })

  test('whose solar returns come from the theory says so', async () => {
    const wide = wideSky(swissSkies(ephemerisFiles('none')))
    const asked = { year: 2450, periods: 'solar_return' }
    const { warnings } = calculated({ ...BIRTH, annual_profection: asked }, undefined, wide)
    expect(warnings).toMatchObject([{ code: 'moshier_theory', message: expect.stringMatching(/^Solar returns: /) }])
  })
})

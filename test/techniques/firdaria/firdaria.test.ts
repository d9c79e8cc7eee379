import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { firdariaAnswer } from '../../../src/techniques/firdaria/calculate.ts'
import { FirdariaReply, FirdariaRequest, firdariaInput } from '../../../src/techniques/firdaria/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { FILE_SKY, isTiled, NOVEMBER_2026, refusals, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/firdaria'
const PLACE = { lat: 0, lng: 0, tz_str: 'UTC' }
/** At the equator and on the meridian of its zone the Sun is up at noon and down at midnight. */
const DAY = { year: 2000, month: 1, day: 1, hour: 12, minute: 0, ...PLACE }
const NIGHT = { ...DAY, hour: 0 }
const UNTIMED = { ...DAY, hour: undefined, minute: undefined, time_known: false }

type Reply = z.output<typeof FirdariaReply>

/** The answer without HTTP, in November 2026. */
function calculated(birth: object, firdaria: object = {}): Reply {
  const input = firdariaInput(FirdariaRequest.parse({ ...birth, firdaria }), NOVEMBER_2026, {})
  return FirdariaReply.strict().parse(sent(firdariaAnswer(FILE_SKY, ZONES_ONLY, input)))
}

const refused = (body: object) => refusals(service, PATH, body)

const LIFE = { range_start: '2000-01-01', range_end: '2074-12-31' }
const ofLife = (birth: object, options: object = {}): Reply => calculated(birth, { ...LIFE, ...options })

describe('the lords', () => {
  test.each([
    ['by day', DAY, 'abu_mashar', truth.orders.day],
    ['by day, wherever the nodes stand by night,', DAY, 'bonatti', truth.orders.day],
    ['by night', NIGHT, 'abu_mashar', truth.orders.abu_mashar],
    ['by night', NIGHT, 'bonatti', truth.orders.bonatti],
  ] as const)('%s have the published order: %#', (_, birth, night_nodes, order) => {
    const { meta, firdaria } = ofLife(birth, { night_nodes, levels: 1 })
    expect(meta.firdaria).toMatchObject({ night_nodes, sect_from: 'sun', sect: birth === DAY ? 'day' : 'night' })
    expect(firdaria.periods.map(({ lord_id }) => lord_id)).toEqual(order)
  })

  test.each([
    ['day', DAY],
    ['night', NIGHT],
  ] as const)('of a %s birth have the published ages, to the third digit', (sect, birth) => {
    const { periods } = ofLife(birth).firdaria
    let compared = 0
    for (const [lord, ages] of Object.entries(truth.ages[sect])) {
      const parts = periods.filter(({ level, path }) => level === 2 && path[0] === lord)
      expect(parts.length).toBe(7)
      for (const [index, age] of ages.entries()) {
        expect(Math.abs(parts[index]!.age_years.end - age)).toBeLessThan(truth.tolerance_years)
        compared += 1
      }
    }
    expect(compared).toBe(sect === 'day' ? 19 : 18)
  })

  test('have their years, begin again after 75 of them, and the parts of the first are in the published order', () => {
    const periods = ofLife(DAY, { range_end: '2080-01-01' }).firdaria.periods
    const first = periods.filter(({ level }) => level === 1)
    for (const { lord_id, age_years } of first)
      expect(age_years.end - age_years.start).toBeCloseTo(truth.years[lord_id as keyof typeof truth.years], 3)
    expect(first[9]).toMatchObject({ lord_id: 'sun', age_years: { start: 75, end: 85 } })
    expect(periods.filter(({ level }) => level === 2).slice(0, 7)).toMatchObject(
      truth.parts_of_the_sun.map((lord) => ({ lord_id: lord, path: ['sun', lord] })),
    )
  })

  test('of the nodes have no parts', () => {
    const asked = calculated(DAY, { date: '2071-06-01' })
    expect(asked.firdaria.active.map(({ path }) => path)).toEqual([['north_node']])
    expect(asked.firdaria.periods.map(({ path }) => path)).toEqual([['north_node']])
  })
})

describe('the periods', () => {
  test('begin on the instants that the year length gives', () => {
    // By hand: ten years of 365.2422 days are 3652.422 days, 0.422 days are 10:07:41. 2000-01-01 and 3652 days is 2009-12-31.
    const [sun] = calculated(DAY, { date: '2005-01-01' }).firdaria.active
    expect(sun!.period).toEqual({ starts_at: '2000-01-01T12:00:00+00:00', ends_at: '2009-12-31T22:07:41+00:00' })
    // Ten Julian years are 3652.5 days.
    const julian = calculated(DAY, { date: '2005-01-01', year: 'julian' })
    expect(julian.meta.firdaria.year_days).toBe(365.25)
    expect(julian.firdaria.active[0]!.period.ends_at).toBe('2010-01-01T00:00:00+00:00')
  })

  test('tile a life on both levels, whatever the birth, the year and the order', () => {
    const births = fc.record({
      year: fc.integer({ min: 1850, max: 2025 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.constant(17),
      lat: fc.constant(40),
      lng: fc.constant(-75),
      tz_str: fc.constantFrom('UTC', 'America/New_York', 'Asia/Tokyo'),
    })
    const rules = fc.record({
      night_nodes: fc.constantFrom('abu_mashar', 'bonatti'),
      year: fc.constantFrom('tropical', 'julian'),
    })
    fc.assert(
      fc.property(births, rules, (birth, options) => {
        const range = { range_start: `${birth.year}-01-01`, range_end: `${birth.year + 90}-01-01` }
        const { firdaria, time } = calculated(birth, { ...options, ...range })
        const levelOf = (level: number) => firdaria.periods.filter((row) => row.level === level)
        const first = levelOf(1)
        expect(Date.parse(first[0]!.period.starts_at)).toBe(Date.parse(time.utc))
        expect(isTiled(first)).toBe(true)
        for (const whole of first.slice(0, -1)) {
          const { starts_at, ends_at } = whole.period
          const parts = levelOf(2).filter(
            ({ path, period }) =>
              path[0] === whole.lord_id &&
              Date.parse(period.starts_at) >= Date.parse(starts_at) &&
              Date.parse(period.starts_at) < Date.parse(ends_at),
          )
          expect(parts.length).toBe(whole.lord_id.endsWith('node') ? 0 : 7)
          if (parts.length === 0) continue
          expect([isTiled(parts), parts[0]!.period.starts_at, parts[6]!.period.ends_at]).toEqual([
            true,
            starts_at,
            ends_at,
          ])
        }
      }),
      { numRuns: 20 },
    )
  })

  test('turn at the second at which they begin', () => {
    const { period } = calculated(NIGHT, { date: '2026-09-01' }).firdaria.active[1]!
    const around = [-1000, 0].map((ms) => new Date(Date.parse(period.ends_at) + ms).toISOString())
    const [before, after] = around.map((date) => calculated(NIGHT, { date }).firdaria.active[1]!)
    expect(before!.period).toEqual(period)
    expect(after!.period.starts_at).toBe(period.ends_at)
  })

  test('of a date are those of now without a date, and the list is the firdaria of the date', () => {
    const { meta, firdaria } = calculated(NIGHT)
    expect(meta.firdaria).toMatchObject({ date: '2026-11-20T12:00:00+00:00', levels: 2 })
    expect(meta.firdaria.range_start).toBe(undefined)
    expect(firdaria.periods.length).toBe(8)
    expect(firdaria.periods).toContainEqual(expect.objectContaining({ path: firdaria.active[1]!.path }))
    expect(new Set(firdaria.periods.map(({ path }) => path[0]))).toEqual(new Set([firdaria.active[0]!.lord_id]))
  })
})

describe('the sect', () => {
  test('is that of the request if it names one, and a warning says that the Sun differs', () => {
    const { meta, firdaria, warnings } = calculated(DAY, { date: '2001-01-01', sect: 'night' })
    expect(meta.firdaria).toMatchObject({ sect: 'night', sect_from: 'request' })
    expect(firdaria.active[0]!.lord_id).toBe('moon')
    expect(warnings).toMatchObject([
      { code: 'sect_differs', message: expect.stringMatching(/degrees above the horizon/) },
    ])
    expect(calculated(DAY, { sect: 'day' }).warnings).toBe(undefined)
  })

  test('near the horizon is uncertain, and a warning says so', () => {
    // At the equator the centre rises six hours before noon, which is at 12:03 on this day (equation of time: -3 minutes).
    const { meta, warnings } = calculated({ ...DAY, hour: 6, minute: 1 })
    expect([meta.firdaria.sect, warnings]).toMatchObject([
      'night',
      [{ code: 'sect_uncertain', message: expect.stringMatching(/^The Sun was 0\.\d\d degrees below the horizon/) }],
    ])
  })

  test('is required without a time of birth, and warnings then say what is assumed', async () => {
    expect(await refused(UNTIMED)).toEqual([
      'body.firdaria.sect: Required without a time of birth. Allowed: day, night',
    ])
    const { meta, warnings } = calculated(UNTIMED, { date: '2001-01-01', sect: 'night' })
    expect(meta.firdaria.sect_from).toBe('request')
    expect(warnings!.map(({ code }) => code)).toEqual(['sect_unverified', 'periods_uncertain'])
  })
})

test('the lords have the natal positions of a natal chart', async () => {
  const natal = { ...DAY, house_system: 'whole_sign', include_dignity: true, include_features: ['south_node'] }
  const { planets } = (await service.postTo('/api/v1/natal/calculate', natal)).json()
  for (const date of ['2005-01-01', '2071-06-01', '2074-06-01'])
    for (const { lord_id, lord } of calculated(DAY, { date }).firdaria.active)
      expect(lord).toEqual(planets.find(({ id }: { id: string }) => id === lord_id))
})

describe('a request', () => {
  test.each([
    [
      { date: '1999-12-31' },
      'firdaria.date: Must not be before the birth at 2000-01-01T12:00:00+00:00. Now by default',
    ],
    [{ range_start: '2001-01-01' }, 'firdaria.range_end: Required with range_start'],
    [{ range_end: '2001-01-01' }, 'firdaria.range_start: Required with range_end'],
    [{ ...LIFE, range_end: '1999-01-01' }, 'firdaria.range_end: Must not be before range_start'],
    [
      { range_start: '1998-01-01', range_end: '1999-01-01' },
      'firdaria.range_end: Must not be before the birth at 2000-01-01T12:00:00+00:00',
    ],
    [
      { ...LIFE, range_end: '9999-12-31' },
      'firdaria.range_end: The list would have more than 1000 periods. Give a shorter range or fewer levels',
    ],
    [{ levels: 3 }, 'firdaria.levels: '],
    [{ night_nodes: 'zoller' }, 'firdaria.night_nodes: '],
    [{ sect: 'dusk' }, 'firdaria.sect: '],
  ])('with %j is refused: %s', async (firdaria, says) => {
    const [error, ...others] = await refused({ ...DAY, firdaria })
    expect([error!.slice(0, `body.${says}`.length), others]).toEqual([`body.${says}`, []])
  })

  test('may ask for firdaria of remote years', async () => {
    const reply = await service.postTo(PATH, { ...DAY, firdaria: { date: '9999-12-31', levels: 1 } })
    expect(reply.statusCode, reply.body).toBe(200)
    expect(FirdariaReply.strict().parse(reply.json()).firdaria.active.length).toBeGreaterThan(0)
  })
})

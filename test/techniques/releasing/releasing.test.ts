import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { SIGNS } from '../../../src/astro/sign.ts'
import { releasingAnswer } from '../../../src/techniques/releasing/calculate.ts'
import { ReleasingReply, ReleasingRequest, releasingInput } from '../../../src/techniques/releasing/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { FILE_SKY, isTiled, lengthMs, NOVEMBER_2026, refusals, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/releasing'
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const BIRTH = { year: 2000, month: 1, day: 1, hour: 12, minute: 0, lat: 40, lng: 0, tz_str: 'UTC' }
const UNTIMED = { ...BIRTH, hour: undefined, minute: undefined, time_known: false }

type Reply = z.output<typeof ReleasingReply>
type Rows = Reply['releasing']['periods']

/** The answer without HTTP, in November 2026. */
function calculated(birth: object, releasing: object = {}): Reply {
  const input = releasingInput(ReleasingRequest.parse({ ...birth, releasing }), NOVEMBER_2026, {})
  return ReleasingReply.strict().parse(sent(releasingAnswer(FILE_SKY, ZONES_ONLY, input)))
}

const refused = (body: object) => refusals(service, PATH, body)

/** The day of Greenwich. */
const dayOf = (instant: string): string => new Date(instant).toISOString().slice(0, 10)
const signsOf = (rows: Rows): string[] => rows.map(({ sign_id }) => sign_id)

describe('the published example of an emperor', () => {
  const { birth, date, fortune, spirit, levels, after_libra } = truth.akihito
  const reply = calculated(birth, { date, range_start: date, range_end: '2017-01-01', levels: 2 })

  test('has its lots', () => {
    expect(reply.meta.releasing).toMatchObject({
      from: 'part_of_spirit',
      sign_id: spirit,
      fortune_sign_id: fortune,
      spirit_sign_id: spirit,
      sect: 'night',
      year_days: 360,
    })
  })

  test('has its four levels, to the day, with their places from Fortune and their peak', () => {
    const { active } = reply.releasing
    expect(signsOf(active)).toEqual(levels.map(({ sign }) => sign))
    expect(active.map(({ fortune_place }) => fortune_place)).toEqual(levels.map(({ place }) => place))
    expect(active.map(({ peak }) => peak)).toEqual([false, true, false, false])
    for (const [index, { first, next }] of levels.entries())
      if (first)
        expect([dayOf(active[index]!.period.starts_at), dayOf(active[index]!.period.ends_at)]).toEqual([first, next])
  })

  test('has the period that follows', () => {
    const { sign, first, next } = after_libra
    const { period } = reply.releasing.periods.find(({ level, sign_id }) => level === 2 && sign_id === sign)!
    expect([dayOf(period.starts_at), dayOf(period.ends_at)]).toEqual([first, next])
  })
})

describe('the periods', () => {
  const all = { from: 'aries', range_start: '2000-01-01', range_end: '2207-01-01', levels: 1 }

  test.each(['valens', 'least'] as const)('have the %s years of their signs, of 360 days', (sign_years) => {
    const years = { ...truth.years.valens, ...(sign_years === 'least' ? truth.years.least : {}) }
    const { periods } = calculated(BIRTH, { ...all, sign_years }).releasing
    expect(signsOf(periods)).toEqual(Object.keys(years))
    expect(periods.map((row) => lengthMs(row) / DAY_MS / 360)).toEqual(Object.values(years))
  })

  test('of lower levels have months of 30 days, parts of 2.5 days and of five hours for each year', () => {
    const range = { range_start: '2000-01-01', range_end: '2000-01-03', levels: 4 }
    const { periods } = calculated(BIRTH, { ...range, from: 'aries' }).releasing
    expect(periods.slice(0, 4).map((row) => lengthMs(row) / HOUR_MS)).toEqual([
      15 * 360 * 24,
      15 * 30 * 24,
      15 * 2.5 * 24,
      15 * 5,
    ])
  })

  test('loose the bond after twelve signs, as in a published example', () => {
    const { birth, from, next, months, loosing } = truth.louis
    const { periods } = calculated(birth, { from, date: '2012-01-01', levels: 2 }).releasing
    const [whole, ...parts] = periods
    expect([dayOf(whole!.period.ends_at), lengthMs(whole!)]).toEqual([next, 9000 * DAY_MS])
    expect(parts.slice(0, 12).map((row) => [row.sign_id, lengthMs(row) / DAY_MS / 30])).toEqual(months)
    const loosed = parts[12]!
    expect([loosed.sign_id, loosed.loosing_of_the_bond]).toEqual([loosing.sign, true])
    const after = Date.parse(loosed.period.starts_at) - Date.parse(whole!.period.starts_at)
    expect(after / DAY_MS / 30).toBe(loosing.after_months)
    expect(parts.filter((row) => row.loosing_of_the_bond).length).toBe(1)
  })

  test('loose the bond on all levels, to the sign opposite the one in which the circuit began', () => {
    const oppositeOf = (sign: string) => SIGNS[(SIGNS.findIndex(({ id }) => id === sign) + 6) % 12]!.id
    // The 27 years of Capricorn are 324 months, and a circuit takes 211: so on each level its parts complete one.
    for (const level of [2, 3, 4]) {
      const range = { range_start: '2000-01-01', range_end: '2001-12-31', levels: level }
      const { periods } = calculated(BIRTH, { ...range, from: 'capricorn', levels: level }).releasing
      const first = periods.find((row) => row.level === level - 1)!
      const rows = calculated(BIRTH, {
        from: 'capricorn',
        levels: level,
        range_start: first.period.starts_at,
        range_end: first.period.ends_at,
      }).releasing.periods.filter((row) => row.level === level && row.path.slice(0, -1).join() === first.path.join())
      expect(rows[12]).toMatchObject({ sign_id: oppositeOf('capricorn'), loosing_of_the_bond: true })
      expect(rows.filter((row) => row.loosing_of_the_bond)).toEqual([rows[12]])
      expect(rows.at(-1)!.period.ends_at).toBe(first.period.ends_at)
    }
    const further = calculated(BIRTH, { ...all, range_end: '2210-01-01' }).releasing.periods
    expect(further[12]).toMatchObject({ sign_id: 'libra', loosing_of_the_bond: true })
  })

  test('tile time on each level, from any sign, with signs in the order of the zodiac up to a loosing', () => {
    const asked = fc.record({
      from: fc.constantFrom(...SIGNS.map(({ id }) => id)),
      sign_years: fc.constantFrom('valens', 'least'),
      levels: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 80 * 360 }), (options, days) => {
        const start = Date.parse('2000-01-01T12:00Z') + days * DAY_MS
        const range = {
          range_start: new Date(start).toISOString(),
          range_end: new Date(start + 700 * DAY_MS).toISOString(),
        }
        const { periods } = calculated(BIRTH, { ...options, ...range }).releasing
        for (let level = 1; level <= options.levels; level += 1) {
          const rows = periods.filter((row) => row.level === level)
          expect(isTiled(rows)).toBe(true)
          expect(Date.parse(rows[0]!.period.starts_at)).toBeLessThanOrEqual(start)
          expect(Date.parse(rows.at(-1)!.period.ends_at)).toBeGreaterThan(start + 700 * DAY_MS)
          for (const [index, row] of rows.slice(1).entries()) {
            const before = rows[index]!
            const isSibling = before.path.slice(0, -1).join() === row.path.slice(0, -1).join()
            if (!isSibling) continue
            const steps = (placeOf(row.sign_id) - placeOf(before.sign_id) + 12) % 12
            expect(steps).toBe(row.loosing_of_the_bond ? 7 : 1)
          }
        }
        for (const [index, row] of periods.entries()) {
          if (row.level === 1) continue
          const above = periods.slice(0, index).findLast(({ level }) => level === row.level - 1)!
          expect(row.path.slice(0, -1)).toEqual(above.path)
          expect(Date.parse(row.period.ends_at)).toBeLessThanOrEqual(Date.parse(above.period.ends_at))
        }
      }),
      { numRuns: 30 },
    )
  })

  test('turn at the second at which they begin', () => {
    const { period } = calculated(BIRTH).releasing.active[3]!
    const around = [-1000, 0].map((ms) => new Date(Date.parse(period.ends_at) + ms).toISOString())
    const [before, after] = around.map((date) => calculated(BIRTH, { date }).releasing.active[3]!)
    expect(before!.period).toEqual(period)
    expect(after!.period.starts_at).toBe(period.ends_at)
  })

  test('of a date are those of now without a date, and the list is the period of the first level', () => {
    const { meta, releasing } = calculated(BIRTH)
    expect(meta.releasing).toMatchObject({ date: '2026-11-20T12:00:00+00:00', levels: 2 })
    expect(releasing.periods[0]).toMatchObject({ level: 1, path: releasing.active[0]!.path })
    expect(releasing.periods.filter(({ level }) => level === 1).length).toBe(1)
    expect(signsOf(releasing.periods)).toContain(releasing.active[1]!.sign_id)
  })
})

const placeOf = (sign: string): number => SIGNS.findIndex(({ id }) => id === sign)

describe('the start', () => {
  test.each([
    ['by day', { ...BIRTH, hour: 12 }],
    ['by night', { ...BIRTH, hour: 23 }],
    ['in the sidereal zodiac', { ...BIRTH, zodiac_type: 'sidereal' }],
  ])('%s is the sign of the lot in a natal chart', async (_, birth) => {
    const features = { include_features: ['part_of_fortune', 'part_of_spirit'] }
    const { planets } = (await service.postTo('/api/v1/natal/calculate', { ...birth, ...features })).json()
    for (const from of ['part_of_fortune', 'part_of_spirit']) {
      const { sign_id } = planets.find(({ id }: { id: string }) => id === from)
      expect(calculated(birth, { from }).meta.releasing).toMatchObject({ from, sign_id })
    }
  })

  test('by the formula of Ptolemy is that of a day birth also by night', () => {
    const night = { ...BIRTH, hour: 23 }
    const lots = (options: object) => {
      const { fortune_sign_id, spirit_sign_id } = calculated(night, options).meta.releasing
      return [fortune_sign_id, spirit_sign_id]
    }
    expect(lots({ lot_formula: 'ptolemy' })).toEqual(lots({ sect: 'day' }))
    // Spirit is the reverse of Fortune, and by night the reverse of that.
    expect(lots({ lot_formula: 'ptolemy' })).toEqual(lots({}).toReversed())
    expect(calculated(night, { lot_formula: 'ptolemy' }).meta.releasing.sect).toBe(undefined)
  })

  test('from Spirit in the sign of Fortune is that sign, or the next on request', () => {
    // New Moon on 6 January 2000 at 18:14 UTC (USNO): Sun and Moon are together, and both lots at the Ascendant.
    const newMoon = { ...BIRTH, day: 6, hour: 18, minute: 14 }
    const same = calculated(newMoon)
    expect(same.meta.releasing.sign_id).toBe(same.meta.releasing.fortune_sign_id)
    expect(same.warnings!.map(({ code }) => code)).toContain('lots_in_one_sign')
    const next = calculated(newMoon, { spirit_with_fortune: 'next' })
    expect(placeOf(next.meta.releasing.sign_id)).toBe((placeOf(same.meta.releasing.sign_id) + 1) % 12)
    expect((next.warnings ?? []).map(({ code }) => code)).not.toContain('lots_in_one_sign')
    expect(calculated(newMoon, { spirit_with_fortune: 'next', from: 'part_of_fortune' }).meta.releasing.sign_id).toBe(
      same.meta.releasing.sign_id,
    )
  })

  test('near the border of a sign is uncertain, and a warning names the other sign', () => {
    const births = Array.from({ length: 60 }, (_, minute) => ({ ...BIRTH, minute }))
    const border = births.findIndex(
      (birth, minute) =>
        minute > 0 &&
        calculated(birth, { from: 'part_of_fortune' }).meta.releasing.sign_id !==
          calculated(births[minute - 1]!, { from: 'part_of_fortune' }).meta.releasing.sign_id,
    )
    expect(border).toBeGreaterThan(0)
    expect(calculated(births[border]!, { from: 'part_of_fortune' }).warnings).toMatchObject([
      { code: 'sign_uncertain', message: expect.stringMatching(/^The Lot of Fortune is 0\.\d\d degrees from/) },
    ])
  })
})

describe('without a time of birth', () => {
  test.each(['part_of_fortune', 'part_of_spirit'])(
    '%s is refused, and the refusal says what is allowed',
    async (from) => {
      expect(await refused({ ...UNTIMED, releasing: { from } })).toEqual([
        `body.releasing.from: ${from} needs a time of birth. Without one, allowed: ${SIGNS.map(({ id }) => id).join(', ')}`,
      ])
    },
  )

  test('a sign has its periods, without places from Fortune, and warnings say so', () => {
    const { meta, releasing, warnings } = calculated(UNTIMED, { from: 'leo', sect: 'day' })
    expect([meta.releasing.fortune_sign_id, meta.releasing.sect]).toEqual([undefined, undefined])
    expect([releasing.active[0]!.fortune_place, releasing.active[0]!.peak]).toEqual([undefined, undefined])
    expect(warnings!.map(({ code }) => code)).toEqual(['time_required', 'sect_ignored', 'periods_uncertain'])
  })
})

test('the lords are the rulers of the signs, with the natal positions of a natal chart', async () => {
  const natal = { ...BIRTH, house_system: 'whole_sign', include_dignity: true }
  const { planets } = (await service.postTo('/api/v1/natal/calculate', natal)).json()
  for (const { sign_id, lord_id, lord } of calculated(BIRTH).releasing.active) {
    expect(lord).toEqual(planets.find(({ id }: { id: string }) => id === lord_id))
    const years = truth.years.valens[sign_id]
    // The years of a sign are those of its ruler, Capricorn apart.
    if (sign_id !== 'capricorn')
      expect({ sun: 19, moon: 25, mercury: 20, venus: 8, mars: 15, jupiter: 12, saturn: 30 }[lord_id]).toBe(years)
  }
})

describe('a request', () => {
  test.each([
    [
      { date: '1999-12-31' },
      'releasing.date: Must not be before the birth at 2000-01-01T12:00:00+00:00. Now by default',
    ],
    [{ range_start: '2001-01-01' }, 'releasing.range_end: Required with range_start'],
    [{ range_start: '2002-01-01', range_end: '2001-01-01' }, 'releasing.range_end: Must not be before range_start'],
    [
      { range_start: '2000-01-01', range_end: '2100-01-01', levels: 4 },
      'releasing.range_end: The list would have more than 1000 periods. Give a shorter range or fewer levels',
    ],
    [{ levels: 5 }, 'releasing.levels: '],
    [{ from: 'saturn' }, 'releasing.from: '],
    [{ sign_years: 'greatest' }, 'releasing.sign_years: '],
  ])('with %j is refused: %s', async (releasing, says) => {
    const [error, ...others] = await refused({ ...BIRTH, releasing })
    expect([error!.slice(0, `body.${says}`.length), others]).toEqual([`body.${says}`, []])
  })

  test('may ask for three levels of a century', async () => {
    const releasing = { range_start: '2000-01-01', range_end: '2100-01-01', levels: 3 }
    const reply = await service.postTo(PATH, { ...BIRTH, releasing })
    expect(reply.statusCode, reply.body).toBe(200)
  })
})

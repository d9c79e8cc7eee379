import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { DAY_MS } from '../../../src/astro/civil.ts'
import { type DecennialDivision, decennials, zodiacalOrder } from '../../../src/astro/decennials.ts'
import { periodsAt, periodsBetween } from '../../../src/astro/periods.ts'
import { SEVEN, type SevenPlanet } from '../../../src/astro/seven.ts'
import { decennialsAnswer } from '../../../src/techniques/decennials/calculate.ts'
import { DecennialsReply, DecennialsRequest, decennialsInput } from '../../../src/techniques/decennials/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { FILE_SKY, isTiled, lengthMs, NOVEMBER_2026, refusals, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/decennials'
const HOUR_MS = 3_600_000
const MONTH_MS = 30 * DAY_MS
const PLACE = { lat: 0, lng: 0, tz_str: 'UTC' }
/** At the equator and on the meridian of its zone the Sun is up at noon and down at midnight. */
const DAY = { year: 2000, month: 1, day: 1, hour: 12, minute: 0, ...PLACE }
const NIGHT = { ...DAY, hour: 0 }
const UNTIMED = { ...DAY, hour: undefined, minute: undefined, time_known: false }

type Reply = z.output<typeof DecennialsReply>

/** The answer without HTTP, in November 2026. */
function calculated(birth: object, asked: object = {}): Reply {
  const input = decennialsInput(DecennialsRequest.parse({ ...birth, decennials: asked }), NOVEMBER_2026, {})
  return DecennialsReply.strict().parse(sent(decennialsAnswer(FILE_SKY, ZONES_ONLY, input)))
}

const refused = (body: object) => refusals(service, PATH, body)
const minorYears: Readonly<Record<SevenPlanet, number>> = truth.minor_years
const orderOf = (birth: object, asked: object = {}) => calculated(birth, asked).meta.decennials.order

describe('the example of Valens', () => {
  const { longitudes, order, day, mars_begins_at_years, months_of_mars_end_at } = truth.valens_example
  const found = zodiacalOrder('moon', (planet) => longitudes[planet])
  const cycleBy = (division: DecennialDivision) => decennials({ birthMs: 0, order: found, division, year: 'valens' })

  test('has its order of the lords', () => {
    expect(found).toEqual(order)
  })

  test('has the months of Mars from the age of 43 years on', () => {
    const [mars, ...months] = [
      ...periodsBetween(
        cycleBy('proportion'),
        { fromMs: mars_begins_at_years * 12 * MONTH_MS, toMs: 53.7 * 12 * MONTH_MS },
        2,
      ),
    ]
    expect([mars!.lord, mars!.startMs / MONTH_MS]).toEqual(['mars', mars_begins_at_years * 12])
    expect(months.map(({ lord, endMs }) => [lord, endMs / MONTH_MS])).toEqual(
      months_of_mars_end_at.map(([lord, years, rest]) => [lord, Number(years) * 12 + Number(rest)]),
    )
  })

  test('has the lords of its day on four levels, by cycles of 129 days', () => {
    const at = periodsAt(cycleBy('cycles'), (day.days_after_birth - 0.5) * DAY_MS, 4)
    expect(at.map(({ lord }) => lord)).toEqual(day.lords)
    const saturn = at[1]!
    expect(day.days_after_birth - saturn.startMs / DAY_MS).toBe(day.day_of_saturn)
    const cycles = [...periodsBetween(cycleBy('cycles'), { fromMs: saturn.startMs, toMs: saturn.endMs - 1 }, 3)]
      .filter(({ level }) => level === 3)
      .map(({ lord, startMs, endMs }) => [lord, (endMs - startMs) / DAY_MS])
    expect(cycles.slice(0, 6)).toEqual(day.cycles.map((lord) => [lord, 129]))
    // Six cycles are 774 of its 900 days.
    expect(cycles.slice(6)).toEqual([['jupiter', 126]])
  })

  test('has the third division that Valens prints, within half an hour', () => {
    const { rows, tolerance_hours } = truth.third_division
    const all = [...periodsBetween(cycleBy('proportion'), { fromMs: 0, toMs: 129 * MONTH_MS - 1 }, 3)]
    for (const [giver, receiver, months, days, hours] of rows) {
      const part = all.find(({ level, lord, whole }) => level === 3 && lord === receiver && whole?.lord === giver)!
      const printed = (Number(months) * 30 + Number(days)) * 24 + Number(hours)
      expect([giver, receiver, Math.abs((part.endMs - part.startMs) / HOUR_MS - printed) < tolerance_hours]).toEqual([
        giver,
        receiver,
        true,
      ])
    }
  })
})

describe('the periods', () => {
  test('end at the ages of the literature, and then begin again', () => {
    const { periods } = calculated(DAY, { range_start: '2000-01-01', range_end: '2080-01-01', levels: 1 }).decennials
    expect(periods.slice(0, 7).map(({ age_years: { end } }) => end)).toEqual(
      truth.ages_in_the_literature.ends.map(([years, months]) => years! + months! / 12),
    )
    expect(periods[7]!.lord_id).toBe(periods[0]!.lord_id)
    expect(new Set(periods.slice(0, 7).map(({ lord_id }) => lord_id))).toEqual(new Set(SEVEN))
  })

  test('have as many months as their planet has minor years, from the lord of the decennial on', () => {
    const { meta, decennials: asked } = calculated(DAY, { date: '2020-01-01' })
    const [whole, ...months] = asked.periods
    const { order } = meta.decennials
    const first = order.indexOf(whole!.lord_id)
    expect(months.map(({ lord_id }) => lord_id)).toEqual([...order.slice(first), ...order.slice(0, first)])
    for (const month of months) expect(lengthMs(month) / MONTH_MS).toBe(minorYears[month.lord_id])
    expect(lengthMs(whole!) / MONTH_MS).toBe(truth.months)
  })

  test.each([
    ['valens', 360],
    ['tropical', 365.2422],
    ['julian', 365.25],
  ])('of years by %s last 10.75 years of %d days', (year, days) => {
    const { meta, decennials: asked } = calculated(DAY, { date: '2005-01-01', year })
    expect(meta.decennials.year_days).toBe(days)
    expect(Math.abs(lengthMs(asked.active[0]!) - 10.75 * days * DAY_MS)).toBeLessThanOrEqual(500)
  })

  test('tile time on each level and fill the period above, whatever the birth and the rules', () => {
    const asked = fc.record({
      from: fc.constantFrom('sect_light', 'valens', 'first_well_placed', ...SEVEN),
      division: fc.constantFrom('proportion', 'cycles'),
      year: fc.constantFrom('valens', 'tropical', 'julian'),
      levels: fc.integer({ min: 1, max: 4 }),
    })
    fc.assert(
      fc.property(
        asked,
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 33_000 }),
        (options, hour, days) => {
          const start = Date.parse('2000-01-02T00:00Z') + days * DAY_MS
          const range = {
            range_start: new Date(start).toISOString(),
            range_end: new Date(start + 400 * DAY_MS).toISOString(),
          }
          const { periods } = calculated({ ...DAY, hour }, { ...options, ...range }).decennials
          for (let level = 1; level <= options.levels; level += 1) {
            const rows = periods.filter((row) => row.level === level)
            expect(isTiled(rows)).toBe(true)
            expect(Date.parse(rows[0]!.period.starts_at)).toBeLessThanOrEqual(start)
            expect(Date.parse(rows.at(-1)!.period.ends_at)).toBeGreaterThan(start + 400 * DAY_MS)
          }
          for (const [index, row] of periods.entries()) {
            const above = periods.slice(0, index).findLast(({ level }) => level === row.level - 1)
            if (!above) continue
            expect(row.path.slice(0, -1)).toEqual(above.path)
            expect(Date.parse(row.period.ends_at)).toBeLessThanOrEqual(Date.parse(above.period.ends_at))
            if (row.period.starts_at === above.period.starts_at) expect(row.lord_id).toBe(above.lord_id)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  test('turn at the second at which they begin', () => {
    const { period } = calculated(NIGHT).decennials.active[3]!
    const around = [-1000, 0].map((ms) => new Date(Date.parse(period.ends_at) + ms).toISOString())
    const [before, after] = around.map((date) => calculated(NIGHT, { date }).decennials.active[3]!)
    expect(before!.period).toEqual(period)
    expect(after!.period.starts_at).toBe(period.ends_at)
  })
})

describe('the first lord', () => {
  test.each([
    ['the Sun by day', DAY, 'sun', 'day'],
    ['the Moon by night', NIGHT, 'moon', 'night'],
  ])('is %s, and the others follow in the order of the zodiac', async (_, birth, first, sect) => {
    const { meta } = calculated(birth)
    expect(meta.decennials).toMatchObject({ from: 'sect_light', sect, sect_from: 'sun' })
    expect(meta.decennials.well_placed).toBe(undefined)
    const { planets } = (await service.postTo('/api/v1/natal/calculate', birth)).json()
    const longitude = (id: string): number => planets.find((planet: { id: string }) => planet.id === id).abs_pos
    const ahead = meta.decennials.order.map((id) => (longitude(id) - longitude(first) + 360) % 360)
    expect([meta.decennials.order[0], ahead]).toEqual([first, ahead.toSorted((a, b) => a - b)])
  })

  test('by Valens is the light of the sect, the other light, or the planet after the Ascendant', async () => {
    const found = new Set<string>()
    for (let hour = 0; hour < 24; hour += 1) {
      const birth = { ...DAY, hour, minute: 30, house_system: 'whole_sign' }
      const features = { include_features: ['asc'] }
      const { planets } = (await service.postTo('/api/v1/natal/calculate', { ...birth, ...features })).json()
      const point = (id: string) => planets.find((planet: { id: string }) => planet.id === id)
      const { sect, order } = calculated(birth, { from: 'valens' }).meta.decennials
      const lights = sect === 'day' ? ['sun', 'moon'] : ['moon', 'sun']
      const light = lights.find((id) => ![3, 6, 9, 12].includes(point(id).house))
      const ahead = (id: string): number => (point(id).abs_pos - point('asc').abs_pos + 360) % 360
      const after = SEVEN.toSorted((a, b) => ahead(a) - ahead(b))[0]
      expect([hour, order[0]]).toEqual([hour, light ?? after])
      found.add(light ? (light === lights[0] ? 'light' : 'other') : 'after')
    }
    expect(found.size).toBeGreaterThan(1)
  })

  test('that is well placed is in a place from the light of the sect on that fits the rule', async () => {
    for (const [well_placed, places] of [
      ['not_cadent', [1, 2, 4, 5, 7, 8, 10, 11]],
      ['angular', [1, 4, 7, 10]],
    ] as const)
      for (const hour of [2, 7, 12, 17, 22]) {
        const birth = { ...DAY, hour, house_system: 'whole_sign' }
        const { planets } = (await service.postTo('/api/v1/natal/calculate', birth)).json()
        const house = (id: string) => planets.find((planet: { id: string }) => planet.id === id).house
        const { meta, warnings } = calculated(birth, { from: 'first_well_placed', well_placed })
        const expected = orderOf(birth).find((id) => places.includes(house(id) as never))
        expect([hour, meta.decennials.order[0]]).toEqual([hour, expected ?? orderOf(birth)[0]])
        expect((warnings ?? []).some(({ code }) => code === 'none_well_placed')).toBe(!expected)
      }
  })

  test('may be named, and a sect is then ignored, as a warning says', () => {
    const { meta, warnings } = calculated(DAY, { from: 'mars', sect: 'night' })
    expect(meta.decennials.order[0]).toBe('mars')
    expect([meta.decennials.sect, warnings!.map(({ code }) => code)]).toEqual([undefined, ['sect_ignored']])
  })

  test('without a time of birth needs the sect or its name, and no places', async () => {
    expect(await refused(UNTIMED)).toEqual([
      'body.decennials.sect: Required without a time of birth. Allowed: day, night',
    ])
    expect(await refused({ ...UNTIMED, decennials: { from: 'valens', sect: 'day' } })).toEqual([
      'body.decennials.from: valens needs a time of birth. Without one, allowed: sect_light, sun, moon, mercury, venus, mars, jupiter, saturn',
    ])
    const { meta, warnings } = calculated(UNTIMED, { sect: 'night', date: '2001-01-01' })
    expect([meta.decennials.order[0], warnings!.map(({ code }) => code)]).toEqual([
      'moon',
      ['sect_unverified', 'periods_uncertain'],
    ])
  })

  test('without a time of birth may be passed by the Moon that day, and a warning says so', () => {
    // New Moon on 6 January 2000 at 18:14 UTC (USNO).
    const { warnings } = calculated({ ...UNTIMED, day: 6 }, { from: 'sun' })
    expect(warnings).toContainEqual({
      code: 'order_uncertain',
      message: expect.stringMatching(/may pass Sun, Mercury$/),
    })
  })
})

test('the lords have the natal positions of a natal chart', async () => {
  const natal = { ...DAY, house_system: 'whole_sign', include_dignity: true }
  const { planets } = (await service.postTo('/api/v1/natal/calculate', natal)).json()
  for (const { lord_id, lord } of calculated(DAY).decennials.active)
    expect(lord).toEqual(planets.find(({ id }: { id: string }) => id === lord_id))
})

describe('a request', () => {
  test.each([
    [
      { date: '1999-12-31' },
      'decennials.date: Must not be before the birth at 2000-01-01T12:00:00+00:00. Now by default',
    ],
    [{ range_start: '2001-01-01' }, 'decennials.range_end: Required with range_start'],
    [
      { range_start: '2000-01-01', range_end: '2100-01-01', levels: 4 },
      'decennials.range_end: The list would have more than 1000 periods. Give a shorter range or fewer levels',
    ],
    [{ levels: 5 }, 'decennials.levels: '],
    [{ from: 'pluto' }, 'decennials.from: '],
    [{ division: 'days' }, 'decennials.division: '],
    [{ year: 'egyptian' }, 'decennials.year: '],
  ])('with %j is refused: %s', async (asked, says) => {
    const [error, ...others] = await refused({ ...DAY, decennials: asked })
    expect([error!.slice(0, `body.${says}`.length), others]).toEqual([`body.${says}`, []])
  })

  test('may ask for three levels of a century', async () => {
    const asked = { range_start: '2000-01-01', range_end: '2100-01-01', levels: 3 }
    const reply = await service.postTo(PATH, { ...DAY, decennials: asked })
    expect(reply.statusCode, reply.body).toBe(200)
  })
})

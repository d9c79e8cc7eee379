import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CLIMATA, type Clima, climaAscensions, trueAscensions } from '../../../src/astro/ascensions.ts'
import { DAY_MS } from '../../../src/astro/civil.ts'
import { ACTIVATION_KINDS, ACTIVATION_PARTS, activations, sumsOf } from '../../../src/astro/planetary-activations.ts'
import { PLANET_YEARS, yearsOf } from '../../../src/astro/planetary-years.ts'
import { SEVEN, type SevenPlanet } from '../../../src/astro/seven.ts'
import { SIGNS } from '../../../src/astro/sign.ts'
import { planetaryYearsAnswer } from '../../../src/techniques/planetary-years/calculate.ts'
import {
  PlanetaryYearsReply,
  PlanetaryYearsRequest,
  planetaryYearsInput,
} from '../../../src/techniques/planetary-years/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { FILE_SKY, NOVEMBER_2026, refusals, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/planetary-years'
const BIRTH = { year: 2000, month: 1, day: 1, hour: 12, minute: 0, lat: 40, lng: 0, tz_str: 'UTC' }
const UNTIMED = { ...BIRTH, hour: undefined, minute: undefined, time_known: false }
const LIFE = { range_start: '2000-01-01', range_end: '2089-01-01' }

type Reply = z.output<typeof PlanetaryYearsReply>

/** The answer without HTTP, in November 2026. */
function calculated(birth: object, asked: object = {}): Reply {
  const input = planetaryYearsInput(
    PlanetaryYearsRequest.parse({ ...birth, planetary_years: asked }),
    NOVEMBER_2026,
    {},
  )
  return PlanetaryYearsReply.strict().parse(sent(planetaryYearsAnswer(FILE_SKY, ZONES_ONLY, input)))
}

const refused = (body: object) => refusals(service, PATH, body)
const placeOf = (sign: string): number => SIGNS.findIndex(({ id }) => id === sign)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0)

describe('the years of the planets', () => {
  test.each(['minor', 'mean', 'great'] as const)('are the published %s years', (kind) => {
    const published: Partial<Record<SevenPlanet, number>> = truth.years[kind]
    expect(Object.keys(published).length).toBeGreaterThanOrEqual(5)
    for (const [planet, years] of Object.entries(published))
      expect([planet, yearsOf(planet as SevenPlanet, kind)]).toEqual([planet, years])
  })
})

describe('the ascensional times', () => {
  test('of the seven climata follow the rule of Valens', () => {
    const { longest, first, babylon } = truth.climata
    for (const [index, whole] of longest.entries()) {
      const signs = climaAscensions(`valens_${index + 1}` as Clima)
      expect(sumOf(signs.slice(3, 9))).toBeCloseTo(whole, 9)
    }
    for (const [sign, years] of Object.entries(first))
      expect(climaAscensions('valens_1')[placeOf(sign)]).toBeCloseTo(years, 4)
    for (const [sign, years] of babylon.entries()) expect(climaAscensions('babylon')[sign]).toBeCloseTo(years, 9)
  })

  test.each(truth.ascensions)(
    'at $latitude degrees are those of a published table',
    ({ latitude, signs, tolerance }) => {
      const found = trueAscensions({ latitude, obliquity: 23.44, origin: 0 })!
      for (const [sign, degrees] of signs.entries()) expect(Math.abs(found[sign]! - degrees)).toBeLessThan(tolerance)
    },
  )

  test('of all signs are 360 degrees, and 60 of a sign and its opposite, by each rule', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -66, max: 66, noNaN: true }),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (latitude, origin) => {
          const found = trueAscensions({ latitude, obliquity: 23.44, origin })!
          expect(sumOf(found)).toBeCloseTo(360, 6)
          for (const degrees of found) expect(degrees).toBeGreaterThan(0)
        },
      ),
    )
    for (const clima of CLIMATA) {
      const signs = climaAscensions(clima)
      expect(sumOf(signs)).toBeCloseTo(360, 9)
      for (let sign = 0; sign < 6; sign += 1) expect(signs[sign]! + signs[sign + 6]!).toBeCloseTo(60, 9)
    }
  })

  test('are those of the birthplace by default, and of a clima on request', () => {
    const { signs } = calculated(BIRTH).planetary_years
    // The table of Robert Hand for 40 degrees north.
    expect(Math.abs(signs[0]!.ascension_years - truth.ascensions[3]!.signs[0]!)).toBeLessThan(0.03)
    const babylon = calculated(BIRTH, { ascensions: 'babylon' }).planetary_years.signs
    expect(babylon.map(({ ascension_years: years }) => years)).toEqual(truth.climata.babylon)
  })

  test('of sidereal signs are those of the arcs that they are', () => {
    // By Lahiri, sidereal Aries begins at 23.85 degrees of tropical Aries in 2000.
    const { signs } = calculated({ ...BIRTH, zodiac_type: 'sidereal' }).planetary_years
    const expected = trueAscensions({ latitude: 40, obliquity: 23.44, origin: 23.85 })!
    for (const [sign, { ascension_years }] of signs.entries())
      expect(Math.abs(ascension_years - expected[sign]!)).toBeLessThan(0.02)
  })

  test('within the polar circles need a clima', async () => {
    const polar = { ...BIRTH, lat: 70 }
    expect(await refused(polar)).toEqual([
      'body.planetary_years.ascensions: Some signs do not rise within the polar circles. There, choose a clima: valens_1 to valens_7, or babylon',
    ])
    expect(calculated(polar, { ascensions: 'valens_7' }).meta.planetary_years.ascensions).toBe('valens_7')
  })
})

describe('the sums', () => {
  test.each(truth.charts)('are those of Valens: $source', ({ clima, signs, sums }) => {
    const signOf = Object.fromEntries(Object.entries(signs).map(([planet, sign]) => [planet, placeOf(sign)]))
    const birth = {
      signOf: signOf as Record<SevenPlanet, number>,
      ascendant: null,
      ascensions: climaAscensions(clima as Clima),
    }
    const all = sumsOf(birth, ACTIVATION_KINDS, ['minor'])
    for (const { planets, signs: added, years, months, ...rest } of sums) {
      const found = all.filter(
        (sum) =>
          sum.planets.toSorted().join() === planets.toSorted().join() &&
          sum.signs
            .map((sign) => SIGNS[sign]!.id)
            .toSorted()
            .join() === added.toSorted().join(),
      )
      const part = ACTIVATION_PARTS[(rest as { part?: 'two_thirds' }).part ?? 'whole']
      expect(found.map((sum) => Math.round(sum.years * part * 12))).toEqual([years * 12 + months])
    }
  })

  test('join planets that are configured by whole signs, each pair once', () => {
    const { planets, activations: found } = calculated(BIRTH, { ...LIFE, kinds: ['planets'] }).planetary_years
    const pairs = planets.flatMap(({ id, configured_with }) =>
      configured_with.filter((other) => SEVEN.indexOf(id) < SEVEN.indexOf(other)).map((other) => `${id},${other}`),
    )
    expect(found.map((each) => each.planets.join()).toSorted()).toEqual(pairs.toSorted())
    for (const { planets: two, years, age_years } of found) {
      expect(years).toBe(sumOf(two.map((id) => truth.years.minor[id])))
      expect(age_years).toBeCloseTo(years, 3)
    }
  })
})

describe('the dates', () => {
  test('are as many years after the birth as the length of a year says', () => {
    // By hand: 12 years of 365.2422 days are 4382.9064 days. 4382 days after 1 January 2000 is 31 December 2011, and 0.9064 days
    // are 21:45:13.
    const jupiter = (year: string) =>
      calculated(BIRTH, { ...LIFE, kinds: ['planet'], year }).planetary_years.activations.find(
        ({ planets }) => planets[0] === 'jupiter',
      )!
    expect(jupiter('tropical').at).toBe('2012-01-01T09:45:13+00:00')
    expect(jupiter('julian').at).toBe('2012-01-01T12:00:00+00:00')
  })

  test('have halves, thirds and two thirds on request, and multiples', () => {
    const asked = { ...LIFE, kinds: ['planet'], parts: ['whole', 'two_thirds', 'half', 'third'], multiples: true }
    const saturn = calculated(BIRTH, asked).planetary_years.activations.filter(({ planets }) => planets[0] === 'saturn')
    const ages = (part: string) => saturn.filter((each) => each.part === part).map(({ age_years }) => age_years)
    expect(ages('whole')).toEqual([30, 60])
    expect(ages('two_thirds')).toEqual([20, 40, 60, 80])
    expect(ages('half')).toEqual([15, 30, 45, 60, 75])
    expect(ages('third')).toEqual([10, 20, 30, 40, 50, 60, 70, 80])
    expect(saturn.filter(({ part }) => part === 'third').map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('of a span joined to the next one are those of both, and completions are equally far apart', () => {
    const birth = {
      signOf: Object.fromEntries(SEVEN.map((id, sign) => [id, sign])) as Record<SevenPlanet, number>,
      ascendant: 3,
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...CLIMATA),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.boolean(),
        (clima, first, length, multiples) => {
          const sums = sumsOf({ ...birth, ascensions: climaAscensions(clima) }, ACTIVATION_KINDS, PLANET_YEARS)
          const rules = { birthMs: 0, yearDays: 365.2422, parts: ['whole', 'half'] as const, multiples }
          const between = (from: number, to: number) =>
            [...activations(sums, { fromMs: from * DAY_MS, toMs: to * DAY_MS - 1 }, rules)].map(
              ({ sum, part, atMs }) => `${sum.kind} ${sum.planets} ${sum.signs} ${sum.of} ${part} ${atMs}`,
            )
          const [middle, last] = [first + length, first + 2 * length]
          expect([...between(first, middle), ...between(middle, last)].toSorted()).toEqual(
            between(first, last).toSorted(),
          )
          for (const { sum, part, count, atMs } of activations(sums, { fromMs: 0, toMs: last * DAY_MS }, rules))
            expect(Math.abs(atMs - count * sum.years * ACTIVATION_PARTS[part] * 365.2422 * DAY_MS)).toBeLessThanOrEqual(
              500,
            )
        },
      ),
      { numRuns: 30 },
    )
  })

  test('are in order, and without a range within three years of the date', () => {
    const { meta, planetary_years } = calculated(BIRTH)
    const times = planetary_years.activations.map(({ at }) => Date.parse(at))
    expect(times.length).toBeGreaterThan(3)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const date = Date.parse(meta.planetary_years.date)
    for (const time of times) expect(Math.abs(time - date)).toBeLessThanOrEqual(3 * 365.2422 * DAY_MS + 500)
  })
})

test('without a time of birth the Ascendant does not count, and warnings say what is uncertain', async () => {
  const signs = (birth: object) =>
    calculated(birth, { ...LIFE, kinds: ['sign'] }).planetary_years.activations.map((each) => each.signs[0])
  const { planetary_years, warnings } = calculated(UNTIMED)
  const occupied = planetary_years.planets.map(({ sign_id }) => sign_id)
  expect(new Set(signs(UNTIMED))).toEqual(new Set(occupied))
  const evening = { ...BIRTH, hour: 17, minute: 30 }
  const features = { include_features: ['asc'] }
  const { planets } = (await service.postTo('/api/v1/natal/calculate', { ...evening, ...features })).json()
  const { sign_id } = planets.find(({ id }: { id: string }) => id === 'asc')
  expect(occupied).not.toContain(sign_id)
  expect(signs(evening).filter((sign) => !occupied.includes(sign!))).toEqual([sign_id])
  expect(warnings!.map(({ code }) => code)).toContain('periods_uncertain')
})

describe('a request', () => {
  test.each([
    [
      { date: '1999-12-31' },
      'planetary_years.date: Must not be before the birth at 2000-01-01T12:00:00+00:00. Now by default',
    ],
    [{ range_start: '2001-01-01' }, 'planetary_years.range_end: Required with range_start'],
    [{ kinds: ['planets', 'lots'] }, 'planetary_years.kinds.1: '],
    [{ kinds: [] }, 'planetary_years.kinds: '],
    [{ parts: ['quarter'] }, 'planetary_years.parts.0: '],
    [{ ascensions: 'rome' }, 'planetary_years.ascensions: '],
    [
      { ...LIFE, range_end: '2990-01-01', multiples: true },
      'planetary_years.range_end: The list would have more than 1000 entries. Give a shorter range, or fewer kinds or parts',
    ],
  ])('with %j is refused: %s', async (planetary_years, says) => {
    const [error, ...others] = await refused({ ...BIRTH, planetary_years })
    expect([error!.slice(0, `body.${says}`.length), others]).toEqual([`body.${says}`, []])
  })

  test('may ask for all sums and parts of a life', async () => {
    const parts = Object.keys(ACTIVATION_PARTS)
    const reply = await service.postTo(PATH, { ...BIRTH, planetary_years: { ...LIFE, parts, years: PLANET_YEARS } })
    expect(reply.statusCode, reply.body).toBe(200)
  })
})

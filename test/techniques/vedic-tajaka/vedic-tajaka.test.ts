import { describe, expect, test } from 'vitest'
import { separation } from '../../../src/astro/angle.ts'
import type { Planet } from '../../../src/astro/vedic/dignity.ts'
import { fivefoldStrength } from '../../../src/astro/vedic/tajaka.ts'
import { houseYoga, pairYogas } from '../../../src/astro/vedic/tajaka-yogas.ts'
import { VedicTajakaReply } from '../../../src/techniques/vedic-tajaka/schema.ts'
import { birthAt, MUMBAI, MUMBAI_UNTIMED, secondsApart, useTechnique } from '../../support/vedic.ts'
import TRUTH from './truth.json' with { type: 'json' }

const { send, answer: yearOf } = useTechnique('/api/v2/vedic/tajaka', VedicTajakaReply)

const birthOf = ({ birth, lat, lng }: { birth: string; lat: number; lng: number }) =>
  birthAt({ local: birth, lat, lng })

const degreesOf = ([degrees, minutes]: readonly number[]): number => degrees! + minutes! / 60

/** The book has another ayanamsha and an older ephemeris. After 33 years the year differs by 8 seconds, at most by 11. */
const YEAR_SECONDS = 12
const ARC_MINUTES = 3 / 60
/** A saham is a sum of three places. */
const SAHAM_DEGREES = 6 / 60

test.each(TRUTH.years)('the year $year of a birth on $birth begins when the book says', async (truth) => {
  const { varsha } = await yearOf({ ...birthOf(truth), target_year: truth.year })
  expect(secondsApart(varsha.starts_at, truth.starts_at)).toBeLessThan(YEAR_SECONDS)
})

test('the year of the first example begins within 8 seconds of the book', async () => {
  const [truth] = TRUTH.years
  const { varsha } = await yearOf({ ...birthOf(truth!), target_year: truth!.year })
  expect(secondsApart(varsha.starts_at, truth!.starts_at)).toBeLessThanOrEqual(8)
})

describe('the annual chart of example 118', () => {
  const truth = TRUTH.example_118
  const request = { ...birthOf(TRUTH.years[0]!), target_year: 2000 }

  test('has the places of the book', async () => {
    const { ascendant, planets, varsha } = await yearOf(request)
    const { Lagna, ...places } = truth.places
    expect(separation(ascendant!.absolute_degree, degreesOf(Lagna))).toBeLessThan(ARC_MINUTES)
    for (const [name, place] of Object.entries(places))
      expect(
        separation(planets.find((each) => each.name === name)!.absolute_degree, degreesOf(place)),
        name,
      ).toBeLessThan(ARC_MINUTES)
    expect(varsha).toMatchObject({ year_of_life: truth.year_of_life, is_day: false })
  })

  test('has the muntha, the five candidates and the lord of the year', async () => {
    const { muntha, year_lord: lord, pancha_vargeeya_bala: strengths } = await yearOf(request)
    expect(muntha).toMatchObject({ sign: truth.muntha, lord: 'Venus', house: 5 })
    expect(lord!.candidates.map(({ planet }) => planet)).toEqual(truth.candidates)
    expect(lord!.candidates.map(({ nature }) => nature)).toEqual(truth.natures)
    expect(lord).toMatchObject({ planet: truth.year_lord, chosen_by: 'benefic_aspect' })
    const mars = strengths.find(({ planet }) => planet === 'Mars')!
    expect(Math.abs(mars.total - truth.strength_of_mars)).toBeLessThan(0.05)
    expect(mars.grade).toBe('strong')
  })

  test('has the harsha bala of the book', async () => {
    const { harsha_bala: harsha } = await yearOf(request)
    expect(Object.fromEntries(harsha.map(({ planet, total }) => [planet, total]))).toEqual(truth.harsha_bala)
  })

  test('has the sahams of the book, by the formulas of the night', async () => {
    const { sahams } = await yearOf(request)
    const found = (wanted: string) => sahams.find(({ name }) => name === wanted)!
    for (const [name, place] of Object.entries(truth.sahams))
      expect(separation(found(name).absolute_degree, degreesOf(place)), name).toBeLessThan(SAHAM_DEGREES)
    expect(found('Artha')).toMatchObject({ formula: 'House 2 - Lord 2 + Lagna', added_sign: false })
    expect(found('Samartha')).toMatchObject({ formula: 'Lord 1 - Mars + Lagna', added_sign: true })
    expect(found('Vanik')).toMatchObject({ formula: 'Mercury - Moon + Lagna', added_sign: false })
    expect(sahams.length).toBe(36)
  })
})

test('the annual chart of example 122 has the degrees, the lord of the year and the saham of marriage', async () => {
  const truth = TRUTH.example_122
  const chart = await yearOf({ ...birthOf(TRUTH.years[2]!), target_year: 1993 })
  const { Lagna, ...degrees } = truth.degrees_in_sign
  expect(Math.abs(chart.ascendant!.degree_in_sign - degreesOf(Lagna))).toBeLessThan(ARC_MINUTES)
  for (const [name, place] of Object.entries(degrees)) {
    const planet = chart.planets.find((each) => each.name === name)!
    expect(Math.abs(planet.degree_in_sign - degreesOf(place)), name).toBeLessThan(ARC_MINUTES)
  }
  expect(chart.muntha!.sign).toBe(truth.muntha)
  expect(chart.year_lord!.planet).toBe(truth.year_lord)
  const vivaha = chart.sahams.find(({ name }) => name === 'Vivaha')!
  expect(separation(vivaha.absolute_degree, degreesOf(truth.vivaha_saham))).toBeLessThan(SAHAM_DEGREES)
  // "Lagna lord Mercury is in own sign and has ithasala with Jupiter."
  expect(chart.yogas.pairs).toContainEqual(
    expect.objectContaining({ yoga: 'ithasala', kind: 'vartamana', faster: 'Mercury', slower: 'Jupiter' }),
  )
})

test('the uchcha bala of Jupiter is that of the book', () => {
  const { longitude, strength } = TRUTH.uchcha_bala
  expect(Math.abs(fivefoldStrength('Jupiter', degreesOf(longitude)).uchcha - strength)).toBeLessThan(0.01)
})

describe('yogas', () => {
  /** The other planets are in the sixth or eighth from all of the example's, or at least not in its pair. */
  const ELSEWHERE = { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0 }

  test.each(TRUTH.yogas)(
    '$pair at $places have the yoga $yoga, which is $kind',
    ({ places, pair, yoga, kind, ...further }) => {
      const given = Object.fromEntries(Object.entries(places).map(([name, place]) => [name, degreesOf(place)]))
      const retrograde = new Set((further.retrograde ?? []) as Planet[])
      const found = pairYogas({ longitudes: { ...ELSEWHERE, ...given }, retrograde, orbRule: 'each' })
      const [faster, slower] = pair
      expect(found.find((each) => each.faster === faster && each.slower === slower)).toMatchObject({
        yoga,
        kind,
        ...(further.manahoo && { manahoo: further.manahoo }),
        ...(further.kamboola && { kamboola: further.kamboola }),
      })
    },
  )

  test('of all planets depend on the houses that are empty', () => {
    const inHouses = (...houses: number[]) => {
      const [Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn] = houses.map((house) => (house - 1) * 30 + 15)
      return { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn } as Record<Planet, number>
    }
    expect(houseYoga(inHouses(1, 2, 4, 5, 7, 8, 11), 10)).toBe('ishkavala')
    expect(houseYoga(inHouses(3, 6, 9, 12, 3, 6, 9), 10)).toBe('induvara')
    expect(houseYoga(inHouses(1, 2, 3, 4, 5, 6, 7), 10)).toBe(null)
  })
})

test('without a year the answer has the year in force', async () => {
  const { varsha } = await yearOf(MUMBAI)
  expect(Date.parse(varsha.starts_at)).toBeLessThanOrEqual(Date.now())
  expect(Date.parse(varsha.ends_at)).toBeGreaterThan(Date.now() - 60_000)
})

test('the first year begins with the birth, and its muntha is the natal lagna', async () => {
  const { varsha, muntha, ascendant } = await yearOf({ ...MUMBAI, target_year: 1991 })
  expect(varsha).toMatchObject({ year_of_life: 1, completed_years: 0, starts_at: '1991-08-24T06:40:00+05:30' })
  expect(muntha).toMatchObject({ sign: ascendant!.sign, house: 1 })
})

test('a birth without a time has neither muntha nor sahams, and a warning about the return', async () => {
  const year = await yearOf({ ...MUMBAI_UNTIMED, target_year: 2026 })
  expect([year.ascendant, year.muntha, year.year_lord, year.varsha.is_day]).toEqual([null, null, null, null])
  expect([year.houses, year.sahams, year.harsha_bala, year.yogas.houses]).toEqual([[], [], [], null])
  expect(year.pancha_vargeeya_bala.length).toBe(7)
  expect(year.warnings?.map(({ code }) => code)).toContain('return_uncertain')
})

test.each([
  [{ target_year: 1990 }, 'target_year'],
  [{ target_year: 99_999 }, 'target_year'],
  [{ node_type: 'other' }, 'node_type'],
  [{ house_system: 'gauquelin' }, 'house_system'],
])('%j is refused with the field', async (fields, field) => {
  const reply = await send({ ...MUMBAI, ...fields })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
})

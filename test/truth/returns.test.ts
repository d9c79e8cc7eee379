import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { separation } from '../../src/astro/angle.ts'
import { ASPECTS } from '../../src/astro/aspect.ts'
import { type Chart, type ChartRequest, chart } from '../../src/astro/chart.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { composite, secondaryProgression, solarReturn } from '../../src/astro/derived-charts.ts'
import type { Zodiac } from '../../src/astro/sky.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { BODIES, fixture, type Positions } from './printed.ts'

const files = ephemerisFiles(undefined)
const { range } = files
const sky = swissSky(files)
const TROPICAL: Zodiac = { kind: 'tropical' }
const LAHIRI: Zodiac = { kind: 'sidereal', ayanamsa: 'lahiri' }
const SECOND_DAYS = 1 / 86_400

interface Return {
  readonly birth_jd: number
  readonly years: number
  readonly zodiac: 'tropical' | 'lahiri'
  readonly return_jd: number
}

describe('solar returns', () => {
  const { samples } = JSON.parse(readFileSync(new URL('solar-returns.json', import.meta.url), 'utf8')) as {
    samples: readonly Return[]
  }

  test('30 at random, tropical and sidereal, fall within a second of where swetest sees the Sun cross', () => {
    expect(samples).toHaveLength(30)
    for (const { birth_jd, years, zodiac, return_jd } of samples) {
      const found = solarReturn(sky, birth_jd, years, zodiac === 'tropical' ? TROPICAL : LAHIRI)
      expect(Math.abs(found - return_jd), `${birth_jd} + ${years}`).toBeLessThan(SECOND_DAYS)
    }
  })

  test('over the whole ephemeris the Sun stands where it stood, to a millionth of a degree', () => {
    const birth = julianDayOf(Date.parse('1999-12-31T23:59Z'))
    const natal = sky.positions(['sun'], birth, TROPICAL)[0]!.longitude
    for (let years = -199; years < 399; years += 1) {
      const found = sky.positions(['sun'], solarReturn(sky, birth, years, TROPICAL), TROPICAL)[0]!.longitude
      expect(separation(found, natal)).toBeLessThan(1e-6)
    }
  })

  test('from a birth at either end of the ephemeris to the other the Sun stands where it stood', () => {
    const [first, last] = [range.firstYear + 2, range.lastYear - 2]
    for (const born of [first, 1981, last]) {
      const birth = julianDayOf(Date.UTC(born, 0, 1, 21, 30))
      for (const zodiac of [TROPICAL, LAHIRI]) {
        const natal = sky.positions(['sun'], birth, zodiac)[0]!.longitude
        for (let year = first; year <= last; year += 97) {
          const found = solarReturn(sky, birth, year - born, zodiac)
          expect(separation(sky.positions(['sun'], found, zodiac)[0]!.longitude, natal), `${year}`).toBeLessThan(1e-6)
        }
      }
    }
  })
})

describe('secondary progressions', () => {
  test('a day stands for the mean tropical year of the Astronomical Almanac, 365.24219 days', () => {
    // By hand: 36,524.219 days are 100 tropical years, so the wheel is cast for the hundredth day.
    expect(secondaryProgression(2_440_000.25, 2_476_524.469)).toEqual({
      ageYears: expect.closeTo(100, 7),
      jd: expect.closeTo(2_440_100.25, 7),
    })
    expect(secondaryProgression(2_440_000, 2_440_000)).toEqual({ ageYears: 0, jd: 2_440_000 })
  })
})

describe('the midpoint composite', () => {
  const samples = fixture<Positions>('positions')
  const request: Omit<ChartRequest, 'jd' | 'place'> = {
    zodiac: TROPICAL,
    houses: 'placidus',
    bodies: BODIES,
    angles: ['asc', 'mc'],
    lots: [],
    aspects: [],
  }
  const cast = (jd: number, latitude = 38, longitude = 24): Chart =>
    chart(sky, { ...request, jd, place: { latitude, longitude } })
  const RADIANS = Math.PI / 180
  /** The direction of two unit vectors added up: another way to the middle of the shorter arc. */
  const between = (a: number, b: number): number => {
    const y = Math.sin(a * RADIANS) + Math.sin(b * RADIANS)
    const x = Math.cos(a * RADIANS) + Math.cos(b * RADIANS)
    return Math.atan2(y, x) / RADIANS
  }

  test('has every body between the places that swetest prints, on the shorter side', () => {
    let compared = 0
    for (let index = 0; index + 1 < 200; index += 2) {
      const [[firstMs, ...first], [secondMs, ...second]] = [samples[index]!, samples[index + 1]!]
      const { points } = composite(cast(julianDayOf(firstMs)), cast(julianDayOf(secondMs)), 'placidus', ASPECTS)
      for (const [at, body] of BODIES.entries()) {
        const expected = between(first[at]![0], second[at]![0])
        const found = points.find((point) => point.body === body)!.longitude
        expect(separation(found, (expected + 360) % 360), `${body} of ${index}`).toBeLessThan(1e-5)
        compared += 1
      }
    }
    expect(compared).toBe(2_000)
  })

  test('has its ascendant where ascendants lie, its cusps in order, and every point in a house', () => {
    for (let index = 0; index + 1 < samples.length; index += 2) {
      const [a, b] = [samples[index]![0], samples[index + 1]![0]].map(julianDayOf) as [number, number]
      const { angles, houses, points } = composite(cast(a, 52, index), cast(b, -34, -index / 4), 'placidus', ASPECTS)
      const { system, cusps } = houses!
      expect(system).toBe('placidus')
      expect((angles!.asc - angles!.mc + 360) % 360).toBeLessThan(180)
      expect(cusps[0]).toBeCloseTo(angles!.asc, 9)
      expect(separation(cusps[9]!, angles!.mc)).toBeLessThan(1e-9)
      const widths = cusps.map((cusp, house) => (cusps[(house + 1) % 12]! - cusp + 360) % 360)
      expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6)
      for (const { house } of points) expect(house).toBeGreaterThanOrEqual(1)
      expect(points.find(({ id }) => id === 'asc')!.house).toBe(1)
    }
  })

  test('the composite of a chart with itself is that chart; without a time of birth it has no houses', () => {
    const own = cast(2_450_000)
    const same = composite(own, own, 'placidus', ASPECTS)
    for (const [index, { longitude }] of same.points.entries()) {
      expect(separation(longitude, own.points[index]!.longitude)).toBeLessThan(1e-9)
    }
    const untimed = chart(sky, { ...request, jd: 2_451_000, place: null })
    const { angles, houses, points } = composite(own, untimed, 'placidus', ASPECTS)
    expect([angles, houses]).toEqual([null, null])
    expect(points.some(({ id }) => id === 'asc')).toBe(false)
    expect(points.every(({ house }) => house === null)).toBe(true)
  })
})

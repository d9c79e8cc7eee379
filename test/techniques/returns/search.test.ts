import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BODIES, type Body, URANIANS } from '../../../src/astro/body.ts'
import { longitudeAt } from '../../../src/astro/longitude-search.ts'
import { nextReturns, RETURN_ARCS, type ReturnArc, returnsBetween } from '../../../src/astro/returns.ts'
import type { Zodiac } from '../../../src/astro/sky.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSkies } from '../../../workers/sky.ts'
import truth from './truth.json' with { type: 'json' }

const sky = swissSkies(ephemerisFiles('none')).files
const SECOND_DAYS = 1 / 86_400
const TROPICAL: Zodiac = { kind: 'tropical' }
const FAGAN: Zodiac = { kind: 'sidereal', ayanamsa: 'fagan_bradley' }
const ZODIACS: Readonly<Record<string, Zodiac>> = {
  tropical: TROPICAL,
  fagan_bradley: FAGAN,
  lahiri: { kind: 'sidereal', ayanamsa: 'lahiri' },
}
const ARCS: Readonly<Record<number, ReturnArc>> = { 0: 'full', 90: 'quarter', 180: 'half', 270: 'quarter' }

/** 1 January 1981, 21:30 UT. */
const BIRTH = 2_444_606.395833333
const YEAR_DAYS = 365.25
const full = (body: Body, birthJd = BIRTH, zodiac: Zodiac = TROPICAL) => ({
  body,
  zodiac,
  birthJd,
  arc: 'full' as const,
})

/** Bodies that need more than a century for a round. */
const SLOW: ReadonlySet<Body> = new Set<Body>(['neptune', 'pluto', ...URANIANS])

describe('returns', () => {
  test.each(truth.returns.map((row) => [`${row.body}, ${row.zodiac}, ${row.arc}°`, row] as const))(
    'of %s are at all instants at which swetest sees the body cross, within a second',
    (_, { body, zodiac, arc, birth_jd, from_jd, until_jd, returns_jd }) => {
      const target = { ...full(body as Body, birth_jd, ZODIACS[zodiac]!), arc: ARCS[arc]! }
      const found = returnsBetween(sky, target, from_jd, until_jd).filter(({ arcDegrees }) => arcDegrees === arc)
      expect(returns_jd.length).toBeGreaterThan(0)
      expect(found).toHaveLength(returns_jd.length)
      for (const [index, { jd }] of found.entries()) {
        // swetest prints 11 decimals of a degree, by which a slow body near its station is known less closely in time.
        const speed = Math.abs(sky.positions([body as never], jd, target.zodiac)[0]!.speed)
        const tolerance = SECOND_DAYS + 1e-9 / speed
        expect(Math.abs(jd - returns_jd[index]!), `${jd}`).toBeLessThan(tolerance)
      }
    },
  )

  test('give the longitude back to 0.001 seconds of arc, at the arc that they name, for any body and zodiac', () => {
    const births = fc.integer({ min: 2_433_000, max: 2_452_000 })
    // Neptune and Pluto return outside the ephemeris.
    const bodies = fc.constantFrom(...BODIES.filter((body) => !SLOW.has(body)))
    const arcs = fc.constantFrom(...(Object.keys(RETURN_ARCS) as ReturnArc[]))
    const zodiacs = fc.constantFrom(...Object.values(ZODIACS))
    fc.assert(
      fc.property(births, bodies, arcs, zodiacs, fc.constantFrom(1, -1), (birthJd, body, arc, zodiac, direction) => {
        const target = { body, zodiac, birthJd, arc }
        const natal = longitudeAt(sky, body, birthJd, zodiac)
        for (const { jd, arcDegrees } of nextReturns(sky, target, birthJd, 1, direction as 1 | -1)) {
          expect(Math.sign(jd - birthJd)).toBe(direction)
          const off = longitudeAt(sky, body, jd, zodiac) - natal - arcDegrees
          expect(Math.abs(off - 360 * Math.round(off / 360)) * 3600).toBeLessThan(0.001)
        }
      }),
      { numRuns: 60, seed: 20261126 },
    )
  })

  test('of the Sun are counted by years, also before the birth, and the birth is none', () => {
    const returns = returnsBetween(sky, full('sun'), BIRTH - 5 * YEAR_DAYS - 2, BIRTH + 5 * YEAR_DAYS + 2)
    expect(returns.map(({ number }) => number)).toEqual([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5])
  })

  test.each(BODIES.filter((body) => !SLOW.has(body)))(
    'of %s have numbers without a gap over a century, and passes from 1 on',
    (body) => {
      const returns = returnsBetween(sky, full(body), BIRTH + 1, BIRTH + 100 * YEAR_DAYS)
      const numbers = [...new Set(returns.map(({ number }) => number))].filter((number) => number > 0)
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
      for (const number of numbers.slice(0, -1)) {
        const passes = returns.filter((each) => each.number === number)
        expect(passes.map(({ pass }) => pass)).toEqual(passes.map((_, index) => index + 1))
        expect(new Set(passes.map((each) => each.passes))).toEqual(new Set([passes.length]))
        expect(passes.length % 2).toBe(1)
      }
    },
  )

  test('of Saturn are as many as its stations allow: one for each stretch between stations with the longitude in it', () => {
    const { saturn_stations: stations } = truth
    expect(stations.length).toBeGreaterThan(170)
    const natal = longitudeAt(sky, 'saturn', BIRTH, TROPICAL)
    const beyond = (longitude: number): number => ((((longitude - natal + 180) % 360) + 360) % 360) - 180
    const stretches = stations.slice(1).map((to, index) => [stations[index]!, to] as const)
    const crossing = stretches.filter(([from, to]) => {
      const [before, after] = [beyond(from.longitude), beyond(to.longitude)]
      return before < 0 !== after < 0 && Math.abs(after - before) < 90
    })
    const [first, last] = [stations[0]!.jd, stations.at(-1)!.jd]
    const found = returnsBetween(sky, full('saturn'), first, last)
    expect(found.length).toBe(crossing.length)
    for (const [index, { jd }] of found.entries()) {
      expect(jd).toBeGreaterThan(crossing[index]![0].jd)
      expect(jd).toBeLessThan(crossing[index]![1].jd)
    }
    // Three passes while Saturn loops over the place, one otherwise.
    expect(new Set(found.map(({ passes }) => passes))).toEqual(new Set([1, 3]))
  })

  test('corrected for precession are later than tropical ones by the time for which the body needs the precession', () => {
    // General precession is 50.29 seconds of arc a year (IAU 2006), 0.6286 degrees in 45 years; the Sun moves 1.019 a day.
    // Nutation moves the tropical longitude by up to 17.2 seconds of arc at either end.
    const years = BIRTH + 45 * YEAR_DAYS - 5
    const [tropical, corrected] = [TROPICAL, FAGAN].map(
      (zodiac) => nextReturns(sky, full('sun', BIRTH, zodiac), years, 1)[0]!.jd,
    )
    expect(Math.abs(corrected! - tropical! - 0.6286 / 1.019)).toBeLessThan(0.0096 / 1.019)
  })

  test('are refused beyond the ephemeris', () => {
    const { range } = sky
    expect(() => nextReturns(sky, full('saturn'), range.end - 100, 4)).toThrow(
      expect.objectContaining({ code: 'outside_ephemeris' }),
    )
    expect(() => nextReturns(sky, full('saturn'), range.start + 100, 4, -1)).toThrow(
      expect.objectContaining({ code: 'outside_ephemeris' }),
    )
  })
})

import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { separation } from '../../src/astro/angle.ts'
import type { CalculatedBody } from '../../src/astro/body.ts'
import { epochMsOf, julianDayOf } from '../../src/astro/civil.ts'
import { eclipseOf, lunations } from '../../src/astro/event-searches.ts'
import { gridTimes, tracked } from '../../src/astro/positions.ts'
import { moshierDifferences } from '../../src/astro/sky.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies, wideSky } from '../../workers/sky.ts'
import { BODIES, comparePositions, DEGREES, fixture, near, TROPICAL } from './printed.ts'
import { published } from './tables.ts'

const IN_THEORY = BODIES.slice(0, BODIES.indexOf('chiron'))
const hasWide = existsSync('/usr/share/libswe/ephe/sepl_00.se1')
/** Only what npm installs, whatever else the machine has. */
const packaged = swissSkies(ephemerisFiles('none'))
const wide = wideSky(packaged)

test('without further files the years are 3000 BC to 3000 AD, and beyond them both ranges are named', () => {
  expect([wide.range.firstYear, wide.range.lastYear]).toEqual([-2999, 3000])
  for (const instant of ['-003000-12-31T23:59:59Z', '3001-01-01T00:00Z']) {
    expect(() => wide.positions(['sun'], julianDayOf(Date.parse(instant)), TROPICAL)).toThrow(
      'The Moshier theory covers -002999-01-01T00:00:00Z to 3001-01-01T00:00:00Z, and the installed ephemeris files cover 1800-01-01T12:00:00Z to 2400-01-01T00:00:00Z',
    )
  }
})

describe('by the Moshier theory', () => {
  test('positions at three births and at 160 instants over 6,000 years equal swetest -emos to its last digit', () => {
    expect(comparePositions(packaged.moshier, fixture('moshier'), IN_THEORY)).toBe(163 * 14)
  })

  test('houses and angles of Mozart, Newton and Leonardo equal swetest -emos', () => {
    const samples =
      fixture<readonly (readonly [epochMs: number, latitude: number, longitude: number, values: readonly number[]])[]>(
        'moshier-houses',
      )
    expect(samples).toHaveLength(3)
    for (const [epochMs, latitude, longitude, printed] of samples) {
      const { cusps, ascendant, midheaven, armc, vertex } = wide.houses(
        'placidus',
        julianDayOf(epochMs),
        { latitude, longitude },
        TROPICAL,
      )
      for (const [index, value] of [...cusps, ascendant, midheaven, armc, vertex].entries())
        near(value, printed[index]!, DEGREES, `value ${index} at ${epochMs}`)
    }
  })

  test('each instant is by the files where they have it', () => {
    const [before, within] = ['1800-01-01T11:59Z', '1800-01-01T12:01Z'].map((text) => julianDayOf(Date.parse(text)))
    expect([wide.sourceAt(before!), wide.sourceAt(within!)]).toEqual(['moshier', 'files'])
    expect(wide.positions(IN_THEORY, within!, TROPICAL)).toEqual(packaged.files.positions(IN_THEORY, within!, TROPICAL))
  })

  test('asteroids have no position, though the library would mix a file and the theory', () => {
    const jd = julianDayOf(Date.parse('1900-06-01T00:00Z'))
    expect(packaged.files.knows('ceres', jd)).toBe(true)
    for (const body of BODIES.slice(IN_THEORY.length)) {
      expect(packaged.moshier.knows(body, jd)).toBe(false)
      expect(() => packaged.moshier.positions([body], jd, TROPICAL)).toThrow('The Moshier theory has no asteroids')
    }
  })

  /** Primes give instants that the tool did not take. */
  const SAMPLES = 1_009
  const GROUPS = {
    planets: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'mean_node', 'mean_lilith'],
    moon: ['moon'],
    outer: ['uranus', 'neptune', 'pluto'],
    node: ['true_node'],
    lilith: ['true_lilith'],
  } as const satisfies Record<string, readonly CalculatedBody[]>

  test.skipIf(!hasWide)('longitudes differ from those by the files by no more than the warning says', () => {
    const { files, moshier } = swissSkies(ephemerisFiles(undefined))
    const { start, end } = moshier.range
    for (let index = 0; index < SAMPLES; index += 1) {
      const jd = start + ((index + 0.31) / SAMPLES) * (end - start)
      const stated = moshierDifferences(jd)
      for (const [group, bodies] of Object.entries(GROUPS) as [keyof typeof GROUPS, readonly CalculatedBody[]][]) {
        const [exact, theory] = [files, moshier].map((sky) => sky.positions(bodies, jd, TROPICAL))
        for (const [place, { longitude }] of exact!.entries())
          expect(separation(longitude, theory![place]!.longitude) * 3600, `${bodies[place]} at ${jd}`).toBeLessThan(
            stated[group],
          )
      }
    }
  })
})

describe('by NASA’s Five Millennium Canon of Solar Eclipses, the eclipses from 1701 to 1799', () => {
  const canon = published('solar-eclipses-nasa').filter(([date]) => date! < '1800')
  const sky = packaged.moshier
  const [from, to] = [Date.UTC(1701, 0), Date.UTC(1800, 0)].map(julianDayOf) as [number, number]
  const times = gridTimes(from, to, sky.range)
  const track = tracked(sky, ['sun', 'moon'], times, TROPICAL)
  const ours = lunations(track, times)
    .filter(({ phase, jd }) => phase === 'new_moon' && jd >= from && jd < to)
    .flatMap((lunation) => eclipseOf(sky, track, lunation) ?? [])

  test('are all found, of the same Saros series and kind, and no other', () => {
    expect(ours.map(({ saros }) => saros)).toEqual(canon.map(([, , saros]) => Number(saros)))
    expect(ours.map(({ kind }) => kind)).toEqual(canon.map(([, , , type]) => KINDS[type![0] as keyof typeof KINDS]))
  })

  test('are greatest within ten seconds: the Moon, up to 5 seconds of arc off, gains half of one in a second', () => {
    for (const [index, [date]] of canon.entries()) {
      const { maximum } = ours[index]!
      const seconds = (epochMsOf(maximum + sky.deltaTDays(maximum)) - Date.parse(`${date}Z`)) / 1000
      expect(Math.abs(seconds), date).toBeLessThan(10)
    }
  })
})

const KINDS = { T: 'total', A: 'annular', H: 'hybrid', P: 'partial' } as const

import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arc } from '../../src/astro/angle.ts'
import { type CalculatedBody, meanMotion, URANIANS } from '../../src/astro/body.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { longitudeTimes } from '../../src/astro/longitude-search.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies } from '../../workers/sky.ts'
import { comparePositions, fixture, type Positions, type Printed, TROPICAL } from './printed.ts'
import { published } from './tables.ts'

/** The order of the fixture: swetest's letters gcJKLMNOPQ. */
const APSIDES: readonly CalculatedBody[] = ['interpolated_priapus', 'interpolated_lilith']

const skies = swissSkies(ephemerisFiles(undefined))
const sky = skies.files
const hasWide = existsSync('/usr/share/libswe/ephe/sepl_00.se1')
const samples = fixture<Readonly<Record<'files' | 'wide' | 'moshier' | 'lahiri', Positions>>>('further-bodies')
const only = (kind: keyof typeof samples, from: number, to: number): Positions =>
  samples[kind].map(([epochMs, ...printed]) => [epochMs, ...(printed.slice(from, to) as Printed[])] as const)
const apsides = (kind: keyof typeof samples) => only(kind, 0, 2)

describe('interpolated apsides equal swetest to its last digit', () => {
  test('at 200 instants from 1800 to 2399', () => {
    expect(comparePositions(sky, apsides('files'), APSIDES)).toBe(200 * 2)
  })

  test.skipIf(!hasWide)('at 60 instants from 2999 BC to 2998, where the wide data is installed', () => {
    expect(comparePositions(sky, apsides('wide'), APSIDES)).toBe(60 * 2)
  })

  test('at 60 instants of the Moshier theory', () => {
    expect(comparePositions(skies.moshier, apsides('moshier'), APSIDES)).toBe(60 * 2)
  })

  test('by Lahiri', () => {
    const lahiri = { kind: 'sidereal', ayanamsa: 'lahiri' } as const
    expect(comparePositions(sky, apsides('lahiri'), APSIDES, lahiri)).toBe(20 * 2)
  })
})

describe('Uranian bodies equal swetest to its last digit', () => {
  const uranians = (kind: keyof typeof samples) => only(kind, 2, 10)

  test('at 200 instants from 1800 to 2399', () => {
    expect(comparePositions(sky, uranians('files'), URANIANS)).toBe(200 * 8)
  })

  test.skipIf(!hasWide)('at 60 instants from 2999 BC to 2998, where the wide data is installed', () => {
    expect(comparePositions(sky, uranians('wide'), URANIANS)).toBe(60 * 8)
  })

  test('at 60 instants of the Moshier theory', () => {
    expect(comparePositions(skies.moshier, uranians('moshier'), URANIANS)).toBe(60 * 8)
  })

  test('by Lahiri', () => {
    const lahiri = { kind: 'sidereal', ayanamsa: 'lahiri' } as const
    expect(comparePositions(sky, uranians('lahiri'), URANIANS, lahiri)).toBe(20 * 8)
  })
})

test('the mean motions of Uranian bodies are those of Kepler’s third law for their semi-axes', () => {
  // Semi-axes in astronomical units: J. Neely, in seorbel.txt. The Sun moves by 0.9856077 degrees a day (Gauss).
  const AXES = [40.99837, 50.66744, 59.21436, 64.8169, 70.29949, 73.62765, 77.25568, 83.66907]
  for (const [index, axis] of AXES.entries())
    expect(meanMotion(URANIANS[index]!)).toBeCloseTo(0.9856077 / axis ** 1.5, 5)
})

test('the Moon is within half a degree of them at the apogees and perigees of F. Espenak', () => {
  const off = published('moon-apsides-espenak').map(([utc, kind]) => {
    const body = kind === 'apogee' ? 'interpolated_lilith' : 'interpolated_priapus'
    const [moon, apsis] = sky.positions(['moon', body], julianDayOf(Date.parse(utc!)), TROPICAL)
    return Math.abs(arc(moon!.longitude, apsis!.longitude))
  })
  expect(off.length).toBeGreaterThan(300)
  expect(Math.max(...off)).toBeLessThan(0.5)
})

describe('the search for a longitude', () => {
  /** Every day between two dates: the points turn after 40 days at the earliest. */
  const crossings = (body: CalculatedBody, longitude: number, from: number, until: number): number => {
    let count = 0
    let before = Number.NaN
    for (let jd = from; jd < until; jd += 1) {
      const away = arc(longitude, sky.positions([body], jd, TROPICAL)[0]!.longitude)
      if (away * before < 0 && Math.abs(away) < 90) count += 1
      before = away
    }
    return count
  }
  const from = julianDayOf(Date.parse('1996-01-01T00:00Z'))
  const until = julianDayOf(Date.parse('2000-01-01T00:00Z'))

  test.each(APSIDES)('finds every time at which %s passes one, and nothing else', (body) => {
    const longitudes = [15, 105, 195, 285]
    const found = longitudeTimes(sky, { body, zodiac: TROPICAL, longitudes, from, until })
    const counted = longitudes.map((longitude) => crossings(body, longitude, from, until))
    expect(longitudes.map((longitude) => found.filter(({ level }) => level === longitude).length)).toEqual(counted)
    for (const { time, level } of found)
      expect(Math.abs(arc(level, sky.positions([body], time, TROPICAL)[0]!.longitude))).toBeLessThan(1e-6)
  })
})

test.skipIf(!hasWide)('they are known to the last day of the theory, and no longer', () => {
  // MOSHLUEPH_END of sweph.h: Julian day 2818000.5 in TT.
  const known = (jd: number) => APSIDES.map((body) => sky.knows(body, jd))
  expect([known(2_817_999), known(2_818_001)]).toEqual([
    [true, true],
    [false, false],
  ])
})

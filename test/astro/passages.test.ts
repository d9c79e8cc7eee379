import { describe, expect, test } from 'vitest'
import { epochMsOf, julianDayOf } from '../../src/astro/civil.ts'
import { type Passage, passages } from '../../src/astro/passages.ts'
import type { Position, Sky } from '../../src/astro/sky.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'

const TROPICAL = { kind: 'tropical' } as const
const sky = swissSky(ephemerisFiles(undefined))
const at = (iso: string): number => julianDayOf(Date.parse(iso))
/** The program prints seven decimals, which Pluto takes half a second for. */
const SECONDS = 1
function expectExact(
  { exact }: Passage,
  expected: readonly (readonly [iso: string, retrograde?: 'retrograde'])[],
): void {
  expect(exact.map(({ retrograde }) => retrograde)).toEqual(expected.map(([, back]) => back === 'retrograde'))
  for (const [index, [iso]] of expected.entries()) {
    expect(Math.abs(epochMsOf(exact[index]!.jd) - Date.parse(`${iso}Z`)), iso).toBeLessThanOrEqual(SECONDS * 1000)
  }
}

/** Halving the time between two lines of swetest 2.10.03 (`-bj… -ut -p6 -fl`) on either side of the degree. */
describe('the exact moments are where swetest crosses the degree', () => {
  test('Saturn over 0 Aries: three, one of them retrograde', () => {
    const passage = passages(sky, 'saturn', at('2026-01-01T00:00Z'), TROPICAL)(0, 5)
    expectExact(passage, [['2025-05-25T03:35:52'], ['2025-09-01T08:06:02', 'retrograde'], ['2026-02-14T00:11:39']])
  })

  test('Pluto over 0 Aquarius: five', () => {
    const passage = passages(sky, 'pluto', at('2024-02-01T00:00Z'), TROPICAL)(300, 2)
    expectExact(passage, [
      ['2023-03-23T12:23:22'],
      ['2023-06-11T09:35:10', 'retrograde'],
      ['2024-01-21T00:56:10'],
      ['2024-09-01T23:57:27', 'retrograde'],
      ['2024-11-19T20:39:41'],
    ])
  })

  test('the Sun over 0 Aries: the equinox, once', () => {
    const passage = passages(sky, 'sun', at('2026-03-25T00:00Z'), TROPICAL)(0, 8)
    expectExact(passage, [['2026-03-20T14:45:58']])
  })
})

/** A sky with one body whose longitude is given as a function of time. */
function toySky(longitudeAt: (jd: number) => number, range = { start: 0, end: 1e6 }): Sky {
  const position = (jd: number): Position => {
    const speed = (longitudeAt(jd + 1e-4) - longitudeAt(jd - 1e-4)) / 2e-4
    return { longitude: ((longitudeAt(jd) % 360) + 360) % 360, latitude: 0, speed, declination: 0 }
  }
  const never = (): never => {
    throw new Error('Not asked for')
  }
  return {
    range: { firstYear: 0, lastYear: 0, ...range },
    sourceAt: () => 'files',
    positions: (bodies, jd) => bodies.map(() => position(jd)),
    distances: never,
    seen: never,
    houses: never,
    star: never,
    deltaTDays: never,
    obliquity: never,
    siderealTimeHours: never,
    ayanamsaDegrees: never,
    eclipseNear: never,
    knows: never,
  }
}

describe('by bodies that move as we say', () => {
  test('a body of constant speed is within the orb for twice the orb over its speed', () => {
    const passage = passages(
      toySky((jd) => 140 + (jd - 1000) * 0.5),
      'mars',
      1018,
      TROPICAL,
    )(150, 3)
    expect(passage.exact).toHaveLength(1)
    expect(passage.exact[0]!.jd).toBeCloseTo(1020, 5)
    expect(passage.enters).toBeCloseTo(1014, 5)
    expect(passage.leaves).toBeCloseTo(1026, 5)
  })

  test('a degree over which the body loops between two samples is still met three times', () => {
    // 0.05 degrees a day, and back and forth by 1.5 degrees in 60 days.
    const loops = (jd: number): number => 100 + (jd - 1000) * 0.05 - 1.5 * Math.sin((jd - 1000) / 9.55)
    const passage = passages(toySky(loops), 'jupiter', 990, TROPICAL)(100.01, 5)
    const crossings: number[] = []
    for (let jd = 600; jd < 1400; jd += 0.01) {
      if (loops(jd) < 100.01 !== loops(jd + 0.01) < 100.01) crossings.push(jd)
    }
    expect(crossings).toHaveLength(3)
    expect(passage.exact).toHaveLength(3)
    for (const [index, { jd }] of passage.exact.entries()) expect(Math.abs(jd - crossings[index]!)).toBeLessThan(0.02)
    expect(passage.exact.map(({ retrograde }) => retrograde)).toEqual([false, true, false])
  })

  test('a passage beyond the end of the ephemeris has null there', () => {
    const short = toySky((jd) => jd * 0.5, { start: 15, end: 1000 })
    const passage = passages(short, 'mars', 20, TROPICAL)(10, 3)
    expect(passage.enters).toBeNull()
    expect(passage.leaves).toBeCloseTo(26, 5)
  })

  test('a degree next to 0 Aries works like any other', () => {
    const passage = passages(
      toySky((jd) => 359 + (jd - 1000) * 0.5),
      'mars',
      1001,
      TROPICAL,
    )(0, 3)
    expect(passage.exact[0]!.jd).toBeCloseTo(1002, 5)
    expect(passage.leaves).toBeCloseTo(1008, 5)
  })
})

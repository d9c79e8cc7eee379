import { describe, expect, test } from 'vitest'
import { ASPECTS } from '../../src/astro/aspect.ts'
import type { Body } from '../../src/astro/body.ts'
import { chart } from '../../src/astro/chart.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { BODIES, fixture, type Positions } from './printed.ts'

const CHART: readonly Body[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'mean_node',
  'mean_lilith',
  'chiron',
]
const IDS: Partial<Record<Body, string>> = { mean_node: 'north_node', mean_lilith: 'lilith' }
const idOf = (body: Body): string => IDS[body] ?? body

/** Contract 2.2: the default orbs, and the exact angles. */
const KNOWN = [
  ['conjunction', 0, 8],
  ['opposition', 180, 8],
  ['trine', 120, 8],
  ['square', 90, 8],
  ['sextile', 60, 6],
  ['quincunx', 150, 3],
  ['semi_sextile', 30, 2],
  ['semi_square', 45, 2],
  ['sesquiquadrate', 135, 2],
  ['quintile', 72, 2],
] as const

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
const thousandth = (degrees: number): number => Math.round(degrees * 1000) / 1000
const sky = swissSky(ephemerisFiles(undefined))

describe('the aspects of a chart', () => {
  const samples = fixture<Positions>('positions')

  test('are those between the positions that swetest prints, at 540 instants', () => {
    let compared = 0
    for (const [epochMs, ...printed] of samples) {
      const found = chart(sky, {
        jd: julianDayOf(epochMs),
        place: null,
        zodiac: { kind: 'tropical' },
        houses: 'placidus',
        bodies: CHART,
        angles: [],
        lots: [],
        aspects: ASPECTS,
      })
      const rows = CHART.map((body) => {
        const [longitude, , , speed] = printed[BODIES.indexOf(body as (typeof BODIES)[number])]!
        return { id: idOf(body), longitude, speed }
      })
      const expected = rows.flatMap((a, index) =>
        rows.slice(index + 1).flatMap((b) => {
          const angle = apart(thousandth(a.longitude), thousandth(b.longitude))
          const within = KNOWN.map(([id, exact, orb]) => ({ id, exact, off: Math.abs(angle - exact), orb }))
            .filter(({ off, orb }) => off <= orb)
            .sort((x, y) => x.off - y.off)[0]
          if (!within) return []
          const minute = 1 / 1440
          const later = apart(a.longitude + a.speed * minute, b.longitude + b.speed * minute)
          const now = apart(a.longitude, b.longitude)
          const applying = Math.abs(later - within.exact) < Math.abs(now - within.exact)
          const pair = [a.id, b.id].sort()
          return [{ pair, id: within.id, off: within.off, applying }]
        }),
      )
      expect(found.aspects.map(({ a, b, aspect }) => `${a} ${aspect.id} ${b}`)).toEqual(
        expected.map(({ pair: [a, b], id }) => `${a} ${id} ${b}`),
      )
      for (const [index, { orb, applying }] of found.aspects.entries()) {
        const printedHit = expected[index]!
        expect(Math.abs(orb - printedHit.off)).toBeLessThan(0.0011)
        // Within seconds of exact the two may fall on either side.
        if (orb > 0.01) expect(applying, `${printedHit.pair} ${printedHit.id} at ${epochMs}`).toBe(printedHit.applying)
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(10_000)
  })
})

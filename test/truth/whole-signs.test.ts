import { expect, test } from 'vitest'
import type { Ayanamsa } from '../../src/astro/ayanamsa.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'

const sky = swissSky(ephemerisFiles(undefined))
const ATHENS = { latitude: 37.98376, longitude: 23.72784 }
const NOON = julianDayOf(Date.parse('2026-03-01T12:00Z'))

/** The ascendants that swetest prints (`-sid18 -house23.72784,37.98376,W`), and the beginnings of their signs. */
test.each<[Ayanamsa, ascendant: number, first: number]>([
  ['j2000', 109.4177648, 90],
  ['j1900', 108.0289838, 90],
  ['b1950', 108.7232898, 90],
  ['skydram_mardyks', 79.40007, 60],
  ['lahiri', 85.5586381, 60],
  ['galactic_center_0_sagittarius', 82.5657235, 60],
])('whole signs by %s begin with the sign of the ascendant', (ayanamsa, ascendant, first) => {
  const found = sky.houses('whole_sign', NOON, ATHENS, { kind: 'sidereal', ayanamsa })
  expect(found.ascendant).toBeCloseTo(ascendant, 6)
  expect(found.cusps).toEqual(Array.from({ length: 12 }, (_, house) => (first + house * 30) % 360))
})

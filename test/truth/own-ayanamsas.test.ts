import { describe, expect, test } from 'vitest'
import { ayanamsaProblem, findAyanamsa } from '../../src/astro/ayanamsa.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies } from '../../workers/sky.ts'
import { BODIES, comparePositions, fixture, type Positions } from './printed.ts'

const skies = swissSkies(ephemerisFiles(undefined))
const sky = skies.files
const zodiacBy = (text: string) => ({ kind: 'sidereal', ayanamsa: findAyanamsa(text)! }) as const

describe('positions by an ayanamsa of one’s own equal swetest -sidudef to its last digit', () => {
  const samples = fixture<Readonly<Record<string, Positions>>>('own-ayanamsas')

  test.each(Object.keys(samples))('by %s', (own) => {
    expect(comparePositions(sky, samples[own]!, BODIES, zodiacBy(own))).toBe(12 * 20)
  })

  test('also when ayanamsas and skies alternate', () => {
    const [first, second] = Object.keys(samples) as [string, string]
    const jd = julianDayOf(samples[first]![0]![0])
    const read = (text: string, from = sky) => from.positions(['sun'], jd, zodiacBy(text))[0]!.longitude
    const once = [first, 'lahiri', second].map((text) => read(text))
    for (const text of ['raman', second, 'lahiri', first]) read(text, skies.moshier)
    expect([first, 'lahiri', second].map((text) => read(text))).toEqual(once)
  })
})

test('at its epoch it has the given value, to which nutation is added', () => {
  const jd = julianDayOf(Date.parse('1950-01-01T00:00Z'))
  // swetest -bj2433282.5 -pn -fPl: nutation in longitude -0.0009176.
  expect(sky.ayanamsaDegrees(jd, findAyanamsa('24.04@1950-01-01')!)).toBeCloseTo(24.04 - 0.0009176, 6)
})

test.each([
  ['24.04@1950-01-01', '24.04@2433282.5'],
  ['24.04 @ 2433282.5', '24.04@2433282.5'],
  ['+0.000001@j2000', '0.000001@2451545'],
  ['-3.5@-0600-01-01T12:00', '-3.5@1501915'],
  ['100@2451545.250', '100@2451545.25'],
])('%s is called %s', (text, name) => {
  expect(findAyanamsa(text)).toBe(name)
  expect(findAyanamsa(name)).toBe(name)
})

test.each([
  ['24.04@', 'Expected degrees, @ and an epoch'],
  ['@1950-01-01', 'Expected degrees, @ and an epoch'],
  ['24@1950-01-01@2', 'Expected degrees, @ and an epoch'],
  ['1e3@J2000', 'Expected degrees, @ and an epoch'],
  ['360@J2000', 'less than 360 degrees'],
  ['-181@J2000', 'at least -180'],
  ['24@1950-02-30', 'The epoch "1950-02-30" cannot be read'],
  ['24@1950-01-01T00:00Z', 'has no offset'],
  ['24@9000000', 'between the Julian days 0 and 5000000'],
  ['lahri', 'Unknown ayanamsa "lahri"'],
])('%s is refused with the reason', (text, reason) => {
  expect(ayanamsaProblem(text)).toContain(reason)
  expect(findAyanamsa(text)).toBeNull()
})

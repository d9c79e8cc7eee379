import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { julianDayOf } from '../../src/astro/civil.ts'
import { SEVEN } from '../../src/astro/seven.ts'
import { conditionByTheSun, obliquityFrom } from '../../src/astro/sun-conditions.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'

const SUN = 95

// Lilly, Christian Astrology, p. 113: cazimi 17 minutes, combust 8 degrees 30 minutes in the same sign, beams 17 degrees.
test.each([
  [SUN + 0.28, 'cazimi'],
  [SUN - 0.28, 'cazimi'],
  [SUN + 0.29, 'combust'],
  [SUN + 8.5, 'combust'],
  [SUN + 8.51, 'under_beams'],
  // In the sign before.
  [SUN - 6, 'under_beams'],
  [SUN + 17, 'under_beams'],
  [SUN - 17.01, 'free'],
  [SUN + 180, 'free'],
])('by Lilly a body at %d degrees is %s, with the Sun in 5 Cancer', (longitude, condition) => {
  expect(conditionByTheSun(longitude, SUN, 'lilly').condition).toBe(condition)
})

test.each([
  [SUN + 1, 'cazimi'],
  [SUN + 1.01, 'under_beams'],
  [SUN - 15, 'under_beams'],
  [SUN + 15.01, 'free'],
])('by the Hellenistic limits a body at %d degrees is %s', (longitude, condition) => {
  expect(conditionByTheSun(longitude, SUN, 'hellenistic').condition).toBe(condition)
})

test('the distance from the Sun is negative before it, across 0 Aries too', () => {
  expect(conditionByTheSun(355, 5, 'lilly').fromSunDeg).toBe(-10)
  expect(conditionByTheSun(5, 355, 'lilly').fromSunDeg).toBe(10)
})

test('the obliquity of date is that of swetest to its last digit', () => {
  const { samples } = JSON.parse(readFileSync(new URL('../truth/swetest/earth.json', import.meta.url), 'utf8')) as {
    samples: readonly (readonly [epochMs: number, obliquity: number])[]
  }
  const sky = swissSky(ephemerisFiles(undefined))
  for (const [epochMs, obliquity] of samples) {
    const seen = sky.seen(SEVEN, julianDayOf(epochMs), { view: 'geocentre', zodiac: { kind: 'tropical' }, place: null })
    expect(Math.abs(obliquityFrom(seen) - obliquity)).toBeLessThan(0.5e-7 + 1e-12)
  }
  expect(samples).toHaveLength(60)
})

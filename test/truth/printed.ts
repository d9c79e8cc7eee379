import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { CalculatedBody } from '../../src/astro/body.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import type { Position, Sky, Zodiac } from '../../src/astro/sky.ts'

/** The order of the bodies in the fixtures: swetest's letters 0123456789mtABDEFGHI. */
export const BODIES: readonly CalculatedBody[] = [
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
  'true_node',
  'mean_lilith',
  'true_lilith',
  'chiron',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
]

export const TROPICAL: Zodiac = { kind: 'tropical' }

/** Half of the last digit that swetest prints, and what doubles add to it. */
const half = (digits: number): number => 0.5 * 10 ** -digits + 1e-12
export const DEGREES = half(7)
export const ARCSECONDS = half(4)
export const AU = half(9)
export type Printed = readonly [
  longitude: number,
  latitude: number,
  distance: number,
  speed: number,
  declinationSeconds: number,
]
export type Positions = readonly (readonly [epochMs: number, ...printed: Printed[]])[]

export const fixture = <Samples>(name: string): Samples =>
  JSON.parse(readFileSync(new URL(`swetest/${name}.json`, import.meta.url), 'utf8')).samples

export function near(ours: number, printed: number, tolerance: number, what: string): void {
  // A longitude just below 360 may be printed as 360.
  const difference =
    Math.abs(ours - printed) > 359 ? Math.abs(Math.abs(ours - printed) - 360) : Math.abs(ours - printed)
  if (!(difference <= tolerance)) expect.fail(`${what}: ${ours} is not the printed ${printed}`)
}

/** All columns of a line but the distance that the light has come, to half of the last digit of each. */
export function nearPrinted(ours: Position, printed: Printed, what: string): void {
  const [longitude, latitude, , speed, declination] = printed
  near(ours.longitude, longitude, DEGREES, `longitude of ${what}`)
  near(ours.latitude, latitude, DEGREES, `latitude of ${what}`)
  near(ours.speed, speed, DEGREES, `speed of ${what}`)
  near(ours.declination * 3600, declination, ARCSECONDS, `declination of ${what}`)
}

/**
 * By a sidereal zodiac the program counts declinations from the mean equator, or from that of the zodiac's epoch; ours
 * are those of the tropical zodiac, which are compared with it elsewhere.
 */
export function nearInZodiac(ours: Position, printed: Printed, tropical: Position, what: string): void {
  const [longitude, latitude, distance, speed] = printed
  expect(ours.declination, `declination of ${what}`).toBeCloseTo(tropical.declination, 9)
  nearPrinted(ours, [longitude, latitude, distance, speed, ours.declination * 3600], what)
}

/** Compares every body of every sample and tells how many lines there were. */
export function comparePositions(
  sky: Sky,
  samples: Positions,
  bodies: readonly CalculatedBody[],
  zodiac = TROPICAL,
): number {
  let compared = 0
  for (const [epochMs, ...printed] of samples) {
    const jd = julianDayOf(epochMs)
    const found = sky.positions(bodies, jd, zodiac)
    const onEquator = sky.positions(bodies, jd, TROPICAL)
    for (const [index, body] of bodies.entries()) {
      const what = `${body} at ${new Date(epochMs).toISOString()}`
      if (zodiac.kind === 'tropical') nearPrinted(found[index]!, printed[index]!, what)
      else nearInZodiac(found[index]!, printed[index]!, onEquator[index]!, what)
      compared += 1
    }
  }
  return compared
}

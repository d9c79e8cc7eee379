import { normalise } from '../../angle.ts'
import { degreesInSign, signIndex } from '../../sign.ts'
import { beneficsOf, PLANETS, type Planet } from '../dignity.ts'
import type { StrengthSchool } from './rules.ts'
import type { StrengthSky } from './sky.ts'

/** The aspect that every planet casts, in virupas, by the angle from it to what it aspects (Brihat Parashara Hora Shastra 26.6-9). */
function commonAspect(angle: number): number {
  if (angle < 30 || angle >= 300) return 0
  if (angle < 60) return (angle - 30) / 2
  if (angle < 90) return angle - 45
  if (angle < 120) return 30 + (120 - angle) / 2
  if (angle < 150) return 150 - angle
  return angle < 180 ? 2 * (angle - 150) : (300 - angle) / 2
}

/** The further aspects of Saturn, Mars and Jupiter by the degrees of a sign that have passed; signs count from 0 (26.9-12). */
const FURTHER: Partial<Readonly<Record<Planet, Readonly<Record<number, (passed: number) => number>>>>> = {
  Saturn: {
    1: (passed) => 2 * passed,
    2: (passed) => 60 - passed / 2,
    8: (passed) => 30 + passed,
    9: (passed) => 2 * (30 - passed),
  },
  Mars: {
    2: (passed) => 15 + 1.5 * passed,
    3: (passed) => 60 - passed,
    6: () => 60,
    7: (passed) => 60 - passed,
  },
  Jupiter: {
    3: (passed) => 45 + passed / 2,
    4: (passed) => 60 - 2 * passed,
    7: (passed) => 45 + passed / 2,
    8: (passed) => 60 - 2 * passed,
  },
}

/** What Raman adds to the common aspect, by the sign between a planet and what it aspects. */
const ADDED: Partial<Readonly<Record<Planet, Readonly<Record<number, number>>>>> = {
  Saturn: { 2: 45, 9: 45 },
  Mars: { 3: 15, 7: 15 },
  Jupiter: { 4: 30, 8: 30 },
}

/** How strongly a planet aspects a longitude, in virupas. */
export function aspectValue(planet: Planet, from: number, to: number, school: StrengthSchool): number {
  const angle = normalise(to - from)
  const signs = signIndex(angle)
  if (school === 'raman') return commonAspect(angle) + (ADDED[planet]?.[signs] ?? 0)
  return FURTHER[planet]?.[signs]?.(degreesInSign(angle)) ?? commonAspect(angle)
}

const QUARTER = 1 / 4

/**
 * The strength by aspects on a longitude: a quarter of those of benefics less a quarter of those of malefics. `wholeOf` are
 * planets whose aspects count in full and always for good.
 */
export function aspectsOn(
  longitude: number,
  sky: StrengthSky,
  school: StrengthSchool,
  { except, wholeOf }: { readonly except: Planet | null; readonly wholeOf: readonly Planet[] },
): number {
  const benefics = beneficsOf(sky)
  return PLANETS.filter((planet) => planet !== except).reduce((sum, planet) => {
    const value = aspectValue(planet, sky.longitudes[planet], longitude, school)
    if (wholeOf.includes(planet)) return sum + value
    return sum + (benefics.has(planet) ? QUARTER : -QUARTER) * value
  }, 0)
}

/** Mercury and Jupiter, whose aspects Parashara counts in full (27.19 and 27.29). */
export const WHOLE_ASPECTS = ['Mercury', 'Jupiter'] as const satisfies Planet[]

/** The strength by aspects (27.19). Raman takes a quarter of all of them. */
export const drikBala = (planet: Planet, sky: StrengthSky, school: StrengthSchool): number =>
  aspectsOn(sky.longitudes[planet], sky, school, {
    except: planet,
    wholeOf: school === 'parashara' ? WHOLE_ASPECTS : [],
  })

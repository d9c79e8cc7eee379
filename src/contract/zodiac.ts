import { findAyanamsa } from '../astro/ayanamsa.ts'
import type { Zodiac } from '../astro/sky.ts'

interface ZodiacFields {
  readonly zodiac_type: 'tropical' | 'sidereal'
  readonly sidereal_ayanamsa: string | null
}

/** The zodiac that a valid request asks for. */
export function zodiacOf(input: ZodiacFields): Zodiac {
  if (input.zodiac_type === 'tropical') return { kind: 'tropical' }
  return { kind: 'sidereal', ayanamsa: findAyanamsa(input.sidereal_ayanamsa ?? 'lahiri')! }
}

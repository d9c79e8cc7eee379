import type { z } from 'zod'
import { findAyanamsa } from '../astro/ayanamsa.ts'
import type { Zodiac } from '../astro/sky.ts'
import type { ZodiacFields } from './fields.ts'

/** The zodiac of a valid request. */
export function zodiacOf(input: z.output<z.ZodObject<typeof ZodiacFields>>): Zodiac {
  if (input.zodiac_type === 'tropical') return { kind: 'tropical' }
  return { kind: 'sidereal', ayanamsa: findAyanamsa(input.sidereal_ayanamsa ?? 'lahiri')! }
}

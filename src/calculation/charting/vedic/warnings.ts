import type { Sky } from '../../../astro/sky.ts'
import { nakshatraAt } from '../../../astro/vedic/nakshatra.ts'
import { NAKSHATRAS } from '../../../astro/vedic/names.ts'
import { type CastBirth, dayOfBirth } from '../cast.ts'
import { openSignWarnings, type Warning } from '../warnings.ts'

/**
 * Warnings for a birth without a time: the first and last nakshatra in which its Moon may be, and what an answer does about it, as
 * the end of a sentence.
 */
export function moonWarnings(sky: Sky, cast: CastBirth, consequence: string): Warning[] {
  const day = dayOfBirth(sky, cast)
  if (!day) return []
  const [first, last] = day['moon']!.map((longitude) => NAKSHATRAS[nakshatraAt(longitude).index]!)
  const ofSigns = openSignWarnings(cast, day)
  const range = first === last ? `${first!.name} all day` : `from ${first!.name} to ${last!.name} on that day`
  return [
    ...ofSigns,
    {
      code: 'moon_uncertain',
      message: `The birth has no time. The Moon is given for local noon; its nakshatra is ${range}. ${consequence}`,
    },
  ]
}

import type { z } from 'zod'
import { utcText } from '../astro/civil.ts'
import type { Eclipse } from '../astro/sky.ts'
import type { EclipseOnEarth } from '../contract/sky/eclipses.ts'
import { decimals } from './sky.ts'

/** An eclipse anywhere on Earth, in an answer. */
export const eclipseOnEarth = ({
  kind,
  maximum,
  magnitude,
  saros,
  sarosMember,
}: Eclipse): z.output<typeof EclipseOnEarth> => ({
  type: kind,
  greatest: utcText(maximum),
  magnitude: decimals(magnitude, 4),
  saros,
  saros_member: sarosMember,
})

const NAMES = { sun: 'the Sun', moon: 'the Moon' } as const

/** `total eclipse of the Sun, greatest 2026-08-12T17:45:51Z, magnitude 1.0386, Saros 126 number 48`. */
export function eclipseText(
  of: keyof typeof NAMES,
  { type, greatest, magnitude, saros, saros_member: member }: z.output<typeof EclipseOnEarth>,
): string {
  const series = saros === null ? '' : `, Saros ${saros} number ${member}`
  return `${type} eclipse of ${NAMES[of]}, greatest ${greatest}, magnitude ${magnitude}${series}`
}

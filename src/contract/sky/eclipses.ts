import { z } from 'zod'
import { DAY_MS } from '../../astro/civil.ts'
import { ECLIPSE_KINDS } from '../../astro/sky.ts'
import { readable } from '../fields.ts'
import { dateProblem, TODAY } from './sky-events.ts'

/** A calendar date, or the current one. */
export const DateOrToday = readable((text) => {
  const problem = text === TODAY ? null : dateProblem(text)
  return problem && `${problem}; or ${TODAY}`
})

const Saros = z.int().nullable().describe('Number of the Saros series; null where the library does not know it.')

/** An eclipse anywhere on Earth. */
export const EclipseOnEarth = z.object({
  type: z.enum(ECLIPSE_KINDS).describe('The greatest phase anywhere on Earth.'),
  greatest: z.string().describe('The instant of greatest eclipse in UTC.'),
  magnitude: z
    .number()
    .describe(
      'Magnitude as in NASA’s canon. Eclipses of the Sun: the ratio of the discs for central ones, the covered share of the diameter for partial ones. Eclipses of the Moon: the depth in the umbra, or in the penumbra for penumbral ones.',
    ),
  saros: Saros,
  saros_member: z.int().nullable().describe('The place of the eclipse in its series, which begins with 1.'),
})

/** Degrees above the horizon. */
export const Altitude = z.number().describe('Degrees of the centre above the horizon, without refraction.')
/** A direction along the horizon. */
export const Azimuth = z.number().describe('Degrees from north through east.')

const YEAR_DAYS = 365.25
/** The longest span for eclipses at a place. A century takes half a second of a thread. */
export const YEARS_MAX = 100

/** Years between two dates, both included. */
export const yearsBetween = (startMs: number, endMs: number): number => (endMs - startMs) / DAY_MS / YEAR_DAYS

/** Why a span for eclipses at a place is refused; null if it is not. Its ends are midnights as if they were UTC. */
export function spanProblem(startMs: number, endMs: number): string | null {
  if (endMs < startMs) return 'Must not be before start'
  return yearsBetween(startMs, endMs) <= YEARS_MAX ? null : `Must be at most ${YEARS_MAX} years after start`
}

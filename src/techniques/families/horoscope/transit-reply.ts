import { z } from 'zod'
import { PLANETS } from '../../../astro/body.ts'
import { Named } from './reply.ts'

/** A transit of a day. */
export const Transit = z.object({
  transit_planet: Named.extend({ key: z.enum(PLANETS) }),
  natal_planet: Named.extend({ key: z.enum([...PLANETS, 'asc', 'mc']) }),
  aspect: Named.extend({ key: z.enum(['conjunction', 'opposition', 'trine', 'square', 'sextile']) }),
  orb_deg: z.number().describe('The smallest distance from the exact angle on the day; 0 if it is exact.'),
  score: z
    .int()
    .min(0)
    .max(100)
    .describe('The score follows from the aspect, both bodies and the orb. The list is sorted by it.'),
  is_applying: z.boolean().describe('At noon.'),
  exact_at: z.string().nullable().describe('Local time with its offset; null if the aspect is not exact on the day.'),
  explanation: z.object({ main: z.string(), tags: z.array(z.string()) }),
})

/** A longer text about a transit. */
export const Block = z.object({
  transit: z.int().min(0).describe('Index in `transits_top`.'),
  key: z.string(),
  title: z.string(),
  language: z.string(),
  motto: z.string(),
  text: z.string(),
  tags: z.array(z.string()),
})

/** What an answer says of the birth. */
export const BornFacts = z.object({
  confidence_score: z
    .number()
    .min(0)
    .max(1)
    .describe('1: the time of birth is known. 0.8: its clock is in doubt. 0.5: it is not known.'),
  ascendant_sign: Named.nullable().describe('The first house; null without a time of birth.'),
  natal_moon_range: z
    .object({ from: z.number(), to: z.number() })
    .optional()
    .describe('The longitudes of the Moon from midnight to midnight, for a birth without a time.'),
})

import { z } from 'zod'

const Instant = z.object({ utc: z.string(), local: z.string() })

/** When a moving body enters the orb of an aspect, is exact, and leaves the orb. */
export const TransitPassage = z
  .object({
    enters_orb: Instant.nullable().describe('Null if it lies beyond the ephemeris.'),
    exact: z.array(Instant.extend({ retrograde: z.boolean() })),
    leaves_orb: Instant.nullable(),
  })
  .meta({ id: 'TransitPassage' })

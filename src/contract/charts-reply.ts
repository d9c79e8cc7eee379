import { z } from 'zod'
import { ASPECTS } from '../astro/aspect.ts'
import { WHEEL_KINDS } from '../wheel/content.ts'

const Degrees = z.number()

const ChartRing = z.object({
  of: z.string().describe('natal, transit, return, progressed, composite, person_a or person_b.'),
  planets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      variant: z.enum(['mean', 'true']).optional(),
      abs_pos: Degrees,
      retrograde: z.boolean(),
      house: z.int().optional(),
    }),
  ),
  cusps: z.array(Degrees).optional().describe('Houses and angles are absent without a time of birth.'),
  angles: z.object({ asc: Degrees, mc: Degrees, ic: Degrees, dc: Degrees, vertex: Degrees }).optional(),
})

/** The content of a picture, for `format=json`. */
export const ChartData = z
  .object({
    kind: z.enum(WHEEL_KINDS),
    title: z.string(),
    inner: ChartRing,
    outer: ChartRing.optional(),
    aspects: z.array(
      z.object({
        from: z.string().describe('Ring and id: `outer.saturn`.'),
        to: z.string(),
        type: z.enum(ASPECTS.map(({ id }) => id)),
        orb: z.number(),
        is_applying: z.boolean(),
      }),
    ),
    transit_utc: z.string().optional(),
    return_utc: z.string().optional().describe('The moment of the solar return.'),
    system: z.literal('secondary').optional(),
    target_date_utc: z.string().optional(),
    progressed_datetime_utc: z.string().optional(),
    age_years: z.number().optional(),
  })
  .meta({ id: 'ChartData' })

import { z } from 'zod'
import { MOON_PHASES } from '../astro/moon-phase.ts'
import { SIGNS } from '../astro/sign.ts'
import { ExplainedTime } from './moment.ts'
import { COMPACT_EXAMPLE } from './natal-example.ts'
import { Degrees, House, Order } from './natal-reply.ts'
import { Warning } from './warning.ts'

const SignName = z.enum(SIGNS.map(({ name }) => name)).describe('Full name of the sign: Capricorn.')
const HouseNumber = z.string().regex(/^(?:[1-9]|[12]\d|3[0-6])$/)

export const SimpleNatalReply = z
  .object({
    name: z.string(),
    datetime: z.string(),
    place: z.object({ city: z.string().nullable(), lat: z.number(), lng: z.number() }),
    time: ExplainedTime.pick({
      utc: true,
      offset: true,
      abbreviation: true,
      is_dst: true,
      timezone: true,
      timezone_data: true,
      local_mean_time: true,
      other_clocks: true,
      ephemeris: true,
      other_calendar: true,
      change: true,
    }),
    sun: z.string(),
    moon: z.string(),
    rising: z
      .string()
      .optional()
      .describe('Rising sign, midheaven, ruler and houses are absent without a time of birth.'),
    midheaven: z.string().optional(),
    chart_ruler: z.string().optional().describe('Modern ruler of the rising sign.'),
    planets: z.record(
      z.string(),
      z.object({
        sign: SignName,
        deg: Degrees.describe('Degrees within the sign.'),
        house: House.optional(),
        retrograde: z.literal(true).optional(),
      }),
    ),
    houses: z
      .record(HouseNumber, SignName)
      .optional()
      .describe('The sign of each cusp by the number of its house: 1 to 12, or 1 to 36 with Gauquelin sectors.'),
    elements: z.record(z.string(), z.int()).describe('Number of the ten planets in each element.'),
    modes: z.record(z.string(), z.int()),
    moon_phase: z.enum(MOON_PHASES),
    warnings: z.array(Warning).optional(),
    ...Order,
  })
  .meta({ id: 'SimpleNatalReply', examples: [COMPACT_EXAMPLE] })

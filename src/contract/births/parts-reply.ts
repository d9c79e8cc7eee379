import { z } from 'zod'
import { BOUND_SYSTEM_NAMES, TRIPLICITY_SYSTEM_NAMES } from '../../astro/bounds.ts'
import { ESSENTIAL_DIGNITIES, RULED } from '../../astro/essential-dignity.ts'
import { LOT_IDS, LOT_SOURCE_NAMES } from '../../astro/lots.ts'
import { SEVEN } from '../../astro/seven.ts'
import { SUN_CONDITIONS, SUN_SCHOOLS } from '../../astro/sun-conditions.ts'
import { DerivedPartMembers } from './derived-parts-reply.ts'
import { ChartPosition, Degrees, House } from './positions.ts'

const Planet = z.enum(SEVEN)
const Ruler = Planet.nullable()

const Lots = z
  .object({
    source: z.enum(LOT_SOURCE_NAMES).describe('The `lots_source` of the request.'),
    is_day: z.boolean().describe('Whether the Sun is above the horizon: formulas by day were used.'),
    lots: z.array(
      z.object({
        id: z.enum(LOT_IDS),
        ...ChartPosition.shape,
        house: House,
        formula: z.string().describe('The formula that was used: asc + moon - sun.'),
        formula_by_day: z.string(),
        formula_by_night: z.string(),
        source: z.enum(LOT_SOURCE_NAMES).describe('The author of this formula.'),
        chapter: z.string().describe('Where the author has it.'),
      }),
    ),
  })
  .meta({ id: 'ChartLots' })

const Sect = z
  .object({
    is_day: z.boolean(),
    light: z.enum(['sun', 'moon']),
    benefic: z.enum(['jupiter', 'venus']).describe('The benefic of the sect of the chart.'),
    malefic: z.enum(['saturn', 'mars']).describe('The malefic of the sect of the chart.'),
    contrary_benefic: z.enum(['jupiter', 'venus']),
    contrary_malefic: z.enum(['saturn', 'mars']),
    planets: z.array(
      z.object({
        id: Planet,
        sect: z.enum(['day', 'night']).describe('Mercury belongs to the day where it rises before the Sun.'),
        is_in_sect: z.boolean().describe('Whether this is the sect of the chart.'),
        is_above_horizon: z.boolean().describe('By the altitude of its centre, without refraction.'),
        is_halb: z
          .boolean()
          .describe('A planet of the day on the side of the horizon where the Sun is, one of the night on the other.'),
        is_hayz: z.boolean().describe('Halb, and in a sign of its own gender. Mars is masculine.'),
      }),
    ),
  })
  .meta({ id: 'ChartSect' })

const Systems = { bounds: z.enum(BOUND_SYSTEM_NAMES), triplicities: z.enum(TRIPLICITY_SYSTEM_NAMES) }

const Dignities = z
  .object({
    ...Systems,
    planets: z.array(
      z.object({
        id: Planet,
        has: z
          .array(z.enum(ESSENTIAL_DIGNITIES))
          .describe(
            'Its own dignities and debilities. Peregrine: it rules nothing at its place; this also counts in detriment and fall.',
          ),
        score: z
          .int()
          .nullable()
          .describe(
            'The sum of Lilly’s points: domicile 5, exaltation 4, triplicity 3, bound 2, face 1, detriment -5, fall -4, peregrine -5. Null without a time of birth.',
          ),
        rulers: z
          .object({ domicile: Planet, exaltation: Ruler, triplicity: Ruler, bound: Planet, face: Planet })
          .describe(
            'The planets that rule its place. Exaltation: null where no planet is exalted. Triplicity: null without a time of birth.',
          ),
      }),
    ),
  })
  .meta({ id: 'ChartDignities' })

const Received = {
  guest: Planet.describe('The planet that is received.'),
  host: Planet.describe('The planet that receives it.'),
  by: z.array(z.enum(RULED)).describe('The dignities of the host at the place of the guest.'),
}

const Receptions = z
  .object({
    ...Systems,
    mutual: z.array(
      z.object({
        planets: z.array(Planet).length(2),
        by: z.array(z.array(z.enum(RULED))).describe('The dignities by which each of the two is received, in order.'),
      }),
    ),
    one_way: z.array(z.object(Received)),
  })
  .meta({ id: 'ChartReceptions' })

const SunConditions = z
  .object({
    limits: z.object({
      school: z.enum(SUN_SCHOOLS),
      cazimi_deg: Degrees,
      combust_deg: Degrees.nullable(),
      beams_deg: Degrees,
      combust_in_sign: z.boolean().describe('Whether a combust body must be in the sign of the Sun.'),
    }),
    bodies: z.array(
      z.object({
        id: z.string(),
        condition: z.enum(SUN_CONDITIONS),
        from_sun_deg: Degrees.describe('Along the ecliptic, negative for a body that rises before the Sun.'),
      }),
    ),
  })
  .meta({ id: 'ChartSunConditions' })

const OutOfBounds = z
  .object({
    obliquity_deg: Degrees.describe('The true obliquity of the ecliptic of date: the greatest declination of the Sun.'),
    bodies: z
      .array(
        z.object({
          id: z.string(),
          declination_deg: Degrees,
          beyond_deg: Degrees.describe('By how much it exceeds the obliquity.'),
        }),
      )
      .describe('Only the Moon, planets and asteroids that are out of bounds.'),
  })
  .meta({ id: 'ChartOutOfBounds' })

/** The members of a natal answer by `include`. */
export const PartMembers = {
  lots: Lots.optional().describe('By `include`. Absent without a time of birth.'),
  sect: Sect.optional().describe('By `include`. Absent without a time of birth.'),
  dignities: Dignities.optional().describe('By `include`: essential dignities of the seven planets.'),
  receptions: Receptions.optional().describe('By `include`: receptions among the seven planets.'),
  sun_conditions: SunConditions.optional().describe('By `include`: how near bodies are to the Sun.'),
  out_of_bounds: OutOfBounds.optional().describe('By `include`: bodies beyond the declinations of the Sun.'),
  ...DerivedPartMembers,
}

import { z } from 'zod'
import { BOUND_SYSTEM_NAMES, BOUND_SYSTEMS, TRIPLICITY_SYSTEM_NAMES, TRIPLICITY_SYSTEMS } from '../../astro/bounds.ts'
import { LOT_SOURCE_NAMES, LOT_SOURCES } from '../../astro/lots.ts'
import { SUN_LIMITS, SUN_SCHOOLS } from '../../astro/sun-conditions.ts'
import { DerivedPartFields } from './derived-parts.ts'

/** The parts of a natal chart that are calculated only on request, in the order in which an answer has them. */
export const PARTS = [
  'lots',
  'sect',
  'dignities',
  'receptions',
  'sun_conditions',
  'out_of_bounds',
  'antiscia',
  'midpoints',
  'harmonics',
  'draconic',
  'relocated',
  'further_angles',
] as const
export type Part = (typeof PARTS)[number]

/** Parts that a birth without a time does not have. */
export const TIMED_PARTS: readonly Part[] = ['lots', 'sect', 'relocated', 'further_angles']

/** Twice the number of parts: a program may name some of them again. */
const PARTS_MAX = 2 * PARTS.length

const choices = (facts: Readonly<Record<string, string>>): string =>
  Object.entries(facts)
    .map(([name, about]) => `\`${name}\`: ${about}`)
    .join('; ')

const limitText = ({ cazimiDeg, combustDeg, beamsDeg, source }: (typeof SUN_LIMITS)[keyof typeof SUN_LIMITS]): string =>
  `cazimi within ${Math.round(cazimiDeg * 60)} minutes of arc, ${combustDeg === null ? '' : `combust within ${combustDeg} degrees in the sign of the Sun, `}under the beams within ${beamsDeg} degrees (${source})`

/** Which parts a request asks for, and how they are calculated. */
export const PartFields = {
  include: z
    .array(z.enum(PARTS))
    .max(PARTS_MAX)
    .nullish()
    .describe(
      'Parts of the chart that are calculated only on request. Each adds a member with its name. `lots`, `sect`, `relocated` and `further_angles` need a time of birth.',
    )
    .meta({ toolHint: 'Parts on request.' }),
  lots_source: z
    .enum(LOT_SOURCE_NAMES)
    .default('paulus')
    .describe(
      `The author whose formulas \`lots\` use. A lot that the author does not give keeps its standard formula; each lot names its own source. ${choices(LOT_SOURCES)}.`,
    ),
  bounds: z
    .enum(BOUND_SYSTEM_NAMES)
    .default('ptolemy_lilly')
    .describe(`The bounds (terms) of \`dignities\` and \`receptions\`. ${choices(BOUND_SYSTEMS)}.`),
  triplicities: z
    .enum(TRIPLICITY_SYSTEM_NAMES)
    .default('lilly')
    .describe(
      `The triplicity rulers of \`dignities\` and \`receptions\`. Day births use the ruler by day, night births the ruler by night. ${choices(TRIPLICITY_SYSTEMS)}.`,
    ),
  sun_limits: z
    .enum(SUN_SCHOOLS)
    .default('lilly')
    .describe(
      `The limits of \`sun_conditions\`. ${SUN_SCHOOLS.map((school) => `\`${school}\`: ${limitText(SUN_LIMITS[school])}`).join('; ')}.`,
    ),
  ...DerivedPartFields,
}

/** A millionth of a degree is 0.004 seconds of arc: more than the ephemeris promises for the Moon. */
const DECIMALS = { min: 3, max: 6 } as const

export const DecimalsField = z
  .int()
  .min(DECIMALS.min)
  .max(DECIMALS.max)
  .default(DECIMALS.min)
  .describe('Number of decimals of positions in the zodiac. Orbs always come from positions with three decimals.')

/** The options of parts, as a request has them. */
export type PartOptions = z.output<z.ZodObject<typeof PartFields>>

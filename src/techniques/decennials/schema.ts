import { z } from 'zod'
import { DECENNIAL_DIVISIONS, DECENNIAL_LEVELS, DECENNIAL_YEARS, type DecennialYear } from '../../astro/decennials.ts'
import { SEVEN } from '../../astro/seven.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from '../../contract/births/birth.ts'
import { ChartPoint, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkRange, LordPeriod, SECTS, TimeLordFields, TimeLordMeta } from '../../contract/births/time-lords.ts'
import { HouseSystemName, ZodiacFields } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const YEARS = Object.keys(DECENNIAL_YEARS) as [DecennialYear, ...DecennialYear[]]
const STARTS = ['sect_light', 'valens', 'first_well_placed', ...SEVEN] as const
const WELL_PLACED = ['not_cadent', 'angular'] as const

const Decennials = z.strictObject({
  ...TimeLordFields,
  from: z
    .enum(STARTS)
    .default('sect_light')
    .describe(
      'The planet that rules first. `sect_light`: the Sun by day, the Moon by night. `valens`: this light if it is well placed, otherwise the other light if that is, otherwise the first planet after the Ascendant (Anthologies VI.5). `first_well_placed`: the first planet from the light of the sect on, in the order of the zodiac, that is well placed. Or a planet by its name.',
    )
    .meta({ toolHint: 'The first lord: the light of the sect, a rule, or a planet.' }),
  well_placed: z
    .enum(WELL_PLACED)
    .default('not_cadent')
    .describe(
      'What well placed means, in whole signs from the Ascendant: `not_cadent` the places 1, 2, 4, 5, 7, 8, 10 and 11, `angular` 1, 4, 7 and 10. For `valens` and `first_well_placed`.',
    )
    .meta({ toolHint: 'For valens and first_well_placed: not cadent, or angular.' }),
  levels: z
    .int()
    .min(1)
    .max(DECENNIAL_LEVELS)
    .default(2)
    .describe('The levels of the list. `active` always has four.')
    .meta({ toolHint: 'Levels of the list, 1 to 4. The active periods have all four.' }),
  division: z
    .enum(DECENNIAL_DIVISIONS)
    .default('proportion')
    .describe(
      'How the third and the fourth level are divided. `proportion`: in proportion to the minor years, as the second (Valens VI.6). `cycles`: into cycles of 129 days, and these into as many days as a planet has minor years; the end of a period cuts the last one (Valens VI.5).',
    )
    .meta({ toolHint: 'Levels 3 and 4: in proportion, or in cycles of 129 days.' }),
  year: z
    .enum(YEARS)
    .default('valens')
    .describe('The length of a year: `valens` 360 days, `tropical` 365.2422 days, `julian` 365.25 days.'),
})

/** A request without the object asks for the present. */
const PRESENT = Decennials.parse({})

export const DecennialsRequest = z
  .strictObject({
    ...BirthFields,
    house_system: HouseSystemName.unwrap()
      .default('whole_sign')
      .describe('The natal houses of the lords in the answer, by a name as in a natal chart. Decennials count signs.'),
    ...ZodiacFields,
    decennials: Decennials.nullish().describe('Which periods, and how they are counted.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkBirth(input, context)
    checkRange(input.decennials ?? {}, context, 'decennials')
  })
  .meta({
    id: 'DecennialsRequest',
    examples: [
      { ...COMPACT_REQUEST, decennials: { date: '2026-09-01' } },
      {
        ...COMPACT_REQUEST,
        decennials: {
          from: 'valens',
          range_start: '2026-09-01',
          range_end: '2027-09-01',
          levels: 3,
          division: 'cycles',
        },
      },
    ],
  })

/** A request with its times. `now` replaces an omitted date. */
export function decennialsInput(
  { decennials, ...birth }: z.output<typeof DecennialsRequest>,
  now: () => Date,
  warned: Warned,
) {
  const { date, range_start: start, range_end: end, ...rules } = decennials ?? PRESENT
  const times = { date: date ?? now().toISOString(), range: start && end ? { start, end } : null }
  return { ...birth, ...warned, times, rules }
}
export type DecennialsInput = ReturnType<typeof decennialsInput>

const PlanetId = z.enum(SEVEN)

const Row = {
  level: z.int().min(1).max(DECENNIAL_LEVELS),
  lord_id: PlanetId.describe('The planet that rules the period.'),
  path: z.array(PlanetId).describe('The lord of each level, beginning with the decennial.'),
  period: LordPeriod,
  age_years: z
    .object({ start: z.number(), end: z.number() })
    .describe('The age at the start and at the end, in years of `year_days`, with four decimals.'),
}

export const DecennialsReply = z
  .object({
    meta: z.object({
      decennials: z.object({
        ...TimeLordMeta,
        from: z.enum(STARTS),
        well_placed: z.enum(WELL_PLACED).optional().describe('Absent if no place matters.'),
        order: z.array(PlanetId).length(SEVEN.length).describe('The lords in turn, in the order of the zodiac.'),
        sect: z.enum(SECTS).optional().describe('Absent if the request names the first planet.'),
        sect_from: z
          .enum(['sun', 'request'])
          .optional()
          .describe('Whether the altitude of the Sun or the request gave the sect.'),
        division: z.enum(DECENNIAL_DIVISIONS),
        year: z.enum(YEARS),
        year_days: z.number().describe('The days of a year.'),
      }),
    }),
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    decennials: z.object({
      active: z
        .array(
          z.object({
            ...Row,
            lord: ChartPoint.describe('The natal position of the lord, with its essential dignity.'),
          }),
        )
        .length(DECENNIAL_LEVELS)
        .describe('The periods at `date`, from the first level to the fourth.'),
      periods: z
        .array(z.object(Row))
        .describe(
          'The periods of the range in order, each before its parts. Periods at the ends of the range are not cut.',
        ),
    }),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'DecennialsReply' })

import { z } from 'zod'
import { RELEASING_LEVELS, SIGN_YEARS_NAMES } from '../../astro/releasing.ts'
import { SIGNS } from '../../astro/sign.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from '../../contract/births/birth.ts'
import { ChartPoint, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkRange, LordPeriod, SECTS, TimeLordFields, TimeLordMeta } from '../../contract/births/time-lords.ts'
import { HouseSystemName, ZodiacFields } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const SIGN_IDS = SIGNS.map(({ id }) => id)
const SignId = z.enum(SIGN_IDS)
const STARTS = ['part_of_fortune', 'part_of_spirit', ...SIGN_IDS] as const
const FORMULAS = ['paulus', 'ptolemy'] as const
const IN_ONE_SIGN = ['same', 'next'] as const

const Releasing = z.strictObject({
  ...TimeLordFields,
  from: z
    .enum(STARTS)
    .default('part_of_spirit')
    .describe(
      'The lot in whose sign the first period begins, or a sign, such as that of another lot. A birth without a time can only use a sign.',
    )
    .meta({ toolHint: 'part_of_spirit: career, actions. part_of_fortune: body, circumstances. Or a sign: aries.' }),
  levels: z
    .int()
    .min(1)
    .max(RELEASING_LEVELS)
    .default(2)
    .describe('The levels of the list. `active` always has four.')
    .meta({ toolHint: 'Levels of the list, 1 to 4. The active periods have all four.' }),
  lot_formula: z
    .enum(FORMULAS)
    .default('paulus')
    .describe(
      '`paulus`: Fortune is the Ascendant plus the Moon less the Sun by day, and plus the Sun less the Moon by night, as in Paulus Alexandrinus 23 and Valens. `ptolemy`: the formula of the day also by night, as in Tetrabiblos III.10. Spirit is the reverse.',
    )
    .meta({ toolHint: 'paulus: lots are reversed by night. ptolemy: they are not.' }),
  spirit_with_fortune: z
    .enum(IN_ONE_SIGN)
    .default('same')
    .describe(
      'Where releasing from Spirit begins if both lots are in one sign: in that sign, or in the `next` one, as Valens has it.',
    )
    .meta({ toolHint: 'If both lots are in one sign: Spirit begins there, or in the next.' }),
  sign_years: z
    .enum(SIGN_YEARS_NAMES)
    .default('valens')
    .describe('Years of the signs: `valens` with 27 for Capricorn, or the `least` years of the rulers, with 30.')
    .meta({ toolHint: 'valens: 27 years for Capricorn. least: 30.' }),
})

/** A request without the object asks for the present. */
const PRESENT = Releasing.parse({})

export const ReleasingRequest = z
  .strictObject({
    ...BirthFields,
    house_system: HouseSystemName.unwrap()
      .default('whole_sign')
      .describe('The natal houses of the lords in the answer, by a name as in a natal chart. Releasing counts signs.'),
    ...ZodiacFields,
    releasing: Releasing.nullish().describe('Which periods, and how they are counted.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkBirth(input, context)
    checkRange(input.releasing ?? {}, context, 'releasing')
  })
  .meta({
    id: 'ReleasingRequest',
    examples: [
      { ...COMPACT_REQUEST, releasing: { date: '2026-09-01' } },
      {
        ...COMPACT_REQUEST,
        releasing: { from: 'part_of_fortune', range_start: '2026-09-01', range_end: '2026-10-01', levels: 4 },
      },
    ],
  })

/** A request with its times. `now` replaces an omitted date. */
export function releasingInput(
  { releasing, ...birth }: z.output<typeof ReleasingRequest>,
  now: () => Date,
  warned: Warned,
) {
  const { date, range_start: start, range_end: end, ...rules } = releasing ?? PRESENT
  const times = { date: date ?? now().toISOString(), range: start && end ? { start, end } : null }
  return { ...birth, ...warned, times, rules }
}
export type ReleasingInput = ReturnType<typeof releasingInput>

const Row = {
  level: z.int().min(1).max(RELEASING_LEVELS),
  sign_id: SignId,
  lord_id: z.string().describe('The ruler of the sign.'),
  path: z.array(SignId).describe('The signs of all levels, from the first on.'),
  period: LordPeriod,
  fortune_place: z
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe('Number of the sign, counting that of the Lot of Fortune as 1. Absent without a time of birth.'),
  peak: z
    .boolean()
    .optional()
    .describe('A peak period: the sign is the 1st, 4th, 7th or 10th from Fortune. Absent without a time of birth.'),
  loosing_of_the_bond: z
    .boolean()
    .describe('A circuit of twelve signs is complete, and the next begins here, with the opposite sign.'),
}

export const ReleasingReply = z
  .object({
    meta: z.object({
      releasing: z.object({
        ...TimeLordMeta,
        from: z.enum(STARTS),
        sign_id: SignId.describe('The sign of the first period.'),
        fortune_sign_id: SignId.optional().describe('The sign of the Lot of Fortune. Absent without a time of birth.'),
        spirit_sign_id: SignId.optional().describe('The sign of the Lot of Spirit. Absent without a time of birth.'),
        lot_formula: z.enum(FORMULAS),
        sect: z.enum(SECTS).optional().describe('Absent if no lot depends on it.'),
        sect_from: z
          .enum(['sun', 'request'])
          .optional()
          .describe('Whether the altitude of the Sun or the request gave the sect.'),
        spirit_with_fortune: z.enum(IN_ONE_SIGN),
        sign_years: z.enum(SIGN_YEARS_NAMES),
        year_days: z.number().describe('The days of a year.'),
      }),
    }),
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    releasing: z.object({
      active: z
        .array(
          z.object({
            ...Row,
            lord: ChartPoint.describe('The natal position of the lord, with its essential dignity.'),
          }),
        )
        .length(RELEASING_LEVELS)
        .describe('The periods at `date`, from the first level to the fourth.'),
      periods: z
        .array(z.object(Row))
        .describe('The periods of the range in order, each before its parts. Those at its ends are not cut.'),
    }),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'ReleasingReply' })

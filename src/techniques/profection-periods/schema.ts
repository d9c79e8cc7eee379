import { z } from 'zod'
import { SIGNS, TRADITIONS } from '../../astro/sign.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from '../../contract/births/birth.ts'
import { ChartPoint, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { MONTH_RULES, PROFECTION_LEVELS } from '../../contract/births/profections.ts'
import { checkRange, LordPeriod, TimeLordFields, TimeLordMeta } from '../../contract/births/time-lords.ts'
import { HouseSystemName, ZodiacFields } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'
import { PERIODS, STARTS } from '../families/profection/options.ts'

const { date, range_start, range_end } = TimeLordFields

const Profections = z.strictObject({
  date,
  range_start,
  range_end,
  levels: z
    .int()
    .min(1)
    .max(PROFECTION_LEVELS)
    .default(2)
    .describe(
      '1 lists the years of life, 2 also their months, 3 also the days of these. `active` always has all three.',
    )
    .meta({ toolHint: '1 lists years, 2 also months, 3 also days. The active periods have all three.' }),
  from: z
    .enum(STARTS)
    .default('ascendant')
    .describe(
      'The sign of this point belongs to the first year of life. A birth without a time can only use `sun` or `moon`.',
    ),
  rulers: z
    .enum(TRADITIONS)
    .default('traditional')
    .describe('Rulers of signs: the seven planets; or in `modern` also Pluto, Uranus and Neptune.'),
  years: z
    .enum(PERIODS)
    .default('birthday')
    .describe(
      '`birthday`: a year begins on the birthday, at midnight. `solar_return`: when the Sun returns to its natal longitude.',
    )
    .meta({ toolHint: 'Years begin on the birthday, or with the return of the Sun.' }),
  months: z
    .enum(MONTH_RULES)
    .nullish()
    .describe(
      'How a year is divided. `calendar`: on the same day of each month; by default with birthdays, and only with them. `twelfths`: twelve equal parts; by default with returns of the Sun. `thirteenths`: thirteen equal parts. `days_28`: months of 28 days (Ptolemy, Tetrabiblos IV.10), the last of which ends with the year.',
    )
    .meta({ toolHint: 'Months by calendar, in twelfths or thirteenths of the year, or of 28 days.' }),
})

/** A request without the object asks for the present. */
const PRESENT = Profections.parse({})

export const ProfectionPeriodsRequest = z
  .strictObject({
    ...BirthFields,
    house_system: HouseSystemName.unwrap()
      .default('whole_sign')
      .describe('The natal houses of the lords in the answer, by a name as in a natal chart. Profections count signs.'),
    ...ZodiacFields,
    profections: Profections.nullish().describe('Which periods, and how they are counted.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkBirth(input, context)
    checkRange(input.profections ?? {}, context, 'profections')
    if (input.profections?.months === 'calendar' && input.profections.years !== 'birthday')
      context.addIssue({
        code: 'custom',
        path: ['profections', 'months'],
        message: 'calendar needs years=birthday. With solar_return, allowed: twelfths, thirteenths, days_28',
      })
  })
  .meta({
    id: 'ProfectionPeriodsRequest',
    examples: [
      { ...COMPACT_REQUEST, profections: { date: '2026-09-01' } },
      {
        ...COMPACT_REQUEST,
        profections: {
          range_start: '2026-09-01',
          range_end: '2027-02-01',
          years: 'solar_return',
          months: 'days_28',
        },
      },
    ],
  })

/** A request with its times. `now` replaces an omitted date. */
export function profectionPeriodsInput(
  { profections, ...birth }: z.output<typeof ProfectionPeriodsRequest>,
  now: () => Date,
  warned: Warned,
) {
  const { date: at, range_start: start, range_end: end, months, ...rules } = profections ?? PRESENT
  const times = { date: at ?? now().toISOString(), range: start && end ? { start, end } : null }
  const byYears = rules.years === 'birthday' ? ('calendar' as const) : ('twelfths' as const)
  return { ...birth, ...warned, times, rules: { ...rules, months: months ?? byYears } }
}
export type ProfectionPeriodsInput = ReturnType<typeof profectionPeriodsInput>

const SignId = z.enum(SIGNS.map(({ id }) => id))

const Row = {
  level: z.int().min(1).max(PROFECTION_LEVELS).describe('1 for a year of life, 2 for a month, 3 for days.'),
  age: z.int().min(0).describe('The completed years of life when the year begins.'),
  house: z.int().min(1).max(12).describe('Number of the sign, counting the sign of `from` as 1.'),
  sign_id: SignId,
  lord_id: z.string().describe('The ruler of the sign.'),
  path: z.array(SignId).describe('The sign of each level, beginning with the year.'),
  period: LordPeriod,
}

export const ProfectionPeriodsReply = z
  .object({
    meta: z.object({
      profections: z.object({
        ...TimeLordMeta,
        from: z.enum(STARTS),
        sign_id: SignId.describe('The sign of the first year.'),
        rulers: z.enum(TRADITIONS),
        years: z.enum(PERIODS),
        months: z.enum(MONTH_RULES),
      }),
    }),
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    profections: z.object({
      active: z
        .array(
          z.object({
            ...Row,
            lord: ChartPoint.describe('The natal position of the lord, with its essential dignity.'),
          }),
        )
        .length(PROFECTION_LEVELS)
        .describe('The year, the month and the days at `date`.'),
      periods: z
        .array(z.object(Row))
        .describe(
          'The periods of the range in order, each before its parts. Periods at the ends of the range are not cut.',
        ),
    }),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'ProfectionPeriodsReply' })

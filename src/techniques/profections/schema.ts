import { z } from 'zod'
import { SIGNS, TRADITIONS } from '../../astro/sign.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from '../../contract/births/birth.ts'
import { FeatureList } from '../../contract/births/natal.ts'
import { ChartPoint, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { isGiven } from '../../contract/charts/nested-birth.ts'
import { DateTime, HouseSystemName, ZodiacFields } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'
import { PERIODS, STARTS } from '../families/profection/options.ts'

/** As in the dates of requests. */
const Year = z.int().min(-9999).max(9999)

const AnnualProfection = z.strictObject({
  year: Year.nullish()
    .describe('The Gregorian year in which the year of life begins.')
    .meta({ examples: [2026] }),
  date: DateTime.nullish()
    .describe('Instead of `year`: a time in the year of life, local at the birthplace; now by default.')
    .meta({ examples: ['2026-09-01'] }),
  from: z
    .enum(STARTS)
    .default('ascendant')
    .describe(
      'The sign of this point belongs to the first year of life. A birth without a time can only use `sun` or `moon`.',
    ),
  rulers: z
    .enum(TRADITIONS)
    .default('traditional')
    .describe(
      'Rulers of signs: the seven planets of Ptolemy; or in `modern` Pluto for Scorpio, Uranus for Aquarius and Neptune for Pisces.',
    )
    .meta({ toolHint: 'modern: Pluto, Uranus and Neptune rule Scorpio, Aquarius and Pisces.' }),
  periods: z
    .enum(PERIODS)
    .default('birthday')
    .describe(
      '`birthday`: a year begins on the birthday, a month on the same day of the month, or on its last day if it is shorter. `solar_return`: a year begins when the Sun returns to its natal longitude, and its months are twelfths of the time until the next return.',
    )
    .meta({ toolHint: 'Years and months begin on the birthday, or with the return of the Sun.' }),
})

/** A request without the object asks for the present. */
const PRESENT = AnnualProfection.parse({})

export const ProfectionRequest = z
  .strictObject({
    ...BirthFields,
    year: BirthFields.year.describe('The year of birth. Astronomical: 0 is 1 BC.').meta({ examples: [1981] }),
    house_system: HouseSystemName.unwrap()
      .default('whole_sign')
      .describe(
        'The natal houses of points in the answer, by a name as in a natal chart. Profections count signs, whatever the houses.',
      ),
    ...ZodiacFields,
    include_features: FeatureList.nullish().describe('Added natal points, as in a natal chart.'),
    annual_profection: AnnualProfection.nullish().describe('Which year of life, and how it is counted.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkBirth(input, context)
    if (isGiven(input.annual_profection?.year) && isGiven(input.annual_profection.date))
      context.addIssue({ code: 'custom', path: ['annual_profection', 'year'], message: 'Give year or date, not both' })
  })
  .meta({
    id: 'ProfectionRequest',
    examples: [
      { ...COMPACT_REQUEST, annual_profection: { year: 2026 } },
      { ...COMPACT_REQUEST, annual_profection: { date: '2026-09-01', from: 'sun', periods: 'solar_return' } },
    ],
  })

/** A profection with its year or its date. `now` replaces an omitted date. */
export function profectionInput(
  { annual_profection: given, ...birth }: z.output<typeof ProfectionRequest>,
  now: () => Date,
  warned: Warned,
) {
  const asked = given ?? PRESENT
  const when = isGiven(asked.year) ? { year: asked.year } : { date: asked.date ?? now().toISOString() }
  const { from, rulers, periods } = asked
  return { ...birth, ...warned, asked: { when, from, rulers, periods } }
}
export type ProfectionInput = ReturnType<typeof profectionInput>

const Period = z
  .object({
    start: z.string().describe('The first day, local at the birthplace.'),
    end: z.string().describe('The last day: the day before the next period.'),
    starts_at: z.string().optional().describe('With `solar_return`: the instant in local time, with its offset.'),
    ends_at: z.string().optional().describe('With `solar_return`: the instant at which the next period starts.'),
  })
  .meta({ id: 'ProfectionPeriod' })

const Profection = {
  activated_house: z.int().min(1).max(12).describe('Number of the sign, counting the sign of `from` as 1.'),
  activated_sign_id: z.enum(SIGNS.map(({ id }) => id)),
  time_lord_id: z.string().describe('The ruler of the sign.'),
  period: Period,
}

export const ProfectionReply = z
  .object({
    meta: z.object({
      annual_profection: z.object({
        target_year: z.int().describe('The Gregorian year of the birthday with which the year of life begins.'),
        age: z.int().min(0).describe('The completed years of life when it begins.'),
        date: z.string().optional().describe('The time of `date`, or now, in local time at the birthplace.'),
        from: z.enum(STARTS),
        rulers: z.enum(TRADITIONS),
        periods: z.enum(PERIODS),
        period: Period,
      }),
    }),
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    profection: z.object({
      annual: z.object({
        ...Profection,
        time_lord: ChartPoint.describe('The natal position of the ruler, with its essential dignity.'),
        natal_planets: z.array(ChartPoint).describe('Natal points in the sign, with their essential dignities.'),
      }),
      monthly: z
        .array(z.object({ month: z.int().min(1).max(12), ...Profection }))
        .length(12)
        .describe('The months of the year of life. The first has the sign of the year.'),
      active_month: z.int().min(1).max(12).optional().describe('The month of `date`, or of now. Absent with `year`.'),
    }),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'ProfectionReply' })

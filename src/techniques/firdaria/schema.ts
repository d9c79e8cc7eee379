import { z } from 'zod'
import { FIRDARIA_LEVELS, FIRDARIA_YEARS, type FirdariaYear, NIGHT_NODES } from '../../astro/firdaria.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from '../../contract/births/birth.ts'
import { ChartPoint, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkRange, LordPeriod, SECTS, TimeLordFields, TimeLordMeta } from '../../contract/births/time-lords.ts'
import { HouseSystemName, ZodiacFields } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const YEARS = Object.keys(FIRDARIA_YEARS) as [FirdariaYear, ...FirdariaYear[]]

const Firdaria = z.strictObject({
  ...TimeLordFields,
  levels: z
    .int()
    .min(1)
    .max(FIRDARIA_LEVELS)
    .default(FIRDARIA_LEVELS)
    .describe('1 lists the firdaria, 2 also their parts.'),
  night_nodes: z
    .enum(NIGHT_NODES)
    .default('abu_mashar')
    .describe(
      'Where the lunar nodes stand in the order of a night birth. `abu_mashar`: at the end, as by day. `bonatti`: after Mars, as in Guido Bonatti and Robert Zoller.',
    )
    .meta({ toolHint: 'Nodes of a night birth: at the end, or after Mars.' }),
  year: z
    .enum(YEARS)
    .default('tropical')
    .describe('The length of a year: `tropical` 365.2422 days, `julian` 365.25 days.'),
})

/** A request without the object asks for the present. */
const PRESENT = Firdaria.parse({})

export const FirdariaRequest = z
  .strictObject({
    ...BirthFields,
    house_system: HouseSystemName.unwrap()
      .default('whole_sign')
      .describe('The natal houses of the lords in the answer, by a name as in a natal chart. Firdaria need no houses.'),
    ...ZodiacFields,
    firdaria: Firdaria.nullish().describe('Which periods, and how they are counted.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkBirth(input, context)
    checkRange(input.firdaria ?? {}, context, 'firdaria')
  })
  .meta({
    id: 'FirdariaRequest',
    examples: [
      { ...COMPACT_REQUEST, firdaria: { date: '2026-09-01' } },
      {
        ...COMPACT_REQUEST,
        firdaria: { range_start: '1981-01-01', range_end: '2055-12-31', levels: 1, night_nodes: 'bonatti' },
      },
    ],
  })

/** A request with its times. `now` replaces an omitted date. */
export function firdariaInput(
  { firdaria, ...birth }: z.output<typeof FirdariaRequest>,
  now: () => Date,
  warned: Warned,
) {
  const { date, range_start: start, range_end: end, ...rules } = firdaria ?? PRESENT
  const times = { date: date ?? now().toISOString(), range: start && end ? { start, end } : null }
  return { ...birth, ...warned, times, rules }
}
export type FirdariaInput = ReturnType<typeof firdariaInput>

const Row = {
  level: z.int().min(1).max(FIRDARIA_LEVELS).describe('1 for a firdaria, 2 for a seventh of it.'),
  lord_id: z.string().describe('The lord of the period: a planet, or a node.'),
  path: z.array(z.string()).describe('The lords of all levels: that of the firdaria, then that of its part.'),
  period: LordPeriod,
  age_years: z
    .object({ start: z.number(), end: z.number() })
    .describe('The age at the start and at the end, in years of `year_days`, with four decimals.'),
}

export const FirdariaReply = z
  .object({
    meta: z.object({
      firdaria: z.object({
        ...TimeLordMeta,
        sect: z.enum(SECTS),
        sect_from: z.enum(['sun', 'request']).describe('Whether the altitude of the Sun or the request gave the sect.'),
        night_nodes: z.enum(NIGHT_NODES),
        year: z.enum(YEARS),
        year_days: z.number().describe('The days of a year.'),
      }),
    }),
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    firdaria: z.object({
      active: z
        .array(
          z.object({
            ...Row,
            lord: ChartPoint.describe('The natal position of the lord, with its essential dignity.'),
          }),
        )
        .min(1)
        .max(FIRDARIA_LEVELS)
        .describe('The firdaria at `date`, then its part. Firdaria of the nodes have no parts.'),
      periods: z
        .array(z.object(Row))
        .describe('The periods of the range in order, each firdaria before its parts. Those at its ends are not cut.'),
    }),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'FirdariaReply' })

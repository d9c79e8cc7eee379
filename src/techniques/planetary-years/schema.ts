import { z } from 'zod'
import { CLIMATA } from '../../astro/ascensions.ts'
import {
  ACTIVATION_KINDS,
  ACTIVATION_PARTS,
  ACTIVATION_YEARS,
  type ActivationPart,
  type ActivationYear,
} from '../../astro/planetary-activations.ts'
import { PLANET_YEARS } from '../../astro/planetary-years.ts'
import { SEVEN } from '../../astro/seven.ts'
import { SIGNS } from '../../astro/sign.ts'
import { BirthFields, COMPACT_REQUEST, checkBirth } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkRange, PERIODS_MAX } from '../../contract/births/time-lords.ts'
import { DateTime, HouseSystemName, ZodiacFields } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const PARTS = Object.keys(ACTIVATION_PARTS) as [ActivationPart, ...ActivationPart[]]
const ASCENSIONS = ['birthplace', ...CLIMATA] as const

const YEARS = Object.keys(ACTIVATION_YEARS) as [ActivationYear, ...ActivationYear[]]

const some = <Name extends string>(names: readonly [Name, ...Name[]]) => z.array(z.enum(names)).min(1).max(names.length)

const PlanetaryYears = z.strictObject({
  date: DateTime.nullish()
    .describe(
      'Without a range the list has three years before and after this time, local at the birthplace; now by default.',
    )
    .meta({ toolHint: 'The list is three years before and after this; now by default.', examples: ['2026-09-01'] }),
  range_start: DateTime.nullish()
    .describe('The list begins here.')
    .meta({ toolHint: 'The list begins here. Give both ends, or neither.', examples: ['2026-01-01'] }),
  range_end: DateTime.nullish()
    .describe(
      `The list ends at this time, or at the beginning of this date: the day is not included. It has at most ${PERIODS_MAX} entries.`,
    )
    .meta({ toolHint: 'The list ends here.', examples: ['2030-01-01'] }),
  kinds: some(ACTIVATION_KINDS)
    .default([...ACTIVATION_KINDS])
    .describe(
      'The sums that complete their years. `planet`: the years of a planet. `sign`: the ascensional time of a sign with a planet or the Ascendant. `planets`: the minor years of two configured planets. `signs`: the ascensional times of two signs whose planets are configured. `planet_and_sign`: the minor years of a planet with the ascensional time of its sign, or of the sign of a planet configured with it. Signs and planets are configured by whole signs.',
    )
    .meta({ toolHint: 'Which sums of years. All by default.' }),
  years: some(PLANET_YEARS)
    .default(['minor'])
    .describe('The years that count for a planet alone. Sums have minor years.')
    .meta({ toolHint: 'minor, mean or great years of a planet alone.' }),
  parts: some(PARTS)
    .default(['whole'])
    .describe('The parts of the years at which something is active: Valens also uses halves, thirds and two thirds.')
    .meta({ toolHint: 'The whole years, or also halves and thirds of them.' }),
  multiples: z
    .boolean()
    .default(false)
    .describe('Lists also every later completion: for Jupiter 24 and 36 years after 12.')
    .meta({ toolHint: 'Also multiples of the years.' }),
  ascensions: z
    .enum(ASCENSIONS)
    .default('birthplace')
    .describe(
      'The ascensional times of the signs. `birthplace`: by the oblique ascension at its latitude. `valens_1` to `valens_7`: the seven climata of Valens, Anthologies I.7, from Alexandria on. `babylon`: 20, 24, 28, 32, 36 and 40 years from Aries to Virgo.',
    )
    .meta({ toolHint: 'Rising times of the birthplace, or of a traditional clima.' }),
  year: z
    .enum(YEARS)
    .default('tropical')
    .describe('The length of a year: `tropical` 365.2422 days, `julian` 365.25 days.'),
})

/** A request without the object asks for the present. */
const PRESENT = PlanetaryYears.parse({})

export const PlanetaryYearsRequest = z
  .strictObject({
    ...BirthFields,
    house_system: HouseSystemName.unwrap()
      .default('whole_sign')
      .describe('By a name as in a natal chart. Planetary years count signs, whatever the houses.'),
    ...ZodiacFields,
    planetary_years: PlanetaryYears.nullish().describe('Which years, and how they are counted.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkBirth(input, context)
    checkRange(input.planetary_years ?? {}, context, 'planetary_years')
  })
  .meta({
    id: 'PlanetaryYearsRequest',
    examples: [
      { ...COMPACT_REQUEST, planetary_years: { date: '2026-09-01' } },
      {
        ...COMPACT_REQUEST,
        planetary_years: {
          range_start: '2020-01-01',
          range_end: '2030-01-01',
          kinds: ['planet', 'sign'],
          ascensions: 'valens_1',
          parts: ['whole', 'half'],
        },
      },
    ],
  })

/** A request with its times. `now` replaces an omitted date. */
export function planetaryYearsInput(
  { planetary_years: given, ...birth }: z.output<typeof PlanetaryYearsRequest>,
  now: () => Date,
  warned: Warned,
) {
  const { date, range_start: start, range_end: end, ...rules } = given ?? PRESENT
  const times = { date: date ?? now().toISOString(), range: start && end ? { start, end } : null }
  return { ...birth, ...warned, times, rules }
}
export type PlanetaryYearsInput = ReturnType<typeof planetaryYearsInput>

const PlanetId = z.enum(SEVEN)
const SignId = z.enum(SIGNS.map(({ id }) => id))
const instant = 'In local time at the birthplace, with its offset.'

export const PlanetaryYearsReply = z
  .object({
    meta: z.object({
      planetary_years: z.object({
        date: z.string().describe('The time of `date`, or now, in local time at the birthplace.'),
        range_start: z.string().describe('The first instant of the list, in local time at the birthplace.'),
        range_end: z.string(),
        kinds: z.array(z.enum(ACTIVATION_KINDS)),
        years: z.array(z.enum(PLANET_YEARS)),
        parts: z.array(z.enum(PARTS)),
        multiples: z.boolean(),
        ascensions: z.enum(ASCENSIONS),
        year: z.enum(YEARS),
        year_days: z.number().describe('The days of a year.'),
      }),
    }),
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    planetary_years: z.object({
      planets: z
        .array(
          z.object({
            id: PlanetId,
            sign_id: SignId.describe('Its natal sign.'),
            minor_years: z.number(),
            mean_years: z.number(),
            great_years: z.number(),
            configured_with: z.array(PlanetId).describe('The planets in the same sign, or in one that aspects it.'),
          }),
        )
        .length(SEVEN.length),
      signs: z
        .array(
          z.object({
            id: SignId,
            ascension_years: z.number().describe('The degrees of the equator that rise with it, with four decimals.'),
            planets: z.array(PlanetId).describe('The natal planets in it.'),
          }),
        )
        .length(SIGNS.length),
      activations: z
        .array(
          z.object({
            at: z.string().describe(instant),
            age_years: z.number().describe('The age in years of `year_days`, with four decimals.'),
            kind: z.enum(ACTIVATION_KINDS),
            planets: z.array(PlanetId).describe('The planets whose years are counted.'),
            signs: z.array(SignId).describe('The signs whose ascensional times are counted.'),
            years_of: z
              .enum(PLANET_YEARS)
              .optional()
              .describe('The kind of years of the planets. Absent without planets.'),
            years: z.number().describe('The sum of the years, with four decimals.'),
            part: z.enum(PARTS),
            count: z.int().min(1).describe('1 for the first completion; more only with `multiples`.'),
          }),
        )
        .describe('The completions in the order of time.'),
    }),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'PlanetaryYearsReply' })

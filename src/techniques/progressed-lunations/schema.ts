import { z } from 'zod'
import { PROGRESSED_PHASES, type ProgressedPhase } from '../../astro/progressed-lunations.ts'
import { DIRECTIONS } from '../../astro/progression.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { Degrees, House } from '../../contract/births/natal-reply.ts'
import { checkNestedBirth, namesOfNested } from '../../contract/charts/nested-birth.ts'
import {
  flatProgressed,
  MethodFields,
  ProgressedNatal,
  ProgressionSettings,
} from '../../contract/charts/progression-fields.ts'
import { ExactPosition, ProgressedSubject } from '../../contract/charts/progression-reply.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { DateTime } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

/** The highest age in years, beyond most lives. */
const AGE_MAX = 120
/** The default of the last age, in years. */
const AGE_TO = 100
/** The phases that people ask for, by default. */
const QUARTERS: readonly ProgressedPhase[] = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter']

const Age = z.number().min(0).max(AGE_MAX)

const Search = z.strictObject({
  from: DateTime.nullish()
    .describe(
      'The first date of life, ISO 8601; the birth by default. A date alone means 00:00 UTC, a time without an offset is local at the birthplace.',
    )
    .meta({ examples: ['2000-01-01'] }),
  to: DateTime.nullish()
    .describe(
      `The last date; an age of ${AGE_TO} years by default, ${AGE_MAX} at most. A date alone means 00:00 UTC: the day is not included.`,
    )
    .meta({ toolHint: 'The last date.', examples: ['2060-01-01'] }),
  from_age: Age.nullish().describe('The first age in tropical years, instead of `from`.'),
  to_age: Age.nullish().describe('The last age, instead of `to`.'),
  phases: z
    .array(z.enum(PROGRESSED_PHASES))
    .min(1)
    .max(PROGRESSED_PHASES.length)
    .nullish()
    .describe('New and full Moon and both quarters by default.'),
})

export const LunationsRequest = z
  .strictObject({
    natal: ProgressedNatal.omit({ include_features: true, include_minor_aspects: true }),
    search: Search.nullish().describe('The part of life that is searched, and the phases.'),
    secondary_progression: z
      .strictObject({ direction: MethodFields.direction })
      .nullish()
      .describe('Which way the chart is progressed.'),
    settings: ProgressionSettings.pick({ zodiac_type: true, sidereal_ayanamsa: true, house_system: true })
      .nullish()
      .describe('Zodiac and houses.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    const { from, to, from_age, to_age } = input.search ?? {}
    for (const [name, values] of Object.entries({ from: [from, from_age], to: [to, to_age] }))
      if (values.every((value) => value !== null && value !== undefined))
        context.addIssue({
          code: 'custom',
          path: ['search', `${name}_age`],
          message: `Give search.${name} or search.${name}_age, not both`,
        })
    if ((from_age ?? 0) >= (to_age ?? Number.POSITIVE_INFINITY))
      context.addIssue({ code: 'custom', path: ['search', 'to_age'], message: 'Must be above search.from_age' })
  })
  .meta({
    id: 'ProgressedLunationsRequest',
    examples: [
      { natal: COMPACT_REQUEST },
      {
        natal: COMPACT_REQUEST,
        search: { from: '2026-01-01', to_age: 80, phases: ['new_moon', 'full_moon'] },
        secondary_progression: { direction: 'converse' },
      },
    ],
  })

/** A search in our fields. */
export function lunationsInput(given: z.output<typeof LunationsRequest>, warned: Warned = {}) {
  const { natal, settings, search, secondary_progression: method, ...own } = given
  const { from, to, from_age, to_age, phases } = search ?? {}
  const input = {
    ...own,
    ...warned,
    from: from ?? null,
    to: to ?? null,
    ages: { from: from_age ?? 0, to: to_age ?? AGE_TO, max: AGE_MAX },
    phases: PROGRESSED_PHASES.filter((phase) => (phases ?? QUARTERS).includes(phase)),
    direction: method?.direction ?? ('direct' as const),
    ...flatProgressed({ natal: { ...natal, include_minor_aspects: false }, settings }),
  }
  return { input, renamed: namesOfNested(natal, 'natal.') }
}
export type LunationsInput = ReturnType<typeof lunationsInput>['input']

const Phase = z.enum(PROGRESSED_PHASES)
const Angle = Degrees.describe('The angle from the progressed Sun to the progressed Moon, in longitude.')

const Lunation = z
  .object({
    phase: Phase,
    angle_deg: Angle,
    date: z.string().describe('The instant of life, in UTC.'),
    age_years: z.number().describe('Tropical years from the birth: days of the ephemeris.'),
    ephemeris_datetime: z.string().describe('The instant of the ephemeris that stands for it, in UTC.'),
    ephemeris_julian_day: z.number().describe('The same as a Julian day in UT.'),
    moon: ExactPosition,
    sun: ExactPosition,
    natal_house: House.optional().describe('The natal house of the Moon. Absent without a time of birth.'),
  })
  .meta({ id: 'ProgressedLunation' })

export const LunationsReply = z
  .object({
    meta: z.object({
      system: z.literal('secondary'),
      key: z.string().describe('What a span of the ephemeris stands for.'),
      year_days: z.number().describe('Days in a year of the key: the mean tropical year.'),
      direction: z.enum(DIRECTIONS),
      from: z.string().describe('The beginning of the search, in UTC.'),
      to: z.string().describe('The end of the search, in UTC.'),
      from_age: z.number().describe('The age at `from`, in tropical years.'),
      to_age: z.number().describe('The age at `to`, in tropical years.'),
      phases: z.array(Phase),
    }),
    natal_subject: ProgressedSubject,
    at_birth: z
      .object({ phase: Phase, angle_deg: Angle })
      .describe(
        'The phase at birth. Each of the eight phases lasts from its exact angle to the exact angle of the next one.',
      ),
    lunations: z.array(Lunation).describe('In the order of life.'),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'ProgressedLunationsReply' })

import { z } from 'zod'
import { DIRECTIONS } from '../../astro/progression.ts'
import { ARC_RATE_NAMES, ARC_RATES } from '../../astro/solar-arc.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { ExplainedTime } from '../../contract/births/moment.ts'
import { ChartPoint, Location } from '../../contract/births/natal-reply.ts'
import { checkNestedBirth, namesOfNested } from '../../contract/charts/nested-birth.ts'
import {
  flatProgressed,
  MethodFields,
  ProgressedNatal,
  ProgressionSettings,
} from '../../contract/charts/progression-fields.ts'
import { AspectFields, ExactPosition, natalHouse } from '../../contract/charts/progression-reply.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { DateTime, PlaceTimeZone } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

export const SolarArcRequest = z
  .strictObject({
    natal: ProgressedNatal,
    solar_arc: z
      .strictObject({
        target_date: DateTime.describe(
          'The chart is directed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the birthplace.',
        ).meta({ examples: ['2026-03-01'] }),
        rate: z
          .enum(ARC_RATE_NAMES)
          .default('solar_arc')
          .describe(
            `How far the points move. ${Object.entries(ARC_RATES)
              .map(([name, rule]) => `\`${name}\`: ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`)
              .join('. ')}.`,
          ),
        direction: MethodFields.direction
          .unwrap()
          .default('direct')
          .describe(
            '`direct`: forwards in the zodiac. `converse`: backwards, by the arc of the days before the birth.',
          ),
      })
      .describe('The date, and how the chart is directed to it.'),
    tz_str: PlaceTimeZone.nullable()
      .default('AUTO')
      .describe('IANA time zone of the date, or AUTO: the zone of the birthplace.'),
    settings: ProgressionSettings.nullish().describe('Zodiac, houses and orbs.'),
    ephemeris: EphemerisField,
  })
  .superRefine(({ natal }, context) => checkNestedBirth(natal, context, ['natal']))
  .meta({
    id: 'SolarArcRequest',
    examples: [
      { natal: COMPACT_REQUEST, solar_arc: { target_date: '2026-03-01' } },
      { natal: COMPACT_REQUEST, solar_arc: { target_date: '2026-03-01', rate: 'one_degree', direction: 'converse' } },
    ],
  })

/** Directions in our fields. */
export function solarArcInput(given: z.output<typeof SolarArcRequest>, warned: Warned = {}) {
  const { natal, settings, solar_arc: asked, ...own } = given
  const input = { ...own, ...warned, asked, ...flatProgressed({ natal, settings }) }
  return { input, renamed: namesOfNested(natal, 'natal.') }
}
export type SolarArcInput = ReturnType<typeof solarArcInput>['input']

const DirectedPoint = ExactPosition.extend({
  id: z.string(),
  name: z.string(),
  variant: ChartPoint.shape.variant,
  natal_house: natalHouse,
}).meta({ id: 'DirectedPoint' })

export const SolarArcReply = z
  .object({
    meta: z.object({
      system: z.literal('solar_arc'),
      rate: z.enum(ARC_RATE_NAMES),
      rate_rule: z.string().describe('The same in words.'),
      direction: z.enum(DIRECTIONS),
      arc_deg: z.number().describe('The arc that is added to every natal longitude; negative for converse directions.'),
      year_days: z.number().describe('Days in a year: the mean tropical year.'),
      target_date: z.string(),
      target_datetime: z.string().describe('Its instant in UTC.'),
      age_years: z.number().describe('Tropical years from the birth to the date.'),
      orb_deg: z.number().describe('The largest orb, unless `settings.orb_settings` has another for the aspect.'),
      strength_rule: z.string(),
      zodiac_type: z.enum(['Tropical', 'Sidereal']),
      sidereal_ayanamsa: z.string().optional(),
    }),
    natal_subject: z.object({ name: z.string(), datetime: z.string(), location: Location, time: ExplainedTime }),
    directed_chart: z.object({
      points: z.record(z.string(), DirectedPoint).describe('Directed bodies by their names.'),
      angles: z
        .object({ ascendant: DirectedPoint, midheaven: DirectedPoint })
        .optional()
        .describe('Absent without a time of birth.'),
    }),
    aspects: z.object({
      directed_to_natal: z
        .array(
          z.object({
            directed_point: z.string(),
            natal_point: z.string(),
            ...AspectFields,
            exact_date: z
              .string()
              .nullable()
              .describe('The instant of life at which the aspect is exact, in UTC; null if that is before the birth.'),
          }),
        )
        .describe('The closest first.'),
    }),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'SolarArcReply' })

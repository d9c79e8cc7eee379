import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { ANGLE_METHOD_NAMES, DIRECTIONS } from '../../astro/progression.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { ExplainedTime } from '../../contract/births/moment.ts'
import { ChartPoint, Degrees, House, Location, NatalChartReply } from '../../contract/births/natal-reply.ts'
import { namesOfNested } from '../../contract/charts/nested-birth.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { DateTime } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'
import {
  checkProgressed,
  flatProgressed,
  MethodFields,
  ProgressedNatal,
  ProgressionPlaceFields,
  ProgressionSettings,
} from './request.ts'

export const SecondaryRequest = z
  .strictObject({
    natal: ProgressedNatal,
    secondary_progression: z
      .strictObject({
        target_date: DateTime.describe(
          'The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.',
        ).meta({ examples: ['2026-03-01'] }),
        ...MethodFields,
      })
      .describe('The date, and how the chart is progressed to it.'),
    ...ProgressionPlaceFields,
    settings: ProgressionSettings.nullish().describe('Zodiac, houses and orbs.'),
    response_mode: z
      .literal('full')
      .nullish()
      .describe('Sent by clients of other services. The answer always has all parts.'),
    ephemeris: EphemerisField,
  })
  .superRefine(checkProgressed)
  .meta({
    id: 'SecondaryProgressionsRequest',
    examples: [
      { natal: COMPACT_REQUEST, secondary_progression: { target_date: '2026-03-01' } },
      {
        natal: { datetime: '1981-01-01T23:30', location: { city: 'Athens' } },
        secondary_progression: { target_date: '2026-03-01', angles: 'solar_arc_longitude', direction: 'converse' },
        settings: { orb_deg: 2 },
      },
    ],
  })

/** Secondary progressions in our fields. */
export function secondaryInput(given: z.output<typeof SecondaryRequest>, warned: Warned = {}) {
  const { natal, settings, secondary_progression: asked, response_mode: _, ...own } = given
  const input = { ...own, ...warned, asked, ...flatProgressed({ ...given, natal, settings }) }
  return { input, renamed: namesOfNested(natal, 'natal.') }
}
export type SecondaryInput = ReturnType<typeof secondaryInput>['input']

/** A longitude as a number and in its sign. */
export const ExactPosition = ChartPoint.pick({ sign: true, sign_id: true, pos: true, abs_pos: true }).extend({
  longitude_deg: Degrees.describe('Ecliptic longitude, seven decimals.'),
  longitude_text: z
    .string()
    .describe('As in printed ephemerides, to the minute of arc.')
    .meta({
      examples: ["26°14' Cancer Rx"],
    }),
})
/** Where a point stands in the natal chart. */
export const natalHouse = House.optional().describe('The house of the natal chart. Absent without a time of birth.')

const ProgressedPointReply = ExactPosition.extend({
  id: z.string(),
  name: z.string(),
  variant: ChartPoint.shape.variant,
  speed_deg: Degrees.describe('Motion in longitude, in degrees for a day of the ephemeris.'),
  retrograde: z.boolean(),
  motion: z
    .enum(['direct', 'retrograde', 'stationary'])
    .describe('In the ephemeris. Converse progressions run through it backwards.'),
  house: House.optional().describe('The house of the progressed chart. Absent without a time of birth.'),
  natal_house: natalHouse,
}).meta({ id: 'ProgressedPoint' })

const Angle = ExactPosition.extend({ natal_house: natalHouse }).meta({ id: 'ProgressedAngle' })

/** The aspect in a row, without its ends. */
export const AspectFields = {
  aspect: z.object({
    id: z.enum(ASPECTS.map(({ id }) => id)),
    name: z.string(),
    angle_deg: z.int().describe('The exact angle.'),
  }),
  type: z.enum(ASPECTS.map(({ id }) => id)).describe('The same as `aspect.id`.'),
  orb_deg: Degrees.describe('Degrees from the exact angle, seven decimals.'),
  applying: z.boolean().describe('Whether the two approach the exact angle in the course of life.'),
  exact_date: z
    .string()
    .nullable()
    .describe(
      'The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith. A day is a year of life.',
    ),
  strength: z.number().min(0).max(1).describe('1 less the orb as a part of the largest orb: 1 is exact.'),
}

export const SecondaryReply = z
  .object({
    meta: z.object({
      system: z.literal('secondary'),
      key: z.string().describe('What a day of the ephemeris stands for.'),
      year_days: z.number().describe('Days in a year of the key: the mean tropical year.'),
      direction: z.enum(DIRECTIONS),
      angle_method: z.enum(ANGLE_METHOD_NAMES),
      angle_rule: z.string().describe('The same in words.'),
      target_date: z.string().describe('The date, local at the place.'),
      target_datetime: z.string().describe('Its instant in UTC.'),
      progressed_datetime: z.string().describe('The instant of the progressed chart in the ephemeris, in UTC.'),
      progressed_julian_day: z.number().describe('The same as a Julian day in UT.'),
      age_years: z.number().describe('Tropical years from the birth to the date: days of the ephemeris.'),
      orb_deg: z.number().describe('The largest orb, unless `settings.orb_settings` has another for the aspect.'),
      strength_rule: z.string(),
      zodiac_type: z.enum(['Tropical', 'Sidereal']),
      sidereal_ayanamsa: z.string().optional(),
    }),
    natal_subject: z.object({ name: z.string(), datetime: z.string(), location: Location, time: ExplainedTime }),
    location: Location.describe('The place of the progressed chart.'),
    progressed_chart: z.object({
      points: z.record(z.string(), ProgressedPointReply).describe('Progressed bodies by their names.'),
      angles: z
        .object({ ascendant: Angle, midheaven: Angle, descendant: Angle, imum_coeli: Angle })
        .optional()
        .describe('Absent without a time of birth, as are the houses.'),
      house_system: z.string().optional().describe('The system that was used.'),
      houses: NatalChartReply.shape.houses,
    }),
    aspects: z.object({
      progressed_to_natal: z
        .array(z.object({ progressed_point: z.string(), natal_point: z.string(), ...AspectFields }))
        .describe('The closest first. Natal points stand still.'),
      progressed_to_progressed: z
        .array(z.object({ point_1: z.string(), point_2: z.string(), ...AspectFields }))
        .describe('The closest first.'),
    }),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'SecondaryProgressionsReply' })

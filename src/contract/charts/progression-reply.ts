import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { ANGLE_METHOD_NAMES, DIRECTIONS } from '../../astro/progression.ts'
import { MONTH_NAMES, type ProgressionSystem } from '../../astro/progression-keys.ts'
import { ExplainedTime } from '../births/moment.ts'
import { ChartPoint, Degrees, House, Location, NatalChartReply } from '../births/natal-reply.ts'
import type { ReplyOf } from '../reply.ts'
import { ChartWarning } from './reply.ts'

/** A longitude as a number and in its sign. */
export const ExactPosition = ChartPoint.pick({ sign: true, sign_id: true, pos: true, abs_pos: true }).extend({
  longitude_deg: Degrees.describe('Ecliptic longitude, seven decimals.'),
  longitude_text: z
    .string()
    .describe('The position as in printed ephemerides, to the minute of arc.')
    .meta({
      examples: ["26°14' Cancer Rx"],
    }),
})
/** The natal house of a point. */
export const natalHouse = House.optional().describe('The house of the natal chart. Absent without a time of birth.')

const ProgressedPointReply = ExactPosition.extend({
  id: z.string(),
  name: z.string(),
  variant: ChartPoint.shape.variant,
  speed_deg: Degrees.describe('Motion in longitude, in degrees for a day of the ephemeris.'),
  retrograde: z.boolean(),
  motion: z
    .enum(['direct', 'retrograde', 'stationary'])
    .describe('The motion in the ephemeris. Converse progressions run through it backwards.'),
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
      'The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150.',
    ),
  strength: z.number().min(0).max(1).describe('1 less the orb as a part of the largest orb: 1 is exact.'),
}

const META = {
  key: z.string().describe('What a span of the ephemeris stands for.'),
  year_days: z.number().describe('Days in a year of the key and of the age: the mean tropical year.'),
  direction: z.enum(DIRECTIONS),
  angle_method: z.enum(ANGLE_METHOD_NAMES),
  angle_rule: z.string().describe('The rule of angles in words.'),
  target_date: z.string().describe('The date, local at the place.'),
  target_datetime: z.string().describe('Its instant in UTC.'),
  progressed_datetime: z.string().describe('The instant of the progressed chart in the ephemeris, in UTC.'),
  progressed_julian_day: z.number().describe('The same as a Julian day in UT.'),
  age_years: z.number().describe('Tropical years from the birth to the date.'),
  ephemeris_days: z
    .number()
    .describe('Days of the ephemeris from the birth to the progressed instant; negative for converse progressions.'),
  orb_deg: z.number().describe('The largest orb, unless `settings.orb_settings` has another for the aspect.'),
  strength_rule: z.string(),
  zodiac_type: z.enum(['Tropical', 'Sidereal']),
  sidereal_ayanamsa: z.string().optional(),
}

/** What `meta` says about the lunar month of a key. */
export const MonthMeta = {
  month: z.enum(MONTH_NAMES),
  month_days: z.number().describe('Days in the mean lunar month of the key.'),
}

/** The birth of an answer. */
export const ProgressedSubject = z.object({
  name: z.string(),
  datetime: z.string(),
  location: Location,
  time: ExplainedTime,
})

const ProgressedChart = z.object({
  points: z.record(z.string(), ProgressedPointReply).describe('Progressed bodies by their names.'),
  angles: z
    .object({ ascendant: Angle, midheaven: Angle, descendant: Angle, imum_coeli: Angle })
    .optional()
    .describe('Absent without a time of birth, as are the houses.'),
  house_system: z.string().optional().describe('The system that was used.'),
  houses: NatalChartReply.shape.houses,
})
export type ProgressedChartReply = ReplyOf<typeof ProgressedChart>

/** The answer with a chart that is progressed by a system. `meta` has what only this system says. */
export const progressedReply = <System extends ProgressionSystem, Meta extends z.ZodRawShape>(
  system: System,
  meta: Meta,
) =>
  z.object({
    meta: z.object({ system: z.literal(system), ...META, ...meta }),
    natal_subject: ProgressedSubject,
    location: Location.describe('The place of the progressed chart.'),
    progressed_chart: ProgressedChart,
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

/** The answer of any system. */
export type AnyProgressedReply = ReturnType<typeof progressedReply<ProgressionSystem, Record<never, never>>>

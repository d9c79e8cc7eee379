import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { VARIANTS } from '../../astro/body.ts'
import { MOON_PHASES } from '../../astro/moon.ts'
import { PATTERNS } from '../../astro/patterns.ts'
import { DIGNITIES } from '../../astro/sign.ts'
import { OrderedReport } from '../reports/reports.ts'
import { MoonVoidOfCourse } from '../sky/ephemeris-reply.ts'
import { FrameMembers } from '../sky/frames.ts'
import { Warning } from '../warnings.ts'
import { Interpretation } from './interpretation.ts'
import { ExplainedTime } from './moment.ts'
import { PartMembers } from './parts-reply.ts'
import { ChartPosition, Degrees, House } from './positions.ts'

export { Degrees, House } from './positions.ts'

/** The fields that an ordered report adds to either form of the answer. */
export const Order = {
  psychological_report: OrderedReport.optional().describe('Present if a report was ordered.'),
  job_id: OrderedReport.shape.job_id.optional().describe('Repeats `psychological_report`, as do the next two.'),
  status: OrderedReport.shape.status.optional(),
  next_poll_after_seconds: OrderedReport.shape.next_poll_after_seconds.optional(),
}

const Share = z.number().min(0).max(1)

export const ChartPoint = z
  .object({
    id: z.string(),
    name: z.string(),
    ...ChartPosition.shape,
    retrograde: z.boolean(),
    house: House.optional().describe('Absent without a time of birth.'),
    variant: z.enum(VARIANTS).optional().describe('Only points of the Moon’s orbit have it.'),
    speed: Degrees.optional().describe('Daily motion in longitude; 0 for angles and lots.'),
    is_stationary: z.boolean().optional().describe('Slower than a tenth of the mean daily motion.'),
    declination_deg: Degrees.optional(),
    dignity: z.enum(DIGNITIES).nullable().optional().describe('Null for points without one.'),
  })
  .meta({ id: 'ChartPoint' })

export const ChartAspect = z
  .object({
    p1: z
      .string()
      .describe(
        'Id of the point. In a chart with both variants of a point, the second has the name of the variant: `true_node`, `true_lilith`.',
      ),
    p2: z.string(),
    type: z.enum(ASPECTS.map(({ id }) => id)),
    orb: z.number().describe('Degrees from the exact angle, two decimals.'),
    deg: z.int().describe('The exact angle.'),
    is_major: z.boolean(),
    is_applying: z.boolean().describe('Whether the two are approaching the exact angle.'),
  })
  .meta({ id: 'ChartAspect' })

export const AspectsSummary = z
  .object({ total: z.int(), major: z.int(), minor: z.int(), by_type: z.record(z.string(), z.int()) })
  .meta({ id: 'AspectsSummary' })

/** The same of each angle. */
const ofAngles = <Value extends z.ZodType>(value: Value) =>
  z.object({ asc: value, mc: value, ic: value, dc: value, vertex: value })

export const Location = z
  .object({
    city: z.string().nullable(),
    lat: z.number(),
    lng: z.number(),
    timezone: z.string(),
    timezone_from: z.enum(['given', 'place']).describe('Whether the zone came from `tz_str` or from the place.'),
    other_timezones: z
      .array(z.string())
      .optional()
      .describe(
        'Other zones at or near the same place: both are in use, such as Asia/Urumqi and Asia/Shanghai, or before 1970 two histories met there, such as America/Thunder_Bay and America/Toronto. `tz_str` chooses one.',
      ),
    place_from: z.enum(['coordinates', 'gazetteer']),
    country: z.string().optional(),
    country_name: z.string().optional(),
    state: z.string().nullable().optional(),
    population: z.int().optional(),
    geoname_id: z.int().optional(),
    other_places_of_that_name: z.int().optional().describe('Their number. The first place in a search was used.'),
  })
  .meta({ id: 'Location' })

const Subject = z.object({
  name: z.string(),
  datetime: z.string().describe('Local time with its offset.'),
  location: Location,
  settings: z.object({
    house_system: z.string().describe('The system that was used.'),
    house_system_name: z.string(),
    julian_day: z.number(),
    julian_day_tt: z.number(),
    delta_t_days: z.number(),
    delta_t_seconds: z.number(),
    zodiac_type: z.enum(['Tropical', 'Sidereal']),
    sidereal_ayanamsa: z.string().optional(),
    ayanamsa_deg: Degrees.optional(),
    ayanamsa_includes_nutation: z.boolean().optional(),
    time_known: z.boolean(),
  }),
})

const Confidence = z.enum(['high', 'medium', 'unavailable'])

const MoonPhase = z.object({ label: z.enum(MOON_PHASES), angle_deg: Degrees, illumination: Share })

export const NatalChartReply = z
  .object({
    subject: Subject,
    time: ExplainedTime,
    planets: z.array(ChartPoint),
    houses: z
      .array(z.object({ house: House, name: z.string(), ...ChartPosition.shape }))
      .optional()
      .describe('Houses and angles are absent without a time of birth.'),
    angles: ofAngles(Degrees).optional(),
    angles_details: ofAngles(z.object({ ...ChartPosition.shape, house: House })).optional(),
    aspects: z.array(ChartAspect),
    aspects_summary: AspectsSummary,
    confidence: z.object({ houses: Confidence, angles: Confidence, overall: Confidence }),
    moon_phase: MoonPhase,
    moon_of_the_day: z
      .object({ from: ChartPosition, to: ChartPosition, signs: z.array(z.string()) })
      .optional()
      .describe('The Moon at local midnight and at the next one, if the time of birth is unknown.'),
    moon_void_of_course: MoonVoidOfCourse.optional(),
    stelliums: z
      .object({
        signs: z.array(
          z.object({ sign: z.string(), sign_id: z.string(), count: z.int(), bodies: z.array(z.string()) }),
        ),
        houses: z.array(z.object({ house: House, count: z.int(), bodies: z.array(z.string()) })),
      })
      .optional()
      .describe('Planets, Chiron and asteroids count.'),
    aspect_patterns: z
      .array(
        z.object({
          type: z.enum(PATTERNS),
          bodies: z.array(z.string()).describe('Bodies in their order around the figure.'),
          apex: z.string().optional(),
          element: z
            .string()
            .nullable()
            .optional()
            .describe('Only for a grand trine: the element of its signs; null if they differ.'),
          mode: z
            .string()
            .nullable()
            .optional()
            .describe('Only for a T-square or grand cross: the mode of its signs; null if they differ.'),
          widest_orb: z.number(),
        }),
      )
      .optional(),
    dominants: z
      .object({
        method: z.enum(['modern', 'traditional']),
        elements: z.record(z.string(), Share),
        modes: z.record(z.string(), Share),
        polarities: z.record(z.string(), Share),
        signs: z.array(z.object({ sign_id: z.string(), share: Share })),
        planets: z.array(z.object({ id: z.string(), score: z.number() })),
        strongest: z.object({ element: z.string(), mode: z.string(), sign_id: z.string(), planet: z.string() }),
        chart_ruler: z.string().optional(),
      })
      .optional(),
    declination_aspects: z
      .array(
        z.object({
          p1: z.string(),
          p2: z.string(),
          type: z.enum(['parallel', 'contra_parallel']),
          orb: z.number(),
        }),
      )
      .optional(),
    fixed_stars: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          designation: z.string(),
          ...ChartPosition.shape,
          latitude_deg: Degrees,
          declination_deg: Degrees,
          magnitude: z.number(),
          conjunctions: z.array(z.object({ id: z.string(), orb: z.number() })),
        }),
      )
      .optional(),
    frames: z
      .array(z.object({ id: z.string(), variant: z.enum(VARIANTS).optional(), ...FrameMembers }))
      .optional()
      .describe('The bodies in the requested frames, in the order of `planets`.'),
    ...PartMembers,
    interpretation: Interpretation.optional(),
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
    ...Order,
  })
  .meta({ id: 'NatalChartReply' })

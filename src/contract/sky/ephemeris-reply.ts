import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { MOTIONS, VARIANTS } from '../../astro/body.ts'
import { MOON_PHASES } from '../../astro/moon.ts'
import { DIGNITIES } from '../../astro/sign.ts'
import { ZONE_DATA_VERSION } from '../../places/zones.ts'
import { Warning } from '../warnings.ts'
import { FrameMembers } from './frames.ts'
import { UsedPrecision } from './sources.ts'

/** One answer for the documentation: the Sun at the beginning of March 2026, without houses. */
export const EPHEMERIS_EXAMPLE = {
  meta: {
    start: '2026-03-01',
    end: null,
    step: null,
    rows: 1,
    bodies: ['Sun'],
    format: 'json',
    zodiac_type: 'tropical',
    sidereal_ayanamsa: null,
    house_system: 'placidus',
    timezone: 'UTC',
    timezone_data: ZONE_DATA_VERSION,
    ephemeris: 'Swiss Ephemeris 2.10.03',
    precision: 'library',
    calendar: 'proleptic Gregorian',
  },
  data: {
    timestamp: '2026-03-01T00:00:00Z',
    local_timestamp: '2026-03-01T00:00:00+00:00',
    subject: {
      datetime: '2026-03-01T00:00:00+00:00',
      location: { city: null, lat: null, lng: null, timezone: 'UTC' },
      settings: { zodiac_type: 'tropical', house_system: 'placidus' },
    },
    bodies: {
      Sun: {
        id: 'sun',
        name: 'Sun',
        sign: 'Pisces',
        sign_abbr: 'Pis',
        sign_id: 'pisces',
        pos: 10.406,
        abs_pos: 340.406,
        retrograde: false,
        motion_state: 'direct',
        speed: 1.0036861,
        is_stationary: false,
        latitude_deg: 0.0000756,
        distance_au: 0.990714659,
        longitude_deg: 340.4059993,
        declination_deg: -7.6655052,
        degree_in_sign: 10.4059993,
        position_text: "10°24' Pis",
      },
    },
    astrology: {
      moon_phase: { label: 'Waxing Gibbous', angle_deg: 148.711, illumination: 0.9272 },
      retrograde_bodies: [],
    },
  },
} as const

const Degrees = z.number()
const ASPECT_IDS = ASPECTS.map(({ id }) => id)

const InSign = z.object({
  sign: z.string().describe('Name of the sign in full: Cancer.'),
  sign_abbr: z.string().describe('Abbreviation of the sign: Can.'),
  sign_id: z.string().describe('Id of the sign: cancer.'),
  pos: Degrees.describe('Degrees within the sign, three decimals.'),
})

const EphemerisBody = z
  .object({
    id: z.string(),
    name: z.string(),
    variant: z.enum(VARIANTS).optional().describe('Only points of the Moon’s orbit have it.'),
    ...InSign.partial().shape,
    abs_pos: Degrees.describe('Ecliptic longitude, three decimals.'),
    retrograde: z.boolean().optional(),
    motion_state: z.enum(MOTIONS).optional().describe('Stationary: slower than a tenth of the mean daily motion.'),
    speed: Degrees.optional().describe('Daily motion in ecliptic longitude, degrees a day.'),
    is_stationary: z.boolean().optional(),
    latitude_deg: Degrees,
    distance_au: z
      .number()
      .nullable()
      .describe(
        'Distance between the centres of the Earth and the body at the instant, in astronomical units of 149,597,870.7 km. Null for south nodes.',
      ),
    longitude_deg: Degrees.describe('Ecliptic longitude, seven decimals.'),
    declination_deg: Degrees,
    degree_in_sign: Degrees.optional().describe('Seven decimals.'),
    position_text: z.string().optional(),
    position_parts: z
      .object({ degree: z.int(), minute: z.int(), second: z.int(), sign: z.string(), retrograde: z.boolean() })
      .optional(),
    dignity: z.enum(DIGNITIES).nullable().optional().describe('Null for points without one.'),
    house: z.int().min(1).max(36).optional(),
    ...FrameMembers,
  })
  .meta({ id: 'EphemerisBody' })

const HouseCusp = z.object({ house: z.int(), ...InSign.shape, abs_pos: Degrees })

export const MoonVoidOfCourse = z
  .object({
    is_void: z.boolean(),
    start: z.string(),
    end: z.string(),
    last_aspect: z.object({ body: z.string(), type: z.string(), exact_at: z.string() }).nullable(),
    next_sign: z.string(),
    definition: z.enum(['modern', 'traditional']),
  })
  .meta({ id: 'MoonVoidOfCourse' })

export const EphemerisRow = z
  .object({
    timestamp: z.string().describe('The instant in UTC.'),
    local_timestamp: z.string().describe('The same instant in local time, with its offset.'),
    subject: z.object({
      datetime: z.string(),
      location: z.object({
        city: z.string().nullable(),
        lat: z.number().nullable(),
        lng: z.number().nullable(),
        timezone: z.string(),
      }),
      settings: z.object({ zodiac_type: z.string(), house_system: z.string() }),
    }),
    bodies: z.record(z.string(), EphemerisBody),
    houses: z
      .object({
        system: z.string().describe('The system that was used.'),
        warning: z
          .object({ code: z.literal('house_system_undefined'), message: z.string(), requested: z.string() })
          .optional(),
        cusps: z.array(HouseCusp),
      })
      .optional(),
    angles: z.object({ asc: Degrees, mc: Degrees, ic: Degrees, dc: Degrees, vertex: Degrees }).optional(),
    aspects: z
      .array(
        z.object({
          p1: z.string(),
          p2: z.string(),
          type: z.enum(ASPECT_IDS),
          orb: z.number().describe('Degrees from the exact angle, two decimals.'),
          deg: z.int(),
          is_major: z.boolean(),
          is_applying: z.boolean(),
        }),
      )
      .optional(),
    fixed_stars: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          designation: z.string(),
          ...InSign.shape,
          abs_pos: Degrees,
          longitude_deg: Degrees,
          latitude_deg: Degrees,
          declination_deg: Degrees,
          magnitude: z.number(),
          conjunctions: z.array(z.object({ body: z.string(), orb: z.number() })).describe('Bodies within one degree.'),
        }),
      )
      .optional(),
    moon_void_of_course: MoonVoidOfCourse.optional(),
    sidereal_time: z
      .object({ greenwich: z.string(), greenwich_hours: z.number(), local_hours: z.number().nullable() })
      .optional(),
    ayanamsa_deg: Degrees.optional().describe('Degrees subtracted from tropical longitudes of date, with nutation.'),
    astrology: z.object({
      moon_phase: z.object({ label: z.enum(MOON_PHASES), angle_deg: Degrees, illumination: z.number() }),
      retrograde_bodies: z.array(z.string()),
    }),
    chart_links: z.object({ ephemeris: z.string() }).optional(),
  })
  .meta({ id: 'EphemerisRow' })

const EphemerisMeta = z.object({
  start: z.string(),
  end: z.string().nullable(),
  step: z.string().nullable(),
  rows: z.int().min(1),
  bodies: z.array(z.string()),
  format: z.enum(['json', 'table']),
  table_style: z.string().optional(),
  zodiac_type: z.string(),
  sidereal_ayanamsa: z.string().nullable(),
  house_system: z.string(),
  timezone: z.string(),
  timezone_data: z.string().describe('Version of the time zone data.'),
  ephemeris: z.string(),
  precision: UsedPrecision,
  calendar: z.string(),
  dignity_source: z.string().optional(),
})

const Part = z.record(z.string(), z.unknown())
const Cell = z.union([z.string(), z.number(), z.null(), Part, z.array(Part)])

export const EphemerisReply = z
  .object({
    meta: EphemerisMeta,
    warnings: z.array(Warning).optional().describe('Every way in which the answer differs from the request.'),
    data: z.union([
      EphemerisRow.describe('One instant.'),
      z.array(EphemerisRow).describe('A range.'),
      z.object({ columns: z.array(z.string()), rows: z.array(z.array(Cell)) }).describe('A table in rows, or a grid.'),
      z.object({ columns: z.record(z.string(), z.array(Cell)) }).describe('A table in columns.'),
    ]),
  })
  .meta({ id: 'EphemerisReply', examples: [EPHEMERIS_EXAMPLE] })

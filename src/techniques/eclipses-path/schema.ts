import { z } from 'zod'
import { DAY_MS } from '../../astro/civil.ts'
import { Altitude, Azimuth, DateOrToday, EclipseOnEarth } from '../../contract/sky/eclipses.ts'
import { parseDate, TODAY } from '../../contract/sky/sky-events.ts'
import { EphemerisField, UsedPrecision } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const STEP_MINUTES_MAX = 10

export const EclipsesPathQuery = z
  .strictObject({
    date: DateOrToday.default(TODAY)
      .describe('UTC calendar date, proleptic Gregorian: the first eclipse on this date or after it. Today by default.')
      .meta({ examples: ['2026-08-12'] }),
    central_only: z
      .boolean()
      .default(true)
      .describe('Skips partial eclipses, which have no path. With false they are returned, without lines.'),
    step_minutes: z
      .int()
      .min(1)
      .max(STEP_MINUTES_MAX)
      .default(2)
      .describe('Minutes between points of the lines. Whole minutes of UTC, with both ends and the greatest eclipse.'),
    ephemeris: EphemerisField,
  })
  .meta({ examples: [{ date: '2026-08-12', step_minutes: 10 }] })

/** A request in our fields. `now` gives the current date. */
export function eclipsesPathInput(
  { date, ...fields }: z.output<typeof EclipsesPathQuery>,
  now: () => Date,
  warned: Warned,
) {
  const asked = date === TODAY ? Math.floor(now().getTime() / DAY_MS) * DAY_MS : parseDate(date)
  if (typeof asked !== 'number') throw new RangeError(asked.problem)
  return { ...fields, ...warned, dayMs: asked }
}
export type EclipsesPathInput = ReturnType<typeof eclipsesPathInput>

const Position = z.array(z.number()).length(2).describe('Longitude and latitude in degrees, east and north positive.')
const Time = z.string().describe('UTC.')

const Line = z.object({
  type: z.literal('Feature'),
  geometry: z.union([
    z.object({ type: z.literal('LineString'), coordinates: z.array(Position) }),
    z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(Position)) }),
  ]),
  properties: z.object({
    name: z.enum(['central_line', 'northern_limit', 'southern_limit']),
    times: z
      .union([z.array(Time), z.array(z.array(Time))])
      .describe('The instant of greatest eclipse at each position, nested as the coordinates are.'),
  }),
})

const Point = z.object({
  type: z.literal('Feature'),
  geometry: z.object({ type: z.literal('Point'), coordinates: Position }),
  properties: z.object({ name: z.literal('greatest_eclipse'), times: z.array(Time) }),
})

const CentralPoint = z.object({
  time: Time,
  lat: z.number(),
  lng: z.number(),
  type: z.enum(['total', 'annular']),
  width_km: z
    .number()
    .nullable()
    .describe('The width across the path; null at its ends, where the Sun is at the horizon.'),
  duration_seconds: z.number().describe('The duration of the total or annular phase.'),
  sun_altitude_deg: Altitude,
  sun_azimuth_deg: Azimuth,
})

export const EclipsesPathReply = z
  .object({
    eclipse: z.object({
      ...EclipseOnEarth.shape,
      is_central: z
        .boolean()
        .describe('Whether the axis of the shadow meets the Earth, so that there is a central line.'),
      lat: z.number().describe('The place where the eclipse is greatest.'),
      lng: z.number(),
      delta_t_seconds: z
        .number()
        .describe('TT minus UT. With another value, paths shift by up to 0.46 km east or west for each second.'),
    }),
    precision: UsedPrecision,
    begins: Time.nullable().describe('When the central line begins; null without one.'),
    ends: Time.nullable(),
    points: z.array(CentralPoint).describe('The central line in order of time.'),
    geojson: z
      .object({ type: z.literal('FeatureCollection'), features: z.array(z.union([Line, Point])) })
      .describe('RFC 7946. Lines are cut at the antimeridian.'),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'EclipsesPathReply' })

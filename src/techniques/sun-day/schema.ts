import { z } from 'zod'
import { ALMANAC, HORIZON_LIMITS } from '../../astro/horizon.ts'
import { HOUR_RULERS } from '../../astro/planetary-hours.ts'
import { checkPlace } from '../../contract/births/birth.ts'
import { Location } from '../../contract/births/natal-reply.ts'
import { Latitude, Longitude, readable, TimeZone } from '../../contract/fields.ts'
import { dateProblem, TODAY } from '../../contract/sky/sky-events.ts'
import { EphemerisField, UsedPrecision } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const SunDayQuery = z
  .strictObject({
    date: readable((text) => {
      const problem = text === TODAY ? null : dateProblem(text)
      return problem && `${problem}; or ${TODAY}`
    })
      .default(TODAY)
      .describe('Local calendar date, proleptic Gregorian. The current date at the place by default.')
      .meta({ examples: ['2026-06-21'] }),
    city: z.string().max(200).nullish().describe('A place by name, instead of coordinates.'),
    lat: Latitude.nullish(),
    lng: Longitude.nullish(),
    tz_str: TimeZone.nullable().default('AUTO').describe('IANA time zone, or AUTO: the zone of the place.'),
    include_planetary_hours: z
      .boolean()
      .default(false)
      .describe('The twelve unequal hours of the day and of the night after it, with their rulers.'),
    limb: z
      .enum(['upper', 'centre', 'lower'])
      .default(ALMANAC.limb)
      .describe('The part of the disc that rises and sets.'),
    refraction_arcmin: z
      .number()
      .min(0)
      .max(HORIZON_LIMITS.refractionArcmin)
      .default(ALMANAC.refraction * 60)
      .describe('How far refraction lifts an object at the horizon. 0 for the geometric horizon.'),
    elevation_m: z
      .number()
      .min(0)
      .max(HORIZON_LIMITS.elevationM)
      .default(0)
      .describe('Height above the landscape around, in metres. It lowers the horizon.'),
    ephemeris: EphemerisField,
  })
  .superRefine((place, context) =>
    checkPlace(place, (field, message) => context.addIssue({ code: 'custom', path: [field], message })),
  )
  .meta({ examples: [{ date: '2026-06-21', city: 'Oslo', include_planetary_hours: true }] })

/** A request in our fields. `now` gives the current date. */
export function sunDayInput({ date, ...fields }: z.output<typeof SunDayQuery>, now: () => Date, warned: Warned) {
  return { ...fields, ...warned, ...(date === TODAY ? { nowMs: now().getTime() } : { date }) }
}
export type SunDayInput = ReturnType<typeof sunDayInput>

const LocalInstant = z.string().describe('Local time with its offset.')
const OnDay = LocalInstant.nullable().describe('Local time with its offset, or null: not on this day.')
const Azimuth = z.number().nullable().describe('Degrees from north through east.')
const Altitude = z.number().nullable().describe('Degrees of the centre above the horizon, without refraction.')

const Passage = z.object({
  rise: OnDay,
  rise_azimuth_deg: Azimuth,
  culmination: OnDay.describe('The passage over the meridian, above the pole.'),
  culmination_altitude_deg: Altitude,
  set: OnDay,
  set_azimuth_deg: Azimuth,
  lower_culmination: OnDay.describe('The passage over the meridian below the pole.'),
  stays: z
    .enum(['above', 'below'])
    .nullable()
    .describe('Where the body is all day, if it neither rises nor sets; null on other days.'),
})

const Twilight = z
  .object({ begin: OnDay, end: OnDay })
  .describe(
    'Its beginning before sunrise and its end after sunset, on this date. An end after midnight belongs to the evening before.',
  )

const PlanetaryHour = z.object({
  number: z.int().min(1).max(12),
  part: z.enum(['day', 'night']),
  ruler: z.enum(HOUR_RULERS),
  start: LocalInstant,
  end: LocalInstant,
})

export const SunDayReply = z
  .object({
    date: z.string(),
    weekday: z.string().describe('In English.'),
    timezone: z.string(),
    location: Location,
    precision: UsedPrecision,
    horizon: z
      .object({
        limb: z.enum(['upper', 'centre', 'lower']),
        refraction_arcmin: z.number(),
        dip_arcmin: z.number().describe('By how much the height lowers the horizon.'),
      })
      .describe('What counts as rising and setting.'),
    sun: Passage.extend({
      day_length_seconds: z.int().min(0).describe('From rising to setting on this date: 0 and 86400 on polar days.'),
    }),
    moon: Passage,
    twilight: z.object({ civil: Twilight, nautical: Twilight, astronomical: Twilight }),
    sidereal_time_at_midnight: z.string().describe('Local apparent sidereal time at the first instant of the date.'),
    planetary_hours: z
      .object({
        day_ruler: z.enum(HOUR_RULERS),
        hours: z.array(PlanetaryHour).length(24),
      })
      .nullable()
      .optional()
      .describe('Null where the Sun does not rise and set.'),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'SunDayReply' })

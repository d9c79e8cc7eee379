import { z } from 'zod'
import { Location } from '../../contract/births/natal-reply.ts'
import {
  checkPlaceOfMoon,
  Forecast,
  flag,
  Instant,
  MoonDay,
  MoonFlags,
  MoonPlaceFields,
  Phase,
  placeOfMoon,
  SignPlace,
  TraditionalMoon,
} from '../../contract/sky/moon.ts'
import { EphemerisField, UsedPrecision } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const MoonMonthQuery = z
  .strictObject({
    year: z
      .int()
      .min(1)
      .max(9999)
      .describe('Gregorian, also before 1582.')
      .meta({ examples: [2026] }),
    month: z
      .int()
      .min(1)
      .max(12)
      .meta({ examples: [5] }),
    ...MoonPlaceFields,
    ...MoonFlags,
    include_sign_timeline: flag('When the Moon enters each sign of the tropical zodiac, and how long it stays.'),
    ephemeris: EphemerisField,
  })
  .superRefine(checkPlaceOfMoon)
  .meta({ examples: [{ year: 2026, month: 5, city: 'Lisbon', include_sign_timeline: true }] })

/** A request in our fields. */
export const moonMonthInput = (query: z.output<typeof MoonMonthQuery>, warned: Warned) => ({
  ...placeOfMoon(query),
  ...warned,
})
export type MoonMonthInput = ReturnType<typeof moonMonthInput>

const LocalInstant = z.string().describe('Local time with its offset.')

const Day = z.object({
  calendar_date: z.string().describe('The local date.'),
  timestamp: Instant.describe('Noon of the day in the time zone, for which phase and sign are given. In UTC.'),
  phase: Phase.extend({ distance_km: z.int() }),
  principal_phase: z
    .enum(['new_moon', 'first_quarter', 'full_moon', 'last_quarter'])
    .nullable()
    .describe('The phase that becomes exact on this day.'),
  zodiac: SignPlace.extend({ zodiac_type: z.literal('tropical') }).optional(),
  ...MoonDay,
})

const SignStay = z.object({
  sign: z.string(),
  sign_id: z.string(),
  start: LocalInstant.describe('The Moon enters the sign.'),
  end: LocalInstant.describe('The Moon leaves the sign.'),
  void_of_course_from: LocalInstant.describe('Its last major aspect in the sign, to the Sun and the planets to Pluto.'),
})

export const MoonMonthReply = z
  .object({
    year: z.int(),
    month: z.int(),
    timezone: z.string(),
    location: Location.optional().describe('Only with a place.'),
    precision: UsedPrecision,
    days: z.array(Day).min(1).max(31),
    phases: z.array(
      z.object({
        phase: z.enum(['new_moon', 'first_quarter', 'full_moon', 'last_quarter']),
        timestamp: Instant,
        local_timestamp: LocalInstant,
      }),
    ),
    apsides: z
      .array(
        z.object({
          kind: z.enum(['perigee', 'apogee']),
          timestamp: Instant,
          local_timestamp: LocalInstant,
          distance_km: z.int(),
        }),
      )
      .describe('The Moon at its least and its greatest distance.'),
    node_passages: z
      .array(z.object({ kind: z.enum(['ascending', 'descending']), timestamp: Instant, local_timestamp: LocalInstant }))
      .describe('The Moon as it crosses the ecliptic, northwards or southwards.'),
    sign_timeline: z
      .array(SignStay)
      .optional()
      .describe('The stays in signs that touch the month, whole: the first may begin before it.'),
    traditional_moons: z
      .array(TraditionalMoon.omit({ is_current_full_moon: true }))
      .optional()
      .describe('The names of the full Moons of the month.'),
    forecast: Forecast.optional().describe('Counted from the beginning of the month.'),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'MoonMonthReply' })

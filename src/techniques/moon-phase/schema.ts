import { z } from 'zod'
import { DST_POLICIES, parseTime } from '../../astro/time.ts'
import { Location } from '../../contract/births/natal-reply.ts'
import { readable } from '../../contract/fields.ts'
import { MoonVoidOfCourse } from '../../contract/sky/ephemeris-reply.ts'
import {
  checkPlaceOfMoon,
  Forecast,
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

const NOW = 'now'
const isNow = (text: string): boolean => text.trim().toLowerCase() === NOW

export const MoonPhaseQuery = z
  .strictObject({
    date: readable((text) => {
      const parsed = isNow(text) ? null : parseTime(text)
      return parsed && 'problem' in parsed ? `${parsed.problem}; or ${NOW}` : null
    })
      .default(NOW)
      .describe('now, or ISO 8601 (Gregorian). Without an offset local in the time zone.')
      .meta({ examples: ['2026-05-07T15:54:07Z'] }),
    ...MoonPlaceFields,
    dst_policy: z
      .enum(DST_POLICIES)
      .nullish()
      .describe(
        'How to read a local time that the clock skips (shifted forward by default) or shows twice (the earlier).',
      ),
    ...MoonFlags,
    ephemeris: EphemerisField,
  })
  .superRefine(checkPlaceOfMoon)
  .meta({ examples: [{ date: '2026-05-07T15:54:07Z', include_zodiac: true }] })

const thisSecond = (now: Date): string => `${now.toISOString().slice(0, 19)}Z`

/** A request in our fields. `now` replaces the present. */
export function moonPhaseInput(query: z.output<typeof MoonPhaseQuery>, now: () => Date, warned: Warned) {
  const { date, ...fields } = query
  return { ...placeOfMoon(fields), ...warned, date: isNow(date) ? thisSecond(now()) : date }
}
export type MoonPhaseInput = ReturnType<typeof moonPhaseInput>

const MoonZodiac = SignPlace.extend({
  zodiac_type: z.literal('tropical'),
  sidereal: SignPlace.extend({ ayanamsa: z.literal('lahiri') }),
  void_of_course: MoonVoidOfCourse,
})

export const MoonPhaseReply = z
  .object({
    timestamp: z.string().describe('The instant in UTC.'),
    local_timestamp: z.string(),
    timezone: z.string(),
    location: Location.optional().describe('Only with a place.'),
    precision: UsedPrecision,
    phase: Phase.extend({
      age_days: z.number().describe('Since the last new Moon, one decimal.'),
      distance_km: z
        .int()
        .describe('Between the centres of the Earth and the Moon at the instant, without the time of the light.'),
      parallax_deg: z.number().describe('Horizontal, at the equator.'),
      diameter_deg: z.number().describe('Of the disc, from the centre of the Earth.'),
    }),
    zodiac: MoonZodiac.optional(),
    ...MoonDay,
    forecast: Forecast.optional(),
    traditional_moon: TraditionalMoon.optional(),
    next_phases: z.object({ new_moon: Instant, first_quarter: Instant, full_moon: Instant, last_quarter: Instant }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'MoonPhaseReply' })

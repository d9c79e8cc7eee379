import { z } from 'zod'
import { Location } from '../../contract/births/natal-reply.ts'
import { EphemerisField, UsedPrecision } from '../../contract/sky/sources.ts'
import { AbhijitReply, ClockTime, GrahaName, StretchReply, WeekdayReply } from '../../contract/vedic/panchang.ts'
import { Ayanamsha, Convention, checkDayPlace, DayFields, underOwnNames } from '../../contract/vedic/request.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const PanchangMomentRequest = z
  .strictObject({
    ...DayFields,
    hour: DayFields.hour.unwrap().unwrap(),
    minute: DayFields.minute.unwrap().describe('0 if it is null.'),
    ayanamsha: Ayanamsha,
    convention: Convention,
    ephemeris: EphemerisField,
  })
  .superRefine(checkDayPlace)
  .meta({
    id: 'PanchangMomentRequest',
    examples: [{ year: 2026, month: 3, day: 14, hour: 12, minute: 0, city: 'New Delhi' }],
  })

/** A request in our fields. */
export const panchangMomentInput = (body: z.output<typeof PanchangMomentRequest>, warned: Warned) => ({
  ...underOwnNames(body),
  ...warned,
})
export type PanchangMomentInput = ReturnType<typeof panchangMomentInput>

const Passing = {
  name: z.string(),
  percent_remaining: z.number().min(0).max(100).describe('The share of its angle that is left, in percent.'),
  end_time: z.string().describe('HH:MM:SS, counted from the midnight of the date.'),
}

const Rashi = z.object({ name: z.string(), degree: z.number().describe('Degrees within the sign.') })

export const PanchangMomentReply = z
  .object({
    local_time: z.string(),
    sunrise: ClockTime,
    sunset: ClockTime,
    moonrise: ClockTime,
    moonset: ClockTime,
    weekday: WeekdayReply,
    tithi: z.object({ ...Passing, number: z.int(), paksha: z.enum(['Shukla', 'Krishna']), lord: GrahaName }),
    nakshatra: z.object({ ...Passing, number: z.int(), pada: z.int().min(1).max(4), lord: GrahaName }),
    yoga: z.object({ ...Passing, number: z.int(), description: z.string() }),
    karana: z.object({ ...Passing, number: z.int(), type: z.enum(['movable', 'fixed']) }),
    rahu_kalam: StretchReply.nullable(),
    gulika_kalam: StretchReply.nullable(),
    yamagandam: StretchReply.nullable(),
    abhijit_muhurta: AbhijitReply.nullable(),
    sun_sign: Rashi,
    moon_sign: Rashi,
    metadata: z.object({
      location: Location,
      ayanamsha: z.string(),
      convention: Convention.unwrap(),
      timezone_used: z.string(),
      precision: UsedPrecision,
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'PanchangMomentReply' })

import { z } from 'zod'
import { Location } from '../../contract/births/natal-reply.ts'
import { EphemerisField, UsedPrecision } from '../../contract/sky/sources.ts'
import {
  ClockTime,
  DayRule,
  KaranaReply,
  LunarMonthReply,
  NakshatraReply,
  StretchReply,
  TithiReply,
  WeekdayReply,
  YogaReply,
} from '../../contract/vedic/panchang.ts'
import {
  Ayanamsha,
  Convention,
  checkDayPlace,
  DayFields,
  PlaceFields,
  underOwnNames,
} from '../../contract/vedic/request.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const { year, month } = DayFields

export const PanchangMonthRequest = z
  .strictObject({
    year,
    month: month.describe('The month of the Gregorian calendar.'),
    ...PlaceFields,
    ayanamsha: Ayanamsha,
    convention: Convention,
    ephemeris: EphemerisField,
  })
  .superRefine(checkDayPlace)
  .meta({ id: 'PanchangMonthRequest', examples: [{ year: 2026, month: 6, city: 'Delhi' }] })

/** A request in our fields. */
export const panchangMonthInput = (body: z.output<typeof PanchangMonthRequest>, warned: Warned) => ({
  ...underOwnNames(body),
  ...warned,
})
export type PanchangMonthInput = ReturnType<typeof panchangMonthInput>

const SHORT = { number: true, name: true, ends_at: true, ends_at_iso: true } as const

const Day = z.object({
  date: z.string(),
  weekday: WeekdayReply.pick({ number: true, name: true }),
  begins_with: DayRule.shape.begins_with,
  sunrise: ClockTime,
  sunset: ClockTime,
  moonrise: ClockTime,
  moonset: ClockTime,
  lunar_month: LunarMonthReply.pick({ name: true, number: true, month_type: true, purnimanta: true }),
  tithis: z
    .array(TithiReply.pick({ ...SHORT, paksha: true, sunrises: true }))
    .describe('All tithis that touch the day. The first one names the day.'),
  nakshatras: z.array(NakshatraReply.pick(SHORT)),
  yogas: z.array(YogaReply.pick(SHORT)),
  karanas: z.array(KaranaReply.pick(SHORT)),
  rahu_kalam: StretchReply.pick({ start: true, end: true }).nullable(),
})

export const PanchangMonthReply = z
  .object({
    year: z.int(),
    month: z.int().min(1).max(12),
    location: Location,
    days: z.array(Day).min(1).max(31),
    metadata: z.object({
      ayanamsha: z.string(),
      convention: Convention.unwrap(),
      timezone_used: z.string(),
      precision: UsedPrecision,
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'PanchangMonthReply' })

import { z } from 'zod'
import { Location } from '../../contract/births/natal-reply.ts'
import { CALENDAR_YEARS, checkCalendarOnly, FileFields } from '../../contract/files.ts'
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

/** What a calendar may contain. */
export const CALENDAR_KINDS = [
  'day',
  ...(['tithi', 'nakshatra', 'yoga', 'karana'] as const),
  ...(['rahu_kalam', 'yamaganda', 'gulika_kalam', 'abhijit_muhurta'] as const),
  ...(['lunation', 'ekadashi', 'sankranti', 'lunar_month'] as const),
] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

export const PanchangMonthRequest = z
  .strictObject({
    year,
    month: month.describe('The month of the Gregorian calendar.'),
    ...PlaceFields,
    ayanamsha: Ayanamsha,
    convention: Convention,
    ephemeris: EphemerisField,
    ...FileFields,
    kinds: z
      .array(z.enum(CALENDAR_KINDS))
      .min(1)
      .max(CALENDAR_KINDS.length)
      .nullish()
      .describe(
        'What a calendar contains; `day` by default. Entries of whole days: `day`, named by its tithi at sunrise; `ekadashi`; and `lunar_month`, the first day of an amanta month. Events from beginning to end: `tithi`, `nakshatra`, `yoga`, `karana`, `rahu_kalam`, `yamaganda`, `gulika_kalam` and `abhijit_muhurta`. Moments: `lunation`, the new and the full Moon, and `sankranti`, the entry of the Sun into a sidereal sign.',
      )
      .meta({
        formHint: 'What a calendar contains. Only with the format ics.',
        examples: [['day', 'nakshatra', 'ekadashi']],
      }),
  })
  .superRefine(checkDayPlace)
  .superRefine((request, context) => {
    checkCalendarOnly(request, ['kinds', 'language'], context)
    const { year, format } = request
    if (format === 'ics' && (year < CALENDAR_YEARS.first || year > CALENDAR_YEARS.last))
      context.addIssue({
        code: 'custom',
        path: ['format'],
        message: `A calendar covers the years ${CALENDAR_YEARS.first} to ${CALENDAR_YEARS.last}: ask for json or csv`,
      })
  })
  .meta({ id: 'PanchangMonthRequest', examples: [{ year: 2026, month: 6, city: 'Delhi' }] })

/** A request in our fields. */
export const panchangMonthInput = (body: z.output<typeof PanchangMonthRequest>, now: () => Date, warned: Warned) => ({
  ...underOwnNames(body),
  ...warned,
  nowMs: now().getTime(),
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

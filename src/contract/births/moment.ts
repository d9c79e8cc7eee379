import { z } from 'zod'
import { CALENDAR_RULES } from '../../astro/calendar.ts'
import { DST_POLICIES } from '../../astro/time.ts'
import { DateTime } from '../fields.ts'
import { UsedEphemeris } from '../sky/sources.ts'

/** How the date and time of a request are read, in addition to their zone. */
export const CivilTimeFields = {
  dst_policy: z
    .enum(DST_POLICIES)
    .nullish()
    .describe(
      'How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.',
    )
    .meta({
      formHint: 'For a local time that was skipped or occurred twice when summer time began or ended.',
      toolHint:
        'For a local time that the clock skips or shows twice. By default the skipped one is shifted, the repeated one the earlier.',
    }),
  calendar: z
    .enum(CALENDAR_RULES)
    .default('auto')
    .describe(
      'Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning.',
    )
    .meta({
      formHint: 'Julian until 1582 by default; some countries kept it longer.',
      toolHint: 'auto: Julian before 15 October 1582. julian: also later.',
    }),
}

const Instant = z.object({
  utc: z.string().describe('The instant in UTC, ISO 8601.'),
  local: z.string().describe('The instant in local time, with its offset.'),
  offset: z.string().describe('Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02.'),
  abbreviation: z
    .string()
    .describe('Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters.'),
  is_dst: z
    .boolean()
    .nullable()
    .describe(
      'Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset.',
    ),
})

const TimeChange = z.object({
  kind: z.enum(['fold', 'gap']).describe('fold: the clock showed this time twice. gap: the clock skipped it.'),
  policy: z.enum(DST_POLICIES).nullable().describe('The `dst_policy` of the request; null if it had none.'),
  message: z.string(),
  candidates: z
    .array(Instant)
    .length(2)
    .describe(
      'Both instants, the earlier first. For a gap: the time read with the offset after the gap, and with the offset before it.',
    ),
})

const OtherClocks = z.object({
  kind: z
    .enum(['city', 'region', 'mean_time'])
    .describe(
      'city: before 1970 the zone records the clock of its own city, which was used. region: the birthplace is known to have had another clock, which was used. mean_time: the zone has the mean time of its city, which was not the law elsewhere; the mean time of the birthplace was used.',
    ),
  city: z.string().describe('The city of the zone.'),
  distance_km: z.int().describe('From that city to the birthplace.'),
  offsets: z
    .array(
      z.object({
        offset: z.string(),
        utc: z.string().describe('The instant of the same local time on that clock.'),
        cities: z
          .array(z.string())
          .describe('The nearest cities with that clock. Empty for a clock that kept or skipped summer time.'),
        asc: z.number().optional().describe('The Ascendant on that clock, in degrees.'),
      }),
    )
    .describe('The other offsets, earliest instant first.'),
  asc_range: z
    .object({ from: z.number(), to: z.number() })
    .optional()
    .describe('The Ascendants of the earliest and of the latest instant, in degrees. Absent without a time of birth.'),
})

const OtherCalendarDate = z.object({
  calendar: z.enum(['julian', 'swedish']),
  until: z.string().describe('The last date of that calendar at this place, in that calendar.'),
  date_gregorian: z.string().describe('That date in the Gregorian calendar.'),
  days: z.int().describe('The number of days by which it is later than the date in this answer.'),
  utc: z.string(),
  sun: z.number().describe('Longitudes on that day, in degrees.'),
  moon: z.number(),
  asc: z.number().optional(),
})

export const ExplainedTime = z
  .object({
    ...Instant.shape,
    offset_seconds: z.int(),
    timezone: z.string().describe('IANA name, a fixed offset, or LMT.'),
    timezone_data: z.string().describe('Release of the tz database that the offset and the name come from.'),
    local_mean_time: z
      .boolean()
      .describe('True if the mean time of the birthplace’s longitude was used, four minutes a degree.'),
    calendar: z.enum(['gregorian', 'julian', 'swedish']).describe('The calendar that was used to read the date.'),
    date_gregorian: z
      .string()
      .describe('The local date in the Gregorian calendar, as in all ISO 8601 texts. Year 0 is 1 BC.'),
    date_julian: z.string().describe('The same day in the Julian calendar.'),
    julian_day_ut: z
      .number()
      .describe('Julian day in UT. UTC is taken for UT1, from which it differs by less than 0.9 s since 1972.'),
    julian_day_tt: z.number().describe('Julian day in Terrestrial Time: UT + delta T.'),
    delta_t_seconds: z.number().describe('TT - UT, from the ephemeris.'),
    ephemeris: UsedEphemeris,
    other_clocks: OtherClocks.optional().describe(
      'Only where the clock of the birthplace is uncertain: before 1970 away from the city of its zone.',
    ),
    other_calendar: OtherCalendarDate.optional().describe(
      'Only where the place still used another calendar on a date that was read as Gregorian, because `calendar` was not given.',
    ),
    change: TimeChange.optional().describe('Only for a local time that the clock skipped or showed twice.'),
  })
  .meta({ id: 'ExplainedTime' })
export type ExplainedTime = z.output<typeof ExplainedTime>

/** The instant of transits, under either name. */
export const TransitDateFields = {
  transit_date: DateTime.nullish()
    .describe('ISO 8601. Without Z or an offset it is local in the time zone. Now by default.')
    .meta({
      examples: ['2026-03-01T12:00'],
      formHint: 'A date or a date with a time, such as 2026-03-01T12:00. Now by default.',
    }),
  transit_datetime: DateTime.nullish().describe('The same as `transit_date`.').meta({ isAlias: true }),
}

interface TransitDates {
  readonly transit_date?: string | null | undefined
  readonly transit_datetime?: string | null | undefined
}

/** The date of transits is the same under both names. */
export function checkTransitDate({ transit_date, transit_datetime }: TransitDates, context: z.RefinementCtx): void {
  if (!transit_date || !transit_datetime || transit_date === transit_datetime) return
  context.addIssue({
    code: 'custom',
    path: ['transit_datetime'],
    message: 'contradicts transit_date: give one of them',
  })
}

/** The date of a request, otherwise now. */
export const transitDate = ({ transit_date, transit_datetime }: TransitDates, now: () => Date): string =>
  transit_date ?? transit_datetime ?? now().toISOString()

/** The name under which a request has its date. A refusal uses it. */
export const transitDateField = ({ transit_datetime }: TransitDates): 'transit_date' | 'transit_datetime' =>
  transit_datetime ? 'transit_datetime' : 'transit_date'

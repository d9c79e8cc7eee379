import { z } from 'zod'
import { CHOGHADIYAS } from '../../../astro/vedic/day-parts.ts'
import { Location } from '../../../contract/births/natal-reply.ts'
import { UsedPrecision } from '../../../contract/sky/sources.ts'
import {
  AbhijitReply,
  ClockTime,
  DayRule,
  GrahaName,
  KaranaReply,
  LocalInstant,
  LunarMonthReply,
  NakshatraReply,
  RitualYear,
  StretchReply,
  TithiReply,
  WeekdayReply,
  YogaReply,
} from '../../../contract/vedic/panchang.ts'
import { Convention } from '../../../contract/vedic/request.ts'
import { Warning } from '../../../contract/warnings.ts'

const SIGN = z.object({
  sign_id: z.int().min(1).max(12),
  name: z.string(),
  degree: z.number().describe('Degrees within the sign.'),
})

/** The panchang of a day at a place. */
export const PanchangReply = z
  .object({
    date: z.string(),
    location: Location,
    day: DayRule,
    sunrise: ClockTime,
    sunset: ClockTime,
    moonrise: ClockTime,
    moonset: ClockTime,
    weekday: WeekdayReply,
    lunar_month: LunarMonthReply,
    ...RitualYear,
    tithi: TithiReply.describe('The tithi at the beginning of the day, which names the day.'),
    nakshatra: NakshatraReply,
    yoga: YogaReply,
    tithis: z.array(TithiReply).describe('All tithis that touch the day, in order.'),
    nakshatras: z.array(NakshatraReply),
    yogas: z.array(YogaReply),
    karanas: z.array(KaranaReply),
    rahu_kalam: StretchReply.nullable(),
    yamaganda: StretchReply.nullable(),
    gulika_kalam: StretchReply.nullable(),
    abhijit_muhurta: AbhijitReply.nullable(),
    brahma_muhurta: StretchReply.nullable().describe('An auspicious time before the sunrise of the date.'),
    dur_muhurta: z.array(StretchReply),
    varjyam: z.array(StretchReply),
    amrita_kalam: z.array(StretchReply),
    choghadiya: z
      .array(
        StretchReply.extend({
          name: z.enum(CHOGHADIYAS),
          part: z.enum(['day', 'night']),
          quality: z.enum(['excellent', 'auspicious', 'favorable', 'usable', 'caution', 'avoid']),
        }),
      )
      .optional(),
    hora: z
      .array(StretchReply.extend({ number: z.int().min(1).max(12), part: z.enum(['day', 'night']), lord: GrahaName }))
      .optional(),
    request_time_panchang: z
      .object({
        local_time: LocalInstant,
        tithi: TithiReply.pick({ number: true, name: true, paksha: true, month_number: true }),
        nakshatra: NakshatraReply.pick({ number: true, name: true, pada: true, lord: true }),
        yoga: YogaReply.pick({ number: true, name: true }),
        karana: KaranaReply.pick({ number: true, name: true }),
        sun_sign: SIGN,
        moon_sign: SIGN,
      })
      .optional()
      .describe('The panchang of the moment asked for.'),
    metadata: z.object({
      endpoint_version: z.literal('v2'),
      ruleset_version: z.string(),
      ayanamsha: z.string(),
      ayanamsha_deg: z.number().describe('The ayanamsha at the beginning of the day, with nutation.'),
      convention: Convention.unwrap(),
      timezone_used: z.string(),
      calculation_basis: z.string(),
      request_local_time: z.string().nullable(),
      precision: UsedPrecision,
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'PanchangReply' })

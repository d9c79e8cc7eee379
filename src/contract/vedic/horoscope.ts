import { z } from 'zod'
import { GrahaName, LocalInstant, StretchReply } from './panchang.ts'
import { PERIOD_QUALITIES } from './qa.ts'

/** Areas of life with the houses that stand for them (Brihat Parashara Hora Shastra 11). */
export const AREA_HOUSES = {
  career: [10],
  wealth: [2, 11],
  relationships: [7],
  health: [1, 6],
  mind: [4, 5],
  spiritual: [9, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>
export type Area = keyof typeof AREA_HOUSES
export const AREAS = Object.keys(AREA_HOUSES) as [Area, ...Area[]]

/** The names of scores with the least score of each, the highest first. */
export const BANDS = { strong: 85, favorable: 65, mixed: 45, careful: 0 } as const
export type Band = keyof typeof BANDS
const BAND_NAMES = Object.keys(BANDS) as [Band, ...Band[]]

/** The score of an area on which nothing acts. */
export const SCORE_BASE = 60

export const FACT_KINDS = [
  'gochar',
  'ashtakavarga',
  'tara_bala',
  'chandra_bala',
  'dasha_dignity',
  'dasha_function',
  'tithi',
  'yoga',
  'karana',
  'saturn_passage',
  'change',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

const Points = z.object({
  career: z.int(),
  wealth: z.int(),
  relationships: z.int(),
  health: z.int(),
  mind: z.int(),
  spiritual: z.int(),
})

/** The rule behind a fact with what it was applied to. */
const Evidence = z.object({
  rule: z.string(),
  source: z.string(),
  figures: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
    .describe('What the rule was applied to, such as `house_from_moon` and `obstructed_by`.'),
})

/** A fact of a day for a birth. */
export const Influence = z
  .object({
    id: z.string().describe('The date with `fact_id`.'),
    fact_id: z.string().describe('The same on every day on which the same fact holds: `gochar:saturn:moon:3`.'),
    rank: z.int().min(1).describe('1 for the fact that moves the scores most.'),
    kind: z.enum(FACT_KINDS),
    category: z.enum(['transit', 'moon', 'dasha', 'panchang']),
    polarity: z.enum(['favorable', 'unfavorable', 'neutral']),
    title: z.string(),
    summary: z.string(),
    transit_planet: GrahaName.nullable().describe('The graha in transit; null for dashas and the panchang.'),
    reference_point: z.enum(['moon', 'lagna', 'natal_nakshatra', 'natal_chart', 'day']),
    relation_key: z.string().describe('The graha or element with its reference point: `saturn__moon`.'),
    points: Points.describe('What the fact adds to the score of each area.'),
    evidence: Evidence.optional(),
  })
  .meta({ id: 'VedicInfluence' })

const Driver = z.object({
  fact_id: z.string(),
  title: z.string(),
  points: z.int().describe('For `overall` the sum over the areas.'),
})

/** The score of an area, or of all. */
export const AreaScore = z
  .object({
    score: z.int().min(0).max(100),
    band: z.enum(BAND_NAMES).describe('`strong` from 85, `favorable` from 65, `mixed` from 45, `careful` below.'),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe('The share of the rules that could be applied; 1 with a time of birth.'),
    drivers: z.array(Driver).describe('What raises the score, the most important first.'),
    cautions: z.array(Driver).describe('What lowers it.'),
    explanation: z.string().describe('How the score adds up.'),
  })
  .meta({ id: 'VedicAreaScore' })

export const AreaSection = z.object({
  key: z.enum(AREAS),
  title: z.string(),
  score: z.int().min(0).max(100),
  band: z.enum(BAND_NAMES),
  summary: z.string(),
  advice: z.string(),
  fact_ids: z.array(z.string()).describe('The facts that the summary names.'),
})

const Overlap = z.object({
  key: z.string(),
  label: z.string(),
  message: z.string(),
  overlap_minutes: z.number(),
})

/** A part of the day with what overlaps it. */
export const TimedPeriod = StretchReply.extend({
  key: z.string(),
  label: z.string(),
  duration_minutes: z.number(),
  quality: z.enum(PERIOD_QUALITIES),
  basis: z.string().describe('How the period is found.'),
  tags: z.array(z.string()),
  warnings: z.array(Overlap).describe('Times to avoid that overlap the period.'),
  index: z.int().min(1).nullable().describe('The number of a chaughadia or hora.'),
  phase: z.enum(['day', 'night']).nullable(),
  lord: GrahaName.nullable().describe('The graha that rules a hora.'),
  segment: z.int().min(1).max(8).nullable().describe('Which eighth of the daylight it is.'),
}).meta({ id: 'VedicTimedPeriod' })

/** The times of a day. */
export const DayTiming = z
  .object({
    date: z.string(),
    sunrise: z.string().describe('HH:MM:SS.'),
    sunset: z.string(),
    next_sunrise: z.string().nullable().describe('Counted from the midnight of the date, so above 24:00:00.'),
    sunrise_iso: LocalInstant,
    sunset_iso: LocalInstant,
    next_sunrise_iso: LocalInstant.nullable(),
    timezone: z.string(),
    abhijit: TimedPeriod,
    rahu_kalam: TimedPeriod,
    yamaganda: TimedPeriod,
    gulika: TimedPeriod,
    chaughadia: z.array(TimedPeriod).describe('Sixteen, or the eight of the day where the night does not end.'),
    horas: z.array(TimedPeriod).describe('Twenty-four, or the twelve of the day where the night does not end.'),
    favorable_periods: z.array(TimedPeriod).max(6).describe('Abhijit and the best chaughadias, in order of time.'),
    caution_periods: z
      .array(TimedPeriod)
      .describe('Rahu Kaal, Yamaganda, Gulika Kaal, dur muhurtas, varjyam and Bhadra, in order of time.'),
    metadata: z.object({ ruleset_version: z.string(), day_begins_with: z.literal('sunrise'), rule: z.string() }),
  })
  .nullable()
  .describe('Null where the Sun does not both rise and set on the date.')

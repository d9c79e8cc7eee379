import { z } from 'zod'
import { AVOIDED_TIMES } from '../../astro/vedic/avoided-times.ts'
import { MONTH_RECKONINGS, REJECTIONS } from '../../astro/vedic/muhurta-windows.ts'
import { MUHURTA_RULES, type MuhurtaPurpose } from '../../astro/vedic/muhurtas/purposes.ts'
import { DIRECTIONS } from '../../astro/vedic/muhurtas/rule.ts'
import { LabelLanguage, readable } from '../fields.ts'
import { dateProblem } from '../sky/sky-events.ts'
import { EphemerisField } from '../sky/sources.ts'
import { LocalInstant } from './panchang.ts'
import { Ayanamsha, Convention, PlaceFields } from './request.ts'

export const MUHURTA_PURPOSES = Object.keys(MUHURTA_RULES) as [MuhurtaPurpose, ...MuhurtaPurpose[]]

/** Longest range of a search, in days: a quarter of a year takes some hundredths of a second. */
export const MUHURTA_DAYS_MAX = 92
/** Windows in a list. */
const WINDOWS_MAX = 50
const MINUTES_OF_DAY = 1_440
/** The default of the published API whose field names these are. */
const MINIMUM_MINUTES = 240

/** The fields of a search for auspicious times. */
export const MuhurtaFields = {
  purpose: z
    .enum(MUHURTA_PURPOSES)
    .describe(
      'What the time is for. The purpose decides which tithis, nakshatras, weekdays, months and rising signs are allowed.',
    ),
  direction: z
    .enum(DIRECTIONS)
    .nullish()
    .describe(
      'For `travel`: the direction of the journey. It excludes the weekdays of its disha shool and adds rising signs.',
    )
    .meta({ toolHint: 'Of a journey.', formHint: 'For travel.' }),
  start_date: readable(dateProblem)
    .describe('First date, by the Gregorian calendar at the place. A date lasts from its sunrise to the next one.')
    .meta({ examples: ['2026-10-01'], toolHint: 'First date.' }),
  end_date: readable(dateProblem)
    .describe(`Last date, included. A range has at most ${MUHURTA_DAYS_MAX} days.`)
    .meta({ examples: ['2026-10-31'], toolHint: `Last date, at most ${MUHURTA_DAYS_MAX} days.` }),
  ...PlaceFields,
  ayanamsha: Ayanamsha,
  convention: Convention,
  minimum_minutes: z
    .int()
    .min(24)
    .max(MINUTES_OF_DAY)
    .default(MINIMUM_MINUTES)
    .describe('Shorter windows are listed under `rejected_windows`.')
    .meta({ toolHint: 'Shortest window.' }),
  month_reckoning: z
    .enum(MONTH_RECKONINGS)
    .default('amanta')
    .describe('How lunar months are counted: from new Moon to new Moon (amanta) or from full Moon to full Moon.')
    .meta({ toolHint: 'How months are counted.' }),
  limit: z.int().min(1).max(WINDOWS_MAX).default(10).describe('The largest number of windows in each list.'),
  language: LabelLanguage.default('en').describe(
    'Language of the answer. So far the answer is only in English; a warning says so if you ask for another language.',
  ),
  ephemeris: EphemerisField,
}

const Status = z.enum(['pass', 'fail', 'not_required'])
const Criterion = z.object({ status: Status, value: z.string() })
const RisingReply = z.object({
  sign: z.string(),
  start: LocalInstant,
  end: LocalInstant,
  sample_time: LocalInstant.describe('The middle of the time in which the sign rises.'),
})

export const AvoidPeriod = z.object({
  name: z.enum(AVOIDED_TIMES),
  start: LocalInstant,
  end: LocalInstant,
  status: z.literal('overlaps'),
})

export const MuhurtaCriteria = z.object({
  tithi: Criterion,
  nakshatra: Criterion,
  weekday: Criterion,
  lunar_month: Criterion,
  sun_sign: Criterion,
  lagna: z.object({ status: Status, allowed_signs: z.array(z.string()), matched_signs: z.array(RisingReply) }),
  duration: z.object({ status: Status, minimum_minutes: z.int(), value_minutes: z.number() }),
  avoid_periods: z.array(AvoidPeriod).describe('Times in which nothing is begun, as far as they touch the window.'),
  purpose: z.enum(MUHURTA_PURPOSES),
})

const WindowTimes = {
  date: z.string().describe('The date on whose sunrise the day of the window begins.'),
  start: LocalInstant,
  end: LocalInstant,
  start_time: z.string().describe('HH:MM:SS, counted from the midnight of the date.'),
  end_time: z.string(),
  duration_minutes: z.number(),
}

export const MuhurtaWindowReply = z.object({
  ...WindowTimes,
  score: z.number().min(0).max(100),
  score_parts: z
    .array(z.object({ name: z.string(), points: z.number() }))
    .describe('The points that add up to the score.'),
  quality: z.enum(['excellent', 'auspicious', 'favorable', 'usable']),
  reasons: z.array(z.string()),
  source_periods: z
    .array(z.object({ kind: z.enum(['tithi', 'nakshatra']), name: z.string(), start: LocalInstant, end: LocalInstant }))
    .describe('The tithis and nakshatras of the window.'),
  warnings: z.array(z.string()),
  criteria: MuhurtaCriteria,
})

/** A part of a window that lies outside all avoided times and in which an allowed sign rises. */
export const MuhurtaMoment = z.object({ ...WindowTimes, lagna: z.string() })

export const RejectedWindow = z.object({
  ...WindowTimes,
  reason_codes: z.array(z.enum(REJECTIONS)),
  reasons: z.array(z.object({ code: z.enum(REJECTIONS), message: z.string() })),
})

export const MuhurtaRange = z.object({
  start_date: z.string(),
  end_date: z.string(),
  day_count: z.int().min(1).max(MUHURTA_DAYS_MAX),
})

export const MuhurtaRuleReply = z
  .object({
    title: z.string(),
    tithis: z.array(z.string()).describe('Empty if all are allowed.'),
    nakshatras: z.array(z.string()),
    weekdays: z.array(z.string()),
    lunar_months: z.array(z.string()).describe('Empty if all are allowed.'),
    allows_adhika_month: z.boolean(),
    allows_pitru_paksha: z.boolean(),
    lagnas: z.array(z.string()).describe('Empty if all are allowed.'),
    avoided_sun_signs: z.array(z.string()),
    direction: z.enum(DIRECTIONS).nullable().describe('The direction of a journey whose weekdays and signs these are.'),
    not_checked: z.array(z.string()).describe('Further conditions of the texts, which the search does not check.'),
    scoring: z.string(),
    sources: z.array(z.string()),
  })
  .describe('What the purpose asks for, how windows are scored, and the sources.')

import { z } from 'zod'
import { PANCHAK_RULES } from '../../astro/vedic/moon-times.ts'
import { Location } from '../../contract/births/natal-reply.ts'
import { LabelLanguage, readable } from '../../contract/fields.ts'
import { dateProblem, parseDate } from '../../contract/sky/sky-events.ts'
import { EphemerisField, UsedPrecision } from '../../contract/sky/sources.ts'
import { ClockTime, DayRule, StretchReply, WeekdayReply } from '../../contract/vedic/panchang.ts'
import { DAY_QUESTIONS, DayPeriod, dayQuestion, questionProblem } from '../../contract/vedic/qa.ts'
import {
  Ayanamsha,
  Convention,
  checkDayPlace,
  DayFields,
  OtherPlaceNames,
  underOwnNames,
} from '../../contract/vedic/request.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

const { city, state, country, lat, lng, tz_str, dst_policy } = DayFields

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

export const VedicQaRequest = z
  .strictObject({
    question: readable(questionProblem)
      .describe(
        `What to look for: ${DAY_QUESTIONS.join(', ')}. Common spellings are understood, such as rahu kalam and choghadiya.`,
      )
      .meta({ examples: ['rahu kaal'], toolHint: DAY_QUESTIONS.join(', ') }),
    date: readable(dateProblem)
      .describe('The date at the place, by the Gregorian calendar.')
      .meta({ examples: ['2026-09-22'], toolHint: 'The date.' }),
    time: readable((text) => (TIME.test(text) ? null : 'Expected a time such as 10:00 or 10:00:30'))
      .nullish()
      .describe('Local time. With it, `current_period` is the period at this time.')
      .meta({ examples: ['10:00'], toolHint: 'HH:MM, for the current period.' }),
    city,
    state,
    country,
    lat,
    lng,
    tz_str,
    dst_policy,
    ...OtherPlaceNames,
    ayanamsha: Ayanamsha,
    convention: Convention,
    panchak_rule: z
      .enum(PANCHAK_RULES)
      .default('half_dhanishta')
      .describe(
        'Where Panchak begins: in the middle of Dhanishta, where Aquarius begins, or at the beginning of Dhanishta.',
      )
      .meta({ toolHint: 'Where Panchak begins.' }),
    language: LabelLanguage.default('en').describe(
      'Language of the answer. So far the answer is only in English; a warning says so if you ask for another language.',
    ),
    ephemeris: EphemerisField,
  })
  .superRefine(checkDayPlace)
  .meta({
    id: 'VedicQaRequest',
    examples: [{ question: 'rahu kaal', date: '2026-09-22', time: '10:00', city: 'Mumbai' }],
  })

/** A request in our fields. */
export function vedicQaInput({ question, date, time, ...body }: z.output<typeof VedicQaRequest>, warned: Warned) {
  const [hour, minute, second] = time?.split(':').map(Number) ?? []
  return {
    ...underOwnNames(body),
    ...warned,
    question: dayQuestion(question)!,
    dateMs: parseDate(date) as number,
    time: time ? { hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 } : null,
  }
}
export type VedicQaInput = ReturnType<typeof vedicQaInput>

export const VedicQaReply = z
  .object({
    question: z.enum(DAY_QUESTIONS),
    answer: z.string().describe('The answer in one or two sentences.'),
    period: DayPeriod.nullable().describe(
      'The period that answers the question. If there are several: for panchak and bhadra the first, otherwise the one at `time`, or null.',
    ),
    current_period: DayPeriod.nullable().describe('The period at `time`; null without a time, or if there is none.'),
    sections: z.record(z.string(), z.array(DayPeriod)).describe('The periods by their section.'),
    periods: z.array(DayPeriod).describe('All periods of the day, in order.'),
    panchang_context: z.object({
      date: z.string(),
      day: DayRule,
      sunrise: ClockTime,
      sunset: ClockTime,
      weekday: WeekdayReply,
      rahu_kalam: StretchReply.nullable(),
    }),
    rule: z.string().describe('How the periods are found, with the source.'),
    location: Location,
    metadata: z.object({
      endpoint_version: z.literal('v2'),
      ruleset_version: z.string(),
      ayanamsha: z.string(),
      convention: Convention.unwrap(),
      panchak_rule: z.enum(PANCHAK_RULES),
      timezone_used: z.string(),
      request_local_time: z.string().nullable(),
      precision: UsedPrecision,
    }),
    warnings: z.array(Warning),
  })
  .meta({ id: 'VedicQaReply' })

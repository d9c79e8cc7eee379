import { civilFields, DAY_MS, epochMsOf, isoCivilDate, isoLocal, weekdayIndex } from '../../astro/civil.ts'
import { ALMANAC } from '../../astro/horizon.ts'
import { momentOf } from '../../astro/moment.ts'
import type { Sky } from '../../astro/sky.ts'
import { rahuKala } from '../../astro/vedic/day-parts.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import { localDate, localText, type Zone } from '../../astro/zone.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { type CastDays, castDays } from '../../calculation/charting/vedic/days.ts'
import { dateWarnings } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { usedPrecision } from '../../contract/sky/sources.ts'
import type { DayQuestion } from '../../contract/vedic/qa.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { Refusal } from '../../platform/errors.ts'
import { locationReply } from '../../wire/time-and-place.ts'
import { type Period, periodReply, SOLAR_PERIODS } from '../../wire/vedic/day-periods.ts'
import { bhadraPeriods, panchakPeriods } from '../../wire/vedic/moon-periods.ts'
import { clockOrNull, type DayClock, stretchOrNull, weekdayOf } from '../../wire/vedic/panchang.ts'
import { answerText, RULES } from './answer.ts'
import type { VedicQaInput, VedicQaReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicQaReply>

const RULESET = 'orrery_day_periods_v1'

/** The answer of `POST /api/v2/vedic/qa`. */
export function vedicQaAnswer(sky: Sky, atlas: Atlas, input: VedicQaInput): Reply {
  const { question, dateMs } = input
  const cast = castDays(sky, atlas, input, { firstMs: dateMs - DAY_MS, lastMs: dateMs, field: 'date' }, ALMANAC)
  const { days, zone, where } = cast
  const day = days.at(-1)!
  if (day.civilMs !== dateMs)
    throw new Refusal('invalid_input', {
      field: 'date',
      message: `The clocks of ${zone.id} skipped ${isoCivilDate(dateMs)}. Give the date before or after it`,
    })
  const clock: DayClock = { zone, civilMs: dateMs }
  const moment = momentAsked(cast, input)
  const { periods, next } = periodsOf(question, day, input, zone)
  const before = moment && moment.jd < day.start && days.length > 1 ? days[0]! : null
  const running = before ? periodsOf(question, before, input, zone).periods : []
  const runs = ({ start, end }: Period): boolean => moment !== null && moment.jd >= start && moment.jd < end
  const current = [...periods, ...running].find(runs) ?? null
  const asked = periods.length === 1 || MOON_QUESTIONS.includes(question) ? (periods[0] ?? null) : current
  const reply = (period: Period | null) => period && periodReply(clock, period)
  const all = periods.map((period) => periodReply(clock, period))
  const nextReply = reply(next)
  const replied = reply(current)
  const location = locationReply(where)
  return {
    question,
    answer: answerText({ question, day, location, periods: all, current: replied, next: nextReply }),
    period: reply(asked),
    current_period: replied,
    sections: Object.fromEntries(Map.groupBy(all, ({ section }) => section)),
    periods: all,
    panchang_context: {
      date: isoCivilDate(dateMs),
      day: { start: localText(zone, day.start), end: localText(zone, day.end), begins_with: day.basis },
      sunrise: clockOrNull(clock, day.basis === 'sunrise' ? day.start : null),
      sunset: clockOrNull(clock, day.sunset),
      weekday: weekdayOf(day),
      rahu_kalam: stretchOrNull(clock, day.solar, rahuKala),
    },
    rule: RULES[question],
    location,
    metadata: {
      endpoint_version: 'v2',
      ruleset_version: RULESET,
      ayanamsha: zodiacOfAyanamsha(input.ayanamsha).ayanamsa,
      convention: input.convention,
      panchak_rule: input.panchak_rule,
      timezone_used: zone.id,
      request_local_time: moment && isoLocal(moment.epochMs, moment.offsetSeconds),
      precision: usedPrecision(sky.sourceAt(day.start)),
    },
    warnings: [
      ...cast.warnings.filter(({ code }) => code !== 'date_skipped'),
      ...(moment ? dateWarnings(moment.change, 'time') : []),
      ...(MOON_QUESTIONS.includes(question) ? [] : polarWarnings(day)),
      ...(input.language === 'en' ? [] : [{ ...ENGLISH, message: `${ENGLISH.message} ${input.language}` }]),
    ],
  }
}

const MOON_QUESTIONS: readonly DayQuestion[] = ['panchak', 'bhadra']

const NO_DAYLIGHT = {
  code: 'no_sunrise',
  message: 'The Sun does not both rise and set on this date at this place, so the date has no parts of day and night',
}
const NO_NIGHT = {
  code: 'no_night',
  message: 'The Sun does not set before this date or does not rise after it, so the parts of that night are missing',
}
const ENGLISH = { code: 'language_not_available', message: 'The answer is in English. It does not exist in' }

const polarWarnings = ({ solar }: PanchangDay) => {
  if (!solar) return [NO_DAYLIGHT]
  return solar.sunsetBefore === null || solar.nextSunrise === null ? [NO_NIGHT] : []
}

function momentAsked({ zone, where }: CastDays, { time, dateMs, dst_policy }: VedicQaInput) {
  if (!time) return null
  const { year, month, day } = civilFields(dateMs)
  const options = {
    longitude: where.place.longitude,
    policy: dst_policy ?? undefined,
    calendar: 'gregorian' as const,
    fields: { day: 'date', time: 'time' },
  }
  return momentOf(zone, { year, month, day, ...time }, options)
}

function periodsOf(question: DayQuestion, day: PanchangDay, input: VedicQaInput, zone: Zone) {
  if (question === 'panchak')
    return panchakPeriods(day, input.panchak_rule, (jd) => weekdayIndex(localDate(zone, epochMsOf(jd))))
  if (question === 'bhadra') return bhadraPeriods(day)
  return { periods: day.solar ? SOLAR_PERIODS[question](day.solar) : [], next: null }
}

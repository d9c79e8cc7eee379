import { isoCivilDate, isoUtc } from '../../../../astro/civil.ts'
import { type Sky, sourceBetween } from '../../../../astro/sky.ts'
import type { Zone } from '../../../../astro/zone.ts'
import { localText } from '../../../../astro/zone.ts'
import type { ReplyOf } from '../../../../contract/reply.ts'
import { namingField, usedPrecision } from '../../../../contract/sky/sources.ts'
import { skyWarnings, type Warning } from '../../../../contract/warnings.ts'
import type { Language } from '../../../../languages/language.ts'
import type { DriverReply } from '../answer.ts'
import { overallOf, type Score } from '../scores.ts'
import { ENGINE } from '../sign.ts'
import { datesOf } from './dates.ts'
import { heaviest, type PeriodEvent, type Weighed } from './events.ts'
import { type Fact, type Measure, toldOf } from './facts.ts'
import type { PeriodPersonalReply, PeriodSignReply } from './reply.ts'
import type { PeriodAsked } from './request.ts'
import { type PeriodDriver, periodScores } from './scores.ts'
import { type SkyPeriod, skyPeriod } from './sky.ts'
import { dateAt, eventKey, eventTitle } from './text.ts'

type Data = ReplyOf<typeof PeriodSignReply>['data']
type Meta = ReplyOf<typeof PeriodPersonalReply>['meta']

/** What every request for a period has. */
export interface PeriodInput {
  readonly period: PeriodAsked
  readonly language: Language
  readonly nowMs: number
  readonly requestId?: string
  readonly warnings?: readonly Warning[]
}

/** The sky of the period of a request, and the warnings about it. */
export function periodOfRequest(sky: Sky, { period, nowMs, warnings = [] }: PeriodInput, zone: Zone) {
  const field = period.kind === 'week' ? 'week_start' : 'year'
  const found = namingField(field, () => skyPeriod(sky, zone, datesOf(period, zone, nowMs)))
  const said: Warning[] = [
    ...warnings,
    ...skyWarnings({ source: sourceBetween(sky, found.from, found.to), unknown: [], jd: found.from, lastJd: found.to }),
    ...found.skipped.map((date) => ({
      code: 'date_skipped',
      message: `${zone.id} skipped ${isoCivilDate(date)}: the scores are the mean of ${found.days.length} days`,
    })),
  ]
  return { period: found, warnings: said }
}

/** The settings of an answer. `houses` and `orbs` name the rules of its kind. */
export const metaOf = (
  sky: Sky,
  period: SkyPeriod,
  { requestId, nowMs, language }: PeriodInput,
  rules: { readonly houses: string; readonly orbs: string },
): Meta => ({
  ...(requestId !== undefined && { request_id: requestId }),
  generated_at: isoUtc(nowMs),
  settings: {
    tz_str: period.zone.id,
    locale: language,
    date_resolved: endsOf(period).from,
    period: { kind: period.kind, ...endsOf(period), days: period.days.length, rule: period.rule },
    zodiac: 'tropical',
    houses: rules.houses,
    orb_policy: rules.orbs,
    score_policy: 'mean_of_days',
    precision: usedPrecision(sourceBetween(sky, period.from, period.to)),
  },
  engine: ENGINE,
})

const endsOf = ({ dates }: SkyPeriod) => ({ from: isoCivilDate(dates[0]!), to: isoCivilDate(dates.at(-1)!) })

/** Scores, days and events of an answer. `ofDays` has the scores of each day. */
export function periodReply<Acting>(
  period: SkyPeriod,
  events: readonly Weighed[],
  ofDays: readonly (readonly Score<Acting>[])[],
  language: Language,
  replyOf: (driver: Acting) => DriverReply,
): Omit<Data, 'sign' | 'content' | 'astro'> {
  const { zone, kind } = period
  const scores = periodScores(ofDays, replyOf)
  const reply = ({ event, weight, houses }: Weighed) => ({
    type: event.type,
    key: eventKey(event),
    label: eventTitle(language, event),
    date: dateAt(zone, event.jd),
    exact_at: localText(zone, event.jd),
    weight,
    houses: [...houses],
    eclipse: event.type === 'moon_phase' && event.hasEclipse,
  })
  const days = period.days.map(({ civilMs }, index) => {
    const date = isoCivilDate(civilMs)
    const its = events.filter(({ event }) => dateAt(zone, event.jd) === date)
    return { date, scores: pointsOf(ofDays[index]!), weight: sumOf(its), events: its }
  })
  return {
    period: kind,
    ...endsOf(period),
    scores: pointsOf(scores),
    score_factors: scores.map(({ dimension, sum, drivers }) => ({
      dimension,
      type: 'mean_of_days',
      sum,
      reason: reasonOf(drivers),
      drivers,
    })),
    scores_meta: { overall_method: 'mean', days: days.length, rounding: 'half_up' },
    days: days.map(({ date, scores: ofDay, weight }) => ({ date, scores: ofDay, weight })),
    key_days: days
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, KEY_DAYS[kind])
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))
      .map(({ date, weight, events: its }) => ({ date, weight, events: its.map(reply) })),
    events: events.map(reply),
    highlights: heaviest(events, HIGHLIGHTS[kind]).map(reply),
  }
}

const KEY_DAYS = { week: 3, month: 5 } as const
const HIGHLIGHTS = { week: 5, month: 8 } as const

const sumOf = (events: readonly Weighed[]): number => events.reduce((sum, { weight }) => sum + weight, 0)

type Valued = Pick<Score<unknown>, 'dimension' | 'value'>

function pointsOf(scores: readonly Valued[]): Data['scores'] {
  const { love, career, money, health } = Object.fromEntries(scores.map(({ dimension, value }) => [dimension, value]))
  return { overall: overallOf(scores), love: love!, career: career!, money: money!, health: health! }
}

function reasonOf(drivers: readonly PeriodDriver[]) {
  const acting = drivers.filter(({ type }) => type !== 'base' && type !== 'limit')
  return { main: (acting[0] ?? drivers[0]!).label, secondary: acting[1]?.label ?? null }
}

/** The text of a period, with the facts that it could tell. */
export function contentReply(
  facts: readonly Fact[],
  measure: Measure,
  { theme, keywordsOf }: { readonly theme: (heaviest: Fact) => string; readonly keywordsOf: (told: Fact) => string[] },
): Data['content'] {
  const told = toldOf(facts, measure)
  const [first] = told.toSorted((one, other) => other.weight - one.weight)
  return {
    text: told.map(({ text }) => text).join(' '),
    theme: theme(first!),
    keywords: [...new Set(told.flatMap(keywordsOf))].slice(0, KEYWORDS_MAX),
    facts: facts
      .toSorted((one, other) => other.weight - one.weight)
      .map((fact) => ({
        type: fact.type,
        key: fact.key,
        weight: fact.weight,
        text: fact.text,
        in_text: told.includes(fact),
      })),
  }
}

const KEYWORDS_MAX = 8

/** The instants of transits are events of a birth. */
export const inOrder = (events: readonly PeriodEvent[]): PeriodEvent[] =>
  events.toSorted((one, other) => one.jd - other.jd)

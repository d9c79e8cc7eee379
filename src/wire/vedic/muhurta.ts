import type { z } from 'zod'
import { isoCivilDate } from '../../astro/civil.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import type { Stretch } from '../../astro/vedic/day-parts.ts'
import type { LunarMonth } from '../../astro/vedic/lunar-month.ts'
import { SCORING } from '../../astro/vedic/muhurta-score.ts'
import { type MonthReckoning, monthIn, type Rejection, type WindowPart } from '../../astro/vedic/muhurta-windows.ts'
import type { MuhurtaRule } from '../../astro/vedic/muhurtas/rule.ts'
import { MASAS, NAKSHATRAS, TITHIS_OF_MONTH, VARAS } from '../../astro/vedic/names.ts'
import type { PanchangDay } from '../../astro/vedic/panchang.ts'
import { localText, type Zone } from '../../astro/zone.ts'
import type { AskedMuhurta, FoundWindow } from '../../calculation/charting/vedic/muhurta.ts'
import type {
  MuhurtaCriteria,
  MuhurtaMoment,
  MuhurtaRuleReply,
  MuhurtaWindowReply,
  RejectedWindow,
} from '../../contract/vedic/muhurta.ts'
import { clockText } from './panchang.ts'

const MINUTES_OF_DAY = 1_440

const tithiName = (index: number): string => `${TITHIS_OF_MONTH[index]!.paksha} ${TITHIS_OF_MONTH[index]!.name}`
const nakshatraName = (index: number): string => NAKSHATRAS[index]!.name
const signName = (index: number): string => SIGNS[index]!.name
const listed = (set: ReadonlySet<number> | null, name: (index: number) => string): string[] =>
  [...(set ?? [])].toSorted((one, other) => one - other).map(name)

const monthName = (month: LunarMonth, reckoning: MonthReckoning): string =>
  `${month.kind === 'regular' ? '' : `${month.kind} `}${MASAS[monthIn(month, reckoning)]!.name}`

/** What a purpose asks for. */
export const ruleReply = (
  rule: MuhurtaRule,
  { direction }: Pick<AskedMuhurta, 'direction'>,
): z.output<typeof MuhurtaRuleReply> => ({
  title: rule.title,
  tithis: listed(rule.tithis, tithiName),
  nakshatras: listed(rule.nakshatras, nakshatraName),
  weekdays: listed(rule.weekdays, (index) => VARAS[index]!.english),
  lunar_months: listed(rule.months, (index) => MASAS[index]!.name),
  allows_adhika_month: rule.allowsAdhika,
  allows_pitru_paksha: rule.allowsPitruPaksha,
  lagnas: listed(rule.lagnas, signName),
  avoided_sun_signs: listed(rule.avoidedSunSigns, signName),
  direction: direction ?? null,
  not_checked: [
    'Combustion of Jupiter and Venus',
    'Grahas in the houses from the lagna',
    'The charts of those concerned',
  ],
  scoring: SCORING,
  sources: [...rule.sources],
})

/** A stretch of a day, by the clock of its date. */
function timesOf(zone: Zone, { civilMs }: Pick<PanchangDay, 'civilMs'>, { start, end }: Stretch) {
  const clock = { zone, civilMs }
  return {
    date: isoCivilDate(civilMs),
    start: localText(zone, start),
    end: localText(zone, end),
    start_time: clockText(clock, start),
    end_time: clockText(clock, end),
    duration_minutes: Math.round((end - start) * MINUTES_OF_DAY * 100) / 100,
  }
}

const names = (parts: readonly WindowPart[], name: (index: number) => string): string =>
  parts.map(({ index }) => name(index)).join(', ')

const REASONS: Readonly<Record<Rejection, (lacking: Lacking) => string>> = {
  weekday: ({ day }) => `${VARAS[day.weekday]!.english} is not among the weekdays`,
  sun_sign: ({ day }) => `The Sun is in ${signName(signIndex(day.elements.sun(day.start)))}`,
  lunar_month: ({ month, reckoning }) => `${monthName(month, reckoning)} is not among the lunar months`,
  pitru_paksha: () => 'The fortnight of the ancestors: the dark half of Bhadrapada',
  nakshatra: () => 'No allowed nakshatra touches the day',
  tithi: () => 'No allowed tithi coincides with an allowed nakshatra on the day',
  duration: ({ minimum }) => `Shorter than ${minimum} minutes`,
  lagna: () => 'No allowed sign rises',
}

interface Lacking {
  readonly day: PanchangDay
  readonly month: LunarMonth
  readonly reckoning: MonthReckoning
  readonly minimum: number
}

/** A rejected day or window. */
export function rejectedReply(
  zone: Zone,
  { month_reckoning: reckoning, minimum_minutes: minimum }: AskedMuhurta,
  rejected: Stretch & { readonly day: PanchangDay; readonly month: LunarMonth },
  codes: readonly Rejection[],
): z.output<typeof RejectedWindow> {
  const { day, month } = rejected
  return {
    ...timesOf(zone, day, rejected),
    reason_codes: [...codes],
    reasons: codes.map((code) => ({ code, message: REASONS[code]({ day, month, reckoning, minimum }) })),
  }
}

const QUALITIES = [
  [80, 'excellent'],
  [60, 'auspicious'],
  [40, 'favorable'],
] as const

/** How good a score is. */
export const qualityOf = (score: number) => QUALITIES.find(([least]) => score >= least)?.[1] ?? 'usable'

/** A window with the criteria that it meets. */
export function windowReply(
  zone: Zone,
  rule: MuhurtaRule,
  asked: AskedMuhurta,
  found: FoundWindow,
): z.output<typeof MuhurtaWindowReply> {
  const { day, tithis, nakshatras, avoided, score, parts } = found
  const criteria = criteriaOf(zone, rule, asked, found)
  const { tithi, nakshatra, weekday, lunar_month: month } = criteria
  const sourceOf = (kind: 'tithi' | 'nakshatra', name: (index: number) => string) => (part: WindowPart) => ({
    kind,
    name: name(part.index),
    start: localText(zone, part.start),
    end: localText(zone, part.end),
  })
  return {
    ...timesOf(zone, day, found),
    score,
    score_parts: parts.map(({ name, points }) => ({ name, points })),
    quality: qualityOf(score),
    reasons: [
      `Tithi: ${tithi.value}`,
      `Nakshatra: ${nakshatra.value}`,
      `Weekday: ${weekday.value}`,
      `Lunar month: ${month.value}`,
      ...(criteria.lagna.status === 'pass'
        ? [`Rising: ${criteria.lagna.matched_signs.map(({ sign }) => sign).join(', ')}`]
        : []),
    ],
    source_periods: [
      ...tithis.map(sourceOf('tithi', tithiName)),
      ...nakshatras.map(sourceOf('nakshatra', nakshatraName)),
    ],
    warnings: [...new Set(avoided.map(({ name }) => `Overlaps ${name}.`))],
    criteria,
  }
}

function criteriaOf(
  zone: Zone,
  rule: MuhurtaRule,
  { purpose, month_reckoning: reckoning, minimum_minutes: minimum }: AskedMuhurta,
  { day, month, start, end, tithis, nakshatras, rising, avoided, minutes }: FoundWindow,
): z.output<typeof MuhurtaCriteria> {
  const at = (jd: number): string => localText(zone, jd)
  const needed = (isNeeded: boolean) => (isNeeded ? ('pass' as const) : ('not_required' as const))
  return {
    tithi: { status: needed(rule.tithis !== null), value: names(tithis, tithiName) },
    nakshatra: { status: 'pass', value: names(nakshatras, nakshatraName) },
    weekday: { status: 'pass', value: VARAS[day.weekday]!.english },
    lunar_month: {
      status: needed(rule.months !== null || !rule.allowsAdhika),
      value: monthName(month, reckoning),
    },
    sun_sign: {
      status: needed(rule.avoidedSunSigns.size > 0),
      value: signName(signIndex(day.elements.sun(start))),
    },
    lagna: {
      status: rule.lagnas === null ? 'not_required' : rising.length > 0 ? 'pass' : 'fail',
      allowed_signs: listed(rule.lagnas, signName),
      matched_signs: rule.lagnas
        ? rising.map((each) => ({
            sign: signName(each.sign),
            start: at(each.start),
            end: at(each.end),
            sample_time: at((each.start + each.end) / 2),
          }))
        : [],
    },
    duration: {
      status: minutes >= minimum ? 'pass' : 'fail',
      minimum_minutes: minimum,
      value_minutes: Math.round((end - start) * MINUTES_OF_DAY * 100) / 100,
    },
    avoid_periods: avoided.map((each) => ({
      name: each.name,
      start: at(each.start),
      end: at(each.end),
      status: 'overlaps' as const,
    })),
    purpose,
  }
}

/** The parts of a window in which nothing speaks against a beginning. */
export const momentsOf = (zone: Zone, { day, free }: FoundWindow): z.output<typeof MuhurtaMoment>[] =>
  free.map((each) => ({ ...timesOf(zone, day, each), lagna: signName(each.sign) }))

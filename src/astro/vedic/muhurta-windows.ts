import { signIndex } from '../sign.ts'
import type { Stretch } from './day-parts.ts'
import type { ElementKind } from './elements.ts'
import { type LunarMonth, lunarMonthAt } from './lunar-month.ts'
import type { MuhurtaRule } from './muhurtas/rule.ts'
import { PAKSHA_TITHIS } from './names.ts'
import type { PanchangDay } from './panchang.ts'

/** How lunar months are counted: from new Moon to new Moon, or from full Moon to full Moon. */
export const MONTH_RECKONINGS = ['amanta', 'purnimanta'] as const
export type MonthReckoning = (typeof MONTH_RECKONINGS)[number]

/** Why a day or a window is rejected, in the order of the checks. */
export const REJECTIONS = [
  'weekday',
  'sun_sign',
  'lunar_month',
  'pitru_paksha',
  'nakshatra',
  'tithi',
  'duration',
  'lagna',
] as const
export type Rejection = (typeof REJECTIONS)[number]

/** A part of an element within a window. */
export interface WindowPart extends Stretch {
  readonly index: number
}

/** A stretch of a day that has what a rule asks for. */
export interface MuhurtaWindow extends Stretch {
  readonly day: PanchangDay
  readonly month: LunarMonth
  readonly tithis: readonly WindowPart[]
  readonly nakshatras: readonly WindowPart[]
}

/** A day without a window, and what it lacks. */
export interface RejectedDay extends Stretch {
  readonly day: PanchangDay
  readonly month: LunarMonth
  readonly reasons: readonly Rejection[]
}

/** The month of a window in a reckoning, from 0 for Chaitra. */
export const monthIn = (month: LunarMonth, reckoning: MonthReckoning): number => month[reckoning]

/** Parts shorter than a second are noise of the borders. */
const SECOND_DAYS = 1 / 86_400

/** The windows of a day, from its sunrise to the next one. If it has none: what it lacks. */
export function windowsOfDay(
  day: PanchangDay,
  rule: MuhurtaRule,
  reckoning: MonthReckoning,
): { readonly windows: readonly MuhurtaWindow[]; readonly rejected: RejectedDay | null } {
  const { start, end, elements } = day
  const dayMonth = lunarMonthAt(elements, start)
  const nakshatras = allowedParts(day, 'nakshatra', rule.nakshatras)
  const tithis = allowedParts(day, 'tithi', rule.tithis)
  const both = merged(
    nakshatras.flatMap((one) => tithis.map((other) => overlap(one, other))).filter((each) => each !== null),
  )
  const candidates = both.map((stretch) => ({ stretch, month: lunarMonthAt(elements, stretch.start) }))
  const inMonth = candidates.filter(({ month }) => allowsMonth(rule, month, reckoning))
  const inFortnight = inMonth.filter(
    ({ stretch, month }) => rule.allowsPitruPaksha || !isPitruPaksha(day, stretch, month),
  )
  const inSign = inFortnight.filter(({ stretch }) => !rule.avoidedSunSigns.has(signIndex(elements.sun(stretch.start))))
  if (rule.weekdays.has(day.weekday) && inSign.length > 0) {
    const windows = inSign.map(({ stretch, month }) => ({
      ...stretch,
      day,
      month,
      tithis: within(tithis, stretch),
      nakshatras: within(nakshatras, stretch),
    }))
    return { windows, rejected: null }
  }
  const lacks: Readonly<Partial<Record<Rejection, boolean>>> = {
    weekday: !rule.weekdays.has(day.weekday),
    sun_sign: rule.avoidedSunSigns.has(signIndex(elements.sun(start))),
    lunar_month: candidates.length > 0 ? inMonth.length === 0 : !allowsMonth(rule, dayMonth, reckoning),
    pitru_paksha: !rule.allowsPitruPaksha && isPitruPaksha(day, day, dayMonth),
    nakshatra: nakshatras.length === 0,
    tithi: tithis.length === 0 || (both.length === 0 && nakshatras.length > 0),
  }
  return {
    windows: [],
    rejected: { day, month: dayMonth, start, end, reasons: REJECTIONS.filter((reason) => lacks[reason]) },
  }
}

const allowsMonth = (rule: MuhurtaRule, month: LunarMonth, reckoning: MonthReckoning): boolean =>
  (rule.allowsAdhika || month.kind !== 'adhika') && (rule.months?.has(monthIn(month, reckoning)) ?? true)

/** Bhadrapada, counted from new Moon to new Moon. */
const BHADRAPADA = 5

const isPitruPaksha = ({ elements }: PanchangDay, { start, end }: Stretch, { amanta }: LunarMonth): boolean =>
  amanta === BHADRAPADA && elements.indexAt('tithi', (start + end) / 2) >= PAKSHA_TITHIS

/** The allowed parts of an element, cut to a day. */
function allowedParts(day: PanchangDay, kind: ElementKind, allowed: ReadonlySet<number> | null): WindowPart[] {
  return day.elements.spans(kind, day.start, day.end).flatMap(({ index, start, end }) => {
    const part = overlap({ start, end }, day)
    return part && (allowed?.has(index) ?? true) ? [{ index, ...part }] : []
  })
}

/** What two stretches have in common; null if it is less than a second. */
export function overlap(one: Stretch, other: Stretch): Stretch | null {
  const start = Math.max(one.start, other.start)
  const end = Math.min(one.end, other.end)
  return end - start > SECOND_DAYS ? { start, end } : null
}

const within = (parts: readonly WindowPart[], stretch: Stretch): WindowPart[] =>
  parts.flatMap(({ index, ...part }) => {
    const common = overlap(part, stretch)
    return common ? [{ index, ...common }] : []
  })

/** Stretches in order, joined where one begins with the end of another. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const each of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && each.start - last.end < SECOND_DAYS)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, each.end) }
    else joined.push(each)
  }
  return joined
}

/** What is left of a stretch without others. */
export const without = (stretch: Stretch, others: readonly Stretch[]): Stretch[] =>
  others.reduce<Stretch[]>(
    (left, other) =>
      left.flatMap((each) =>
        [
          overlap(each, { start: each.start, end: other.start }),
          overlap(each, { start: other.end, end: each.end }),
        ].filter((part) => part !== null),
      ),
    [stretch],
  )

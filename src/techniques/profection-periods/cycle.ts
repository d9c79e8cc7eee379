import { DAY_MS, SECOND_MS } from '../../astro/civil.ts'
import { inProportion, inTurn, type LordCycle, type Turn } from '../../astro/periods.ts'
import { SIGNS } from '../../astro/sign.ts'
import type { MonthRule } from '../../contract/births/profections.ts'
import type { Start, YearsOfLife } from '../families/profection/years.ts'

/** The sign that rules a period, counted from the sign of the first year. */
export interface Profected {
  /** The completed years of life when the year begins. */
  readonly age: number
  /** Signs counted on from the sign of the first year. */
  readonly steps: number
}

/** How profections are counted. */
export interface ProfectionRules {
  readonly years: YearsOfLife
  readonly months: MonthRule
  /** The first instant of a civil day at the birthplace. */
  readonly midnightOf: (dateMs: number) => number
  readonly birthMs: number
}

const MONTH_DAYS = 28
const SIGN_COUNT = SIGNS.length

/** The years of life from an age on, with their months and days. Each part begins with the sign of the whole. */
export function profectionCycle(rules: ProfectionRules, fromAge: number): LordCycle<Profected> {
  const { years, months, midnightOf, birthMs } = rules
  const instantOf = ({ moment, dateMs }: Start): number => moment?.epochMs ?? midnightOf(dateMs)
  const beginning = (age: number): number => {
    const ms = instantOf(years.startOf(age))
    // A return at the birth may be shown a second later.
    return age === 0 ? Math.min(ms, Math.floor(birthMs / SECOND_MS) * SECOND_MS) : ms
  }
  const after = ({ age, steps }: Profected, count: number): Profected => ({ age, steps: steps + count })
  const equally = (whole: { startMs: number; endMs: number; lord: Profected }, count: number) =>
    inProportion(
      whole,
      Array.from({ length: count }, (_, index) => ({ lord: after(whole.lord, index), share: 1 })),
    )
  const ofDays = (lord: Profected, startMs: number, count: number, days: number) =>
    inTurn(
      startMs,
      Array.from({ length: count }, (_, index) => ({ lord: after(lord, index), lengthMs: days * DAY_MS })),
    )
  return {
    startMs: beginning(fromAge),
    *turns(): Generator<Turn<Profected>> {
      for (let age = fromAge; ; age += 1) yield { lord: { age, steps: age }, endMs: beginning(age + 1) }
    },
    parts: (period) => {
      const { lord, level, startMs, endMs } = period
      // Annual profections have the same months.
      if (level === 1 && (months === 'calendar' || (months === 'twelfths' && !years.isOfDays)))
        return years
          .startsOf(lord.age)
          .slice(1)
          .map((next, index) => ({
            lord: after(lord, index),
            endMs: index === SIGN_COUNT - 1 ? endMs : instantOf(next),
          }))
      // A year has 13 months of 28 days, and one or two days more.
      if (months === 'days_28')
        return level === 1
          ? ofDays(lord, startMs, MONTHS_OF_28_DAYS, MONTH_DAYS)
          : ofDays(lord, startMs, SIGN_COUNT, MONTH_DAYS / SIGN_COUNT)
      return equally(period, level === 1 && months === 'thirteenths' ? SIGN_COUNT + 1 : SIGN_COUNT)
    },
  }
}

const MONTHS_OF_28_DAYS = 14

import { z } from 'zod'
import { readable } from '../../../../contract/fields.ts'
import { dateProblem } from '../../../../contract/sky/sky-events.ts'

/** The week of a request. */
export const WeekFields = {
  week_start: readable(dateProblem)
    .nullish()
    .describe(
      'First of seven local dates, of any weekday. By default the Monday of the current week in the time zone, as in ISO 8601.',
    )
    .meta({ toolHint: 'First local date, any weekday; by default Monday of this week.', examples: ['2026-09-21'] }),
}

/** The month of a request. */
export const MonthFields = {
  year: z
    .int()
    .min(1)
    .max(9999)
    .nullish()
    .describe('Gregorian year, also before 1582. The current one in the time zone by default.')
    .meta({ toolHint: 'Gregorian, also before 1582.', examples: [2026] }),
  month: z
    .int()
    .min(1)
    .max(12)
    .nullish()
    .describe('The current month in the time zone by default.')
    .meta({ examples: [10] }),
}

type MonthAsked = { readonly [Name in keyof typeof MonthFields]?: number | null | undefined }

/** Checks that a month comes with its year. */
export function checkMonth({ year, month }: MonthAsked, context: z.RefinementCtx): void {
  const isLone = (given: unknown, other: unknown): boolean => typeof given === 'number' && typeof other !== 'number'
  const fault = (path: string, other: string) =>
    context.addIssue({ code: 'custom', path: [path], message: `is required with ${other}: give both or neither` })
  if (isLone(year, month)) fault('month', 'year')
  if (isLone(month, year)) fault('year', 'month')
}

/** The period of a request. Null stands for the current one. */
export type PeriodAsked =
  | { readonly kind: 'week'; readonly start: string | null }
  | { readonly kind: 'month'; readonly of: { readonly year: number; readonly month: number } | null }

/** A week in our fields. */
export const weekAsked = ({ week_start }: { readonly week_start?: string | null | undefined }): PeriodAsked => ({
  kind: 'week',
  start: week_start ?? null,
})

/** A month in our fields. */
export const monthAsked = ({ year, month }: MonthAsked): PeriodAsked => ({
  kind: 'month',
  of: typeof year === 'number' && typeof month === 'number' ? { year, month } : null,
})

/** Years of life, their months, and the days of these. */
export const PROFECTION_LEVELS = 3

/**
 * How a year is divided. `calendar`: from the same day of each month on. `twelfths`: in twelve equal parts. `thirteenths`: in
 * thirteen equal parts. `days_28`: in months of 28 days (Ptolemy, Tetrabiblos IV.10), the last of which ends with the year.
 */
export const MONTH_RULES = ['calendar', 'twelfths', 'thirteenths', 'days_28'] as const
export type MonthRule = (typeof MONTH_RULES)[number]

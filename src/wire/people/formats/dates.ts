import { UnreadableRecord } from './format.ts'

export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const NAMES = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

const ISO = /^([+-]?\d{4,6})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/
const POINTS = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(-?\d{1,5})\s*(b)?$/i
const SLASHES = /^(\d{1,2})[/-](\d{1,2})[/-](-?\d{3,5})$/
const DAY_FIRST = /^(\d{1,2})[\s.-]+([a-z]{3,9})\.?[\s.,-]+(-?\d{1,5})$/i
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(-?\d{1,5})$/i

/**
 * `1981-01-31`, `31.1.1981`, `31 January 1981`, `Jan 31 1981`; 31/1/1981 and 1/31/1981 where only one of both is a date.
 * A year with the letter B is before Christ, as in ZET (zaytsev.com/EngUG/birth_data.html).
 */
export function dateOf(text: string): DateParts {
  const given = text.trim()
  const iso = ISO.exec(given)
  if (iso) return parts(iso[1], iso[2], iso[3])
  const points = POINTS.exec(given)
  if (points) return parts(points[4] ? String(1 - Number(points[3])) : points[3], points[2], points[1])
  const slashes = SLASHES.exec(given)
  if (slashes) return ofSlashes(given, slashes)
  const dayFirst = DAY_FIRST.exec(given)
  if (dayFirst) return parts(dayFirst[3], monthOf(dayFirst[2] ?? '', given), dayFirst[1])
  const monthFirst = MONTH_FIRST.exec(given)
  if (monthFirst) return parts(monthFirst[3], monthOf(monthFirst[1] ?? '', given), monthFirst[2])
  throw new UnreadableRecord(`The date “${given}” cannot be read: expected a date such as 1981-01-31`)
}

const parts = (year = '', month: string | number = '', day = ''): DateParts => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
})

function ofSlashes(given: string, [, one = '', other = '', year = '']: RegExpExecArray): DateParts {
  if (Number(one) > 12) return parts(year, other, one)
  if (Number(other) > 12 || one === other) return parts(year, one, other)
  throw new UnreadableRecord(`The date “${given}” can be read in two ways: write it as 1981-01-31`)
}

function monthOf(name: string, given: string): number {
  const at = MONTHS.findIndex((month) => name.toLowerCase().startsWith(month))
  if (at < 0) throw new UnreadableRecord(`The date “${given}” has no month that can be read: expected an English name`)
  return at + 1
}

/** `31 January 1981`. */
export const dateText = ({ year, month, day }: DateParts): string => `${day} ${NAMES[month - 1] ?? month} ${year}`

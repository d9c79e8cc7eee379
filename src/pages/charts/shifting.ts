// Civil times as the addresses of views have them. Browsers load this module too, so it imports nothing.

/** What a time is moved by. */
export type Unit = 'hour' | 'day' | 'month' | 'year'

const CIVIL = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/

const digits = (value: number, length = 2): string => String(value).padStart(length, '0')

/**
 * A civil time moved by some hours, days, months or years: `2026-01-31` and a month are `2026-02-28`. A date stays a date.
 * Null if it leaves the years 1 to 9999.
 */
export function shifted(at: string, unit: Unit, count: number): string | null {
  const [, year, month, day, hour, minute] = CIVIL.exec(at) ?? []
  if (year === undefined) return null
  const isMonths = unit === 'month' || unit === 'year'
  const months = Number(month) - 1 + (unit === 'year' ? 12 * count : unit === 'month' ? count : 0)
  const first = dateOf(Number(year), months, 1)
  const last = dateOf(first.getUTCFullYear(), first.getUTCMonth() + 1, 0).getUTCDate()
  const moved = dateOf(
    first.getUTCFullYear(),
    first.getUTCMonth(),
    isMonths ? Math.min(Number(day), last) : Number(day),
  )
  moved.setUTCHours(Number(hour ?? 0) + (unit === 'hour' ? count : 0), Number(minute ?? 0))
  if (unit === 'day') moved.setUTCDate(moved.getUTCDate() + count)
  const shownYear = moved.getUTCFullYear()
  if (!(shownYear >= 1 && shownYear <= 9999)) return null
  const date = `${digits(shownYear, 4)}-${digits(moved.getUTCMonth() + 1)}-${digits(moved.getUTCDate())}`
  return hour === undefined ? date : `${date}T${digits(moved.getUTCHours())}:${digits(moved.getUTCMinutes())}`
}

/** `Date.UTC` would read the year 44 as 1944. */
function dateOf(year: number, month: number, day: number): Date {
  const date = new Date(0)
  date.setUTCFullYear(year, month, day)
  return date
}

import { DAY_MS } from '../../astro/civil.ts'

const HOUR_MS = DAY_MS / 24
const MONTH_MS = 30.4369 * DAY_MS
const YEAR_MS = 12 * MONTH_MS

/** The units of a time ahead. Each is used from the number `from` on. */
const UNITS = [
  { unit: 'year', ms: YEAR_MS, from: 2 },
  { unit: 'month', ms: MONTH_MS, from: 2 },
  { unit: 'day', ms: DAY_MS, from: 2 },
  { unit: 'hour', ms: HOUR_MS, from: 1 },
] as const

const WORDS = new Intl.RelativeTimeFormat('en')

/** How far ahead a time is, in words with a comma before them: `, in 22 years`. Empty for a time that is over. */
export function aheadText(utc: string, now: string): string {
  const ms = Date.parse(utc) - Date.parse(now)
  const found = UNITS.find((each) => ms / each.ms >= each.from)
  if (found) return `, ${WORDS.format(Math.floor(ms / found.ms), found.unit)}`
  return ms > 0 ? ', within the hour' : ''
}

/** The first of some times in their order that is still ahead. */
export const nextOf = <Timed extends { readonly utc: string }>(
  times: readonly Timed[],
  now: string,
): Timed | undefined => times.find(({ utc }) => Date.parse(utc) > Date.parse(now))

const SMALL = ['never', 'once', 'twice'] as const

/** `once`, `twice`, `3 times`. */
export const timesText = (count: number): string => SMALL[count] ?? `${count} times`

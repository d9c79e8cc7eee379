import type { Database } from '../../platform/db/pool.ts'
import { findLogSpan, rebuildDay } from '../../platform/db/statistics.ts'

export const DAY_MS = 86_400_000

/** The day in UTC of an instant in Unix milliseconds, as YYYY-MM-DD. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Days of the installation, and days of accounts, that are kept. */
export const SUMS_DAYS = 800
export const ACCOUNTS_DAYS = 400

/**
 * Rebuilds the sums of all days that the request log holds completely, while fronts are running. The oldest day of the
 * log may have lost rows: it is kept if more was counted on it. So are days whose sums by account were deleted, because
 * the totals of accounts already include them. Returns the number of days.
 */
export async function rebuildStatistics(
  db: Database,
  { nowMs, say }: { readonly nowMs: number; readonly say: (line: string) => void },
): Promise<number> {
  const span = await findLogSpan(db)
  if (!span) return 0
  const wholeFromMs = Date.parse(span.day) + (span.is_whole ? 0 : DAY_MS)
  const firstMs = Math.max(wholeFromMs, Date.parse(dayOf(nowMs - ACCOUNTS_DAYS * DAY_MS)))
  if (!span.is_whole) say(`${span.day}: kept, because the log no longer has all of it`)
  let days = 0
  for (let ms = firstMs; ms <= nowMs; ms += DAY_MS) {
    const day = dayOf(ms)
    say(`${day}: ${await rebuildDay(db, day)} requests`)
    days += 1
  }
  return days
}

import type { Database } from '../db/pool.ts'
import { findLogSpan, rebuildDay } from '../db/statistics-rebuild.ts'
import { ACCOUNTS_DAYS, DAY_MS, dayOf } from './days.ts'

/**
 * Makes the sums of all days anew that the request log holds wholly, beside running fronts. The oldest day of the log may
 * have lost rows: it stays if more was counted on it. So do days whose sums by account are gone, since the totals of accounts
 * have them already. Returns the number of days.
 */
export async function rebuildStatistics(
  db: Database,
  { nowMs, say }: { readonly nowMs: number; readonly say: (line: string) => void },
): Promise<number> {
  const span = await findLogSpan(db)
  if (!span) return 0
  const wholeFromMs = Date.parse(span.day) + (span.is_whole ? 0 : DAY_MS)
  const firstMs = Math.max(wholeFromMs, Date.parse(dayOf(nowMs - ACCOUNTS_DAYS * DAY_MS)))
  if (!span.is_whole) say(`${span.day}: stays, because the log no longer has all of it`)
  let days = 0
  for (let ms = firstMs; ms <= nowMs; ms += DAY_MS) {
    const day = dayOf(ms)
    say(`${day}: ${await rebuildDay(db, day)} requests`)
    days += 1
  }
  return days
}

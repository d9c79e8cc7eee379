import { DAY_MS, SECOND_MS } from './civil.ts'
import type { Zone } from './zone.ts'

/**
 * The first instant, in Unix milliseconds, of a calendar date in a time zone. `civilMs` is the midnight of the date. When
 * the clock skips midnight, the day begins at the jump. When it shows midnight twice, the day begins at the first one.
 * Days follow each other without gap or overlap: a date that the clock skips, as Samoa did with 2011-12-30, has no length,
 * and a date that occurs twice contains both passes.
 */
export function startOfDay(zone: Zone, civilMs: number): number {
  const [first] = zone.instantsOf(civilMs)
  if (first !== undefined) return first
  for (const changeMs of zone.changesBetween(civilMs - 2 * DAY_MS, civilMs + 2 * DAY_MS)) {
    const [before, after] = [changeMs - 1, changeMs].map((at) => at + zone.offsetSecondsAt(at) * SECOND_MS)
    if (before! < civilMs && after! >= civilMs) return changeMs
  }
  throw new RangeError(`${zone.id} skips a midnight without a change of its offset`)
}

/** Midnight, as if it were UTC, of the calendar date that clocks show at an instant. */
export const localDate = (zone: Zone, epochMs: number): number =>
  Math.floor((epochMs + zone.offsetSecondsAt(epochMs) * SECOND_MS) / DAY_MS) * DAY_MS

/**
 * The service uses the time of its database, because all fronts share it: a front whose machine has a wrong clock opens
 * and ends the same periods as the others. Whatever deletes, expires, charges or opens a period asks here, or asks SQL.
 */

/** The time of the database when the monotonic clock of this process was zero. */
let databaseStartMs: number | undefined

/** Unix milliseconds. Before the first measurement the clock of the machine counts. */
export const now = (): number =>
  databaseStartMs === undefined ? Date.now() : Math.round(databaseStartMs + performance.now())

/** The same as a date. */
export const today = (): Date => new Date(now())

/**
 * Sets the time that the database had at an instant of the monotonic clock. A jump of the machine's clock changes
 * nothing. A measurement that agrees with the current time, within its accuracy, would only add its error, and is
 * ignored.
 */
export function setClock(databaseMs: number, atMonotonicMs: number, uncertainMs = 0): void {
  const startMs = databaseMs - atMonotonicMs
  if (databaseStartMs !== undefined && Math.abs(startMs - databaseStartMs) <= uncertainMs) return
  databaseStartMs = startMs
}

/** By how much the clock of the machine is ahead of the database. */
export const clockAheadMs = (): number => Date.now() - now()

/** A clock that differs by more than this is wrong. */
const AHEAD_MS_MAX = 60_000

/** Whether the clock of the machine is right. Libraries that read it themselves may work only then. */
export const isClockRight = (): boolean => Math.abs(clockAheadMs()) <= AHEAD_MS_MAX

import type { Advice } from '../platform/advice.ts'
import { clockAheadMs, isClockRight } from '../platform/clock.ts'
import { followClock } from '../platform/db/clock.ts'
import type { Database } from '../platform/db/pool.ts'
import type { RecurringJob } from '../platform/db/repeated.ts'

const EVERY_MS = 10_000
const MINUTE_MS = 60_000

/**
 * Measures the clock of the database, and warns the operator when the clock of this machine differs by more than a
 * minute.
 */
export const clockWatch = (db: Database, advice: Advice): RecurringJob => ({
  name: 'Measuring the clock of the database',
  everyMs: EVERY_MS,
  async work() {
    await followClock(db)
    if (isClockRight()) advice.withdraw('clock')
    else advice.give('clock', wrongClock(clockAheadMs()))
  },
})

/** In minutes, so that the log repeats it only when it changes. */
function wrongClock(aheadMs: number): string {
  const minutes = Math.round(Math.abs(aheadMs) / MINUTE_MS)
  return `The clock of this machine is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ${
    aheadMs > 0 ? 'ahead of' : 'behind'
  } the clock of the database. This front uses the time of the database, and sign-in is not possible here until both clocks agree: correct the wrong one.`
}

import { setTimeout as sleep } from 'node:timers/promises'
import { now } from '../../platform/clock.ts'
import { copyUnits, listUnits } from '../../platform/db/limit-counts.ts'
import type { Database } from '../../platform/db/pool.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import type { Floor } from './redis-store.ts'
import type { Counting, Slot } from './store.ts'
import { type WaitingCounts, waitingCounts } from './waiting-counts.ts'

export interface RedisCopy extends Pick<WaitingCounts, 'add'>, Pick<Counting, 'close'> {
  /** What a slot had used according to the copy. */
  floorOf(slot: Slot): Promise<Floor>
}

/** If Redis loses its data and the front is killed at the same time, the counts of this time are lost. */
const COPY_EVERY_MS = 5_000
/** A Postgres that does not answer must not delay requests that Redis could count. */
const FLOOR_WAIT_MS = 500

/** Copies counts of Redis to Postgres, for a Redis that loses its data. `read` returns the current count in Redis. */
export function redisCopy(
  db: Database,
  read: (slot: Slot) => Promise<number | null>,
  log: (message: string) => void,
): RedisCopy {
  const waiting = waitingCounts({
    everyMs: COPY_EVERY_MS,
    /**
     * Each front writes what Redis has by now. So the fronts agree, and units that were given back are not in the copy.
     */
    async write(counts) {
      const units = await Promise.all(counts.map(({ slot }) => read(slot)))
      const rows = counts.flatMap(({ slot }, at) => (units[at] === null ? [] : [{ slot, used: units[at]! }]))
      if (rows.length > 0) await copyUnits(db, rows)
      return counts.filter(({ slot }, at) => units[at] !== null || slot.period.endMs < now())
    },
    report(failure) {
      if (failure === null) log('Counts in redis are copied to postgres again.')
      else log(`Counts in redis could not be copied to postgres (${failure}).`)
    },
  })
  return {
    async floorOf(slot) {
      const unwritten = waiting.find(slot)?.used ?? 0
      const [stored] = await Promise.race([
        listUnits(db, [{ slot, used: 0 }]).catch((error) => (isUnavailable(error) ? [] : Promise.reject(error))),
        sleep(FLOOR_WAIT_MS, [], { ref: false }),
      ])
      return { units: Math.max(unwritten, stored ?? 0), isCertain: stored !== undefined }
    },
    add: waiting.add,
    close: waiting.close,
  }
}

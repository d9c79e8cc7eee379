import { listUnits, writeUnits } from '../../platform/db/limit-counts.ts'
import type { Database } from '../../platform/db/pool.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import type { Backing, Count } from './memory.ts'
import type { Counting } from './store.ts'
import { waitingCounts } from './waiting-counts.ts'

type WriteBehind = Backing & Pick<Counting, 'countedIn' | 'close'>

/** A front that is killed forgets the counts of this time. */
const WRITE_EVERY_MS = 100

/** Keeps the counts of a memory in Postgres. The front must be the only one that counts in this database. */
export function writeBehind(db: Database, log: (message: string) => void): WriteBehind {
  /** Counts that began at zero because Postgres was unreachable. Its own count is added before they are written. */
  const unread = new WeakSet<Count>()

  const waiting = waitingCounts({
    everyMs: WRITE_EVERY_MS,
    /** Writes totals and not differences, so that a batch whose answer was lost may be written again. */
    async write(counts) {
      const strange = counts.filter((count) => unread.has(count))
      if (strange.length > 0) await addStored(db, strange)
      for (const count of strange) unread.delete(count)
      const sent = counts.map(({ slot, used }) => ({ slot, used }))
      await writeUnits(db, sent)
      return sent
    },
    report(failure) {
      if (failure === null) log('Limits are counted in postgres again.')
      else log(`Limits are counted in process: they could not be written (${failure}).`)
    },
  })
  return {
    async load(slot) {
      const known = waiting.find(slot)
      if (known) return known
      const count = { slot, used: 0 }
      try {
        await addStored(db, [count])
      } catch (error) {
        if (!isUnavailable(error)) throw error
        unread.add(count)
        waiting.add(count)
      }
      return count
    },
    changed: waiting.add,
    countedIn: () => (waiting.isBehind() ? 'process' : 'postgres'),
    close: waiting.close,
  }
}

async function addStored(db: Database, counts: readonly Count[]): Promise<void> {
  const stored = await listUnits(db, counts)
  for (const [at, count] of counts.entries()) count.used += stored[at]!
}

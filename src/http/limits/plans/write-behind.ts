import { setTimeout as sleep } from 'node:timers/promises'
import { listUnits, writeUnits } from '../../../platform/db/limit-counts.ts'
import type { Database } from '../../../platform/db/pool.ts'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import type { Backing, Count } from './memory.ts'
import { type Counting, countId, type Slot } from './store.ts'

/** Counts that Postgres does not have yet. */
export interface WaitingCounts {
  find(slot: Slot): Count | undefined
  /** Replaces an earlier count of the slot. */
  add(count: Count): void
  /** The last attempt to write failed. */
  isBehind(): boolean
  /** Writes what can be written. Tries for `deadlineMs` while Postgres is unreachable, and throws then. */
  close(deadlineMs?: number): Promise<void>
}

interface Writing {
  readonly everyMs: number
  /** Writes counts, and returns those that need no further attempt, as they were when it began. */
  write(counts: readonly Count[]): Promise<readonly Count[]>
  /** Called once when writing begins to fail, with the reason, and with null when it succeeds again. */
  report(failure: string | null): void
}

/** A statement with this many counts takes about 20 ms. */
const BATCH_MAX = 500
/** While Postgres is unreachable. The oldest counts beyond it are forgotten. */
const WAITING_MAX = 50_000
const RETRY_MS = 100

/** Collects the last count of each slot and writes the counts in batches. */
export function waitingCounts({ everyMs, write, report }: Writing): WaitingCounts {
  const waiting = new Map<string, Count>()
  let writing: Promise<number> | undefined
  let isBehind = false

  const writeAll = async (): Promise<number> => {
    let done = 0
    try {
      const counts = [...waiting.values()]
      for (let at = 0; at < counts.length; at += BATCH_MAX) {
        for (const { slot, used } of await write(counts.slice(at, at + BATCH_MAX))) {
          done += 1
          if (waiting.get(countId(slot))?.used === used) waiting.delete(countId(slot))
        }
      }
      if (isBehind) report(null)
      isBehind = false
      return done
    } catch (error) {
      if (!isBehind) report((error as Error).message)
      isBehind = true
      throw error
    } finally {
      writing = undefined
    }
  }
  const writeOnce = () => (writing ??= writeAll())
  const timer = setInterval(() => waiting.size > 0 && writeOnce().catch(() => {}), everyMs).unref()

  return {
    find: (slot) => waiting.get(countId(slot)),
    add(count) {
      const id = countId(count.slot)
      if (waiting.size >= WAITING_MAX && !waiting.has(id)) waiting.delete(waiting.keys().next().value!)
      waiting.set(id, count)
    },
    isBehind: () => isBehind,
    async close(deadlineMs = 0) {
      clearInterval(timer)
      const endsAt = performance.now() + deadlineMs
      while (waiting.size > 0) {
        try {
          if ((await writeOnce()) === 0) return
        } catch (error) {
          if (!isUnavailable(error) || performance.now() >= endsAt) throw error
          await sleep(RETRY_MS)
        }
      }
    },
  }
}

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
      const unadded = counts.filter((count) => unread.has(count))
      if (unadded.length > 0) await addStored(db, unadded)
      for (const count of unadded) unread.delete(count)
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

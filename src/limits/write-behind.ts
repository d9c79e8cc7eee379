import { setTimeout as sleep } from 'node:timers/promises'
import { listUnits, writeUnits } from '../db/limit-counts.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Backing, Count } from './memory.ts'
import { type Counting, countId } from './store.ts'

type WriteBehind = Backing & Pick<Counting, 'countedIn' | 'close'>

/** A front that is killed forgets the counts of this time. */
const WRITE_EVERY_MS = 100
/** A statement with this many counts takes about 20 ms. */
const BATCH_MAX = 500
/** While Postgres is away. The oldest counts beyond it are forgotten. */
const WAITING_MAX = 50_000

/** Keeps the counts of a memory in Postgres. The front must be the only one that counts in this database. */
export function writeBehind(db: Database, log: (message: string) => void): WriteBehind {
  /** Counts that Postgres does not have yet. */
  const waiting = new Map<string, Count>()
  /** Counts that began at zero because Postgres was away. Its own count is added before they are written. */
  const unread = new WeakSet<Count>()
  let writing: Promise<void> | undefined
  let isBehind = false

  const wait = (count: Count) => {
    const id = countId(count.slot)
    if (waiting.size >= WAITING_MAX && !waiting.has(id)) waiting.delete(waiting.keys().next().value!)
    waiting.set(id, count)
  }

  /** Writes totals and not differences, so that a batch whose answer was lost may be written again. */
  const writeBatch = async (counts: readonly Count[]) => {
    const strange = counts.filter((count) => unread.has(count))
    if (strange.length > 0) await addStored(db, strange)
    for (const count of strange) unread.delete(count)
    const sent = counts.map(({ slot, used }) => ({ slot, used }))
    await writeUnits(db, sent)
    for (const [at, { slot, used }] of counts.entries()) if (used === sent[at]!.used) waiting.delete(countId(slot))
  }

  const writeAll = async () => {
    try {
      const counts = [...waiting.values()]
      for (let at = 0; at < counts.length; at += BATCH_MAX) await writeBatch(counts.slice(at, at + BATCH_MAX))
      if (isBehind) log('Limits are counted in postgres again.')
      isBehind = false
    } catch (error) {
      if (!isBehind) log(`Limits are counted in process: they could not be written (${(error as Error).message}).`)
      isBehind = true
      throw error
    } finally {
      writing = undefined
    }
  }

  const write = () => (writing ??= writeAll())
  const timer = setInterval(() => {
    if (waiting.size > 0) write().catch(() => {})
  }, WRITE_EVERY_MS).unref()

  return {
    async load(slot) {
      const known = waiting.get(countId(slot))
      if (known) return known
      const count = { slot, used: 0 }
      try {
        await addStored(db, [count])
      } catch (error) {
        if (!isUnavailable(error)) throw error
        unread.add(count)
        wait(count)
      }
      return count
    },
    changed: wait,
    countedIn: () => (isBehind ? 'process' : 'postgres'),
    async close(deadlineMs = 0) {
      clearInterval(timer)
      const endsAt = performance.now() + deadlineMs
      while (waiting.size > 0) {
        try {
          await write()
        } catch (error) {
          if (!isUnavailable(error) || performance.now() >= endsAt) throw error
          await sleep(WRITE_EVERY_MS)
        }
      }
    },
  }
}

async function addStored(db: Database, counts: readonly Count[]): Promise<void> {
  const stored = await listUnits(db, counts)
  for (const [at, count] of counts.entries()) count.used += stored[at]!
}

import { setTimeout as sleep } from 'node:timers/promises'
import { listUnits, writeUnits } from '../db/limit-counts.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { Backing, Count } from './memory.ts'
import { countId } from './store.ts'

export interface WriteBehind extends Backing {
  /** True while Postgres is away and counts wait for it. */
  isBehind(): boolean
  /** Writes what is waiting. Tries for `deadlineMs` while Postgres is away, and throws then. */
  close(deadlineMs?: number): Promise<void>
}

/** A front that is killed forgets the counts of this time. */
const WRITE_AFTER_MS = 100
const RETRY_MS = 500
/** A statement with this many counts takes about 20 ms. */
const BATCH_MAX = 500
/** While Postgres is away. The oldest counts beyond it are forgotten. */
const WAITING_MAX = 50_000

/** Keeps the counts of a memory store in Postgres. The front must be the only one that counts in this database. */
export function writeBehind(db: Database, log: (message: string) => void): WriteBehind {
  /** Counts that Postgres does not have yet. */
  const waiting = new Map<string, Count>()
  /** Counts that began at zero because Postgres was away. What it has must be added before they are written. */
  const unread = new WeakSet<Count>()
  let batch = 0
  let writing: Promise<void> | undefined
  let isRunning = false
  let trouble = ''

  const read = async (counts: readonly Count[]) => {
    const stored = await listUnits(db, counts)
    for (const [at, count] of counts.entries()) {
      unread.delete(count)
      count.used += stored[at]!
    }
  }

  const run = async () => {
    isRunning = true
    while (waiting.size > 0) {
      await sleep(trouble ? RETRY_MS : WRITE_AFTER_MS, undefined, { ref: false })
      await write().catch(() => {})
    }
    isRunning = false
  }

  const add = (count: Count) => {
    const id = countId(count.slot)
    if (waiting.size >= WAITING_MAX && !waiting.has(id)) waiting.delete(waiting.keys().next().value!)
    waiting.set(id, count)
    if (!isRunning) void run()
  }

  const write = (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = undefined
    })
    return writing
  }

  const writeAll = async () => {
    try {
      const counts = [...waiting.values()]
      for (let at = 0; at < counts.length; at += BATCH_MAX) await writeBatch(counts.slice(at, at + BATCH_MAX))
      if (trouble) log('Limits are counted in postgres again.')
      trouble = ''
    } catch (error) {
      const { message } = error as Error
      if (message !== trouble) log(`Limits are counted in process: what was counted can't be written (${message}).`)
      trouble = message
      throw error
    }
  }

  /** Writes totals under a new number, so that a batch whose answer was lost may go again and is refused when it comes late. */
  const writeBatch = async (counts: readonly Count[]) => {
    const strange = counts.filter((count) => unread.has(count))
    if (strange.length > 0) await read(strange)
    const sent = counts.map(({ slot, used }) => ({ slot, used }))
    let answer: { readonly accepted: boolean; readonly last: number }
    // A refused batch goes again with a higher number: an earlier front has written batches too.
    do {
      batch += 1
      answer = await writeUnits(db, batch, sent)
      batch = Math.max(batch, answer.last)
    } while (!answer.accepted)
    for (const [at, { slot, used }] of counts.entries()) if (used === sent[at]!.used) waiting.delete(countId(slot))
  }

  return {
    async load(slot) {
      const known = waiting.get(countId(slot))
      if (known) return known
      const count = { slot, used: 0 }
      try {
        await read([count])
      } catch (error) {
        if (!isUnavailable(error)) throw error
        unread.add(count)
        add(count)
      }
      return count
    },
    changed: add,
    isBehind: () => trouble !== '',
    async close(deadlineMs = 0) {
      const endsAt = performance.now() + deadlineMs
      while (waiting.size > 0) {
        try {
          await write()
        } catch (error) {
          if (!isUnavailable(error) || performance.now() >= endsAt) throw error
          await sleep(WRITE_AFTER_MS)
        }
      }
    },
  }
}

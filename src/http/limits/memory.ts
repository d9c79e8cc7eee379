import { LRUCache } from 'lru-cache'
import { settle } from './rule.ts'
import { type Ask, countId, type Slot } from './store.ts'

/** The units of an account in one period, as this process counts them. */
export interface Count {
  readonly slot: Slot
  used: number
}

/** Where the counts of a memory come from and go. */
export interface Backing {
  /** The count of a slot that the memory does not have. */
  load(slot: Slot): Promise<Count>
  /** Called after each change. */
  changed?(count: Count): void
}

/** About 500 bytes each. The least recently used are loaded again. */
const ACCOUNTS_MAX = 50_000

/** Counts in this process. */
export function askMemory({ load, changed }: Backing): Ask {
  const counts = new LRUCache<string, Count, Slot>({
    max: ACCOUNTS_MAX,
    fetchMethod: (_id, _stale, { context: slot }) => load(slot),
  })
  /** The instants at which the buckets of accounts are full. */
  const full = new LRUCache<string, number>({ max: ACCOUNTS_MAX })

  return async (slot, question) => {
    const id = countId(slot)
    const count = counts.get(id) ?? (await counts.forceFetch(id, { context: slot }))
    const fullAtMs = full.get(slot.accountId) ?? -Infinity
    const answer = settle(count.used, fullAtMs, slot, question, performance.now())
    if (answer.fullAtMs !== fullAtMs) full.set(slot.accountId, answer.fullAtMs)
    if (answer.verdict.used !== count.used) {
      count.used = answer.verdict.used
      changed?.(count)
    }
    return answer.verdict
  }
}

import { LRUCache } from 'lru-cache'
import type { AbuseRules } from './abuse.ts'
import { type Bucket, newBucket, settle } from './rule.ts'
import { type Ask, countId, type Slot } from './store.ts'
import { judged } from './verdicts.ts'

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
  changed(count: Count): void
}

/** Some 500 bytes each. The least recently used are loaded again. */
const ACCOUNTS_MAX = 50_000

/** Counts in this process. */
export function askMemory({ load, changed }: Backing, rules: AbuseRules): Ask {
  const counts = new LRUCache<string, Count>({ max: ACCOUNTS_MAX })
  const buckets = new LRUCache<string, Bucket>({ max: ACCOUNTS_MAX })
  const loading = new Map<string, Promise<Count>>()

  const loadOnce = (id: string, slot: Slot): Promise<Count> => {
    const begun = loading.get(id) ?? load(slot).finally(() => loading.delete(id))
    loading.set(id, begun)
    return begun
  }

  return async (slot, question) => {
    const id = countId(slot)
    const count = counts.get(id) ?? (await loadOnce(id, slot))
    const bucket = buckets.get(slot.accountId) ?? newBucket()
    counts.set(id, count)
    buckets.set(slot.accountId, bucket)
    const asked = { slot, questions: [question] }
    const { verdicts, bursts } = judged(asked, settle(bucket, count.used, asked, clockMs()), rules)
    if (bursts) bucket.bursts = bursts
    const [verdict] = verdicts
    if (verdict!.used !== count.used) {
      count.used = verdict!.used
      changed(count)
    }
    return verdict!
  }
}

/** Unix milliseconds that never go back. */
const clockMs = () => performance.timeOrigin + performance.now()

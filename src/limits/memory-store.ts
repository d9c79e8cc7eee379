import { LRUCache } from 'lru-cache'
import { type Bucket, newBucket, settle } from './rule.ts'
import { type Asked, type CountStore, countId, type Slot } from './store.ts'

/** The units of an account in one period, as this process counts them. */
export interface Count {
  readonly slot: Slot
  used: number
}

/** Where the counts of a memory store come from and go. */
export interface Backing {
  /** The count of a slot that the memory does not have. */
  load(slot: Slot): Promise<Count>
  /** Called after each change. */
  changed(count: Count): void
}

/** Some 500 bytes each. The least recently used are loaded again. */
const ACCOUNTS_MAX = 50_000

/** Counts in this process. */
export function memoryStore({ load, changed }: Backing, clockMs = steadyClockMs): CountStore {
  const counts = new LRUCache<string, Count>({ max: ACCOUNTS_MAX })
  const buckets = new LRUCache<string, Bucket>({ max: ACCOUNTS_MAX })
  const loading = new Map<string, Promise<Count>>()

  const loaded = (id: string, slot: Slot): Promise<Count> => {
    const begun = loading.get(id) ?? load(slot).finally(() => loading.delete(id))
    loading.set(id, begun)
    return begun
  }

  const bucketOf = (accountId: string): Bucket => {
    const bucket = buckets.get(accountId) ?? newBucket()
    buckets.set(accountId, bucket)
    return bucket
  }

  const settleOne = async (asked: Asked) => {
    const { slot, questions } = asked
    const id = countId(slot)
    const count = counts.get(id) ?? (await loaded(id, slot))
    counts.set(id, count)
    const settled = settle(bucketOf(slot.accountId), count.used, asked, clockMs())
    const taken = questions.reduce((sum, { units }, at) => sum + (settled.outcomes[at] === 'a' ? units : 0), 0)
    if (taken !== 0) {
      count.used = Math.max(0, count.used + taken)
      changed(count)
    }
    return settled
  }

  return {
    settle: (asked) => Promise.all(asked.map(settleOne)),
    async writeBursts(accountId, bursts) {
      bucketOf(accountId).bursts = bursts
    },
  }
}

/** Unix milliseconds that never go back. */
const steadyClockMs = () => performance.timeOrigin + performance.now()

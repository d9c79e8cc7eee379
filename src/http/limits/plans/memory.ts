import { lruCache } from '../../../platform/lru-cache.ts'
import { type Ask, countId, type Question, type Slot, type Verdict } from './store.ts'

const SECOND_MS = 1_000
/** Sums of steps such as 1000/7 ms are not exact. */
const ROUNDING_MS = 1e-6

/**
 * The rule of limits: answers a question about an account that used `used` units and whose bucket is full at `fullAtMs`.
 * A full bucket holds the requests of one second, and each request makes it full one step later, even one that is refused
 * for its units. `limit_settle` in Postgres and settle-5.lua in Redis repeat this rule, for several questions and with the
 * penalties of all fronts.
 */
export function settle(used: number, fullAtMs: number, { plan }: Slot, { kind, units }: Question, nowMs: number) {
  const answer = (outcome: Verdict['outcome'], usedNow: number, fullAtMsNow: number) => ({
    verdict: { outcome, used: usedNow, penaltyMs: 0 },
    fullAtMs: fullAtMsNow,
  })
  if (kind === 'book') return answer('accepted', Math.max(0, used + units), fullAtMs)
  const nextMs = Math.max(fullAtMs, nowMs) + SECOND_MS / plan.requestsPerSecond
  if (nextMs > nowMs + SECOND_MS + ROUNDING_MS) return answer('rps_exceeded', used, fullAtMs)
  if (used + units > plan.units) return answer('quota_exceeded', used, nextMs)
  return answer('accepted', used + units, nextMs)
}

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
  const counts = lruCache<Count, Slot>(ACCOUNTS_MAX, {
    fetchMethod: (_id, _stale, { context: slot }) => load(slot),
  })
  /** The instants at which the buckets of accounts are full. */
  const full = lruCache<number>(ACCOUNTS_MAX)

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

import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { breaker } from '../../platform/breaker.ts'
import { penalise, settleLimits } from '../../platform/db/limit-counts.ts'
import type { Database } from '../../platform/db/pool.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { batches } from './batches.ts'
import { askMemory } from './memory.ts'
import { type RedisCopy, redisCopy } from './redis-copy.ts'
import { redisStore } from './redis-store.ts'
import { type Ask, type Counting, countId, type SharedStore, type Slot } from './store.ts'
import { writeBehind } from './write-behind.ts'

export interface CountingOptions {
  readonly db: Database
  /** With it units and requests are counted in Redis, and the units are copied to the database. */
  readonly redis: Redis | undefined
  /** No other front counts in this database. Without Redis this front then counts in its memory, else in Postgres. */
  readonly isOnlyFront?: boolean
  readonly log: (message: string) => void
}

/** About 300 bytes each. The least recently used begin an outage with a count of zero. */
const ACCOUNTS_MAX = 50_000

/** Chooses where this front keeps counts for as long as it runs. */
export function startCounting({ db, redis, isOnlyFront, log }: CountingOptions): Counting {
  if (redis) {
    const store = redisStore(redis, (slot) => copy.floorOf(slot))
    const copy = redisCopy(db, store.read, log)
    return insured(store, log, copy)
  }
  if (!isOnlyFront) return insured(postgresStore(db), log)
  const { countedIn, close, ...backing } = writeBehind(db, log)
  return { ask: askMemory(backing), penalise: async () => {}, countedIn, close }
}

const postgresStore = (db: Database): SharedStore => ({
  name: 'postgres',
  settle: (asked) => settleLimits(db, asked),
  penalise: (accountId, penaltyMs) => penalise(db, accountId, penaltyMs),
  isAway: isUnavailable,
})

/**
 * Asks a shared store. While it is unreachable the front counts in its own memory, from the last counts that the store
 * gave. The store never learns what was taken or given back meanwhile.
 */
function insured(
  store: SharedStore,
  log: (message: string) => void,
  copy: Pick<RedisCopy, 'add' | 'close'> = { add() {}, async close() {} },
): Counting {
  const askTogether = batches(store)
  const known = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  const isAwayError = new Error(`${store.name} is unreachable, and another request is trying it`)
  const spare = breaker(store.isAway, () => isAwayError)
  /** Slots of requests that the store has counted. Units that it has not counted are not given back to it. */
  const counted = new WeakSet<Slot>()
  let fallback: Ask | undefined

  return {
    async ask(slot, question) {
      if (question.units < 0 && !counted.has(slot))
        return fallback?.(slot, question) ?? { outcome: 'accepted', used: 0, penaltyMs: 0 }
      try {
        const verdict = await spare(() => askTogether(slot, question))
        counted.add(slot)
        if (fallback) log(`Limits are counted in ${store.name} again.`)
        fallback = undefined
        if (known.get(countId(slot)) !== verdict.used) copy.add({ slot, used: verdict.used })
        known.set(countId(slot), verdict.used)
        return verdict
      } catch (error) {
        if (error !== isAwayError && !store.isAway(error)) throw error
        if (!fallback) log(`Limits are counted in process: ${store.name} is unreachable (${(error as Error).message}).`)
        fallback ??= askMemory({ load: async (slot) => ({ slot, used: known.get(countId(slot)) ?? 0 }) })
        return fallback(slot, question)
      }
    },
    penalise: (accountId, penaltyMs) =>
      store.penalise(accountId, penaltyMs).catch((error) => {
        if (!store.isAway(error)) throw error
      }),
    countedIn: () => (fallback ? 'process' : store.name),
    close: copy.close,
  }
}

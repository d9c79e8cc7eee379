import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { breaker } from '../breaker.ts'
import { settleLimits, writeBursts } from '../db/limit-counts.ts'
import type { Database } from '../db/pool.ts'
import { isUnavailable } from '../db/unavailable.ts'
import type { AbuseRules } from './abuse.ts'
import { batches } from './batches.ts'
import { askMemory } from './memory.ts'
import { redisStore } from './redis-store.ts'
import { type Ask, countId, type Question, type SharedStore, type Slot } from './store.ts'
import { writeBehind } from './write-behind.ts'

export interface CountingOptions {
  readonly db: Database
  /** With it units and requests are counted in Redis. */
  readonly redis: Redis | undefined
  /** No other front counts in this database. Without Redis this one counts in its memory then, and else in Postgres. */
  readonly isOnlyFront?: boolean
  readonly log: (message: string) => void
}

export interface Counting {
  readonly ask: Ask
  /** Where counts are kept at this moment: `process` while the store is away and they are in this process alone. */
  countedIn(): 'redis' | 'postgres' | 'process'
  /** Writes what is counted in memory. Tries for `deadlineMs` while Postgres is away, and throws then. */
  close(deadlineMs?: number): Promise<void>
}

/** Some 300 bytes each. The least recently used begin an outage with a count of zero. */
const ACCOUNTS_MAX = 50_000

/** Chooses the store in which counts are kept, once and for all. */
export function startCounting({ db, redis, isOnlyFront, log }: CountingOptions, rules: AbuseRules): Counting {
  if (redis) return insured(redisStore(redis), rules, log)
  if (!isOnlyFront) return insured(postgresStore(db), rules, log)
  const written = writeBehind(db, log)
  return {
    ask: askMemory(written, rules),
    countedIn: () => (written.isBehind() ? 'process' : 'postgres'),
    close: written.close,
  }
}

const postgresStore = (db: Database): SharedStore => ({
  name: 'postgres',
  settle: (asked) => settleLimits(db, asked),
  writeBursts: (accountId, bursts) => writeBursts(db, accountId, bursts),
  isAway: isUnavailable,
})

/**
 * Asks a shared store. While it is away counting goes on in this process from the last counts that the store gave, so that
 * each front allows what remained. What is taken then is never booked; what is given back is, if the store had counted it. `log` hears once of each change.
 */
function insured(store: SharedStore, rules: AbuseRules, log: (message: string) => void): Counting {
  const askTogether = batches(store, rules)
  const known = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  /** Ends of penalties. The store is not asked before, so that bursts cost it nothing. */
  const penalties = new LRUCache<string, number>({ max: ACCOUNTS_MAX })
  const isAwayError = new Error(`${store.name} is away and another request is trying it`)
  const spare = breaker(store.isAway, () => isAwayError)
  /** Slots of requests that the store has counted. */
  const counted = new WeakSet<Slot>()
  /** Units that the store has counted, and that were given back while it was away. */
  const owed: { readonly slot: Slot; readonly question: Question }[] = []
  let fallback: Ask | undefined

  const askInProcess = (cause: Error): Ask => {
    if (!fallback) log(`Limits are counted in process: ${store.name} is away (${cause.message}).`)
    fallback ??= askMemory(
      { load: async (slot) => ({ slot, used: known.get(countId(slot)) ?? 0 }), changed: () => {} },
      rules,
    )
    return fallback
  }

  const askStore: Ask = async (slot, question) => {
    try {
      const verdict = await spare(() => askTogether(slot, question))
      if (fallback) log(`Limits are counted in ${store.name} again.`)
      fallback = undefined
      counted.add(slot)
      for (const each of owed.splice(0)) void askStore(each.slot, each.question).catch(() => {})
      known.set(countId(slot), verdict.used)
      return verdict
    } catch (error) {
      if (error !== isAwayError && !store.isAway(error)) throw error
      if (question.units < 0 && counted.has(slot) && owed.length < ACCOUNTS_MAX) owed.push({ slot, question })
      return askInProcess(error as Error)(slot, question)
    }
  }

  return {
    async ask(slot, question) {
      const penaltyMs = (penalties.get(slot.accountId) ?? -Infinity) - performance.now()
      if (penaltyMs > 0 && question.kind === 'take')
        return { outcome: 'penalised', used: known.get(countId(slot)) ?? 0, penaltyMs }
      const verdict = await askStore(slot, question)
      if (verdict.penaltyMs > 0) penalties.set(slot.accountId, performance.now() + verdict.penaltyMs)
      return verdict
    },
    countedIn: () => (fallback ? 'process' : store.name),
    close: async () => {},
  }
}

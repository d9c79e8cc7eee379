import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { breaker } from '../../../platform/breaker.ts'
import { penalise, settleLimits } from '../../../platform/db/limit-counts.ts'
import type { Database } from '../../../platform/db/pool.ts'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import { Refusal } from '../../../platform/errors.ts'
import { lruCache } from '../../../platform/lru-cache.ts'
import { askMemory } from './memory.ts'
import { type RedisCopy, redisCopy, redisStore } from './redis-store.ts'
import { type Ask, type Counting, countId, type Question, type SharedStore, type Slot, type Verdict } from './store.ts'
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
    return withFallback(store, log, copy)
  }
  if (!isOnlyFront) return withFallback(postgresStore(db), log)
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
function withFallback(
  store: SharedStore,
  log: (message: string) => void,
  copy: Pick<RedisCopy, 'add' | 'close'> = { add() {}, async close() {} },
): Counting {
  const askTogether = batches(store)
  const known = lruCache<number>(ACCOUNTS_MAX)
  const isAwayError = new Error(`${store.name} is unreachable, and another request is trying it`)
  const ifReachable = breaker(store.isAway, () => isAwayError)
  /** Slots of requests that the store has counted. Units that it has not counted are not given back to it. */
  const counted = new WeakSet<Slot>()
  let fallback: Ask | undefined

  return {
    async ask(slot, question) {
      if (question.units < 0 && !counted.has(slot))
        return fallback?.(slot, question) ?? { outcome: 'accepted', used: 0, penaltyMs: 0 }
      try {
        const verdict = await ifReachable(() => askTogether(slot, question))
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

/** After a batch of this size the front pauses, so that the next batch is larger. */
const PAUSE_FROM = 4
/** Less than requests wait for a thread anyway. */
const PAUSE_MS = 2
/** A statement with this many questions takes about 5 ms. */
const BATCH_MAX = 500
/** Ten batches, at most a second of waiting. */
const WAITING_MAX = 5_000

const OUTCOMES: Readonly<Record<string, Verdict['outcome']>> = {
  a: 'accepted',
  q: 'quota_exceeded',
  r: 'rps_exceeded',
  p: 'penalised',
}

interface Waiting {
  readonly slot: Slot
  readonly question: Question
  resolve(verdict: Verdict): void
  reject(error: unknown): void
}

/**
 * Asks a store with one batch at a time. Questions that arrive meanwhile go together in the next. Throws `limits_busy`
 * when too many wait.
 */
function batches(store: SharedStore): Ask {
  const waiting: Waiting[] = []
  let isGoing = false

  const go = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX)
      await settle(batch)
      if (batch.length >= PAUSE_FROM) await sleep(PAUSE_MS)
    }
    isGoing = false
  }

  const settle = async (batch: readonly Waiting[]) => {
    // All fronts use the same order, so that no two statements wait for each other's locks.
    const groups = [...Map.groupBy(batch, groupId)].sort(([one], [other]) => (one < other ? -1 : 1))
    const asked = groups.map(([, group]) => ({ slot: group[0]!.slot, questions: group.map((each) => each.question) }))
    try {
      const answers = await store.settle(asked)
      for (const [at, { outcomes, penaltyMs, ...answer }] of answers.entries()) {
        let { used } = answer
        for (const [turn, { question, resolve }] of groups[at]![1].entries()) {
          const outcome = OUTCOMES[outcomes[turn]!]!
          if (outcome === 'accepted') used = Math.max(0, used + question.units)
          resolve({ outcome, used, penaltyMs: outcome === 'penalised' ? penaltyMs : 0 })
        }
      }
    } catch (error) {
      // The questions behind this batch would wait for the same silence.
      for (const { reject } of store.isAway(error) ? [...batch, ...waiting.splice(0)] : batch) reject(error)
    }
  }

  return (slot, question) => {
    if (waiting.length >= WAITING_MAX) throw new Refusal('limits_busy', { retryAfterMs: 1_000 })
    const { promise, resolve, reject } = Promise.withResolvers<Verdict>()
    waiting.push({ slot, question, resolve, reject })
    if (!isGoing) {
      isGoing = true
      // After all requests that have arrived by now.
      setImmediate(go)
    }
    return promise
  }
}

/** Shortly after a change of plan, questions about one account carry two plans. */
const groupId = ({ slot }: Waiting) => `${countId(slot)} ${slot.plan.units} ${slot.plan.requestsPerSecond}`

import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Database } from '../db/pool.ts'
import { watchSole } from '../db/sole.ts'
import type { AbuseRules } from './abuse.ts'
import { type Counting, insured } from './insured-ledger.ts'
import { ownCounts } from './own-counts.ts'
import { postgresLedger } from './postgres-ledger.ts'
import { redisLedger } from './redis-ledger.ts'
import { switched } from './switched.ts'

export interface CountingOptions {
  readonly db: Database
  /** Without it units and requests are counted in Postgres. */
  readonly redis: Redis | undefined
  /** Of the same database. With it a front that is alone there counts by itself, and writes behind its answers. */
  readonly databaseUrl?: string
  /** How long it has to be alone before. */
  readonly aloneAfterMs?: number
  readonly log: (message: string) => void
}

export interface StartedCounting extends Omit<Counting, 'isCountingInProcess'> {
  /** Where units are counted at this moment; `process` while the store is away. */
  countedIn(): 'redis' | 'postgres' | 'process'
  /** Resolves when it is known whether other fronts count too. */
  readonly ready: Promise<void>
  /** Writes what is counted here and lets other fronts go on. Tries for so long while the store is away, and throws then. */
  close(deadlineMs?: number): Promise<void>
}

const RETRY_MS = 100

/** Chooses where to count: in Redis where there is one, else in Postgres; and in this process first, while no other front counts. */
export function startCounting(
  { db, redis, databaseUrl, aloneAfterMs, log }: CountingOptions,
  abuse: AbuseRules,
): StartedCounting {
  const store = redis ? redisLedger(redis) : postgresLedger(db)
  const shared = insured(store, abuse, log)
  const countedInOf =
    ({ isCountingInProcess }: Counting) =>
    () =>
      isCountingInProcess() ? 'process' : store.name
  if (!databaseUrl)
    return { ...shared, countedIn: countedInOf(shared), ready: Promise.resolve(), close: async () => {} }

  const counting = switched(shared, ownCounts(store, abuse, log))
  const watch = watchSole(databaseUrl, { ...counting, log, enterAfterMs: aloneAfterMs })
  return {
    ...counting,
    countedIn: countedInOf(counting),
    ready: watch.settled,
    async close(deadlineMs = 0) {
      const endsAt = performance.now() + deadlineMs
      for (;;) {
        try {
          return await watch.close()
        } catch (error) {
          if (!store.isAway(error) || performance.now() >= endsAt) throw error
          await sleep(RETRY_MS)
        }
      }
    },
  }
}

import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import type { Ledger, Slot, Verdict } from './ledger.ts'

interface Scripts {
  orreryTake(
    unitsKey: string,
    secondKey: string,
    units: number,
    unitsMax: number,
    requestsPerSecond: number,
    forgetAtMs: number,
  ): Promise<[outcome: Verdict['outcome'], used: number, waitMs: number]>
  orreryAdd(unitsKey: string, units: number, forgetAtMs: number): Promise<unknown>
}

/** A period's count outlives it, for fronts whose clocks are behind and for answers that give units back late. */
const KEEP_MS = 3_600_000

const script = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Counts units and the requests of a second in Redis or Valkey, by one call for a request. */
export function redisLedger(redis: Redis): Ledger {
  redis.defineCommand('orreryTake', { numberOfKeys: 2, lua: script('take-2.lua') })
  redis.defineCommand('orreryAdd', { numberOfKeys: 1, lua: script('add-1.lua') })
  const scripts = redis as Redis & Scripts
  return {
    name: 'redis',
    countsSeconds: true,
    async take(slot, units) {
      const { units: unitsMax, requestsPerSecond } = slot.plan
      const keys = [unitsKey(slot), `orrery:second:{${slot.accountId}}`] as const
      const [outcome, used, waitMs] = await scripts.orreryTake(
        ...keys,
        units,
        unitsMax,
        requestsPerSecond,
        forgetAtMs(slot),
      )
      return { outcome, used, waitMs }
    },
    async add(slot, units) {
      await scripts.orreryAdd(unitsKey(slot), units, forgetAtMs(slot))
    },
    find: async (slot) => Number((await redis.get(unitsKey(slot))) ?? 0),
    // Whatever goes wrong there (no connection, no answer, loading, read-only, full), counting goes on in process.
    isAway: () => true,
  }
}

/** The braces keep an account's keys on one node of a cluster. */
const unitsKey = ({ accountId, plan, period }: Slot) => `orrery:quota:{${accountId}}:${plan.period}:${period.start}`

const forgetAtMs = ({ period }: Slot) => period.endMs + KEEP_MS

import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import { Refusal } from '../errors.ts'
import type { Asked, Settled, SharedStore } from './store.ts'

interface Script {
  orrerySettle(...keysAndArguments: (string | number)[]): Promise<[outcomes: string, used: number, penaltyMs: number]>
}

/** A count outlives its period, for fronts whose clocks are behind and for answers that give units back late. */
const UNITS_KEEP_MS = 3_600_000

const SETTLE = readFileSync(new URL('settle-3.lua', import.meta.url), 'utf8')

/** Counts in Redis or Valkey. Each slot is one call, and all calls of a batch are under way at once. */
export function redisStore(redis: Redis): SharedStore {
  redis.defineCommand('orrerySettle', { numberOfKeys: 3, lua: SETTLE })
  const script = redis as Redis & Script

  const settle = async ({ slot, questions }: Asked): Promise<Settled> => {
    const [outcomes, used, penaltyMs] = await script.orrerySettle(
      // The braces keep the keys of an account on one node of a cluster.
      `orrery:quota:{${slot.accountId}}:${slot.plan.period}:${slot.period.start}`,
      `orrery:bucket:{${slot.accountId}}`,
      penaltyKey(slot.accountId),
      slot.plan.units,
      slot.plan.requestsPerSecond,
      Math.ceil(slot.period.leftMs + UNITS_KEEP_MS),
      questions.map(({ kind }) => kind[0]).join(''),
      ...questions.map(({ units }) => units),
    )
    return { outcomes, used, penaltyMs }
  }
  return {
    name: 'redis',
    settle: (asked) => Promise.all(asked.map(settle)),
    async penalise(accountId, penaltyMs) {
      await redis.set(penaltyKey(accountId), 1, 'PX', Math.ceil(penaltyMs))
    },
    // After any failure there (no connection, no answer, loading, read-only, full) the front counts in process.
    isAway: (error) => !(error instanceof Refusal),
  }
}

const penaltyKey = (accountId: string) => `orrery:penalty:{${accountId}}`

import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import { Refusal } from '../errors.ts'
import { ABUSE } from './abuse.ts'
import type { Asked, Settled, SharedStore } from './store.ts'

interface Scripts {
  orrerySettle(
    unitsKey: string,
    bucketKey: string,
    ...args: (string | number)[]
  ): Promise<
    [outcomes: string, used: number, at: string, refused: number, strikes: string, penalties: number, ends: string]
  >
}

/** A count outlives its period, for fronts whose clocks are behind and for answers that give units back late. */
const KEEP_MS = 3_600_000
/** Until a penalty doubles no other. */
const BUCKET_KEEP_MS = ABUSE.penaltyMsMax + ABUSE.doubledWithinMs

const SETTLE = readFileSync(new URL('settle-2.lua', import.meta.url), 'utf8')

/** Counts in Redis or Valkey, by one call for each slot, all of them on the way at once. */
export function redisStore(redis: Redis): SharedStore {
  redis.defineCommand('orrerySettle', { numberOfKeys: 2, lua: SETTLE })
  const scripts = redis as Redis & Scripts

  const settle = async ({ slot, questions }: Asked): Promise<Settled> => {
    const [outcomes, used, at, refused, strikes, penalties, ends] = await scripts.orrerySettle(
      // The braces keep the keys of an account on one node of a cluster.
      `orrery:quota:{${slot.accountId}}:${slot.plan.period}:${slot.period.start}`,
      bucketKey(slot.accountId),
      slot.plan.units,
      slot.plan.requestsPerSecond,
      Math.ceil(slot.endsInMs + KEEP_MS),
      BUCKET_KEEP_MS,
      questions.map(({ kind }) => kind[0]).join(''),
      ...questions.map(({ units }) => units),
    )
    const strikesMs = strikes.split(' ').filter(Boolean).map(Number)
    return { outcomes, used, atMs: Number(at), refused, bursts: { strikesMs, penalties, penaltyEndsMs: Number(ends) } }
  }
  return {
    name: 'redis',
    settle: (asked) => Promise.all(asked.map(settle)),
    async writeBursts(accountId, { strikesMs, penalties, penaltyEndsMs }) {
      const strikes = strikesMs.map((ms) => ms.toFixed(3)).join(' ')
      await redis.hset(bucketKey(accountId), { strikes, penalties, ends: penaltyEndsMs })
    },
    // Whatever goes wrong there (no connection, no answer, loading, read-only, full), counting goes on in process.
    isAway: (error) => !(error instanceof Refusal),
  }
}

const bucketKey = (accountId: string) => `orrery:bucket:{${accountId}}`

import { readFileSync } from 'node:fs'
import type { Redis } from 'ioredis'
import { Refusal } from '../../platform/errors.ts'
import type { Asked, Settled, SharedStore, Slot } from './store.ts'

/** Units that a slot has used at least. */
export interface Floor {
  readonly units: number
  /** False while it is unknown. */
  readonly isCertain: boolean
}

export interface RedisStore extends SharedStore {
  /** The current count of a slot. Null for a count that Redis may have lost, and while it is unreachable. */
  read(slot: Slot): Promise<number | null>
}

interface Script {
  orrerySettle(...keysAndArguments: (string | number)[]): Promise<[outcomes: string, used: number, penaltyMs: number]>
}

/** A count outlives its period, for fronts whose clocks are behind and for answers that give units back late. */
const UNITS_KEEP_MS = 3_600_000
const COMPARED = -1

const SETTLE = readFileSync(new URL('settle-5.lua', import.meta.url), 'utf8')

/**
 * Counts in Redis or Valkey. Each slot is one call, and all calls of a batch are sent together. A Redis that has
 * started again may have lost counts or have older ones. So the first call about a slot in a run of Redis raises its
 * count to `floorOf` it, and so does a call that finds no count.
 */
export function redisStore(redis: Redis, floorOf: (slot: Slot) => Promise<Floor>): RedisStore {
  redis.defineCommand('orrerySettle', { numberOfKeys: 4, lua: SETTLE })
  const script = redis as Redis & Script
  const presentRun = runOf(redis)

  const call = async ({ slot, questions }: Asked, run: string, floor: number): Promise<Settled> => {
    const [outcomes, used, penaltyMs] = await script.orrerySettle(
      countKey(slot),
      `orrery:bucket:{${slot.accountId}}`,
      penaltyKey(slot.accountId),
      runKey(slot),
      slot.plan.units,
      slot.plan.requestsPerSecond,
      Math.ceil(slot.period.leftMs + UNITS_KEEP_MS),
      run,
      floor,
      questions.map(({ kind }) => kind[0]).join(''),
      ...questions.map(({ units }) => units),
    )
    return { outcomes, used, penaltyMs }
  }
  const settle = async (asked: Asked): Promise<Settled> => {
    const run = await presentRun()
    const settled = await call(asked, run, COMPARED)
    if (settled.outcomes !== '') return settled
    const { units, isCertain } = await floorOf(asked.slot)
    return call(asked, isCertain ? run : '', units)
  }
  return {
    name: 'redis',
    settle: (asked) => Promise.all(asked.map(settle)),
    async read(slot) {
      const [units, run] = await redis.mget(countKey(slot), runKey(slot)).catch(() => [])
      return units && run === (await presentRun().catch(() => null)) ? Number(units) : null
    },
    async penalise(accountId, penaltyMs) {
      await redis.set(penaltyKey(accountId), 1, 'PX', Math.ceil(penaltyMs))
    },
    // After any failure there (no connection, no answer, loading, read-only, full) the front counts in process.
    isAway: (error) => !(error instanceof Refusal),
  }
}

/** The run id of the Redis behind the current connection: each start of a server has a new one. */
function runOf(redis: Redis): () => Promise<string> {
  let asked: { readonly connection: unknown; readonly run: Promise<string> } | undefined
  const ask = async () => /^run_id:(\w+)/m.exec(await redis.info('server'))?.[1] ?? 'unknown'
  return async () => {
    const { stream: connection } = redis
    if (asked?.connection !== connection) asked = { connection, run: ask() }
    try {
      return await asked.run
    } catch (error) {
      asked = undefined
      throw error
    }
  }
}

/** The braces keep the keys of an account on one node of a cluster. */
const countKey = ({ accountId, plan, period }: Slot) => `orrery:quota:{${accountId}}:${plan.period}:${period.start}`
const runKey = ({ accountId, plan, period }: Slot) => `orrery:quota-run:{${accountId}}:${plan.period}:${period.start}`
const penaltyKey = (accountId: string) => `orrery:penalty:{${accountId}}`

import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { now } from '../../../platform/clock.ts'
import { copyUnits, listUnits } from '../../../platform/db/limit-counts.ts'
import type { Database } from '../../../platform/db/pool.ts'
import { isUnavailable } from '../../../platform/db/unavailable.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Asked, Counting, Settled, SharedStore, Slot } from './store.ts'
import { type WaitingCounts, waitingCounts } from './write-behind.ts'

/** Units that a slot has used at least. */
interface Floor {
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

export interface RedisCopy extends Pick<WaitingCounts, 'add'>, Pick<Counting, 'close'> {
  /** What a slot had used according to the copy. */
  floorOf(slot: Slot): Promise<Floor>
}

/** If Redis loses its data and the front is killed at the same time, the counts of this time are lost. */
const COPY_EVERY_MS = 5_000
/** A Postgres that does not answer must not delay requests that Redis could count. */
const FLOOR_WAIT_MS = 500

/** Copies counts of Redis to Postgres, for a Redis that loses its data. `read` returns the current count in Redis. */
export function redisCopy(
  db: Database,
  read: (slot: Slot) => Promise<number | null>,
  log: (message: string) => void,
): RedisCopy {
  const waiting = waitingCounts({
    everyMs: COPY_EVERY_MS,
    /**
     * Each front writes what Redis has by now. So the fronts agree, and units that were given back are not in the copy.
     */
    async write(counts) {
      const units = await Promise.all(counts.map(({ slot }) => read(slot)))
      const rows = counts.flatMap(({ slot }, at) => (units[at] === null ? [] : [{ slot, used: units[at]! }]))
      if (rows.length > 0) await copyUnits(db, rows)
      return counts.filter(({ slot }, at) => units[at] !== null || slot.period.endMs < now())
    },
    report(failure) {
      if (failure === null) log('Counts in redis are copied to postgres again.')
      else log(`Counts in redis could not be copied to postgres (${failure}).`)
    },
  })
  return {
    async floorOf(slot) {
      const unwritten = waiting.find(slot)?.used ?? 0
      const [stored] = await Promise.race([
        listUnits(db, [{ slot, used: 0 }]).catch((error) => (isUnavailable(error) ? [] : Promise.reject(error))),
        sleep(FLOOR_WAIT_MS, [], { ref: false }),
      ])
      return { units: Math.max(unwritten, stored ?? 0), isCertain: stored !== undefined }
    },
    add: waiting.add,
    close: waiting.close,
  }
}

import type { Redis } from 'ioredis'
import { afterAll, beforeAll } from 'vitest'
import { type Limits, type LimitsOptions, startLimits } from '../../src/http/limits/plans/limits.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { connectRedis } from '../../src/platform/redis.ts'
import { useDatabase } from './pool.ts'
import { redisAvailable, startRedis, type TestRedis } from './redis.ts'

/** The stores that several fronts of this machine can share. */
export const SHARED_STORES = redisAvailable ? (['postgres', 'redis'] as const) : (['postgres'] as const)
/** All stores. In memory there is one front, which plays both. */
export const STORES = ['memory', ...SHARED_STORES] as const

export interface Connections {
  readonly db: Pool
  readonly redis: Redis | undefined
  readonly isOnlyFront: boolean
}

/** Two fronts of one database, and of one Redis where it counts: a pool and a connection for each. */
export function useTwoFronts(store: (typeof STORES)[number]) {
  const database = useDatabase()
  let server: TestRedis | undefined
  let redis: readonly Redis[] = []
  let other: Pool
  beforeAll(async () => {
    other = await openPool(database.url)
    if (store !== 'redis') return
    server = await startRedis()
    redis = await Promise.all([1, 2].map(() => connectRedis(server!.url, () => {})))
  })
  afterAll(async () => {
    for (const connection of redis) connection.disconnect()
    await server?.stop()
    await other.end()
  })
  const isOnlyFront = store === 'memory'
  const connections = (): readonly [Connections, Connections] => [
    { db: database.db, redis: redis[0], isOnlyFront },
    { db: other, redis: redis[1], isOnlyFront },
  ]
  return {
    connections,
    open(options: Partial<LimitsOptions> = {}): readonly [Limits, Limits] {
      const start = (each: Connections) => startLimits({ ...each, log: () => {}, ...options })
      const [one, two] = connections()
      const first = start(one)
      return [first, isOnlyFront ? first : start(two)]
    },
  }
}

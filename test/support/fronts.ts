import type { Redis } from 'ioredis'
import { afterAll, beforeAll } from 'vitest'
import { openPool, type Pool } from '../../src/db/pool.ts'
import { connectRedis } from '../../src/redis.ts'
import { useDatabase } from './pool.ts'
import { redisAvailable, startRedis, type TestRedis } from './redis.ts'

/** Where limits may be counted on this machine. */
export const LIMIT_MODES = redisAvailable ? (['postgres', 'redis'] as const) : (['postgres'] as const)

export interface Connections {
  readonly db: Pool
  readonly redis: Redis | undefined
}

/** What two fronts hold of one database, and of one Redis where it counts: a pool and a connection each. */
export function useTwoFronts(mode: (typeof LIMIT_MODES)[number]): () => readonly [Connections, Connections] {
  const database = useDatabase()
  let server: TestRedis | undefined
  let redis: readonly Redis[] = []
  let other: Pool
  beforeAll(async () => {
    other = await openPool(database.url)
    if (mode === 'postgres') return
    server = await startRedis()
    redis = await Promise.all([1, 2].map(() => connectRedis(server!.url, () => {})))
  })
  afterAll(async () => {
    for (const connection of redis) connection.disconnect()
    await server?.stop()
    await other.end()
  })
  return () => [
    { db: database.db, redis: redis[0] },
    { db: other, redis: redis[1] },
  ]
}

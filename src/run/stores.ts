import type { Redis } from 'ioredis'
import { type Changes, openChanges } from '../accounts/changes.ts'
import type { Advice } from '../platform/advice.ts'
import type { Config } from '../platform/config.ts'
import { followClock } from '../platform/db/clock.ts'
import { startDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openPool, type Pool } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import { connectRedis } from '../platform/redis.ts'
import type { FrontPhase } from './phases.ts'
import type { Shutdown } from './shutdown.ts'

/** The arguments that open every part. */
export interface Opening {
  readonly advice: Advice
  readonly config: Config
  readonly shutdown: Shutdown<FrontPhase>
  readonly log: Log
  readonly warn: (message: string) => void
}

/** The stores of a front. */
export interface Stores {
  readonly databaseUrl: string
  readonly db: Pool
  readonly redis: Redis | undefined
  readonly changes: Changes
}

/** Opens the database, Redis if configured, and the notifications between fronts. */
export async function openStores(
  { config, shutdown, log, warn }: Opening,
  databaseDeadlineMs: number | undefined,
): Promise<Stores> {
  const starting = startDatabase({ ...config, isFront: true, log: warn })
  // A failed start has reported it, and has nothing to stop.
  shutdown.add('stop Postgres', async () => (await starting.catch(() => null))?.stop())
  const startedAt = performance.now()
  log.info('starting the database')
  const { url: databaseUrl } = await starting
  const applied = await migrate(databaseUrl, { onNewer: warn })
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  log.info(`the database is ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)

  const db = await openPool(databaseUrl, databaseDeadlineMs)
  shutdown.add('close the database pool', () => db.end())
  await followClock(db)

  const redis = config.redisUrl ? await connectRedis(config.redisUrl, warn) : undefined
  if (redis) shutdown.add('close Redis', () => redis.quit().catch(() => redis.disconnect()))

  const changes = openChanges({ db, databaseUrl, redis, log: warn })
  shutdown.add('stop listening for changes', () => changes.close())
  return { databaseUrl, db, redis, changes }
}

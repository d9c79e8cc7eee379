import type { Config } from '../src/config.ts'
import { type DatabaseServer, startDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPool, type Pool } from '../src/db/pool.ts'
import type { QueuePlace } from '../src/queue.ts'
import { connectRedis } from '../src/redis.ts'
import type { OutcomeStore } from '../src/renders/outcome.ts'
import { postgresStore } from '../src/renders/postgres-store.ts'
import { redisStore } from '../src/renders/redis-store.ts'
import type { Shutdown } from '../src/run/shutdown.ts'

const CLOSE_MS = 5_000
const STOP_POSTGRES_MS = 20_000

/** Where the jobs of a render process come from and what it makes goes to. */
export interface Place {
  readonly place: QueuePlace
  readonly store: OutcomeStore
  database(): Promise<Pool>
}

/**
 * Jobs and pictures are in Redis when there is one, else in the database that the fronts use, joined or started. Reports
 * are in that database in either case; beside Redis it is opened by the first of them.
 */
export async function openPlace(config: Config, shutdown: Shutdown, log: (message: string) => void): Promise<Place> {
  const open = databaseOf(config, shutdown, log)
  const database = async () => (await open()).pool
  if (config.redisUrl) {
    const redis = await connectRedis(config.redisUrl, log)
    shutdown.add('close Redis', CLOSE_MS, () => redis.quit().catch(() => redis.disconnect()))
    return { place: { redisUrl: config.redisUrl }, store: redisStore(redis), database }
  }
  const { url, pool } = await open()
  return { place: { databaseUrl: url }, store: postgresStore(pool, url), database }
}

/** Opens the database for the first who asks; an attempt that fails is made again by the next. */
function databaseOf({ databaseUrl, varDir }: Config, shutdown: Shutdown, log: (message: string) => void) {
  let server: Promise<DatabaseServer> | undefined
  let opened: Promise<{ url: string; pool: Pool }> | undefined
  shutdown.add('stop Postgres', STOP_POSTGRES_MS, async () => (await server)?.stop())
  shutdown.add('close the database pool', CLOSE_MS, async () => (await opened)?.pool.end())

  const open = async () => {
    server ??= startDatabase({ databaseUrl, varDir, log })
    const { url } = await server
    await migrate(url)
    return { url, pool: await openPool(url) }
  }
  return async () => {
    opened ??= open()
    try {
      return await opened
    } catch (error) {
      opened = undefined
      throw error
    }
  }
}

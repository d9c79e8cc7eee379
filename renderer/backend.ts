import type { QueuePlace } from '../src/jobs/queue.ts'
import type { OutcomeStore } from '../src/jobs/renders/outcome.ts'
import { postgresStore } from '../src/jobs/renders/postgres-store.ts'
import { redisStore } from '../src/jobs/renders/redis-store.ts'
import type { Config } from '../src/platform/config.ts'
import { type DatabaseServer, startDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openPool, type Pool } from '../src/platform/db/pool.ts'
import { connectRedis } from '../src/platform/redis.ts'
import type { RendererPhase } from '../src/run/phases.ts'
import type { Shutdown } from '../src/run/shutdown.ts'

/** The source of a render process's jobs and the stores of its results. */
export interface Backend {
  readonly place: QueuePlace
  readonly store: OutcomeStore
  database(): Promise<Pool>
}

/**
 * Jobs and pictures are in Redis when it is configured, else in the database of the fronts, which is joined or started.
 * Reports are always in that database. With Redis, the first report opens it.
 */
export async function openBackend(
  config: Config,
  shutdown: Shutdown<RendererPhase>,
  log: (message: string) => void,
): Promise<Backend> {
  const open = databaseOf(config, shutdown, log)
  const database = async () => (await open()).pool
  if (config.redisUrl) {
    const redis = await connectRedis(config.redisUrl, log)
    shutdown.add('close Redis', () => redis.quit().catch(() => redis.disconnect()))
    return { place: { redisUrl: config.redisUrl }, store: redisStore(redis), database }
  }
  const { url, pool } = await open()
  return { place: { databaseUrl: url }, store: postgresStore(pool, url), database }
}

/** Opens the database on the first call. After a failure the next call tries again. */
function databaseOf(
  { databaseUrl, varDir }: Config,
  shutdown: Shutdown<RendererPhase>,
  log: (message: string) => void,
) {
  let server: Promise<DatabaseServer> | undefined
  let opened: Promise<{ url: string; pool: Pool }> | undefined
  shutdown.add('stop Postgres', async () => (await server)?.stop())
  shutdown.add('close the database pool', async () => (await opened)?.pool.end())

  const open = async () => {
    server ??= startDatabase({ databaseUrl, varDir, log })
    const { url } = await server
    await migrate(url, { onNewer: log })
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

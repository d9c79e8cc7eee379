import type { Redis } from 'ioredis'
import { type Changes, openChanges } from '../accounts/changes.ts'
import type { Advice } from '../platform/advice.ts'
import type { Config } from '../platform/config.ts'
import { type AccountMatch, searchAccounts } from '../platform/db/accounts.ts'
import { startDatabase } from '../platform/db/database.ts'
import { followClock } from '../platform/db/health.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openPool, type Pool } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import { connectRedis } from '../platform/redis.ts'
import type { FrontPhase, Shutdown } from './shutdown.ts'

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

/** What a command of the operator works with. */
export interface CommandServices {
  readonly config: Config
  readonly db: Pool
  /** The fronts receive a change through the channel that they listen to. */
  readonly changes: Changes
}

/**
 * Runs a command on the configured database, with or without running fronts. `deadlineMs` is the time
 * limit of a query.
 */
export async function runCommand(
  config: Config,
  work: (services: CommandServices) => Promise<void>,
  deadlineMs?: number,
): Promise<void> {
  const server = await startDatabase(config)
  try {
    await migrate(server.url)
    const db = await openPool(server.url, deadlineMs)
    await followClock(db)
    const redis = config.redisUrl ? await connectRedis(config.redisUrl, console.error) : undefined
    const changes = openChanges({ db, databaseUrl: server.url, redis, log: console.error })
    try {
      await work({ config, db, changes })
    } finally {
      await changes.close()
      redis?.disconnect()
      await db.end()
    }
  } finally {
    await server.stop()
  }
}

/** The account with an id or an e-mail address. Null when there is none or several, which is then said. */
export async function namedAccount(db: Pool, text: string): Promise<AccountMatch | null> {
  const found = await searchAccounts(db, text)
  const [only, another] = found
  if (only && !another) return only
  console.error(
    only ? 'Several accounts have this e-mail address. Give the id of one:' : `There is no account ${text}.`,
  )
  for (const { id, name } of only ? found : []) console.error(`  ${id}  ${name}`)
  process.exitCode = 1
  return null
}

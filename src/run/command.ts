import { type Changes, openChanges } from '../accounts/changes.ts'
import type { Config } from '../platform/config.ts'
import { type AccountMatch, searchAccounts } from '../platform/db/accounts.ts'
import { followClock } from '../platform/db/clock.ts'
import { startDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openPool, type Pool } from '../platform/db/pool.ts'
import { connectRedis } from '../platform/redis.ts'

/** What a command of the operator works with. */
export interface CommandParts {
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
  work: (parts: CommandParts) => Promise<void>,
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

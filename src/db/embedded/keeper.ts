import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * An idle connection that shows the server that this process needs it. The kernel closes it if the process is killed.
 */
export interface Keeper {
  /** Resolves when the connection is gone: the server died or was stopped, or this process left it. */
  readonly lost: Promise<void>
  /** Leaves the server. True when no other process needs it, so that it may be stopped. No process can join it then. */
  leave(): Promise<boolean>
}

/** An arbitrary number. No other lock on this server uses it. */
const NEEDED = 5_417_001
const ANSWER_TIMEOUT_MS = 5_000
/** Creating a database copies files. A leaving front may hold the lock until its server has stopped. */
const QUERY_TIMEOUT_MS = 30_000

/** Errors of a connection attempt without a server: no socket, or no listener. */
const ABSENT = ['ENOENT', 'ECONNREFUSED']
/** Errors while a server starts, recovers or stops (57P03, 57P01, 57P02), or dies. */
const STARTING = ['57P03', '57P01', '57P02', 'ECONNRESET', 'EPIPE']

/**
 * Joins the server behind `socketDir` and makes sure that it has the database `orrery`. Every user of the server holds a
 * shared lock. Only the last user can take the exclusive lock, and so knows that it is the last.
 */
export async function keep(socketDir: string): Promise<Keeper | 'absent' | 'starting'> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: 'orrery',
    database: 'postgres',
    application_name: 'orrery keeper',
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [NEEDED])
    await makeDatabase(client)
  } catch (error) {
    client.end().catch(() => {})
    const { code, message } = error as { code?: string; message: string }
    if (code && ABSENT.includes(code)) return 'absent'
    if ((code && STARTING.includes(code)) || /terminated|timeout|not queryable/i.test(message)) return 'starting'
    throw new Error(`The Postgres behind ${socketDir} refuses the connection: ${message}`)
  }
  return {
    lost,
    async leave() {
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [NEEDED])
        const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [NEEDED])
        if (rows[0].last) return true
      } catch {
        return true
      }
      await Promise.race([client.end(), sleep(ANSWER_TIMEOUT_MS, undefined, { ref: false })])
      return false
    },
  }
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_database where datname = 'orrery'")
  if (rows.length === 0) await client.query('create database orrery')
}

import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OperatorFault } from '../../errors.ts'
import { HOST, type PostgresHost } from './host.ts'

/**
 * An idle connection that marks that this process needs the server. The kernel closes it if the process is killed.
 */
export interface Keeper {
  /** Resolves when the connection is gone: the server died or was stopped, or this process left it. */
  readonly lost: Promise<void>
  /** Leaves the server. True when no other process needs it, so that it may be stopped. No process can join it then. */
  leave(): Promise<boolean>
}

/** Arbitrary numbers. The server is ours, so no other lock uses them. */
const NEEDED = 5_417_001
const FRONT = 5_417_002
/** The server frees the lock of a killed front as soon as it sees the closed connection. */
const CLAIM_WAIT_MS = 2_000
const CLAIM_POLL_MS = 100
const ANSWER_TIMEOUT_MS = 5_000
/** Creating a database copies files. A leaving front may hold the lock until its server has stopped. */
const QUERY_TIMEOUT_MS = 30_000

/** Errors of a connection attempt without a server: no socket, or no listener. */
const ABSENT = ['ENOENT', 'ECONNREFUSED']
/** Errors while a server starts, recovers or stops (57P03, 57P01, 57P02), or dies. */
const STARTING = ['57P03', '57P01', '57P02', 'ECONNRESET', 'EPIPE']

/** Another front has the server. */
class Claimed extends OperatorFault {}

/**
 * Joins the server behind `socketDir` and makes sure that it has the database `orrery`. Every process that uses the
 * server holds a shared lock. Only the last one can take it exclusively, and so knows that it is the last. A front also
 * holds its own lock, because the server serves one front. Throws when another front has it.
 */
export async function keep(socketDir: string, { isFront = false } = {}): Promise<Keeper | 'absent' | 'starting'> {
  const client = new pg.Client({
    host: socketDir,
    port: 5432,
    user: 'orrery',
    database: 'postgres',
    application_name: `orrery ${isFront ? 'front' : 'keeper'} ${process.pid}`,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [NEEDED])
    await makeDatabase(client)
    if (isFront) await claim(client)
  } catch (error) {
    client.end().catch(() => {})
    if (error instanceof Claimed) throw error
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

const HOLDER = `
  select regexp_replace(application_name, '\\D', '', 'g') as process from pg_stat_activity
  where pid in (select pid from pg_locks where locktype = 'advisory' and objid = $1 and granted)`

async function claim(client: pg.Client): Promise<void> {
  const deadline = performance.now() + CLAIM_WAIT_MS
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as claimed', [FRONT])
    if (rows[0].claimed) return
    if (performance.now() > deadline) break
    await sleep(CLAIM_POLL_MS)
  }
  const [holder] = (await client.query(HOLDER, [FRONT])).rows
  throw new Claimed(
    `Process ${holder?.process ?? 'unknown'} already uses this data folder as a front, and the embedded Postgres serves one. ` +
      'Stop that process, set VAR_DIR to another folder, or set the same DATABASE_URL for all fronts.',
  )
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select 1 from pg_database where datname = 'orrery'")
  if (rows.length === 0) await client.query('create database orrery')
}

const LOCK_POLL_MS = 50

/** Takes the lock of a path and returns its release, or null when another process has it. */
type TryLock = (path: string) => Promise<(() => Promise<void>) | null>

/**
 * Runs `work` while no other process on this machine runs work for the same path. The kernel frees the lock however its
 * holder ends.
 */
export async function withLock<T>(
  path: string,
  timeoutMs: number,
  work: () => Promise<T>,
  kind: PostgresHost['lock'] = HOST.lock,
): Promise<T> {
  const tryLock = LOCKS[kind]
  const deadline = Date.now() + timeoutMs
  let release = await tryLock(path)
  while (!release) {
    if (Date.now() > deadline)
      throw new Error(`Another process has held the start lock of ${path} for ${timeoutMs} ms.`)
    await sleep(LOCK_POLL_MS)
    release = await tryLock(path)
  }
  try {
    return await work()
  } finally {
    await release()
  }
}

/** The lock is an abstract unix socket, which has no file. */
const lockSocket: TryLock = (path) => {
  const address = `\0orrery-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    )
    server.listen({ path: address }, () => {
      server.unref()
      resolve(() => new Promise((done) => server.close(() => done())))
    })
  })
}

/** The result code of SQLite for a lock that another connection has. */
const SQLITE_BUSY = 5

/** The lock is on an empty SQLite file next to the path, because Node itself has no file locks. */
const lockFile: TryLock = async (path) => {
  // Node warns about it when it is loaded, and Linux does not need it.
  const { DatabaseSync } = await import('node:sqlite')
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(`${path}.lock`)
  try {
    file.exec('begin exclusive')
    return async () => file.close()
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null
    throw error
  }
}

const LOCKS: Readonly<Record<PostgresHost['lock'], TryLock>> = { 'abstract socket': lockSocket, file: lockFile }

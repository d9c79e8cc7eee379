import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface SoleWatch {
  /** Resolves when it is known who is there; after some seconds too when one of them does not answer. */
  readonly settled: Promise<void>
  /** Leaves, if need be, and lets others go on. Throws what `leave` throws. */
  close(): Promise<void>
}

/** What a process does when it finds itself alone on a database, and when others come. */
export interface SoleOptions {
  /**
   * Nobody else is there, and nobody begins before `leave` has ended. Called again when that was in doubt for a moment, and
   * when it has failed.
   */
  enter(): Promise<void>
  /** Somebody else wants to begin, or may have begun. May be called when there is nothing to leave. */
  leave(): Promise<void>
  /** How long it waits before it enters: time enough for another that has lost its connection to notice. */
  readonly enterAfterMs?: number | undefined
  /** Told once of trouble in leaving. */
  readonly log: (message: string) => void
}

/** An arbitrary number that no other lock of the same database uses. */
const SOLE = 5_417_020
const CONNECT_TIMEOUT_MS = 3_000
/** A connection on which nothing comes back for so long is replaced. */
const SILENCE_MS_MAX = 2_000
/** Whoever waits for the lock is seen by its holder meanwhile. */
const LOCK_WAIT_MS = 1_000
const CLOSE_MS_MAX = 1_000
const POLL_MS = 200
const RETRY_MS = 300
const ENTER_AFTER_MS = 3_000
/** The holder may be a process that was halted; whoever waits longer begins beside it. */
const SETTLE_MS_MAX = 3_000
const LOCK_NOT_AVAILABLE = '55P03'

const TRY_ALONE = 'select pg_try_advisory_lock($1) as sole'
const IS_AWAITED = `
  select exists (
    select from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = $1 and not granted
      and database = (select oid from pg_database where datname = current_database())
  ) as awaited`

/**
 * Finds out whether this process is the only one that watches a database, all the time, over a connection of its own. One
 * that is alone holds a lock; others share it. Postgres gives the lock back when a process dies.
 */
export function watchSole(
  databaseUrl: string,
  { enter, leave, log, enterAfterMs = ENTER_AFTER_MS }: SoleOptions,
): SoleWatch {
  const closed = new AbortController()
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  let client: pg.Client | undefined
  let hasLock = false
  let trouble = ''

  /** Ends early when the connection does. */
  let broken: AbortSignal = closed.signal
  const pause = (ms: number) => sleep(ms, undefined, { signal: broken, ref: false }).catch(() => {})

  const ask = async (text: string): Promise<Record<string, boolean>> => (await client!.query(text, [SOLE])).rows[0]

  /** False when it has to be tried again: nobody is let in before. */
  const left = async (): Promise<boolean> => {
    try {
      await leave()
      trouble = ''
      return true
    } catch (error) {
      const { message } = error as Error
      if (message !== trouble) log(`Another process waits for this one, which can't leave: ${message}`)
      trouble = message
      return false
    }
  }

  const stayAlone = async () => {
    const entersAt = performance.now() + enterAfterMs
    let entered = false
    while (!broken.aborted) {
      // What it takes to enter may be away for a while, and this connection has nothing to do with that.
      if (!entered && performance.now() >= entersAt)
        entered = await enter().then(
          () => true,
          () => false,
        )
      settle()
      await pause(POLL_MS)
      if (!broken.aborted && (await ask(IS_AWAITED))['awaited'] && (await left())) return letOthersIn()
    }
  }

  /** Both locks at once for a moment, so that nobody is alone in between. */
  const letOthersIn = async () => {
    await ask('select pg_advisory_lock_shared($1)')
    hasLock = false
    await ask('select pg_advisory_unlock($1)')
  }

  const stayTogether = async () => {
    while (!broken.aborted && !(await left())) await pause(RETRY_MS)
    await shareLock()
    settle()
    while (!broken.aborted && !hasLock) {
      await pause(POLL_MS)
      if (!broken.aborted) hasLock = (await ask(TRY_ALONE))['sole']!
    }
    if (hasLock) await ask('select pg_advisory_unlock_shared($1)')
  }

  const shareLock = async () => {
    while (!broken.aborted) {
      try {
        await ask('select pg_advisory_lock_shared($1)')
        return
      } catch (error) {
        if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      }
    }
  }

  const session = async () => {
    client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: SILENCE_MS_MAX,
      application_name: 'orrery presence',
      keepAlive: true,
    })
    const ended = new AbortController()
    broken = AbortSignal.any([closed.signal, ended.signal])
    client.on('error', () => {})
    client.once('end', () => ended.abort())
    await client.connect()
    await client.query(`set lock_timeout = ${LOCK_WAIT_MS}`)
    hasLock = (await ask(TRY_ALONE))['sole']!
    while (!broken.aborted) await (hasLock ? stayAlone() : stayTogether())
  }

  const going = (async () => {
    while (!closed.signal.aborted) {
      await session().catch(() => {})
      if (closed.signal.aborted) return
      void client?.end().catch(() => {})
      // The lock is gone and others may begin. What can't be written while the database is away stays here.
      await leave().catch(() => {})
      broken = closed.signal
      await pause(RETRY_MS)
    }
  })()
  const timer = setTimeout(settle, SETTLE_MS_MAX)
  timer.unref()
  void settled.then(() => clearTimeout(timer))

  return {
    settled,
    async close() {
      closed.abort()
      await going
      try {
        await leave()
      } finally {
        settle()
        await Promise.race([client?.end().catch(() => {}), sleep(CLOSE_MS_MAX, undefined, { ref: false })])
      }
    },
  }
}

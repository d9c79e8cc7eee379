import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  ConnectionError,
  type DatabasePool,
  type DatabasePoolConnection,
  StatementTimeoutError,
  sql,
} from 'slonik'
import { z } from 'zod'
import { breaker } from '../breaker.ts'
import { Refusal } from '../errors.ts'

const RETRY_AFTER_MS = 1_000

/** The refusal of a request while the database cannot be reached. The cause is for the log. */
export const unavailable = (cause: unknown): Refusal =>
  Object.assign(new Refusal('database_unavailable', { retryAfterMs: RETRY_AFTER_MS }), { cause })

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'database_unavailable'

const BROKEN = [
  ConnectionError,
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  StatementTimeoutError,
] as const

/** Sockets that break under a running statement, and Postgres starting, stopping or full (classes 08, 53 and 57P). */
const BROKEN_CODE = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOENT|08...|53...|57P0[123])$/

/** True for errors of slonik and sockets that mean an unavailable database. False for bugs. */
export const isBroken = (error: unknown): boolean =>
  BROKEN.some((kind) => error instanceof kind) ||
  (error instanceof Error && 'code' in error && BROKEN_CODE.test(String(error.code)))

/**
 * A longer pause of the event loop counts as this much: while the process stands still, answers wait in its sockets.
 */
const SLICE_MS = 250

/**
 * Calls `late` once, after the event loop has had `ms` to read the sockets. Returns a function that cancels it. A plain
 * timer also counts the time for which the process stood still, and fires before the loop reads what came meanwhile.
 */
export function afterLiveTime(ms: number, late: () => void): () => void {
  let leftMs = ms
  let timer: NodeJS.Timeout | undefined
  let turn: NodeJS.Immediate | undefined
  const wait = () => {
    const sliceMs = Math.min(SLICE_MS, leftMs)
    timer = setTimeout(() => {
      leftMs -= sliceMs
      // The loop reads its sockets between a timer and an immediate.
      if (leftMs > 0) wait()
      else turn = setImmediate(late)
    }, sliceMs)
  }
  wait()
  return () => {
    clearTimeout(timer)
    clearImmediate(turn)
  }
}

export type Ask = <T>(work: (connection: DatabasePoolConnection) => Promise<T>) => Promise<T>

/** If this many queries are waiting, the next one is refused immediately: it could not meet its deadline. */
const WAITING_MAX = 2_000

const NOTHING = sql.type(z.object({}))`select`

/**
 * Lends connections of a pool for at most `deadlineMs`, including the wait for a connection. Time for which this
 * process stands still does not count, so a query is late only if its socket was read after the deadline. Every sign of
 * an unreachable database becomes the refusal `database_unavailable`. While the database is unreachable, all queries
 * are refused immediately.
 */
export function asker(pool: DatabasePool, deadlineMs: number): Ask {
  const waiting = new Set<(cause: unknown) => void>()
  const pending = new Set<(cause: unknown) => void>()
  /** The causes of refusals that concern one query. The database answers the others. */
  const ofOneQuery = new WeakSet<object>()
  let answeredAt = Number.NEGATIVE_INFINITY

  const ask: Ask = async (work) => {
    const { promise: refusal, reject } = Promise.withResolvers<never>()
    let refused = false
    const refuse = (cause: unknown) => {
      refused = true
      reject(unavailable(cause))
    }
    const startedAt = performance.now()
    const cancel = afterLiveTime(deadlineMs, () => {
      const cause = new Error(`No answer within ${deadlineMs} ms`)
      // A database that answered no query in this time is silent, so no other query waits for its own deadline.
      const isSilent = answeredAt < startedAt
      if (!isSilent) ofOneQuery.add(cause)
      for (const each of isSilent ? pending : [refuse]) each(cause)
    })
    waiting.add(refuse)
    pending.add(refuse)
    try {
      const answer = pool.connect(async (connection) => {
        waiting.delete(refuse)
        // The answer came too late, but the connection is still good.
        if (refused) return refusal.catch(() => null as never)
        // A refusal here destroys the connection, so that a silent server cannot use up the pool.
        return Promise.race([work(connection), refusal])
      })
      const result = await Promise.race([answer, refusal])
      answeredAt = performance.now()
      return result
    } catch (error) {
      if (!refused && !(error instanceof ConnectionError)) answeredAt = performance.now()
      if (error instanceof ConnectionError) {
        if (hasNoConnection(pool)) for (const refuseOther of waiting) refuseOther(error)
        else ofOneQuery.add(error)
      } else if (isAnswer(error)) ofOneQuery.add(error)
      throw isBroken(error) ? unavailable(error) : error
    } finally {
      waiting.delete(refuse)
      pending.delete(refuse)
      cancel()
    }
  }
  const spare = breaker(
    (error) => isUnavailable(error) && !ofOneQuery.has((error as { cause: object }).cause),
    () => unavailable(new Error('The database is unreachable')),
    () => ask((connection) => connection.query(NOTHING)),
  )
  return async (work) => {
    if (waiting.size >= WAITING_MAX) throw unavailable(new Error(`${WAITING_MAX} queries are waiting for a connection`))
    return spare(() => ask(work))
  }
}

/** A database that ends a slow statement, or lacks the room for one (class 53), has answered. */
const isAnswer = (error: unknown): error is object =>
  error instanceof StatementTimeoutError ||
  (error instanceof Error && 'code' in error && /^53/.test(String(error.code)))

/** Slonik would never answer waiting queries when no connection is released. */
const hasNoConnection = (pool: DatabasePool): boolean => {
  const { acquiredConnections, idleConnections, pendingReleaseConnections } = pool.state()
  return acquiredConnections + idleConnections + pendingReleaseConnections === 0
}

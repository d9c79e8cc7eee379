import { ConnectionError, type DatabasePool, type DatabasePoolConnection, StatementTimeoutError, sql } from 'slonik'
import { z } from 'zod'
import { breaker } from '../breaker.ts'
import { isBroken, isUnavailable, unavailable } from './unavailable.ts'

export type Ask = <T>(work: (connection: DatabasePoolConnection) => Promise<T>) => Promise<T>

/** If this many queries wait, the next one is refused at once: it could not meet its deadline. */
const WAITING_MAX = 2_000

const NOTHING = sql.type(z.object({}))`select`

/**
 * Lends connections of a pool for at most `deadlineMs`, including the wait for a connection. Every sign of an absent
 * database becomes the refusal `database_unavailable`. While the database is away, all queries are refused at once.
 */
export function asker(pool: DatabasePool, deadlineMs: number): Ask {
  const waiting = new Set<(cause: unknown) => void>()
  const pending = new Set<(cause: unknown) => void>()
  let answeredAt = Number.NEGATIVE_INFINITY

  const ask: Ask = async (work) => {
    const { promise: refusal, reject } = Promise.withResolvers<never>()
    let refused = false
    const refuse = (cause: unknown) => {
      refused = true
      reject(unavailable(cause))
    }
    const startedAt = performance.now()
    const timer = setTimeout(() => {
      const cause = new Error(`No answer within ${deadlineMs} ms`)
      // A database that answered nobody in this time is silent, so no other query waits for its own deadline.
      for (const each of answeredAt < startedAt ? pending : [refuse]) each(cause)
    }, deadlineMs)
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
      if (error instanceof ConnectionError && hasNoConnection(pool))
        for (const refuseOther of waiting) refuseOther(error)
      throw isBroken(error) ? unavailable(error) : error
    } finally {
      waiting.delete(refuse)
      pending.delete(refuse)
      clearTimeout(timer)
    }
  }
  const spare = breaker(
    isAway,
    () => unavailable(new Error('The database is away')),
    () => ask((connection) => connection.query(NOTHING)),
  )
  return async (work) => {
    if (waiting.size >= WAITING_MAX) throw unavailable(new Error(`${WAITING_MAX} queries wait for a connection`))
    return spare(() => ask(work))
  }
}

/** A slow statement is refused. It does not mean that the database is away. */
const isAway = (error: unknown): boolean =>
  isUnavailable(error) && !((error as Error).cause instanceof StatementTimeoutError)

/** Slonik would leave waiting queries without an answer when no connection is released. */
const hasNoConnection = (pool: DatabasePool): boolean => {
  const { acquiredConnections, idleConnections, pendingReleaseConnections } = pool.state()
  return acquiredConnections + idleConnections + pendingReleaseConnections === 0
}

import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  type CommonQueryMethods,
  ConnectionError,
  createPool,
  type DatabasePool,
  type DatabasePoolConnection,
  type Interceptor,
  SchemaValidationError,
  StatementTimeoutError,
} from 'slonik'
import { breaker } from '../breaker.ts'
import { Refusal } from '../errors.ts'

/** What a query function asks of a pool, a connection or a transaction. */
export type Database = Omit<CommonQueryMethods, 'stream'>

export interface Pool extends Database {
  /** Ends idle connections at once and busy ones when they are done. */
  end(): Promise<void>
}

/** Shared by all requests of a front. Statements take about a millisecond, so few connections carry thousands a second. */
const CONNECTIONS_MAX = 10
const CONNECT_TIMEOUT_MS = 3_000
/** Our statements touch a few rows by their keys. One that takes longer meets a database in trouble. */
const STATEMENT_TIMEOUT_MS = 4_000
/** From asking to rows, waiting for a connection included. Also ends what a dead host would leave hanging. */
const DEADLINE_MS = 5_000
const IDLE_TIMEOUT_MS = 60_000
const CLOSING_TIMEOUT_MS = 1_000
const RETRY_AFTER_MS = 1_000

const METHODS = [
  'any',
  'anyFirst',
  'exists',
  'many',
  'manyFirst',
  'maybeOne',
  'maybeOneFirst',
  'one',
  'oneFirst',
  'query',
  'record',
  'transaction',
] as const satisfies readonly (keyof Database)[]

/**
 * Connects to Postgres; a unix socket is named by its folder, percent-encoded: `postgresql://user@%2Frun%2Fpg/name`.
 * Every method answers within five seconds, or throws the refusal `database_unavailable`. Throws when there is no
 * database at the start.
 */
export async function openPool(databaseUrl: string): Promise<Pool> {
  const pool = await createPool(databaseUrl, {
    maxPoolSize: CONNECTIONS_MAX,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    // The first failure is the answer: its caller is told when to come again.
    connectionRetryLimit: 1,
    statementTimeout: STATEMENT_TIMEOUT_MS,
    idleInTransactionSessionTimeout: DEADLINE_MS,
    idleTimeout: IDLE_TIMEOUT_MS,
    gracefulTerminationTimeout: CLOSING_TIMEOUT_MS,
    // Nothing here changes the state of a session, so there is nothing to discard.
    resetConnection: async () => {},
    interceptors: [parseRows],
  })
  // Whoever asked receives the error; the emitter would throw it a second time.
  pool.on('error', () => {})
  const spare = breaker(isUnavailable, () =>
    unavailable(new Error('Postgres is away and another request is trying it')),
  )
  const guarded = Object.fromEntries(
    METHODS.map((method) => [
      method,
      (...args: readonly unknown[]) =>
        spare(() =>
          withDeadline(pool, (connection) => (connection[method] as (...args: readonly unknown[]) => unknown)(...args)),
        ),
    ]),
  )
  return { ...(guarded as unknown as Database), end: () => pool.end() }
}

/** Gives every row the type that its statement declares, or fails: the schema in code and in Postgres have parted. */
const parseRows: Interceptor = {
  name: 'parse rows',
  transformRow({ resultParser }, query, row) {
    const parsed = resultParser?.['~standard'].validate(row)
    if (!parsed || parsed instanceof Promise) throw new Error(`The rows of this statement have no schema: ${query.sql}`)
    if (parsed.issues) throw new SchemaValidationError(query, row, parsed.issues)
    return parsed.value as typeof row
  },
}

/** A connection whose work misses the deadline is destroyed, so that silence of the server can't use up the pool. */
async function withDeadline(pool: DatabasePool, work: (connection: DatabasePoolConnection) => unknown) {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  let late = false
  const timer = setTimeout(() => {
    late = true
    reject(unavailable(new Error(`No answer within ${DEADLINE_MS} ms`)))
  }, DEADLINE_MS)
  try {
    const done = pool.connect(async (connection) => {
      if (late) return deadline
      return Promise.race([work(connection), deadline])
    })
    return await Promise.race([done, deadline])
  } catch (error) {
    throw isBroken(error) ? unavailable(error) : error
  } finally {
    clearTimeout(timer)
  }
}

const BROKEN = [
  ConnectionError,
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  StatementTimeoutError,
] as const

/** Sockets that break under a running statement, and Postgres starting, stopping or full (classes 08, 53 and 57P). */
const BROKEN_CODE = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOENT|08...|53...|57P0[123])$/

const isBroken = (error: unknown): boolean =>
  BROKEN.some((kind) => error instanceof kind) ||
  (error instanceof Error && 'code' in error && BROKEN_CODE.test(String(error.code)))

const unavailable = (cause: unknown): Refusal =>
  Object.assign(new Refusal('database_unavailable', { retryAfterMs: RETRY_AFTER_MS }), { cause })

/** What callers of the pool see of all this. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'database_unavailable'

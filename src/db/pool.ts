import { type CommonQueryMethods, createPool, type Interceptor, SchemaValidationError } from 'slonik'
import { asker } from './ask.ts'

/** The query methods of a pool, a connection or a transaction. */
export type Database = Omit<CommonQueryMethods, 'stream'>

export interface Pool extends Database {
  /** Closes idle connections at once and busy ones after their query. */
  end(): Promise<void>
}

/**
 * Shared by all requests of a front. Statements take about a millisecond, so few connections carry thousands a second.
 */
const CONNECTIONS_MAX = 10
const CONNECT_TIMEOUT_MS = 3_000
/** Statements touch a few rows by their keys. One that takes longer means that the database is in trouble. */
const STATEMENT_TIMEOUT_MS = 4_000
/** Time limit of a query, including the wait for a connection. Also ends queries to a dead host. */
const DEADLINE_MS = 5_000
const IDLE_TIMEOUT_MS = 60_000
const CLOSING_TIMEOUT_MS = 1_000

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
 * Connects to Postgres. The URL names a unix socket by its folder, percent-encoded:
 * `postgresql://user@%2Frun%2Fpg/name`. Every method answers within the deadline, or throws the refusal
 * `database_unavailable`. Throws when there is no database at the start.
 */
export async function openPool(databaseUrl: string, deadlineMs = DEADLINE_MS): Promise<Pool> {
  const pool = await createPool(databaseUrl, {
    maxPoolSize: CONNECTIONS_MAX,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    // The first failure is the answer, with the time to retry.
    connectionRetryLimit: 1,
    statementTimeout: STATEMENT_TIMEOUT_MS,
    idleInTransactionSessionTimeout: DEADLINE_MS,
    idleTimeout: IDLE_TIMEOUT_MS,
    gracefulTerminationTimeout: CLOSING_TIMEOUT_MS,
    // No statement here changes the state of a session.
    resetConnection: async () => {},
    interceptors: [parseRows],
  })
  // The query rejects with this error. An unhandled event would throw it again.
  pool.on('error', () => {})
  const ask = asker(pool, deadlineMs)
  const guarded = Object.fromEntries(
    METHODS.map((method) => [
      method,
      (...args: readonly unknown[]) =>
        ask((connection) => (connection[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args)),
    ]),
  )
  return { ...(guarded as unknown as Database), end: () => pool.end() }
}

/** Parses every row by the schema of its statement. Fails when the schemas in code and in Postgres differ. */
const parseRows: Interceptor = {
  name: 'parse rows',
  transformRow({ resultParser }, query, row) {
    const parsed = resultParser?.['~standard'].validate(row)
    if (!parsed || parsed instanceof Promise) throw new Error(`The rows of this statement have no schema: ${query.sql}`)
    if (parsed.issues) throw new SchemaValidationError(query, row, parsed.issues)
    return parsed.value as typeof row
  },
}

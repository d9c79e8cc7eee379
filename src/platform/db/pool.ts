import { readFileSync } from 'node:fs'
import {
  type CommonQueryMethods,
  ConnectionError,
  createPool,
  type Interceptor,
  type PrimitiveValueExpression,
  type QuerySqlToken,
  SchemaValidationError,
  sql,
} from 'slonik'
import { z } from 'zod'
import { afterLiveTime, asker } from './unavailable.ts'

/** The query methods of a pool, a connection or a transaction. */
export type Database = Omit<CommonQueryMethods, 'stream'>

export interface Pool extends Database {
  /** Closes idle connections immediately and busy ones after their query. */
  end(): Promise<void>
}

/**
 * Shared by all requests of a front. Statements take about a millisecond, so few connections handle thousands per
 * second.
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
    // Poolers refuse these as parameters of a new connection: see `timeLimits`.
    statementTimeout: 'DISABLE_TIMEOUT',
    idleInTransactionSessionTimeout: 'DISABLE_TIMEOUT',
    idleTimeout: IDLE_TIMEOUT_MS,
    gracefulTerminationTimeout: CLOSING_TIMEOUT_MS,
    // Only `timeLimits` changes the state of a session, for its whole life.
    resetConnection: async () => {},
    interceptors: [timeLimits(), parseRows],
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

const SET_TIME_LIMITS = sql.type(z.object({ statement: z.string(), idle: z.string() }))`
  select set_config('statement_timeout', ${String(STATEMENT_TIMEOUT_MS)}, false) as statement,
    set_config('idle_in_transaction_session_timeout', ${String(DEADLINE_MS)}, false) as idle`
/** Several times the connections of a pool. A forgotten one is set again. */
const REMEMBERED_MAX = 10 * CONNECTIONS_MAX

/** Sets the time limits of a session when its connection is used for the first time. */
function timeLimits(): Interceptor {
  const done = new Set<string>()
  return {
    name: 'time limits',
    async afterPoolConnection({ connectionId }, connection) {
      if (done.has(connectionId)) return null
      // Slonik destroys the connection after an error. A silent server must not keep it.
      const { promise: late, reject } = Promise.withResolvers<never>()
      const cancel = afterLiveTime(CONNECT_TIMEOUT_MS, () =>
        reject(new ConnectionError(`No answer to the first statement within ${CONNECT_TIMEOUT_MS} ms`)),
      )
      await Promise.race([connection.one(SET_TIME_LIMITS), late]).finally(cancel)
      if (done.size >= REMEMBERED_MAX) done.delete(done.values().next().value!)
      done.add(connectionId)
      return null
    },
  }
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

const FOLDER = new URL('../../../sql/queries/', import.meta.url)

/** `:name` after a blank, a bracket or a comma. A cast (`x::date`) does not match. */
const PARAMETER = /(?<=[\s(,]):([a-z_]+)/g
const COMMENT = /--.*$/gm

/**
 * Binds `sql/queries/<name>.sql` to the shape of its rows. The file is read immediately, so that a missing file fails
 * at startup. The result takes exactly the named parameters of the file. Each connection prepares a statement once,
 * which halves the time of those with several parts (measured: 0.44 to 0.21 ms for one that counts units).
 */
export function statement<Row extends z.ZodType>(name: string, row: Row) {
  const names: string[] = []
  const text = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8')
    .replace(COMMENT, '')
    .replace(PARAMETER, (_, parameter: string) => `$${position(names, parameter)}`)
    .trim()
  const query = sql.prepared(name, row)(Object.assign([text], { raw: Object.freeze([text]) }))

  return (parameters: Readonly<Record<string, PrimitiveValueExpression>>): QuerySqlToken<Row> => {
    const unknown = Object.keys(parameters).find((parameter) => !names.includes(parameter))
    if (unknown) throw new Error(`${name}.sql has no parameter :${unknown}`)
    return { ...query, values: names.map((parameter) => value(name, parameter, parameters[parameter])) }
  }
}

/**
 * A Postgres array as text. Members need no quotes, or already have them. It serves statements with many rows: the
 * driver's own arrays cost twice as much.
 */
export const arrayText = <Row>(rows: readonly Row[], member: (row: Row) => string | number): string =>
  `{${rows.map(member).join()}}`

/** A name that occurs twice is one parameter. Counted from 1, as Postgres does. */
function position(names: string[], parameter: string): number {
  if (!names.includes(parameter)) names.push(parameter)
  return names.indexOf(parameter) + 1
}

function value(name: string, parameter: string, given: PrimitiveValueExpression | undefined) {
  if (given === undefined) throw new Error(`${name}.sql needs the parameter :${parameter}`)
  return given
}

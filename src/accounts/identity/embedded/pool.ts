import pg from 'pg'

/** Sign-ins are few. They wait for each other, so that they leave connections to other work. */
const CONNECTIONS_MAX = 3
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 4_000
const IDLE_TIMEOUT_MS = 30_000

/** The connections of the identity provider, which uses its own Postgres library. */
export function openProviderPool(databaseUrl: string, deadlineMs = STATEMENT_TIMEOUT_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, deadlineMs),
    query_timeout: deadlineMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    allowExitOnIdle: true,
  })
  // The query rejects with this error. Without a listener the `error` event would throw it again: an event of the pool
  // for an idle connection, and of the connection itself while the provider uses it.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

import pg from 'pg'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * A connection for a backup or a restore, whose statements may take long. Values have the same format on every server.
 */
export async function connectAlone<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: `orrery backup ${process.pid}`,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const [name, value] of Object.entries(SETTINGS)) {
      await client.query('select set_config($1, $2, false)', [name, value])
    }
    return await work(client)
  } finally {
    await client.end()
  }
}

const SETTINGS = {
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  search_path: 'public',
  client_encoding: 'UTF8',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

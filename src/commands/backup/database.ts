import pg from 'pg'
import { appliedChecksums, type Migration } from '../../platform/db/migrate.ts'
import { listOutsideDependents, listTables, quoted } from './catalog.ts'
import type { Manifest } from './manifest.ts'

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

/** Tables that have rows before anyone has used the service. */
const OF_MIGRATIONS = ['migration', 'limit_batch']

/**
 * The migrations of a backup, in their order. Throws when this release lacks one of them, because a newer release made
 * the backup, or when one has changed since.
 */
export function migrationsOf(manifest: Manifest, migrations: readonly Migration[]): readonly Migration[] {
  return manifest.migrations.map(({ name, checksum }) => {
    const found = migrations.find((each) => each.name === name)
    if (!found)
      throw new Error(
        `The backup is newer than this release: it has the migration ${name} of release ${manifest.release}. Restore it with that release or a later one.`,
      )
    if (found.checksum !== checksum)
      throw new Error(`The migration ${name} differs from the one in the backup. Undo the change to its file.`)
    return found
  })
}

/** Throws when another process uses the database: a front would write between the tables that are replaced. */
export async function refuseConnected(client: pg.Client): Promise<void> {
  // A user without the right to see them gets rows, but no application names. Workers of Postgres have no user.
  const { rows } = await client.query<{ pid: number; name: string | null }>(
    `select pid, nullif(application_name, '') as name from pg_stat_activity
     where pid <> pg_backend_pid() and usename is not null
       and (datname = current_database() or application_name like 'orrery front %')
     order by pid`,
  )
  if (rows.length === 0) return
  const list = rows.map(({ pid, name }) => (name ? `${pid} (${name})` : pid)).join(', ')
  throw new Error(
    `Other processes are connected to this database. Stop all fronts, renderers and exporters, and any pooler, first. The server's processes for them: ${list}.`,
  )
}

/** Throws when other schemas have objects that would be dropped with the tables that they need. */
export async function refuseDependents(client: pg.Client): Promise<void> {
  const names = await listOutsideDependents(client)
  if (names.length === 0) return
  throw new Error(
    `A restore would also drop objects in other schemas that depend on Orrery's tables. Drop them yourself first, and recreate them after the restore: ${names.join(', ')}.`,
  )
}

/** Throws when the database is newer than the backup, or has data. */
export async function refuseUsed(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const tables = await listTables(client)
  if (!tables.some(({ schema, name }) => schema === 'public' && name === 'migration')) {
    if (tables.length === 0) return
    throw new Error(`The database has tables of another program, such as ${tables[0]!.name}. ${REPLACE}`)
  }
  const later = [...(await appliedChecksums(client)).keys()].filter(
    (name) => !migrations.some((each) => each.name === name),
  )
  if (later.length > 0)
    throw new Error(`The database is newer than the backup: the backup lacks ${later.sort().join(', ')}. ${REPLACE}`)
  for (const { schema, name } of tables) {
    if (OF_MIGRATIONS.includes(name)) continue
    const { rows } = await client.query(`select from ${quoted(schema, name)} limit 1`)
    if (rows.length > 0) throw new Error(`The database has data, such as rows of ${schema}.${name}. ${REPLACE}`)
  }
}

const REPLACE = 'Restore into an empty database, or drop everything in this one with --replace.'

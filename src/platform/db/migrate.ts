import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { OperatorFault } from '../errors.ts'

/** A file of `sql/migrations`. */
export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** An arbitrary number that no other lock of the same database uses. */
const MIGRATING = 5_417_002
const CONNECT_TIMEOUT_MS = 10_000
/** Another front may be migrating. Long enough for it to finish, short enough to notice one that hangs. */
const LOCK_TIMEOUT_MS = 120_000

/** The migrations of this release. */
export const MIGRATIONS = new URL('../../../sql/migrations/', import.meta.url)

/**
 * Brings a database to the current schema. Returns the names of the applied files. Fronts that start together wait for
 * each other. Throws when a file was changed after it was applied, or has a number below an applied one. `onNewer` is
 * called when a newer release has migrated the database.
 */
export async function migrate(
  databaseUrl: string,
  { folder = MIGRATIONS, onNewer = console.error }: { folder?: URL; onNewer?: (words: string) => void } = {},
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  await client.connect()
  try {
    await lockMigrations(client)
    await makeMigrationTable(client)
    const known = readMigrations(folder)
    const applied = await appliedChecksums(client)
    const pending = unapplied(known, applied)
    const newer = [...applied.keys()].filter((name) => !known.some((each) => each.name === name))
    if (newer.length > 0) onNewer(wordsOfNewer(newer.sort()))
    // The next commit by anyone else waits for the disk for all of these. After a crash before that, the next start
    // applies the lost ones.
    await client.query('set synchronous_commit = off')
    for (const migration of pending) await applyAlone(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Keeps every front from migrating, and so from starting, until the connection ends. */
export async function lockMigrations(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
  await client.query('select pg_advisory_lock($1)', [MIGRATING])
}

/** The migrations of a folder, in their order. */
export function readMigrations(folder: URL): readonly Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n')
      return { name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Creates the table of applied migrations, unless it exists. */
export async function makeMigrationTable(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
}

/** The checksum of each applied migration by its name. The table must exist. */
export async function appliedChecksums(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

const wordsOfNewer = (names: readonly string[]): string =>
  `A newer release has migrated this database: ${names.join(', ')}. The release before that one works on it while fronts are replaced one after the other. An earlier one may fail. To go back, stop everything, and restore the backup from before the upgrade with its release: npm run restore -- <backup> --replace.`

/** The migrations to apply. Unknown applied ones are ignored: an older front may start beside a newer one. */
function unapplied(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): readonly Migration[] {
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed) {
    throw new OperatorFault(
      `The migration ${changed.name} was changed after it had been applied. Undo that and add a new file.`,
    )
  }
  const last = [...applied.keys()].sort().at(-1) ?? ''
  const pending = migrations.filter(({ name }) => !applied.has(name))
  const late = pending.find(({ name }) => name < last)
  if (late)
    throw new OperatorFault(
      `The migration ${late.name} comes before ${last}, which is already applied. Give it a higher number.`,
    )
  return pending
}

async function applyAlone(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await applyMigration(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** Applies a migration within the current transaction. */
export async function applyMigration(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { MIGRATIONS, migrate } from '../../src/platform/db/migrate.ts'
import { createDatabase, runFolder, type TestDatabase } from '../support/postgres.ts'

/**
 * Releases whose data are kept: the number of the last migration of a commit, and below `releases/` the rows that this
 * release added to those of the ones before it.
 */
export const RELEASES = ['0012', '0020', '0028', '0034', '0039', '0053'] as const
export type Release = (typeof RELEASES)[number]

/** The key of the account that has a bit of everything. */
export const ADAS_KEY = 'orr_live_wX9B0ioytfA9I8hDG1UX7mb8ciiyZFGoD8vNCmeRL5q4YDoek'

/** The export of the release of exports, and its only file. */
export const EXPORT = {
  id: '00000000-0000-4000-8000-000000000e01',
  file: 'part-00001.csv',
  rows: 'a,b\n1,2\n',
} as const

/** Puts the file of the export into a folder of exports. */
export function storeExport(exportDir: string): void {
  mkdirSync(join(exportDir, EXPORT.id), { recursive: true })
  writeFileSync(join(exportDir, EXPORT.id, EXPORT.file), EXPORT.rows)
}

/** The folder of the migrations that a release had. */
export function migrationsOf(release: Release): URL {
  const folder = join(runFolder(), `migrations-${release}`)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(MIGRATIONS)) {
    if (file.slice(0, 4) <= release) copyFileSync(new URL(file, MIGRATIONS), join(folder, file))
  }
  return pathToFileURL(`${folder}/`)
}

/** A database that has lived through the kept releases up to this one, with the data of each. */
export async function databaseOf(release: Release): Promise<TestDatabase> {
  const database = await createDatabase({ empty: true })
  for (const each of RELEASES.filter((known) => known <= release)) {
    await migrate(database.url, { folder: migrationsOf(each) })
    await query(database.url, readFileSync(new URL(`releases/${each}.sql`, import.meta.url), 'utf8'))
  }
  return database
}

export async function query<Row extends object = Record<string, unknown>>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const TABLES = `
  select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'identity') and c.relkind in ('r', 'p') and not c.relispartition
    and c.relpersistence = 'p' order by 1`

/** The columns of each table that has rows. */
export async function filledColumns(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await query<{ name: string; columns: string[] }>(
    url,
    `with own as (${TABLES})
     select own.name, array_agg(quote_ident(attname) order by attnum) as columns
     from own join pg_attribute on attrelid = own.name::regclass and attnum > 0 and not attisdropped
     group by own.name`,
  )
  const filled = new Map<string, readonly string[]>()
  for (const { name, columns } of tables) {
    if ((await query(url, `select from ${name} limit 1`)).length > 0) filled.set(name, columns)
  }
  return filled
}

/** The rows of each of these tables as text, in these columns alone and in a fixed order. */
export async function rowsIn(
  url: string,
  tables: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const rows: [string, string[]][] = []
  for (const [name, columns] of tables) {
    const lines = await query<{ line: string }>(
      url,
      `select row(${columns.join()})::text as line from ${name} order by 1`,
    )
    rows.push([name, lines.map(({ line }) => (line.length > 200 ? hashOf(line) : line))])
  }
  return Object.fromEntries(rows)
}

const hashOf = (line: string): string => createHash('sha256').update(line).digest('hex')

/** A digest of the rows of each table, and the values of all sequences. The times of migrations are left out. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(url, TABLES)
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(line, E'\\n' order by line)), '') as digest
       from (select (${name === 'migration' ? 't.name || t.checksum' : 't::text'}) as line from ${name} t) lines`,
  )
  const rows = await query<{ name: string; digest: string }>(url, digests.join(' union all '))
  const sequences = await query<{ name: string; digest: string }>(
    url,
    `select schemaname || '.' || sequencename as name, coalesce(last_value::text, 'unused') as digest from pg_sequences`,
  )
  return Object.fromEntries([...rows, ...sequences].map(({ name, digest }) => [name, digest]))
}

const SCHEMA = `
  with own as (
    select c.oid, c.oid::regclass::text as name, c.relkind, c.relpersistence, c.reloptions
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'identity') and not c.relispartition
  )
  select name || ' ' || relkind::text || relpersistence::text || coalesce(reloptions::text, '') as line from own
  union all select name || '.' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull || attidentity::text
      || attstorage::text || coalesce(pg_get_expr(adbin, adrelid), '')
    from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped and relkind in ('r', 'p')
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
  union all select name || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    from own join pg_constraint on conrelid = own.oid
  union all select pg_get_indexdef(indexrelid) from own join pg_index on indrelid = own.oid
  union all select pg_get_triggerdef(pg_trigger.oid) || tgenabled::text from own join pg_trigger on tgrelid = own.oid
    where not tgisinternal
  union all select pg_get_functiondef(pg_proc.oid) from pg_proc where pronamespace = 'public'::regnamespace
  order by 1`

/** Everything that migrations make: tables, columns, constraints, indexes, triggers, functions. */
export const schemaOf = async (url: string): Promise<string[]> =>
  (await query<{ line: string }>(url, SCHEMA)).map(({ line }) => line)

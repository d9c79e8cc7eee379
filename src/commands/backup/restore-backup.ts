import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { folderOf } from '../../jobs/exports/part-store.ts'
import type { ExportRun } from '../../platform/db/export-parts.ts'
import {
  applyMigration,
  lockMigrations,
  MIGRATIONS,
  type Migration,
  makeMigrationTable,
  migrate,
  readMigrations,
} from '../../platform/db/migrate.ts'
import { dropAll, inOrderOfReferences, listExports, listTables, quoted, type Table } from './catalog.ts'
import { connectAlone, migrationsOf, refuseConnected, refuseDependents, refuseUsed } from './database.ts'
import { type BackupTable, type Manifest, readManifest, verifyFiles } from './manifest.ts'
import { placeFiles, type ServiceFolders } from './service-files.ts'

export interface RestoreOptions extends ServiceFolders {
  readonly databaseUrl: string
  readonly folder: string
  /** Drops everything that the database has. Without it, a database with data, or a newer one, is refused. */
  readonly mayReplace: boolean
  /** Removes the folder of an export that the replaced database had. */
  readonly removeExport: (folder: string) => Promise<void>
  readonly say: (line: string) => void
  /** The migrations of this release, for tests. */
  readonly migrations?: URL
}

/**
 * Restores a backup of this or an earlier release. Everything is checked before anything changes, and one transaction
 * replaces all of the database. However a restore ends, the database is the old one or the restored one. Files
 * follow the rows: a restore that ends between them is completed by another one. Later migrations follow as in an
 * upgrade.
 */
export async function restoreBackup({ folder: asked, ...options }: RestoreOptions): Promise<Manifest> {
  const folder = resolve(asked)
  const migrations = options.migrations ?? MIGRATIONS
  const manifest = await readManifest(folder)
  const applied = migrationsOf(manifest, readMigrations(migrations))
  options.say(`Checking ${manifest.files.length} files of the backup of ${manifest.made_at}.`)
  await verifyFiles(folder, manifest)
  const outcome: Outcome = { rows: 'old', left: [] }
  try {
    await connectAlone(options.databaseUrl, (client) =>
      restoreAlone(client, folder, { manifest, applied, outcome, ...options }),
    )
    await migrate(options.databaseUrl, { folder: migrations })
    await connectAlone(options.databaseUrl, (client) => client.query('analyze'))
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${wordsOf(outcome)}`, { cause: error })
  }
  if (outcome.left.length > 0) throw new Error(wordsOf(outcome))
  return manifest
}

/** What a restore has changed. */
interface Outcome {
  /** Which rows the database has. `unknown` when the connection was lost while they were committed. */
  rows: 'old' | 'unknown' | 'restored'
  /** What is left to do manually. */
  left: readonly string[]
}

const AGAIN = 'To complete the restore, run it again with --replace before you start a front.'

function wordsOf({ rows, left }: Outcome): string {
  if (rows === 'old') return 'Nothing was restored.'
  if (rows === 'unknown') return `It is not known whether the database was restored. ${AGAIN}`
  return ['The database is restored, but a later step failed.', ...left, AGAIN].join('\n')
}

interface Restoring extends ServiceFolders, Pick<RestoreOptions, 'mayReplace' | 'removeExport'> {
  readonly manifest: Manifest
  readonly outcome: Outcome
  /** The migrations that the backup has, in their order. */
  readonly applied: readonly Migration[]
}

async function restoreAlone(client: pg.Client, folder: string, restoring: Restoring): Promise<void> {
  const { manifest, outcome, mayReplace, removeExport } = restoring
  // A front that starts now waits for this lock before it reads anything.
  await lockMigrations(client)
  await refuseConnected(client)
  if (!mayReplace) await refuseUsed(client, manifest)
  await refuseDependents(client)
  const replaced = await listExports(client)
  const placed = await placeFiles(folder, manifest.files, restoring)
  try {
    await replaceDatabase(client, folder, restoring)
  } catch (error) {
    if (outcome.rows === 'old') await placed.undo()
    throw error
  }
  // Before anything else: a front with another secret deletes the restored keys that sign access tokens.
  outcome.left = await placed.settle()
  const kept = new Set((await listExports(client)).map(folderOf))
  for (const each of replaced.flatMap(foldersOf).filter((folderOfRun) => !kept.has(folderOfRun))) {
    await removeExport(each).catch((error: Error) => {
      outcome.left = [...outcome.left, `Remove the files of the replaced export ${each}: ${error.message}`]
    })
  }
}

/** The folders of all runs of an export. */
const foldersOf = ({ id, run: last }: ExportRun): readonly string[] =>
  Array.from({ length: last + 1 }, (_, run) => folderOf({ id, run }))

async function replaceDatabase(
  client: pg.Client,
  folder: string,
  { manifest, applied, outcome }: Pick<Restoring, 'manifest' | 'applied' | 'outcome'>,
): Promise<void> {
  await client.query('begin')
  try {
    await dropAll(client)
    await makeMigrationTable(client)
    for (const migration of applied) await applyMigration(client, migration)
    const tables = await inOrderOfReferences(client, await listTables(client))
    const unknown = manifest.tables.find((part) => !tables.some((table) => isOf(part, table)))
    if (unknown) throw new Error(`No migration creates the table ${unknown.schema}.${unknown.name} of the backup.`)
    for (const table of tables) await loadTable(client, folder, partOf(manifest, table))
    for (const { schema, name, last_value, is_called } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [quoted(schema, name), last_value, is_called])
    }
    outcome.rows = 'unknown'
    await client.query('commit')
    outcome.rows = 'restored'
  } catch (error) {
    if (error instanceof pg.DatabaseError) outcome.rows = 'old'
    await client.query('rollback').catch(() => {})
    throw error
  }
}

const isOf = (part: BackupTable, { schema, name }: Table): boolean => part.schema === schema && part.name === name

function partOf({ tables }: Manifest, table: Table): BackupTable {
  const found = tables.find((part) => isOf(part, table))
  if (!found) throw new Error(`The backup lacks the table ${table.schema}.${table.name}.`)
  return found
}

/** Replaces the rows of a table. Its triggers already ran before the backup. */
async function loadTable(client: pg.Client, folder: string, part: BackupTable): Promise<void> {
  const table = quoted(part.schema, part.name)
  for (const { name, bound } of part.partitions) {
    await client.query(`create table ${quoted(part.schema, name)} partition of ${table} ${bound}`)
  }
  if (part.file === null) return
  await client.query(`alter table ${table} disable trigger user`)
  // Migrations give some tables a first row. Nothing refers to those.
  await client.query(`delete from ${table}`)
  const columns = part.columns.map((each) => quoted(each)).join(', ')
  const rows = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
  await pipeline(createReadStream(join(folder, part.file)), createZstdDecompress(), rows)
  await client.query(`alter table ${table} enable trigger user`)
  if (rows.rowCount !== part.rows)
    throw new Error(`${part.file} has ${rows.rowCount} rows, and the manifest says ${part.rows}.`)
}

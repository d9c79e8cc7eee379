import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import release from '../../../package.json' with { type: 'json' }
import { spool } from '../../jobs/exports/part-store.ts'
import { appliedChecksums, MIGRATIONS, type Migration, readMigrations } from '../../platform/db/migrate.ts'
import {
  listExports,
  listPartitions,
  listSequences,
  listStoredParts,
  listTables,
  quoted,
  type Table,
  tablesOf,
} from './catalog.ts'
import { connectAlone } from './database.ts'
import { type BackupFile, type BackupTable, FORM, MANIFEST, type Manifest } from './manifest.ts'
import { keepFiles, type ServiceFolders, storedPath } from './service-files.ts'

export interface BackupOptions extends ServiceFolders {
  readonly databaseUrl: string
  /** The folder to create. It must not exist. */
  readonly folder: string
  /** Days for which files of exports are kept. */
  readonly exportDays: number
  readonly say: (line: string) => void
  /** The migrations of this release, for tests. */
  readonly migrations?: URL
}

/**
 * Writes a backup while fronts are running: the rows of one instant, and the files of the service. The folder appears
 * when it is complete. Throws if it exists, if a newer release has migrated the database, and if a file of an export is
 * missing.
 */
export async function makeBackup({ folder: asked, ...options }: BackupOptions): Promise<Manifest> {
  const folder = resolve(asked)
  if (await stat(folder).catch(() => null))
    throw new Error(`${folder} already exists. Give a folder that does not exist yet.`)
  const draft = `${folder}.unfinished`
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 })
  await chmod(draft, 0o700)
  try {
    const manifest = await connectAlone(options.databaseUrl, (client) => copyAll(client, { ...options, folder: draft }))
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await rename(draft, folder)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function copyAll(client: pg.Client, options: BackupOptions): Promise<Manifest> {
  const { folder, say } = options
  const migrations = readMigrations(options.migrations ?? MIGRATIONS)
  await client.query('begin isolation level repeatable read read only')
  const applied = await appliedHere(client, migrations)
  const { rows } = await client.query<{ now: Date; version: string }>(
    "select now(), current_setting('server_version') as version",
  )
  const known = tablesOf(migrations)
  const tables: BackupTable[] = []
  const files: BackupFile[] = []
  for (const table of await listTables(client)) {
    const name = `${table.schema}.${table.name}`
    if (known.has(name)) tables.push(await copyTable(client, table, folder, files))
    else say(`${name} is left out: no migration of Orrery creates it.`)
  }
  // A sequence has its current value and not that of the snapshot. It is never behind the rows.
  const sequences = await listSequences(client)
  const exports = await listExports(client)
  // Copying files may take hours. An open snapshot would block creating the next days of the request log.
  await client.query('commit')
  files.push(...(await keepFiles(folder, options, exports)))
  if (options.exportDir !== undefined) await refuseIncomplete(client, { ...options, files, until: rows[0]!.now })
  return {
    form: FORM,
    release: release.version,
    made_at: rows[0]!.now.toISOString(),
    postgres: rows[0]!.version,
    migrations: applied,
    tables,
    sequences,
    files,
  }
}

/**
 * Throws when the backup lacks a file of an export. It checks after the files are copied and the snapshot has ended,
 * because fronts remove exports meanwhile.
 */
async function refuseIncomplete(
  client: pg.Client,
  {
    files,
    until,
    exportDays,
    exportDir,
  }: BackupOptions & { readonly files: readonly BackupFile[]; readonly until: Date },
): Promise<void> {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]))
  const stored = await listStoredParts(client, until, exportDays)
  const lost = stored.filter((part) => sizes.get(storedPath(part)) !== part.bytes)
  if (lost.length === 0) return
  throw new Error(
    `${lost.length} files of exports are missing or have another length, such as ${storedPath(lost[0]!)}. Do all fronts and workers use ${exportDir}? If the file is lost, its export fails when that file is downloaded. A backup can be made after that, or once the export was deleted or has expired.`,
  )
}

async function appliedHere(client: pg.Client, migrations: readonly Migration[]) {
  const { rows } = await client.query("select from pg_class where oid = to_regclass('public.migration')")
  if (rows.length === 0) throw new Error('The database is empty: there is nothing to back up.')
  const applied = [...(await appliedChecksums(client))].map(([name, checksum]) => ({ name, checksum }))
  const unknown = applied.filter(({ name }) => !migrations.some((each) => each.name === name))
  if (unknown.length > 0)
    throw new Error(
      `A newer release has migrated this database: ${unknown.map(({ name }) => name).join(', ')}. Make the backup with that release.`,
    )
  return applied.sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function copyTable(client: pg.Client, table: Table, folder: string, files: BackupFile[]): Promise<BackupTable> {
  const { schema, name, columns, isUnlogged, isPartitioned } = table
  const described = { schema, name, columns: [...columns], partitions: [] as BackupTable['partitions'] }
  if (isUnlogged) return { ...described, rows: 0, file: null }
  const path = `tables/${schema}.${name}.zst`
  const rows = client.query(
    copyTo(`copy (select ${columns.map((each) => quoted(each)).join(', ')} from ${quoted(schema, name)}) to stdout`),
  )
  const compressed = createZstdCompress()
  const [stored] = await Promise.all([spool(join(folder, path), compressed, 0o600), pipeline(rows, compressed)])
  files.push({ path, bytes: stored.bytes, sha256: stored.sha256.toString('hex') })
  if (isPartitioned) described.partitions = await listPartitions(client, table)
  return { ...described, rows: rows.rowCount, file: path }
}

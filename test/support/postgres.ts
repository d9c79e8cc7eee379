import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/platform/db/database.ts'
import { endServer, findServer } from '../../src/platform/db/embedded/server.ts'
import { migrate } from '../../src/platform/db/migrate.ts'

/** A database that belongs to one test file. */
export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

const RUN = 'orrery-test-'
const STOP_TIMEOUT_MS = 5_000
/** Each worker has applications and pools of its own. */
const CONNECTIONS_MAX = 300
/** Nothing waits for the disk. What was committed outlives a kill of the server, but not of the machine. */
export const WITHOUT_DISK = { fsync: 'off', full_page_writes: 'off' } as const
const PREFIX = 'orrery_test_'

/**
 * Before all tests: a Postgres for this run alone, or the one that TEST_DATABASE_URL names (its user must be able to
 * create databases), and in it a template that has been migrated once.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await sweep()
  const folder = mkdtempSync(join(tmpdir(), `${RUN}${process.pid}-`))
  process.env['ORRERY_TEST_FOLDER'] = folder
  const stop = process.env['TEST_DATABASE_URL'] ? async () => {} : await startForRun(folder)
  const template = PREFIX + randomBytes(4).toString('hex')
  await administer((client) => client.query(`create database ${template}`))
  await migrate(named(template))
  process.env['ORRERY_TEST_TEMPLATE'] = template
  return async () => {
    await administer((client) => dropAll(client, template))
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder that is removed after the run. */
export function runFolder(): string {
  const folder = process.env['ORRERY_TEST_FOLDER']
  if (!folder) throw new Error('The tests have no folder: run them by vitest, whose globalSetup makes one.')
  return folder
}

/** A migrated database of the test file's own, an empty one, or a copy of another. It takes about 30 ms. */
export async function createDatabase({
  empty = false,
  copyOf,
}: {
  empty?: boolean
  copyOf?: TestDatabase
} = {}): Promise<TestDatabase> {
  const template = process.env['ORRERY_TEST_TEMPLATE']
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const source = copyOf ? new URL(copyOf.url).pathname.slice(1) : empty ? 'template1' : template
  await administer((client) => client.query(`create database ${name} template ${source}`))
  return {
    url: named(name),
    drop: () => administer(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

/** Drops the template and what is left of its run: the databases of shared applications, and those of failed tests. */
async function dropAll(client: pg.Client, template: string): Promise<void> {
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [template])
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
}

async function startForRun(folder: string): Promise<() => Promise<void>> {
  const settings = { ...WITHOUT_DISK, max_connections: CONNECTIONS_MAX }
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), settings })
  process.env['TEST_DATABASE_URL'] = postgres.url
  return () => postgres.stop()
}

/** Ends the servers and removes the folders of runs that were killed. */
async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(RUN))) {
    if (existsSync(`/proc/${name.slice(RUN.length).split('-')[0]}`)) continue
    const dataDir = join(tmpdir(), name, 'postgres')
    const server = findServer(dataDir)
    if (server) await endServer(dataDir, server.pid, STOP_TIMEOUT_MS)
    rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
}

function named(database: string): string {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('The tests have no database: run them by vitest, whose globalSetup starts one.')
  return url.replace(/\/[^/?]*(\?.*)?$/, `/${database}$1`)
}

async function administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: named('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

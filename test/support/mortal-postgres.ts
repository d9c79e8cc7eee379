import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll } from 'vitest'
import { type DatabaseServer, startEmbeddedPostgres } from '../../src/platform/db/database.ts'
import type { PostgresSettings } from '../../src/platform/db/embedded/server.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPool, type Pool } from '../../src/platform/db/pool.ts'
import { runFolder, WITHOUT_DISK } from './postgres.ts'

/** A Postgres of the test's own, migrated, which may be killed. */
export interface MortalPostgres {
  readonly url: string
  /** Kills all its processes, like a crash, and keeps it down. */
  kill(): Promise<void>
  /** Starts it again on the same address, with all that was committed. */
  restart(): Promise<void>
  /** Freezes it, like a dead disk or a broken network. */
  freeze(): void
  thaw(): void
  remove(): Promise<void>
}

let template: Promise<string> | undefined

/** The folder of a migrated cluster that was shut down. A copy takes less than half the time of a new cluster. */
async function makeTemplate(): Promise<string> {
  const dataDir = join(mkdtempSync(join(runFolder(), 'template-')), 'postgres')
  const server = await startEmbeddedPostgres({ dataDir, settings: WITHOUT_DISK })
  await migrate(server.url)
  await server.stop()
  return dataDir
}

/** Makes a migrated cluster, for a front that is not to spend the time of its first start. */
export async function makeClusterIn(dataDir: string): Promise<void> {
  template ??= makeTemplate()
  // With owners, as Postgres is not to own its files as root.
  await promisify(execFile)('cp', ['-a', await template, dataDir])
}

export async function startMortalPostgres(settings: PostgresSettings = {}): Promise<MortalPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-mortal-'))
  const dataDir = join(folder, 'postgres')
  await makeClusterIn(dataDir)
  const start = () => startEmbeddedPostgres({ dataDir, settings: { ...WITHOUT_DISK, ...settings } })
  let server: DatabaseServer = await start()
  const signal = (name: NodeJS.Signals) => {
    const postmaster = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
    for (const pid of [postmaster, ...childrenOf(postmaster)]) send(pid, name)
  }
  return {
    url: server.url,
    async kill() {
      signal('SIGKILL')
      await server.stop()
    },
    async restart() {
      server = await start()
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async remove() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One for the tests of a `describe`, with a pool on it. */
export function useMortalPostgres(): { readonly postgres: MortalPostgres; readonly pool: Pool } {
  const opened: { postgres?: MortalPostgres; pool?: Pool } = {}
  beforeAll(async () => {
    opened.postgres = await startMortalPostgres()
    opened.pool = await openPool(opened.postgres.url)
  })
  afterAll(async () => {
    await opened.pool?.end()
    await opened.postgres?.remove()
  })
  return {
    get postgres() {
      return opened.postgres!
    },
    get pool() {
      return opened.pool!
    },
  }
}

/** Children come and go: one that has just ended needs no signal. */
function send(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRenders, type Renders } from '../src/jobs/renders/renders.ts'
import { startEmbeddedPostgres } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openPool } from '../src/platform/db/pool.ts'

const MAIN = new URL('../renderer/main.ts', import.meta.url).pathname
const QUEUE_LIMIT = 64

/** One render process as in production, behind a queue in Postgres. */
export interface BenchRenderer {
  readonly pid: number
  readonly renders: Renders
}

/** Lends a render process to a bench. Always ends it with its Postgres. */
export async function withRenderer(bench: (renderer: BenchRenderer) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  await migrate(postgres.url)
  const db = await openPool(postgres.url)
  const env = { ...process.env, DATABASE_URL: postgres.url, REDIS_URL: '', VAR_DIR: folder, RENDERER_PORT: '0' }
  // The channel ends it when we are killed.
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const gone = once(child, 'exit')
  const renders = openRenders({
    db,
    databaseUrl: postgres.url,
    redis: undefined,
    queueLimit: QUEUE_LIMIT,
    log: console.error,
  })
  try {
    await bench({ pid: child.pid!, renders })
  } finally {
    child.kill('SIGTERM')
    await gone
    await renders.close()
    await db.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

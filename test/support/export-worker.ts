import { join } from 'node:path'
import pg from 'pg'
import { lazySource } from '../../exporter/source.ts'
import { folderStore } from '../../src/jobs/exports/folder-store.ts'
import { makeWaitingParts, type PartWorkerOptions, type RowSource } from '../../src/jobs/exports/part-worker.ts'
import { readConfig } from '../../src/platform/config.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createDatabase } from './postgres.ts'
import { TEST_CENTURIES } from './test-data.ts'

/** An export worker in this process, over the database and the folder of a test application. */
export function exportWorker(
  { services, varDir }: TestApp,
  { centuries = TEST_CENTURIES.join(), dataDir = varDir, mayBuild = true } = {},
) {
  const open = lazySource(readConfig({ VAR_DIR: dataDir, SERIES_CENTURIES: centuries, THREADS: '1' }), () => {})
  const source = () => open({ mayBuild })
  const store = folderStore(join(varDir, 'exports'))
  const failures: unknown[] = []
  const told: string[] = []
  return {
    store,
    failures,
    told,
    /** That of tables from series. */
    version: async () => (await source()).versions().at(-1)!,
    /** Makes every part that waits. `onClaim` runs after each claim, before the first row. */
    async work(
      onClaim: () => Promise<unknown> = async () => {},
      more: Partial<Pick<PartWorkerOptions, 'othersReported' | 'lookEveryMs'>> = {},
    ): Promise<void> {
      const data = await source()
      const { rows } = data
      const log = (error: unknown) => void failures.push(error)
      const watched: RowSource = { ...rows, outline: async (input) => onClaim().then(() => rows.outline(input)) }
      const options = {
        db: services.db,
        store,
        source: watched,
        data,
        log,
        tell: (text: string) => void told.push(text),
        othersReported: () => true,
        ...more,
      }
      await makeWaitingParts(options, new AbortController().signal)
    },
  }
}

export interface ExportService {
  /** It sweeps often. */
  readonly service: TestApp
  readonly worker: ReturnType<typeof exportWorker>
  /** A connection to the database of the service. */
  readonly client: pg.Client
  stop(): Promise<void>
}

/** An application with a database of its own, and an export worker. */
export async function startExportService(): Promise<ExportService> {
  const database = await createDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const service = await startTestApp({ databaseUrl: database.url, exportTiming: { sweepMs: 50 } })
  return {
    ...{ service, worker: exportWorker(service), client },
    async stop() {
      await client.end()
      await service.stop()
      await database.drop()
    },
  }
}

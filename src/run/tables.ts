import type { Redis } from 'ioredis'
import type { Compute } from '../calculation/threads/compute.ts'
import type { Limits } from '../http/limits/limits.ts'
import { type ExportJobs, type ExportJobsOptions, openExportJobs } from '../jobs/exports/export-jobs.ts'
import { openPartStore } from '../jobs/exports/open-store.ts'
import { openQueue } from '../jobs/queue.ts'
import { type Exports, openExports } from '../jobs/streams/exports.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { FrontPhase } from './phases.ts'
import type { Shutdown } from './shutdown.ts'

interface TableParts {
  readonly config: Pick<Config, 'exportBucket' | 'exportDays' | 'exportDir'>
  readonly shutdown: Shutdown<FrontPhase>
  readonly databaseUrl: string
  readonly db: Database
  readonly redis: Redis | undefined
  readonly compute: Compute
  readonly metrics: Metrics
  readonly limits: Limits
  readonly timing: ExportJobsOptions['timing']
  readonly warn: (message: string) => void
}

/** Opens long tables: streams, and files that workers make. */
export async function openTables({
  config,
  shutdown,
  databaseUrl,
  db,
  redis,
  compute,
  metrics,
  limits,
  timing,
  warn,
}: TableParts): Promise<{ readonly exports: Exports; readonly exportJobs: ExportJobs }> {
  const exportJobs = openExportJobs({
    ...{ db, compute, limits, timing, days: config.exportDays, store: await openPartStore(config), log: warn },
    queue: openQueue('export', redis ? { redis } : { databaseUrl }, warn),
  })
  shutdown.add('close the queue of exports', () => exportJobs.close())
  return { exports: openExports({ compute, metrics }), exportJobs }
}

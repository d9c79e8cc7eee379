import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { type Preparation, startSeries } from '../calculation/series/prepare.ts'
import type { SharedSeries } from '../calculation/series/store.ts'
import { type Compute, startCompute } from '../calculation/threads/compute.ts'
import type { Limits } from '../http/limits/plans/limits.ts'
import { type ExportJobs, type ExportJobsOptions, openExportJobs } from '../jobs/exports/export-jobs.ts'
import { openPartStore } from '../jobs/exports/folder-store.ts'
import { openQueue } from '../jobs/queue.ts'
import { type Exports, openExports } from '../jobs/streams/exports.ts'
import { placesFile, preparePlaces } from '../places/gazetteer.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/pool.ts'
import type { Log } from '../platform/log.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { FrontPhase, Shutdown } from './shutdown.ts'
import type { Opening } from './stores.ts'

/** What is built once for each installation, in the background while the front answers. */
interface Data {
  /** Begins to build what is missing. Called once the front answers, because a build would delay its start. */
  build(): void
  readonly placesReady: Promise<void>
  /** The series of positions that are already built. Null while some are missing. */
  readonly foundSeries: Promise<SharedSeries | null>
  readonly series: Promise<SharedSeries>
  stop(): void
}

/** A build that failed, such as on a full disk, is retried after these times. */
const RETRY_MS = 10_000
const RETRY_MS_MAX = 600_000

/**
 * Finds or builds the gazetteer and the series of positions. The build of series leaves one thread to the rest, so that
 * it does not use up the CPU quota of a container.
 */
export function startData(config: Config, log: Log): Data {
  const { varDir: folder, seriesCenturies: centuries, ephemerisPath } = config
  const stopped = new AbortController()
  const { signal } = stopped
  const threads = Math.max(1, config.threads - 1)
  const { promise: mayBuild, resolve: build } = Promise.withResolvers<void>()
  const start = (): Preparation => {
    const say = (message: string) => log.debug(message)
    const preparation = startSeries({ folder, centuries, ephemerisPath, threads, log: say, mayBuild })
    signal.addEventListener('abort', preparation.stop)
    return preparation
  }
  const first = start()
  // The first attempt waits for `first`, which has begun already. Each later attempt starts again.
  let next: Preparation | null = first
  const places = untilBuilt(() => preparePlaces(folder, (message) => log.info(message), mayBuild), signal, log)
  const series = untilBuilt(
    () => {
      const { complete } = next ?? start()
      next = null
      return complete
    },
    signal,
    log,
  )
  return {
    build,
    placesReady: places.then(() => {}),
    foundSeries: first.found.catch(() => null),
    series,
    stop: () => stopped.abort(),
  }
}

/** Tries a build until it succeeds. Never resolves after the signal. */
async function untilBuilt<T>(build: () => Promise<T>, signal: AbortSignal, log: Log): Promise<T> {
  for (let delayMs = RETRY_MS; !signal.aborted; delayMs = Math.min(2 * delayMs, RETRY_MS_MAX)) {
    try {
      return await build()
    } catch (error) {
      if (signal.aborted) break
      log.error({ err: error }, `${(error as Error).message} The next attempt follows in ${delayMs / 1000} s`)
      await sleep(delayMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  return new Promise<never>(() => {})
}

/** For calculations that still run after their requests have ended. */
const DRAIN_THREADS_MS = 2_000

/** The calculation threads, which use the series once they are built. */
export async function openCompute(
  { config, shutdown, log }: Opening,
  { placesReady, foundSeries, series, stop }: Data,
  metrics: Metrics,
): Promise<Compute> {
  const options = { placesFile: placesFile(config.varDir), placesReady, queueLimit: config.computeQueueLimit, metrics }
  const loading = startCompute({ ...config, ...options })
  shutdown.add('drain the calculation threads', async () => {
    stop()
    await (await loading).close(DRAIN_THREADS_MS)
  })
  const compute = await loading
  // Existing files are read within a second, so that a restarted front answers the same from its first request on.
  const found = await foundSeries
  if (found) compute.useSeries(found)
  else {
    log.info('building the series of positions in the background, once: until then the library calculates everything')
    void series.then((built) => {
      compute.useSeries(built)
      log.info('the series of positions are built: long tables and searches now use them')
    })
  }
  return compute
}

interface TableServices {
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
}: TableServices): Promise<{ readonly exports: Exports; readonly exportJobs: ExportJobs }> {
  const exportJobs = openExportJobs({
    db,
    compute,
    limits,
    timing,
    days: config.exportDays,
    store: await openPartStore(config),
    log: warn,
    queue: openQueue('export', redis ? { redis } : { databaseUrl }, warn),
  })
  shutdown.add('close the queue of exports', () => exportJobs.close())
  return { exports: openExports({ compute, metrics }), exportJobs }
}

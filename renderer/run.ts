import type { AddressInfo } from 'node:net'
import { type QueuePlace, startWorker } from '../src/jobs/queue.ts'
import { type OutcomeStore, postgresStore, redisStore } from '../src/jobs/renders/outcomes.ts'
import { checkChromiumPath } from '../src/platform/chromium-path.ts'
import type { Config } from '../src/platform/config.ts'
import { type DatabaseServer, startDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openPool, type Pool } from '../src/platform/db/pool.ts'
import { repeated } from '../src/platform/db/recurring-job.ts'
import { OperatorFault } from '../src/platform/errors.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import { connectRedis } from '../src/platform/redis.ts'
import { heartbeats, startProbes } from '../src/run/liveness.ts'
import { createShutdown, endOnSignals, type RendererPhase, rendererPhases, type Shutdown } from '../src/run/shutdown.ts'
import { announce, failed } from '../src/run/supervise.ts'
import { startBrowsers } from './browser.ts'
import { type BrowserPlace, NO_BROWSER, openChromium, placeHere } from './chromium.ts'
import { handlers } from './jobs.ts'
import { startRendererMetrics } from './metrics.ts'
import { reportJobStore } from './report-job.ts'

/** Finds the browser of this machine, given the value of CHROMIUM_PATH. */
type LookFor = (chromiumPath: string | undefined) => BrowserPlace | null

/** The source of a render process's jobs and the stores of its results. */
interface Backend {
  readonly queue: QueuePlace
  readonly store: OutcomeStore
  database(): Promise<Pool>
}

/** Concurrent jobs. The second job runs while the first waits for the disk or the queue. */
const JOBS_AT_ONCE = 2
/** The time between two attempts to start a browser that did not start, if no job attempts it. */
const RECOVER_MS = 60_000

/**
 * The renderer: it opens the queue, then the browser, the probes, and the jobs last. Without a browser it refuses each
 * job until one is installed.
 */
export async function runRenderer(config: Config, lookFor: LookFor = placeHere): Promise<void> {
  checkChromiumPath(config.chromiumPath)
  const log = createLog('renderer', config)
  const warn = (message: string) => log.warn(message)
  const shutdown = createShutdown(log, rendererPhases(config))
  endOnSignals(shutdown, log)
  try {
    const { find, isThere, unpacking } = browserOf(config, lookFor, log)
    const { queue, store, database } = await openBackend(config, shutdown, warn)
    const browsers = startBrowsers({
      find,
      isThere,
      log: warn,
      onCrash: () => metrics.browserCrashes.inc(),
    })
    shutdown.add('close the browser', () => browsers.close())
    const metrics = startRendererMetrics(browsers)
    setInterval(() => void browsers.recover(), RECOVER_MS).unref()
    const isReady = () => browsers.isHealthy() && !shutdown.isStopping()
    const probes = await startProbes({
      host: config.operationsHost,
      port: config.rendererPort,
      isReady,
      registry: metrics.registry,
    }).catch((error) => {
      throw portFault(error, config)
    })
    shutdown.add('close the probes', () => {
      probes.close()
      probes.closeAllConnections()
    })
    const logFailure = (err: unknown) => log.warn({ err }, 'a render failed')
    const jobs = handlers({ browsers, store, jobStore: reportJobStore(database), metrics, log: logFailure })
    const worker = startWorker(queue, { concurrency: JOBS_AT_ONCE, log: warn, handlers: jobs })
    // With Redis, a renderer on another machine may have no database for its heartbeat.
    const hasDatabase = config.databaseUrl || !config.redisUrl
    // Fronts and the administration read here whether there is a browser.
    const heartbeat = heartbeats({ kind: 'renderer', database, isReady: browsers.isHealthy })
    const telling = hasDatabase ? repeated(heartbeat, warn) : null
    shutdown.add('stop the heartbeat', () => telling?.stop())
    shutdown.add('finish running renders', () => worker.close())
    log.info({ address: probes.address() }, 'listening')
    await unpacking
    await announce(log, { kind: 'listening', port: (probes.address() as AddressInfo).port, text: '' })
  } catch (error) {
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'the start failed')
    await shutdown.stop('the start failed')
    await announce(log, failed(error))
    process.exit(1)
  }
}

/** A taken port is an error that the operator can mend. */
const portFault = (error: NodeJS.ErrnoException, { operationsHost: host, rendererPort: port }: Config): Error =>
  error.code === 'EADDRINUSE'
    ? new OperatorFault(
        `Port ${port} of ${host} is taken. Stop the program that uses it, or set RENDERER_PORT to another port (0 takes a free one).`,
      )
    : error

/** The browser of this machine, unpacked before the first job needs it. A failure shows with that job. */
function browserOf({ chromiumPath, varDir }: Config, lookFor: LookFor, log: Log) {
  const find = () => openChromium(lookFor(chromiumPath), varDir, (message) => log.info(message))
  const isThere = () => lookFor(chromiumPath) !== null
  if (!isThere()) log.warn(NO_BROWSER)
  const unpacking = find().catch(() => {})
  return { find: () => unpacking.then(find), isThere, unpacking }
}

/**
 * Jobs and pictures are in Redis when it is configured, else in the database of the fronts, which is joined or started.
 * Reports are always in that database. With Redis, the first report opens it.
 */
async function openBackend(
  config: Config,
  shutdown: Shutdown<RendererPhase>,
  log: (message: string) => void,
): Promise<Backend> {
  const open = databaseOf(config, shutdown, log)
  const database = async () => (await open()).pool
  if (config.redisUrl) {
    const redis = await connectRedis(config.redisUrl, log)
    shutdown.add('close Redis', () => redis.quit().catch(() => redis.disconnect()))
    return { queue: { redisUrl: config.redisUrl }, store: redisStore(redis), database }
  }
  const { url, pool } = await open()
  return { queue: { databaseUrl: url }, store: postgresStore(pool, url), database }
}

/** Opens the database on the first call. After a failure the next call tries again. */
function databaseOf(
  { databaseUrl, varDir }: Config,
  shutdown: Shutdown<RendererPhase>,
  log: (message: string) => void,
) {
  let server: Promise<DatabaseServer> | undefined
  let opened: Promise<{ url: string; pool: Pool }> | undefined
  shutdown.add('stop Postgres', async () => (await server)?.stop())
  shutdown.add('close the database pool', async () => (await opened)?.pool.end())

  const open = async () => {
    server ??= startDatabase({ databaseUrl, varDir, log })
    const { url } = await server
    await migrate(url, { onNewer: log })
    return { url, pool: await openPool(url) }
  }
  return async () => {
    opened ??= open()
    try {
      return await opened
    } catch (error) {
      opened = undefined
      throw error
    }
  }
}

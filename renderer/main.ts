import { type Config, readConfig } from '../src/config.ts'
import { startDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPool } from '../src/db/pool.ts'
import { createLog } from '../src/log.ts'
import { type QueuePlace, startWorker } from '../src/queue.ts'
import { connectRedis } from '../src/redis.ts'
import type { OutcomeStore } from '../src/renders/outcome.ts'
import { postgresStore } from '../src/renders/postgres-store.ts'
import { redisStore } from '../src/renders/redis-store.ts'
import { createShutdown, endOnSignals, type Shutdown } from '../src/shutdown.ts'
import { startBrowsers } from './browser.ts'
import { findChromium } from './chromium.ts'
import { handlers } from './jobs.ts'
import { startRendererMetrics } from './metrics.ts'
import { startProbes } from './probes.ts'

/** Pages that are open at once. A second one uses the time that the first waits for the disk or the queue. */
const PAGES_MAX = 2
const CLOSE_PROBES_MS = 1_000
const CLOSE_BROWSER_MS = 5_000
const CLOSE_PLACE_MS = 5_000
const STOP_POSTGRES_MS = 20_000

/** The render process: the environment, then the queue's place, the browser, the probes and at last the jobs. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('renderer', config)
  const warn = (message: string) => log.warn(message)
  const shutdown = createShutdown(log)
  endOnSignals(shutdown, log)
  try {
    const { place, store } = await openPlace(config, shutdown, warn)
    const browsers = startBrowsers({
      find: () => findChromium(config.chromiumPath, config.varDir),
      log: warn,
      onCrash: () => metrics.browserCrashes.inc(),
    })
    shutdown.add('close the browser', CLOSE_BROWSER_MS, () => browsers.close())
    const metrics = startRendererMetrics(browsers)
    const isReady = () => browsers.isHealthy() && !shutdown.isStopping()
    const probes = await startProbes({
      host: config.host,
      port: config.rendererPort,
      isReady,
      registry: metrics.registry,
    })
    shutdown.add('close the probes', CLOSE_PROBES_MS, () => {
      probes.close()
      probes.closeAllConnections()
    })
    const failed = (err: unknown) => log.warn({ err }, 'a render failed')
    const jobs = handlers({ browsers, store, metrics, log: failed })
    const worker = startWorker(place, { concurrency: PAGES_MAX, log: warn, handlers: jobs })
    shutdown.add('finish running renders', config.shutdownGraceMs, () => worker.close())
    log.info({ address: probes.address() }, 'listening')
  } catch (error) {
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'the start failed')
    console.error(`\n${(error as Error).message}\n`)
    await shutdown.stop('the start failed')
    process.exit(1)
  }
}

/** Redis when there is one, and then no Postgres; else the database that the fronts use, joined or started. */
async function openPlace(
  { redisUrl, databaseUrl, varDir }: Config,
  shutdown: Shutdown,
  log: (message: string) => void,
): Promise<{ place: QueuePlace; store: OutcomeStore }> {
  if (redisUrl) {
    const redis = await connectRedis(redisUrl, log)
    shutdown.add('close Redis', CLOSE_PLACE_MS, () => redis.quit().catch(() => redis.disconnect()))
    return { place: { redisUrl }, store: redisStore(redis) }
  }
  const starting = startDatabase({ databaseUrl, varDir, log })
  shutdown.add('stop Postgres', STOP_POSTGRES_MS, async () => (await starting).stop())
  const { url } = await starting
  await migrate(url)
  const db = await openPool(url)
  shutdown.add('close the database pool', CLOSE_PLACE_MS, () => db.end())
  return { place: { databaseUrl: url }, store: postgresStore(db, url) }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

import type { AddressInfo } from 'node:net'
import { readConfig } from '../src/config.ts'
import { repeated } from '../src/db/repeated.ts'
import { createLog } from '../src/log.ts'
import { startWorker } from '../src/queue.ts'
import { announce } from '../src/run/announce.ts'
import { beats } from '../src/run/beat.ts'
import { rendererPhases } from '../src/run/phases.ts'
import { createShutdown, endOnSignals } from '../src/run/shutdown.ts'
import { openBackend } from './backend.ts'
import { startBrowsers } from './browser.ts'
import { findChromium } from './chromium.ts'
import { handlers } from './jobs.ts'
import { startRendererMetrics } from './metrics.ts'
import { startProbes } from './probes.ts'
import { reportDesk } from './report-desk.ts'

/** Concurrent jobs. The second job runs while the first waits for the disk or the queue. */
const PAGES_MAX = 2

/** The render process: the environment, then the place of the queue, the browser, the probes, and the jobs last. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('renderer', config)
  const warn = (message: string) => log.warn(message)
  const shutdown = createShutdown(log, rendererPhases(config))
  endOnSignals(shutdown, log)
  try {
    const find = () => findChromium(config.chromiumPath, config.varDir, (message) => log.info(message))
    // Before the first job needs it. A failure shows then.
    const unpacking = find().catch(() => {})
    const { place, store, database } = await openBackend(config, shutdown, warn)
    const browsers = startBrowsers({
      find: () => unpacking.then(find),
      log: warn,
      onCrash: () => metrics.browserCrashes.inc(),
    })
    shutdown.add('close the browser', () => browsers.close())
    const metrics = startRendererMetrics(browsers)
    const isReady = () => browsers.isHealthy() && !shutdown.isStopping()
    const probes = await startProbes({
      host: config.host,
      port: config.rendererPort,
      isReady,
      registry: metrics.registry,
    })
    shutdown.add('close the probes', () => {
      probes.close()
      probes.closeAllConnections()
    })
    const failed = (err: unknown) => log.warn({ err }, 'a render failed')
    const jobs = handlers({ browsers, store, desk: reportDesk(database), metrics, log: failed })
    const worker = startWorker(place, { concurrency: PAGES_MAX, log: warn, handlers: jobs })
    // With Redis, a renderer on another machine may have no database to tell.
    const beating = config.databaseUrl || !config.redisUrl ? beats({ kind: 'renderer', database, isReady }) : null
    const telling = beating && repeated(beating, warn)
    shutdown.add('stop telling that it lives', () => telling?.stop())
    shutdown.add('finish running renders', () => worker.close())
    log.info({ address: probes.address() }, 'listening')
    await unpacking
    await announce(log, { kind: 'listening', port: (probes.address() as AddressInfo).port, text: '' })
  } catch (error) {
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'the start failed')
    await shutdown.stop('the start failed')
    await announce(log, { kind: 'failed', text: (error as Error).message })
    process.exit(1)
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

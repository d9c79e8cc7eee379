import type { AddressInfo } from 'node:net'
import { startWorker } from '../src/jobs/queue.ts'
import { checkChromiumPath } from '../src/platform/chromium-path.ts'
import type { Config } from '../src/platform/config.ts'
import { repeated } from '../src/platform/db/repeated.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import { announce, failed } from '../src/run/announce.ts'
import { beats } from '../src/run/beat.ts'
import { rendererPhases } from '../src/run/phases.ts'
import { startProbes } from '../src/run/probes.ts'
import { createShutdown, endOnSignals } from '../src/run/shutdown.ts'
import { openBackend } from './backend.ts'
import { startBrowsers } from './browser.ts'
import type { BrowserPlace } from './browser-place.ts'
import { NO_BROWSER, openChromium, placeHere } from './chromium.ts'
import { handlers } from './jobs.ts'
import { startRendererMetrics } from './metrics.ts'
import { reportDesk } from './report-desk.ts'

/** Concurrent jobs. The second job runs while the first waits for the disk or the queue. */
const PAGES_MAX = 2

/** Finds the browser of this machine, given the value of CHROMIUM_PATH. */
type LookFor = (chromiumPath: string | undefined) => BrowserPlace | null

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
    const { place: queue, store, database } = await openBackend(config, shutdown, warn)
    const browsers = startBrowsers({
      ...{ find, isThere, log: warn },
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
    })
    shutdown.add('close the probes', () => {
      probes.close()
      probes.closeAllConnections()
    })
    const failed = (err: unknown) => log.warn({ err }, 'a render failed')
    const jobs = handlers({ browsers, store, desk: reportDesk(database), metrics, log: failed })
    const worker = startWorker(queue, { concurrency: PAGES_MAX, log: warn, handlers: jobs })
    // With Redis, a renderer on another machine may have no database for its heartbeat.
    const hasDatabase = config.databaseUrl || !config.redisUrl
    // Fronts and the administration read here whether there is a browser.
    const beating = beats({ kind: 'renderer', database, isReady: browsers.isHealthy })
    const telling = hasDatabase ? repeated(beating, warn) : null
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

/** The browser of this machine, unpacked before the first job needs it. A failure shows with that job. */
function browserOf({ chromiumPath, varDir }: Config, lookFor: LookFor, log: Log) {
  const find = () => openChromium(lookFor(chromiumPath), varDir, (message) => log.info(message))
  const isThere = () => lookFor(chromiumPath) !== null
  if (!isThere()) log.warn(NO_BROWSER)
  const unpacking = find().catch(() => {})
  return { find: () => unpacking.then(find), isThere, unpacking }
}

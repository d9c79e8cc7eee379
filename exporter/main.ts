import type { Server } from 'node:http'
import { openPartStore } from '../src/jobs/exports/folder-store.ts'
import { makeWaitingParts } from '../src/jobs/exports/part-worker.ts'
import { startWorker } from '../src/jobs/queue.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { startDatabase } from '../src/platform/db/database.ts'
import { exportBacklog } from '../src/platform/db/export-parts.ts'
import { ALIVE_MS } from '../src/platform/db/health.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openPool } from '../src/platform/db/pool.ts'
import { repeated } from '../src/platform/db/recurring-job.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import { heartbeatSteadiness, heartbeats, startProbes } from '../src/run/liveness.ts'
import { createShutdown, endOnSignals, exporterPhases } from '../src/run/shutdown.ts'
import { announce, failed } from '../src/run/supervise.ts'
import { type ExporterMetrics, startExporterMetrics } from './metrics.ts'
import { lazySource, type VersionedSource } from './source.ts'

/** The export worker: it takes export jobs and makes one part of a table after another. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('exporter', config)
  const warn = (message: string) => log.warn(message)
  const shutdown = createShutdown(log, exporterPhases(config))
  endOnSignals(shutdown, log)
  try {
    const starting = startDatabase({ databaseUrl: config.databaseUrl, varDir: config.varDir, log: warn })
    // Also one that starts while this process ends.
    shutdown.add('stop Postgres', async () => (await starting.catch(() => null))?.stop())
    const server = await starting
    await migrate(server.url, { onNewer: warn })
    const db = await openPool(server.url)
    shutdown.add('close the database pool', () => db.end())
    const source = lazySource(config, (message) => log.info(message))
    let data: VersionedSource | undefined
    const load: typeof source = async (options) => {
      data = await source(options)
      return data
    }
    // Other workers should know soon what this one has. A front on the same machine may be building the same series.
    await load({ mayBuild: false }).catch((error: Error) => warn(`${error.message} The next export retries.`))
    const dataVersions = () => data?.versions() ?? []
    const steadiness = heartbeatSteadiness()
    const metrics = startExporterMetrics({
      backlog: () => exportBacklog(db, dataVersions()),
      heartbeatAgeSeconds: () => steadiness.ageMs() / 1000,
    })
    const isReady = () => !shutdown.isStopping()
    const probes = await probesOf(config, { isReady, metrics, log })
    shutdown.add('close the probes', () => closeProbes(probes))
    const heartbeat = heartbeats({
      kind: 'exporter',
      database: async () => db,
      isReady,
      dataVersions,
      onHeartbeat: steadiness.note,
    })
    const telling = repeated(heartbeat, warn)
    shutdown.add('stop the heartbeat', () => telling.stop())
    const tell = once(warn)
    const store = await openPartStore(config)
    const stopping = new AbortController()
    const place = config.redisUrl ? { redisUrl: config.redisUrl } : { databaseUrl: server.url }
    const counting = counts(metrics, log)
    const worker = startWorker(place, {
      concurrency: 1,
      log: warn,
      handlers: {
        async export() {
          const data = await load()
          const othersReported = () => steadiness.steadyMs() > ALIVE_MS
          const options = { db, store, source: data.rows, data, othersReported, tell, ...counting }
          await makeWaitingParts(options, stopping.signal)
        },
      },
    })
    shutdown.add('finish the current part', () => {
      stopping.abort()
      return worker.close()
    })
    log.info({ address: probes?.address() }, 'waiting for exports')
    await announce(log, { kind: 'listening', port: 0, text: '' })
  } catch (error) {
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'the start failed')
    await shutdown.stop('the start failed')
    await announce(log, failed(error))
    process.exit(1)
  }
}

/** Counts the parts that are made, and the attempts that fail. */
const counts = ({ parts, rows }: ExporterMetrics, log: Log) => ({
  log(err: unknown) {
    parts.inc({ outcome: 'failed' })
    log.warn({ err }, 'a part of an export failed')
  },
  onPart(part: { readonly rows: number }) {
    parts.inc({ outcome: 'made' })
    rows.inc(part.rows)
  },
})

/** Several workers of a machine may share one setting. If the port is taken, a worker runs without its probes. */
async function probesOf(
  { operationsHost: host, exporterPort: port }: Pick<Config, 'operationsHost' | 'exporterPort'>,
  { isReady, metrics, log }: { readonly isReady: () => boolean; readonly metrics: ExporterMetrics; readonly log: Log },
): Promise<Server | null> {
  try {
    return await startProbes({ host, port, isReady, registry: metrics.registry })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    log.warn(
      `Port ${port} is taken, so this worker has no metrics. Set EXPORTER_PORT to another port (0 takes a free one).`,
    )
    return null
  }
}

function closeProbes(probes: Server | null): void {
  probes?.close()
  probes?.closeAllConnections()
}

/** Messages that are remembered, so that each is logged once. */
const TOLD_MAX = 1_000

/** An export that waits is met again with every job. */
function once(log: (message: string) => void): (message: string) => void {
  const told = new Set<string>()
  return (message) => {
    if (told.has(message)) return
    if (told.size >= TOLD_MAX) told.clear()
    told.add(message)
    log(message)
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

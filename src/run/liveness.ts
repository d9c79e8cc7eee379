import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { hostname } from 'node:os'
import type { Registry } from 'prom-client'
import manifest from '../../package.json' with { type: 'json' }
import { dropHeartbeat, type Heartbeat, putHeartbeat } from '../platform/db/health.ts'
import type { Database } from '../platform/db/pool.ts'
import type { RecurringJob } from '../platform/db/recurring-job.ts'

const EVERY_MS = 10_000
const BYTES_PER_MB = 1_000_000
/** One heartbeat may be late. */
const GAP_MS = 2 * EVERY_MS

interface HeartbeatOptions {
  readonly kind: Heartbeat['kind']
  readonly database: () => Promise<Database>
  readonly isReady: () => boolean
  /** The releases and the data of an export worker; none until it has loaded them. */
  readonly dataVersions?: () => readonly string[]
  /** The mark of the secret of a front, see `src/accounts/identity/embedded/secret.ts`. */
  readonly secretMark?: () => string | null
  /** Called after each heartbeat that the database has received. */
  readonly onHeartbeat?: () => void
}

/** Sends a heartbeat every ten seconds, for the administration. A process that is shut down cleanly is forgotten. */
export function heartbeats({
  kind,
  database,
  isReady,
  dataVersions,
  secretMark,
  onHeartbeat,
}: HeartbeatOptions): RecurringJob {
  const self = { id: randomUUID(), kind, host: hostname(), pid: process.pid, version: manifest.version }
  return {
    name: 'Sending a heartbeat',
    everyMs: EVERY_MS,
    async work(signal, pause) {
      while (!signal.aborted) {
        const residentMb = Math.round(process.memoryUsage.rss() / BYTES_PER_MB)
        const state = {
          upSeconds: process.uptime(),
          isReady: isReady(),
          residentMb,
          dataVersions: dataVersions?.() ?? null,
          secretMark: secretMark?.() ?? null,
        }
        await putHeartbeat(await database(), { ...self, ...state })
        onHeartbeat?.()
        await pause(EVERY_MS)
      }
      await dropHeartbeat(await database(), self.id)
    },
  }
}

/**
 * How long the heartbeats of this process have arrived without a gap. After an outage of the database the last
 * heartbeats of all processes are old: they are meaningful again once all have had time for another.
 */
export function heartbeatSteadiness(now = () => performance.now()) {
  let steadyFrom = now()
  let last = steadyFrom
  return {
    note(): void {
      if (now() - last > GAP_MS) steadyFrom = now()
      last = now()
    },
    /** Since the last heartbeat. */
    ageMs: () => now() - last,
    steadyMs: () => (now() - last > GAP_MS ? 0 : last - steadyFrom),
  }
}

/**
 * The port of a process without an API, only for operators: /healthz while it runs, /readyz while it can work, and
 * /metrics.
 */
export async function startProbes({
  host,
  port,
  isReady,
  registry,
}: {
  host: string
  port: number
  isReady: () => boolean
  registry: Registry
}): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (url === '/healthz') json(200, { status: 'ok' })
    else if (url === '/readyz') json(isReady() ? 200 : 503, { status: isReady() ? 'ready' : 'not ready' })
    else if (url === '/metrics')
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
    else json(404, { detail: 'Not Found' })
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

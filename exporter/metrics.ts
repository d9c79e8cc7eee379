import { Counter, Gauge, Registry } from 'prom-client'
import type { ExportBacklog } from '../src/platform/db/export-parts.ts'
import { nodeMetrics } from '../src/platform/metrics/node.ts'

const KEPT_MS = 1_000

export type ExporterMetrics = ReturnType<typeof startExporterMetrics>

export interface Watched {
  /** What waits for the workers. */
  readonly backlog: () => Promise<ExportBacklog>
  /** Seconds since the last heartbeat of this process. */
  readonly heartbeatAgeSeconds: () => number
}

/** All metrics of an export worker, in their own registry. */
export function startExporterMetrics({ backlog, heartbeatAgeSeconds }: Watched) {
  const registry = new Registry()
  const registers = [registry]
  nodeMetrics(registry, 'orrery_exporter_')
  let asked: { readonly answer: Promise<ExportBacklog | null>; readonly atMs: number } | undefined
  /** One question for each scrape, and no more however often it is scraped. */
  const found = () => {
    const nowMs = performance.now()
    if (!asked || nowMs - asked.atMs >= KEPT_MS) asked = { answer: backlog().catch(() => null), atMs: nowMs }
    return asked.answer
  }
  new Gauge({
    name: 'orrery_exporter_oldest_seconds',
    help: 'Age of the oldest unfinished export; 0 without any, NaN while the database is unreachable',
    registers,
    async collect() {
      const read = await found()
      this.set(read ? (read.oldest_seconds ?? 0) : Number.NaN)
    },
  })
  new Gauge({
    name: 'orrery_exporter_parts_waiting',
    help: 'Parts of exports waiting for a worker: for the data of this one, or for other data; NaN while the database is unreachable',
    labelNames: ['data'],
    registers,
    async collect() {
      const read = await found()
      this.set({ data: 'own' }, read?.own ?? Number.NaN)
      this.set({ data: 'other' }, read?.other ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'orrery_exporter_beat_age_seconds',
    help: 'Time since the last heartbeat of this worker in the database',
    registers,
    collect() {
      this.set(heartbeatAgeSeconds())
    },
  })
  return {
    registry,
    rows: new Counter({ name: 'orrery_exporter_rows_total', help: 'Rows of the finished parts', registers }),
    parts: new Counter({
      name: 'orrery_exporter_parts_total',
      help: 'Finished parts and failed attempts, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

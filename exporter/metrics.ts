import { Counter, Gauge, Registry } from 'prom-client'
import type { ExportBacklog } from '../src/db/exports-left.ts'
import { nodeMetrics } from '../src/metrics/node.ts'

const KEPT_MS = 1_000

export type ExporterMetrics = ReturnType<typeof startExporterMetrics>

export interface Watched {
  /** What waits for the workers. */
  readonly backlog: () => Promise<ExportBacklog>
  /** Seconds since this process last said that it lives. */
  readonly beatAgeSeconds: () => number
}

/** All metrics of an export worker, in their own registry. */
export function startExporterMetrics({ backlog, beatAgeSeconds }: Watched) {
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
    help: 'Age of the oldest unfinished export; 0 without any, NaN while the database is away',
    registers,
    async collect() {
      const read = await found()
      this.set(read ? (read.oldest_seconds ?? 0) : Number.NaN)
    },
  })
  new Gauge({
    name: 'orrery_exporter_parts_waiting',
    help: 'Parts of exports that wait for a worker: of the data of this one, or of other data; NaN while the database is away',
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
    help: 'Time since this worker last said in the database that it lives',
    registers,
    collect() {
      this.set(beatAgeSeconds())
    },
  })
  return {
    registry,
    rows: new Counter({ name: 'orrery_exporter_rows_total', help: 'Rows of the parts that were made', registers }),
    parts: new Counter({
      name: 'orrery_exporter_parts_total',
      help: 'Parts that were made, and attempts that failed, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

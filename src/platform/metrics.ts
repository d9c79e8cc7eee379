import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { clockAheadMs } from './clock.ts'
import { paymentMetrics, reportMetrics } from './metrics/figures.ts'
import { nodeMetrics } from './metrics/node.ts'

export type Metrics = ReturnType<typeof startMetrics>

/** Every metric of the HTTP process, in its own registry. */
export function startMetrics() {
  const registry = new Registry()
  nodeMetrics(registry, 'orrery_')
  clockMetrics(registry)
  return {
    registry,
    text: recentText(registry),
    ...httpMetrics(registry),
    ...computeMetrics(registry),
    ...requestLogMetrics(registry),
    ...reportMetrics(registry),
    ...renderMetrics(registry),
    ...paymentMetrics(registry),
  }
}

/** The text takes a few milliseconds, and no limit applies to those who ask for it. */
const TEXT_FRESH_MS = 1_000

/** The metrics as text, at most a second old. */
function recentText(registry: Registry): () => Promise<string> {
  let made: { readonly text: Promise<string>; readonly atMs: number } | undefined
  return () => {
    const nowMs = performance.now()
    if (!made || nowMs >= made.atMs + TEXT_FRESH_MS) made = { text: registry.metrics(), atMs: nowMs }
    return made.text
  }
}

/** Milliseconds. */
interface Quantiles {
  readonly p50: number
  readonly p90: number
  readonly p99: number
}

/** Adds a gauge that reads its value at each scrape. */
function watch(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}

/** Adds a gauge in seconds with a label for each percentile. Prometheus keeps the label `quantile` for summaries. */
function watchQuantiles(registry: Registry, name: string, help: string, read: () => Quantiles): void {
  new Gauge({
    name,
    help: `${help}, since the start, by percentile`,
    labelNames: ['percentile'],
    registers: [registry],
    collect() {
      const { p50, p90, p99 } = read()
      for (const [percentile, ms] of Object.entries({ 50: p50, 90: p90, 99: p99 })) this.set({ percentile }, ms / 1000)
    },
  })
}

/** The clock of the machine compared with that of the database. */
function clockMetrics(registry: Registry): void {
  const help = 'Seconds by which the clock of this front is ahead of the clock of the database'
  watch(registry, 'orrery_clock_ahead_seconds', help, () => clockAheadMs() / 1000)
}

/** Bucket limits: a short calculation takes about a millisecond, a long stream up to a minute. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** The calculation threads and their queue. */
function computeMetrics(registry: Registry) {
  const registers = [registry]
  return {
    computeSeconds: new Histogram({
      name: 'orrery_compute_duration_seconds',
      help: 'Time that a calculation waited for a thread and ran on it, by task',
      labelNames: ['task'],
      buckets: SECONDS,
      registers,
    }),
    computeBusySeconds: new Counter({
      name: 'orrery_compute_busy_seconds_total',
      help: 'Time that threads spent on calculations, by task',
      labelNames: ['task'],
      registers,
    }),
    threadCrashes: new Counter({
      name: 'orrery_compute_thread_crashes_total',
      help: 'Calculations whose thread crashed while running them',
      registers,
    }),
    /** Shows the queue of the threads at each scrape, and how long calculations waited and ran. */
    watchCompute(waiting: () => number, loaded: () => number, times: () => Record<'wait' | 'run', Quantiles>) {
      watch(registry, 'orrery_compute_queue', 'Calculations waiting for a thread', waiting)
      watch(registry, 'orrery_compute_threads', 'Calculation threads that are ready to work', loaded)
      const quantiles = (name: string, help: string, pick: 'wait' | 'run') =>
        watchQuantiles(registry, name, help, () => times()[pick])
      quantiles('orrery_compute_wait_seconds', 'How long calculations waited for a thread', 'wait')
      quantiles('orrery_compute_run_seconds', 'How long calculations ran on a thread', 'run')
    },
  }
}

/** Requests, their refusals and replays, open streams, and the disk. */
function httpMetrics(registry: Registry) {
  const registers = [registry]
  return {
    requestSeconds: new Histogram({
      name: 'orrery_request_duration_seconds',
      help: 'Time from the first byte of a request to the last byte of its answer, by operation and status',
      labelNames: ['operation', 'status'],
      buckets: SECONDS,
      registers,
    }),
    rows: new Counter({
      name: 'orrery_rows_total',
      help: 'Rows of ephemeris tables computed, by format',
      labelNames: ['format'],
      registers,
    }),
    replays: new Counter({
      name: 'orrery_idempotent_replays_total',
      help: 'Answers replayed for an Idempotency-Key, from the store or computed again',
      labelNames: ['from'],
      registers,
    }),
    quotaRefusals: new Counter({
      name: 'orrery_limit_refusals_total',
      help: 'Requests refused by the limits of a plan, by code',
      labelNames: ['code'],
      registers,
    }),
    watchDisk(freeBytes: () => number) {
      const help = 'Free bytes of the disk that holds VAR_DIR, measured every minute; NaN before'
      watch(registry, 'orrery_disk_free_bytes', help, freeBytes)
    },
    watchStreams(open: () => number) {
      watch(registry, 'orrery_streams_open', 'Streams that are being computed and sent', open)
    },
    /** The gauge is 1 while limits are counted in process because their store is unreachable. */
    watchFallback(fallenBack: () => boolean) {
      const help = '1 while limits are counted in process because their store is unreachable'
      watch(registry, 'orrery_limits_in_process', help, () => (fallenBack() ? 1 : 0))
    },
  }
}

/** Chart images that requests are waiting for. */
function renderMetrics(registry: Registry) {
  return {
    watchRenders({ pending, waiting }: { pending: () => number; waiting: () => Promise<number | null> }) {
      watch(registry, 'orrery_renders_pending', 'Chart images that requests of this front are waiting for', pending)
      const help = 'Chart images of all fronts that are waiting for a renderer; NaN while the queue is unreachable'
      watch(registry, 'orrery_render_queue', help, async () => (await waiting()) ?? Number.NaN)
    },
  }
}

interface Watched {
  readonly waiting: () => number
  readonly bytes: () => number
  readonly bytesMax: number
}

/** The request log, which is written after the answers. */
function requestLogMetrics(registry: Registry) {
  return {
    requestLogDropped: new Counter({
      name: 'orrery_request_log_dropped_total',
      help: 'Rows of the request log that were dropped because they could not be written',
      registers: [registry],
    }),
    requestLogEmptied: new Counter({
      name: 'orrery_request_log_emptied_total',
      help: 'Partitions of the request log, usually days, that were deleted because the log was larger than LOG_MB',
      registers: [registry],
    }),
    watchRequestLog({ waiting, bytes, bytesMax }: Watched) {
      watch(registry, 'orrery_request_log_waiting', 'Rows of the request log that are not written yet', waiting)
      const help = 'Size of the request log in the database, measured every minute; NaN before'
      watch(registry, 'orrery_request_log_bytes', help, bytes)
      watch(registry, 'orrery_request_log_limit_bytes', 'Size beyond which the oldest days are deleted', () => bytesMax)
    },
  }
}

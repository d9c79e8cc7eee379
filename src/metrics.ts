import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a millisecond, the price of a short calculation, to a minute, that of a long stream. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Milliseconds. */
export interface Quantiles {
  readonly p50: number
  readonly p90: number
  readonly p99: number
}

/** Seconds. NaN while there is nothing to measure. */
export interface ReportFigures {
  readonly counts: () => Promise<readonly { readonly status: string; readonly count: number }[]>
  readonly times: () => Promise<
    readonly { readonly quantile: number; readonly queued: number; readonly rendered: number }[]
  >
}

export type Metrics = ReturnType<typeof startMetrics>

/** Every metric of the HTTP process, in a registry of its own. */
export function startMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'orrery_' })

  return {
    registry,
    requestSeconds: new Histogram({
      name: 'orrery_request_duration_seconds',
      help: 'Time from the first byte of a request to the last byte of its answer, by operation and status',
      labelNames: ['operation', 'status'],
      buckets: SECONDS,
      registers,
    }),
    computeSeconds: new Histogram({
      name: 'orrery_compute_duration_seconds',
      help: 'Time that a calculation waited for a thread and ran on it, by task',
      labelNames: ['task'],
      buckets: SECONDS,
      registers,
    }),
    threadCrashes: new Counter({
      name: 'orrery_compute_thread_crashes_total',
      help: 'Calculations whose thread died under them',
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
      help: 'Answers given again for an Idempotency-Key, out of the store or computed again',
      labelNames: ['from'],
      registers,
    }),
    requestLogDropped: new Counter({
      name: 'orrery_request_log_dropped_total',
      help: 'Rows of the log of requests that could not be written in time, or at all',
      registers,
    }),
    quotaRefusals: new Counter({
      name: 'orrery_limit_refusals_total',
      help: 'Requests refused by the limits of a plan, by code',
      labelNames: ['code'],
      registers,
    }),
    callbacks: new Counter({
      name: 'orrery_report_callbacks_total',
      help: 'Attempts to tell a callback_url of the end of its report, by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    /** Shows reports of all fronts and renderers, as Postgres has them at the moment of each scrape. */
    watchReports({ counts, times }: ReportFigures) {
      new Gauge({
        name: 'orrery_reports',
        help: 'Reports by status; of completed and failed ones those of the last hour',
        labelNames: ['status'],
        registers,
        async collect() {
          this.reset()
          for (const { status, count } of await counts().catch(() => [])) this.set({ status }, count)
        },
      })
      const seconds = (name: string, help: string, pick: 'queued' | 'rendered') =>
        new Gauge({
          name,
          help: `${help}, of the reports that were completed in the last hour, by quantile`,
          labelNames: ['quantile'],
          registers,
          async collect() {
            this.reset()
            for (const row of await times().catch(() => [])) this.set({ quantile: row.quantile }, row[pick])
          },
        })
      seconds('orrery_report_queue_seconds', 'From the order to the first renderer', 'queued')
      seconds('orrery_report_render_seconds', 'From the first renderer to the end', 'rendered')
    },
    /** Shows the queue of the threads at the moment of each scrape, and how long waiting and running have taken. */
    watchCompute(waiting: () => number, loaded: () => number, times: () => Record<'wait' | 'run', Quantiles>) {
      watch('orrery_compute_queue', 'Calculations that wait for a thread', waiting)
      watch('orrery_compute_threads', 'Calculation threads that are ready to work', loaded)
      watchQuantiles('orrery_compute_wait_seconds', 'How long calculations waited for a thread', () => times().wait)
      watchQuantiles('orrery_compute_run_seconds', 'How long calculations ran on a thread', () => times().run)
    },
    watchRequestLog(waiting: () => number) {
      watch('orrery_request_log_waiting', 'Rows of the log of requests that are not written yet', waiting)
    },
    watchStreams(open: () => number) {
      watch('orrery_streams_open', 'Long answers that are being computed and sent', open)
    },
    watchRenders({ pending, waiting }: { pending: () => number; waiting: () => Promise<number | null> }) {
      watch('orrery_renders_pending', 'Pictures that requests of this front wait for', pending)
      watch(
        'orrery_render_queue',
        'Pictures of all fronts that wait for a renderer; NaN without the queue',
        async () => (await waiting()) ?? Number.NaN,
      )
    },
    /** 1 while limits are counted in process because their store is away. */
    watchFallback(fallenBack: () => boolean) {
      watch('orrery_limits_in_process', '1 while limits are counted in process because their store is away', () =>
        fallenBack() ? 1 : 0,
      )
    },
  }

  function watchQuantiles(name: string, help: string, read: () => Quantiles): void {
    new Gauge({
      name,
      help: `${help}, since the start, by quantile`,
      labelNames: ['quantile'],
      registers,
      collect() {
        const { p50, p90, p99 } = read()
        for (const [quantile, ms] of Object.entries({ 0.5: p50, 0.9: p90, 0.99: p99 }))
          this.set({ quantile }, ms / 1000)
      },
    })
  }

  function watch(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  }
}

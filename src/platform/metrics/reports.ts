import { Counter, Gauge, type Registry } from 'prom-client'

/** Seconds. NaN while there is nothing to measure. */
export interface ReportFigures {
  readonly counts: () => Promise<readonly { readonly status: string; readonly count: number }[]>
  readonly times: () => Promise<
    readonly { readonly quantile: number; readonly queued: number; readonly rendered: number }[]
  >
}

/** Reports and their callbacks. */
export function reportMetrics(registry: Registry) {
  return {
    callbacks: new Counter({
      name: 'orrery_report_callbacks_total',
      help: 'Attempts to call the callback_url of an ended report, by outcome',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    /** Shows the reports of all fronts and renderers, as Postgres has them at each scrape. */
    watchReports({ counts, times }: ReportFigures) {
      watchCounts(registry, counts)
      const seconds = (name: string, help: string, pick: 'queued' | 'rendered') =>
        watchTimes(registry, times, { name, help, pick })
      seconds('orrery_report_queue_seconds', 'From the order to the first renderer', 'queued')
      seconds('orrery_report_render_seconds', 'From the first renderer to the end', 'rendered')
    },
  }
}

function watchCounts(registry: Registry, counts: ReportFigures['counts']): void {
  new Gauge({
    name: 'orrery_reports',
    help: 'Reports by status; completed and failed ones for an hour after their end',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { status, count } of await counts().catch(() => [])) this.set({ status }, count)
    },
  })
}

interface TimeGauge {
  readonly name: string
  readonly help: string
  readonly pick: 'queued' | 'rendered'
}

function watchTimes(registry: Registry, times: ReportFigures['times'], { name, help, pick }: TimeGauge): void {
  new Gauge({
    name,
    help: `${help}, for reports completed in the last hour, by percentile`,
    labelNames: ['percentile'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const row of await times().catch(() => []))
        this.set({ percentile: Math.round(100 * row.quantile) }, row[pick])
    },
  })
}

import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

export interface PaymentFigures {
  /** Stored subscriptions by Stripe's status and by plan. */
  readonly subscriptions: () => Promise<
    readonly { readonly status: string; readonly plan: string | null; readonly count: number }[]
  >
  /** The last comparison by `npm run reconcile`. Null before the first one. */
  readonly comparison: () => Promise<{ readonly differences: number; readonly seconds: number } | null>
  readonly backlog: () => Promise<{ readonly waiting: number; readonly oldest_seconds: number }>
}

const LAG_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 600, 3_600, 86_400]

/** Stripe events and their results. */
export function paymentMetrics(registry: Registry) {
  const outcomes = new Counter({
    name: 'orrery_stripe_events_total',
    help: 'Stripe events by kind and outcome: applied, ignored (nothing to do), repeated, failed (given up)',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })
  const lag = new Histogram({
    name: 'orrery_stripe_event_lag_seconds',
    help: 'Time from receiving a Stripe event until it was applied',
    buckets: LAG_SECONDS,
    registers: [registry],
  })
  return {
    countStripeEvent(kind: string, outcome: string, seconds: number) {
      outcomes.inc({ kind, outcome })
      if (outcome === 'applied') lag.observe(seconds)
    },
    /** Shows the subscriptions and the waiting events of all fronts, as Postgres has them at each scrape. */
    watchPayments({ subscriptions, backlog, comparison }: PaymentFigures) {
      watchComparison(registry, comparison)
      new Gauge({
        name: 'orrery_subscriptions',
        help: 'Subscriptions by status at Stripe and plan',
        labelNames: ['status', 'plan'],
        registers: [registry],
        async collect() {
          this.reset()
          for (const { status, plan, count } of await subscriptions().catch(() => []))
            this.set({ status, plan: plan ?? 'unknown' }, count)
        },
      })
      new Gauge({
        name: 'orrery_stripe_events_waiting_seconds',
        help: 'Age of the oldest Stripe event that is waiting to be applied; 0 if none is waiting',
        registers: [registry],
        async collect() {
          const figures = await backlog().catch(() => null)
          this.set(figures ? figures.oldest_seconds : Number.NaN)
        },
      })
    },
  }
}

function watchComparison(registry: Registry, comparison: PaymentFigures['comparison']): void {
  const gauge = (name: string, help: string, pick: 'differences' | 'seconds') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await comparison().catch(() => null))?.[pick] ?? Number.NaN)
      },
    })
  gauge('orrery_billing_differences', 'Differences from Stripe that the last "npm run reconcile" found', 'differences')
  gauge('orrery_billing_comparison_age_seconds', 'Time since the last "npm run reconcile"', 'seconds')
}

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

import { Gauge, type Registry } from 'prom-client'

/** Milliseconds. */
export interface Quantiles {
  readonly p50: number
  readonly p90: number
  readonly p99: number
}

/** Adds a gauge that reads its value at each scrape. */
export function watch(registry: Registry, name: string, help: string, read: () => number | Promise<number>): void {
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
export function watchQuantiles(registry: Registry, name: string, help: string, read: () => Quantiles): void {
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

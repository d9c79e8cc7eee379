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

/** Adds a gauge in seconds with a label for each quantile. */
export function watchQuantiles(registry: Registry, name: string, help: string, read: () => Quantiles): void {
  new Gauge({
    name,
    help: `${help}, since the start, by quantile`,
    labelNames: ['quantile'],
    registers: [registry],
    collect() {
      const { p50, p90, p99 } = read()
      for (const [quantile, ms] of Object.entries({ 0.5: p50, 0.9: p90, 0.99: p99 })) this.set({ quantile }, ms / 1000)
    },
  })
}

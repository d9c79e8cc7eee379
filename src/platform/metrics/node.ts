import { collectDefaultMetrics, type Registry } from 'prom-client'

/** Gauges whose names end as only those of counters may. Each has a twin by type, whose sum it is. */
const SUMS = ['handles', 'requests', 'resources']

/** The metrics of the Node process. */
export function nodeMetrics(registry: Registry, prefix: string): void {
  collectDefaultMetrics({ register: registry, prefix })
  for (const name of SUMS) registry.removeSingleMetric(`${prefix}nodejs_active_${name}_total`)
}

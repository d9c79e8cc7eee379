import { Counter, Histogram, type Registry } from 'prom-client'
import { type Quantiles, watch, watchQuantiles } from './gauge.ts'
import { SECONDS } from './seconds.ts'

/** The calculation threads and their queue. */
export function computeMetrics(registry: Registry) {
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

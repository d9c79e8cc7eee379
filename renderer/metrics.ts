import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { nodeMetrics } from '../src/platform/metrics/node.ts'

/** Buckets from the smallest picture on a warm browser to the deadline of a job. */
const SECONDS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5, 10, 30, 90]
/** Buckets from a chart without a birth time to one with all asteroids. */
const PAGES = [20, 25, 30, 35, 40, 50, 70]

export type RendererMetrics = ReturnType<typeof startRendererMetrics>

/** All metrics of a render process, in their own registry. */
export function startRendererMetrics({ isHealthy }: { isHealthy: () => boolean }) {
  const registry = new Registry()
  const registers = [registry]
  nodeMetrics(registry, 'orrery_renderer_')
  new Gauge({
    name: 'orrery_renderer_browser_up',
    help: '0 after a failed start of the browser, until a start succeeds',
    registers,
    collect() {
      this.set(isHealthy() ? 1 : 0)
    },
  })
  return {
    registry,
    renderSeconds: new Histogram({
      name: 'orrery_render_duration_seconds',
      help: 'Time that a job took in the renderer, by job, format and outcome',
      labelNames: ['job', 'format', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    reportPages: new Histogram({
      name: 'orrery_renderer_report_pages',
      help: 'Pages of finished reports',
      buckets: PAGES,
      registers,
    }),
    browserCrashes: new Counter({
      name: 'orrery_renderer_browser_crashes_total',
      help: 'Number of times that the browser crashed while rendering a page',
      registers,
    }),
  }
}

import type { Registry } from 'prom-client'
import { watch } from './gauge.ts'

/** Chart images that requests are waiting for. */
export function renderMetrics(registry: Registry) {
  return {
    watchRenders({ pending, waiting }: { pending: () => number; waiting: () => Promise<number | null> }) {
      watch(registry, 'orrery_renders_pending', 'Chart images that requests of this front are waiting for', pending)
      const help = 'Chart images of all fronts that are waiting for a renderer; NaN while the queue is unreachable'
      watch(registry, 'orrery_render_queue', help, async () => (await waiting()) ?? Number.NaN)
    },
  }
}

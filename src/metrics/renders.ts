import type { Registry } from 'prom-client'
import { watch } from './gauge.ts'

/** Pictures that requests wait for. */
export function renderMetrics(registry: Registry) {
  return {
    watchRenders({ pending, waiting }: { pending: () => number; waiting: () => Promise<number | null> }) {
      watch(registry, 'orrery_renders_pending', 'Pictures that requests of this front wait for', pending)
      const help = 'Pictures of all fronts that wait for a renderer; NaN while the queue is unreachable'
      watch(registry, 'orrery_render_queue', help, async () => (await waiting()) ?? Number.NaN)
    },
  }
}

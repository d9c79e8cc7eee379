import { Refusal } from './errors.ts'
import type { Metrics } from './metrics.ts'

/** The long answers under way in this process. */
export interface Streams {
  /** Takes a place and returns what gives it back. Throws `compute_busy` when every place is taken. */
  begin(): () => void
}

/** Long answers under way at once. Each holds a few chunks in memory. */
const STREAMS_MAX = 64
const RETRY_AFTER_MS = 5_000

export function openStreams(metrics: Pick<Metrics, 'watchStreams'>): Streams {
  let open = 0
  metrics.watchStreams(() => open)
  return {
    begin() {
      if (open >= STREAMS_MAX) throw new Refusal('compute_busy', { retryAfterMs: RETRY_AFTER_MS })
      open += 1
      return () => {
        open -= 1
      }
    },
  }
}

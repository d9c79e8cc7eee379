import { Counter, Histogram, type Registry } from 'prom-client'
import { watch } from './gauge.ts'
import { SECONDS } from './seconds.ts'

/** Requests, their refusals and replays, open streams, and the disk. */
export function httpMetrics(registry: Registry) {
  const registers = [registry]
  return {
    requestSeconds: new Histogram({
      name: 'orrery_request_duration_seconds',
      help: 'Time from the first byte of a request to the last byte of its answer, by operation and status',
      labelNames: ['operation', 'status'],
      buckets: SECONDS,
      registers,
    }),
    rows: new Counter({
      name: 'orrery_rows_total',
      help: 'Rows of ephemeris tables computed, by format',
      labelNames: ['format'],
      registers,
    }),
    replays: new Counter({
      name: 'orrery_idempotent_replays_total',
      help: 'Answers replayed for an Idempotency-Key, from the store or computed again',
      labelNames: ['from'],
      registers,
    }),
    quotaRefusals: new Counter({
      name: 'orrery_limit_refusals_total',
      help: 'Requests refused by the limits of a plan, by code',
      labelNames: ['code'],
      registers,
    }),
    watchDisk(freeBytes: () => number) {
      const help = 'Free bytes of the disk that holds VAR_DIR, measured every minute; NaN before'
      watch(registry, 'orrery_disk_free_bytes', help, freeBytes)
    },
    watchStreams(open: () => number) {
      watch(registry, 'orrery_streams_open', 'Streams that are being computed and sent', open)
    },
    /** The gauge is 1 while limits are counted in process because their store is unreachable. */
    watchFallback(fallenBack: () => boolean) {
      const help = '1 while limits are counted in process because their store is unreachable'
      watch(registry, 'orrery_limits_in_process', help, () => (fallenBack() ? 1 : 0))
    },
  }
}

import { Counter, type Registry } from 'prom-client'
import { watch } from './gauge.ts'

interface Watched {
  readonly waiting: () => number
  readonly bytes: () => number
  readonly bytesMax: number
}

/** The request log, which is written after the answers. */
export function requestLogMetrics(registry: Registry) {
  return {
    requestLogDropped: new Counter({
      name: 'orrery_request_log_dropped_total',
      help: 'Rows of the request log that were dropped because they could not be written',
      registers: [registry],
    }),
    requestLogEmptied: new Counter({
      name: 'orrery_request_log_emptied_total',
      help: 'Partitions of the request log, usually days, that were deleted because the log was larger than LOG_MB',
      registers: [registry],
    }),
    watchRequestLog({ waiting, bytes, bytesMax }: Watched) {
      watch(registry, 'orrery_request_log_waiting', 'Rows of the request log that are not written yet', waiting)
      const help = 'Size of the request log in the database, measured every minute; NaN before'
      watch(registry, 'orrery_request_log_bytes', help, bytes)
      watch(registry, 'orrery_request_log_limit_bytes', 'Size beyond which the oldest days are deleted', () => bytesMax)
    },
  }
}

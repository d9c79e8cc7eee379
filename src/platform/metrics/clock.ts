import type { Registry } from 'prom-client'
import { clockAheadMs } from '../clock.ts'
import { watch } from './gauge.ts'

/** The clock of the machine compared with that of the database. */
export function clockMetrics(registry: Registry): void {
  const help = 'Seconds by which the clock of this front is ahead of the clock of the database'
  watch(registry, 'orrery_clock_ahead_seconds', help, () => clockAheadMs() / 1000)
}

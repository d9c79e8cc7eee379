import { Registry } from 'prom-client'
import { clockMetrics } from './metrics/clock.ts'
import { computeMetrics } from './metrics/compute.ts'
import { httpMetrics } from './metrics/http.ts'
import { nodeMetrics } from './metrics/node.ts'
import { paymentMetrics } from './metrics/payments.ts'
import { renderMetrics } from './metrics/renders.ts'
import { reportMetrics } from './metrics/reports.ts'
import { requestLogMetrics } from './metrics/request-log.ts'

export type Metrics = ReturnType<typeof startMetrics>

/** Every metric of the HTTP process, in its own registry. */
export function startMetrics() {
  const registry = new Registry()
  nodeMetrics(registry, 'orrery_')
  clockMetrics(registry)
  return {
    registry,
    ...httpMetrics(registry),
    ...computeMetrics(registry),
    ...requestLogMetrics(registry),
    ...reportMetrics(registry),
    ...renderMetrics(registry),
    ...paymentMetrics(registry),
  }
}

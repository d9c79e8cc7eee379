import { z } from 'zod'
import type { Compute } from '../compute.ts'
import { Health, Readiness } from '../contract/service.ts'
import type { Metrics } from '../metrics.ts'
import { operation } from '../operation.ts'

export interface ServiceParts {
  readonly compute: Compute
  readonly metrics: Metrics
  readonly isDatabaseUp: () => Promise<boolean>
  readonly countedIn: () => 'redis' | 'postgres' | 'process'
}

/** What operators and their monitoring ask. */
export function serviceOperations({ compute, metrics, isDatabaseUp, countedIn }: ServiceParts) {
  const shared = { method: 'GET', tag: 'Service', access: 'public', cost: 0, tool: false } as const
  return [
    operation({
      ...shared,
      name: 'service_health',
      url: '/healthz',
      summary: 'Whether the process is alive',
      reply: Health,
      handle: () => ({ status: 'ok' }),
    }),
    operation({
      ...shared,
      name: 'service_readiness',
      url: '/readyz',
      summary: 'Whether calculations can be served: 200 when they can, else 503',
      description:
        'An absent database is shown but does not count: callers that were seen lately are served without it.',
      answers: { 503: 'Not ready' },
      reply: Readiness,
      async handle(_, reply) {
        const ready = compute.isReady()
        reply.code(ready ? 200 : 503)
        return {
          status: ready ? 'ready' : 'not_ready',
          parts: { calculation: ready, database: await isDatabaseUp() },
          ephemeris: { first_year: compute.sky.firstYear, last_year: compute.sky.lastYear },
          limits_counted_in: countedIn(),
        }
      },
    }),
    operation({
      ...shared,
      name: 'service_metrics',
      url: '/metrics',
      summary: 'Metrics in the text format of Prometheus',
      produces: { 'text/plain': 'text' },
      reply: z.string(),
      async handle(_, reply) {
        reply.type(metrics.registry.contentType)
        return metrics.registry.metrics()
      },
    }),
  ]
}

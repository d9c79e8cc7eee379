import { z } from 'zod'
import type { SkyRange } from '../astro/sky.ts'
import { Health, Readiness } from '../contract/service.ts'
import { clockAheadMs, isClockRight } from '../platform/clock.ts'
import { PUBLIC } from './access.ts'
import { operation } from './operation.ts'

const shared = { method: 'GET', tag: 'Service', access: PUBLIC, isProbe: true } as const

const yearsOf = ({ firstYear, lastYear }: Pick<SkyRange, 'firstYear' | 'lastYear'>) => ({
  first_year: firstYear,
  last_year: lastYear,
})

/** Probes and metrics for operators. */
export const SERVICE_OPERATIONS = [
  operation({
    ...shared,
    name: 'service_health',
    url: '/healthz',
    summary: 'Whether the process is alive',
    description:
      'For a supervisor that restarts processes. It checks neither Postgres nor the calculation threads: see `/readyz`.',
    reply: Health,
    handle: () => ({ status: 'ok' }) as const,
  }),
  operation({
    ...shared,
    name: 'service_readiness',
    url: '/readyz',
    summary: 'Whether the front accepts requests: 200 if it does, otherwise 503',
    description:
      'A front accepts requests while it can calculate and is not stopping. An unreachable database is shown but does not make the front unready, because it still serves recently seen callers. The same holds for a clock that differs from the clock of the database by more than a minute: the front then counts by the clock of the database, and sign-in is not possible.',
    answer: { statuses: { 503: 'Not ready' } },
    reply: Readiness,
    handle: async (_, reply, { advice, compute, limits, isDatabaseUp, isStopping }) => {
      const canCalculate = compute.isReady()
      const status: z.output<typeof Readiness>['status'] = isStopping()
        ? 'stopping'
        : canCalculate
          ? 'ready'
          : 'not_ready'
      reply.code(status === 'ready' ? 200 : 503)
      return {
        status,
        parts: { calculation: canCalculate, database: await isDatabaseUp(), clock: isClockRight() },
        clock_ahead_seconds: Math.round(clockAheadMs() / 1000),
        ephemeris: { ...yearsOf(compute.sky), files: yearsOf(compute.sky.files) },
        limits_counted_in: limits.countedIn(),
        advice: [...advice.list()],
      }
    },
  }),
  operation({
    ...shared,
    name: 'service_metrics',
    isForOperators: true,
    url: '/metrics',
    summary: 'Metrics in the Prometheus text format, at most a second old',
    description:
      'If operators have their own host name or address, metrics are served only there. No metric has a label for an account or a key.',
    answer: { types: { 'text/plain': 'text' } },
    reply: z.string(),
    handle: async (_, reply, { metrics }) => {
      reply.type(metrics.registry.contentType)
      return metrics.text()
    },
  }),
]

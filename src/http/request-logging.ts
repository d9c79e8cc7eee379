import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RequestLog } from '../accounts/requests/request-log.ts'
import type { Area } from '../contract/accounts/keys.ts'
import type { Access } from '../operations/access.ts'
import { now } from '../platform/clock.ts'
import type { RequestRow } from '../platform/db/request-log.ts'
import type { Metrics } from '../platform/metrics.ts'

interface LoggingServices {
  readonly metrics: Metrics
  readonly requests: Pick<RequestLog, 'record'>
}

/**
 * Observes a metric and writes a log line for each answer, and a row of the request log for each authenticated one.
 * Refusals that are only counted there have a line of level debug. None of them contains the query, the body or a
 * header, because times and places of births are private.
 */
export function logRequests(app: FastifyInstance, { metrics, requests }: LoggingServices): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.name ?? 'none'
    const seconds = reply.elapsedTime / 1000
    metrics.requestSeconds.observe({ operation, status: String(reply.statusCode) }, seconds)
    const isCounted = !record(request, reply, requests)
    request.log[isCounted ? 'debug' : 'info'](
      {
        operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        key: request.caller?.keyId,
        mcp: request.accounting?.mcpClient,
      },
      'request',
    )
  })
}

/** False for a request that is only counted. */
function record(request: FastifyRequest, reply: FastifyReply, requests: LoggingServices['requests']): boolean {
  const { caller, account, accounting = {}, id, method } = request
  const { operation } = request.routeOptions.config
  const accountId = caller?.accountId ?? account?.id
  if (!operation || accountId === undefined || accounting.hasOwnCalls) return true
  // Viewing the pages of an account does not count as usage.
  if (operation.access.kind === 'account_page') return true
  return requests.record({
    id,
    method,
    accountId,
    operation: operation.name,
    path: operation.url,
    status: reply.statusCode,
    atMs: Math.round(now() - reply.elapsedTime),
    keyId: caller?.keyId ?? null,
    mcpClient: accounting.mcpClient ?? null,
    units: accounting.reservation?.units ?? 0,
    durationMs: Math.round(reply.elapsedTime),
    requests: 1,
    isVedic: (request.input !== undefined && operation.isVedic?.(request.input)) ?? false,
    use: useOf(operation.access),
  })
}

const CHART_AREAS: ReadonlySet<Area> = new Set(['natal', 'charts', 'transits'])

const useOf = (access: Access): RequestRow['use'] =>
  access.kind !== 'key' ? null : CHART_AREAS.has(access.area) ? 'chart' : 'other'

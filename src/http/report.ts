import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { RequestLog } from '../requests/request-log.ts'

interface ReportParts {
  readonly metrics: Metrics
  readonly requests: Pick<RequestLog, 'record'>
}

/**
 * One metric and one line of the log for each answer, and a row of the log of requests for each authenticated one. None
 * of them has the query or the body, which hold the times and places of births, nor any header.
 */
export function report(app: FastifyInstance, { metrics, requests }: ReportParts): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.name ?? 'none'
    const seconds = reply.elapsedTime / 1000
    metrics.requestSeconds.observe({ operation, status: String(reply.statusCode) }, seconds)
    request.log.info(
      { operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime), key: request.caller?.keyId },
      'request',
    )
    record(request, reply, requests)
  })
}

function record(request: FastifyRequest, reply: FastifyReply, requests: ReportParts['requests']): void {
  const { caller, account, reservation, id, method } = request
  const { operation } = request.routeOptions.config
  const accountId = caller?.accountId ?? account?.id
  if (!operation || accountId === undefined) return
  requests.record({
    ...{ id, method, accountId, operation: operation.name, path: operation.url, status: reply.statusCode },
    atMs: Math.round(Date.now() - reply.elapsedTime),
    keyId: caller?.keyId ?? null,
    units: reservation?.units ?? 0,
    durationMs: Math.round(reply.elapsedTime),
  })
}

import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'

/**
 * One metric and one line of the log for each answer. The line has neither the query nor the body, which hold the times
 * and places of births, nor any header.
 */
export function report(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.name ?? 'none'
    const seconds = reply.elapsedTime / 1000
    metrics.requestSeconds.observe({ operation, status: String(reply.statusCode) }, seconds)
    request.log.info(
      { operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime), key: request.caller?.keyId },
      'request',
    )
  })
}

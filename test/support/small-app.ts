import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { callerFinder } from '../../src/accounts/caller.ts'
import type { Database } from '../../src/db/pool.ts'
import { Refusal } from '../../src/errors.ts'
import { accessHook } from '../../src/http/access.ts'
import { quotaHooks } from '../../src/http/quota.ts'
import { type LimitsOptions, startLimits } from '../../src/limits/limits.ts'
import type { Operation } from '../../src/operation.ts'

export interface SmallApp {
  readonly app: FastifyInstance
  /** All that was logged, as text. */
  readonly logged: () => string
}

/** A real Fastify with the hooks of access and quota around the given operations, and nothing else of the service. */
export async function smallApp(
  db: Database,
  operations: readonly Operation[],
  options: Partial<LimitsOptions> = {},
): Promise<SmallApp> {
  const lines: string[] = []
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: 'trace',
      stream: { write: (line: string) => void lines.push(line) },
    },
  })
  const { preHandler, onSend } = quotaHooks(startLimits({ db, redis: undefined, log: () => {}, ...options }))
  app.addHook('onRequest', accessHook({ findCaller: callerFinder(db) }))
  app.addHook('preHandler', preHandler)
  app.addHook('onSend', onSend)
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error)
    if (error instanceof Refusal) return reply.code(error.status).send({ error: error.code, ...error.detail.body })
    const status = (error as { statusCode?: number }).statusCode ?? 500
    return reply.code(status === 400 ? 422 : status).send({ error: 'other' })
  })
  for (const operation of operations) {
    const { method, url, handle } = operation
    app.route({
      method,
      url,
      handler: handle as never,
      config: { operation },
      schema: { querystring: { type: 'object', properties: { units: { type: 'integer' } } } },
    })
  }
  await app.ready()
  return { app, logged: () => lines.join('') }
}

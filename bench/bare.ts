import { randomUUID } from 'node:crypto'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import { type FastifyInstance, fastify } from 'fastify'
import { mount } from '../src/http/mount.ts'
import { securityHeaders } from '../src/http/security-headers.ts'
import { PUBLIC } from '../src/operations/access.ts'
import { NATAL_OPERATIONS } from '../src/operations/natal.ts'
import type { FrontServices } from '../src/run/services.ts'

/** Natal charts on the same threads without access, limits and log. Everything else is as in the service. */
export async function bareApp(services: FrontServices): Promise<FastifyInstance> {
  const app = fastify({ genReqId: () => randomUUID() })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  await app.register(accepts)
  await app.register(compress, { threshold: 2_048, encodings: ['br', 'gzip', 'deflate'] })
  app.addHook('onResponse', async (_, reply) => {
    services.metrics.requestSeconds.observe(
      { operation: 'bare', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  })
  securityHeaders(app, { isTls: false })
  mount(
    app,
    NATAL_OPERATIONS.map((operation) => ({ ...operation, access: PUBLIC })),
    services,
  )
  return app
}

import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import { type FastifyInstance, fastify } from 'fastify'
import { mount } from '../src/http/mount.ts'
import { natalOperations } from '../src/operations/natal.ts'
import type { Services } from '../src/services.ts'

/** The natal charts of the service on the same threads, open to all: no access, no limits, no metric, no log. */
export async function bareApp({ compute }: Services): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(accepts)
  await app.register(compress, { threshold: 2_048, encodings: ['br', 'gzip', 'deflate'] })
  await app.register(helmet)
  mount(
    app,
    natalOperations({ compute }).map((operation) => ({ ...operation, access: 'public' })),
  )
  return app
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessHook } from '../src/http/access.ts'
import { keyHolders } from '../src/http/limits/addresses.ts'
import { quotaHooks } from '../src/http/limits/quota.ts'
import { mount } from '../src/http/mount.ts'
import { keyFor, PUBLIC } from '../src/operations/access.ts'
import { type Operation, operation } from '../src/operations/operation.ts'
import type { FrontServices } from '../src/run/services.ts'

/** A route of plain Fastify, and two operations that differ only in access. */
export const HELLO = { route: '/hello', public: '/hello/public', apiKey: '/hello/api-key' } as const

/** Adds them beside the operations of the service, behind the same hooks. */
export async function addHellos(app: FastifyInstance, services: FrontServices): Promise<void> {
  const { admin, findCaller, findAccount, findAssistant, identity, tickets, limits } = services
  const hello = () => ({ hello: 'world' })
  app.get(HELLO.route, hello)
  await app.register(async (api) => {
    const quota = quotaHooks({ limits, findKeyHolder: keyHolders(findCaller), countAnonymous: () => null })
    const access = { findCaller, findAccount, findAssistant, identity, tickets, admin, names: [], corsOrigins: [] }
    api.addHook('onRequest', accessHook(access))
    api.addHook('preHandler', quota.preHandler)
    api.addHook('onSend', quota.onSend)
    const shared = {
      method: 'GET',
      tag: 'Bench',
      summary: 'Says hello',
      reply: z.object({ hello: z.string() }),
      handle: hello,
    } as const
    const operations: Operation[] = [
      operation({ ...shared, name: 'hello_public', url: HELLO.public, access: PUBLIC }),
      operation({ ...shared, name: 'hello_api_key', url: HELLO.apiKey, access: keyFor('natal'), cost: 1 }),
    ]
    mount(api, operations, services)
  })
}

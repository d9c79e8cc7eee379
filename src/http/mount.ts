import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../errors.ts'
import type { Access, Operation } from '../operation.ts'
import { keepAnswer } from './idempotency.ts'
import { validation } from './validation.ts'

/** What belongs to whoever is signed in is not for the disk of a browser, unless the operation itself says otherwise. */
const PERSONAL: ReadonlySet<Access> = new Set(['account', 'account_or_server'])

/** Makes routes of operations. Bytes that a calculation gives are sent as JSON unless the handler said otherwise. */
export function mount(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.url.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      preValidation: validation(operation),
      async handler(request: FastifyRequest, reply: FastifyReply) {
        if (PERSONAL.has(operation.access)) reply.header('Cache-Control', 'no-store')
        const answer = await operation.handle(request as never, reply)
        return keepAnswer(request, reply, sendable(answer, reply))
      },
    })
  }
}

function sendable(answer: unknown, reply: FastifyReply): unknown {
  if (!(answer instanceof Uint8Array)) return answer
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
}

/** Answers addresses that no operation has: 405 with the methods that are allowed, or 404. */
export function notFound(operations: readonly Operation[]) {
  const routes = operations.map(({ url, method }) => ({ method, path: pathOf(url) }))
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const asked = request.url.split('?', 1)[0]!
    const methods = routes.filter(({ path }) => path.test(asked)).map(({ method }) => method)
    if (methods.length === 0) throw new Refusal('not_found')
    reply.header('Allow', methods.join(', '))
    throw new Refusal('method_not_allowed')
  }
}

/** All addresses that an operation has: a part in braces stands for anything, and a slash may end each, as for the router. */
const pathOf = (url: string): RegExp => new RegExp(`^${url.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

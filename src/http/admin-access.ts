import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admin, Operator } from '../admin/admin.ts'
import { Refusal } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in to the administration. Set where the operation is of it. */
    operator?: Operator
    /** The request in the list of actions. */
    adminActionId?: number
  }
}

/** RFC 6750. No cookie is read, so pages of others cannot act for the operator. */
export const operatorCheck =
  ({ findOperator }: Pick<Admin, 'findOperator'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const [, token] = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? []
    try {
      request.operator = await findOperator(token)
    } catch (error) {
      if (error instanceof Refusal && error.status === 401)
        reply.header('WWW-Authenticate', token === undefined ? 'Bearer' : 'Bearer error="invalid_token"')
      throw error
    }
  }

/**
 * Hooks that write each request of the operator to the list of actions. `preHandler` runs after validation and before
 * anything is done. It throws `database_unavailable`, so that nothing is done that is not written. `onSend` adds the status,
 * so that whoever has the answer finds it in the list.
 */
export const actionHooks = ({ begin, finish }: Pick<Admin, 'begin' | 'finish'>) => ({
  async preHandler(request: FastifyRequest): Promise<void> {
    const { operator, ip: address, routeOptions } = request
    if (!operator) return
    const operation = routeOptions.config.operation!.name
    request.adminActionId = await begin(operator, { address, operation, subject: subjectOf(request) })
  },
  async onSend({ adminActionId, log }: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (adminActionId === undefined) return
    await finish(adminActionId, reply.statusCode).catch((error: Error) => {
      log.warn({ action: adminActionId, status: reply.statusCode }, `the outcome is not written: ${error.message}`)
    })
  },
})

/** The parts of the address that name something. */
const subjectOf = ({ params }: FastifyRequest): string | null =>
  Object.values(params as Readonly<Record<string, unknown>>).join(' ') || null

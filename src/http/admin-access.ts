import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Admin } from '../accounts/admin/admin.ts'
import { isOfOperators } from '../operations/access.ts'
import { Refusal } from '../platform/errors.ts'

/** RFC 6750. No cookie is read, so other sites cannot act for the operator. */
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

/** The cookie is SameSite=Strict, and operations that change something only accept forms from our own pages. */
export const operatorPageCheck =
  ({ findOperator, cookie }: Pick<Admin, 'findOperator' | 'cookie'>) =>
  async (request: FastifyRequest): Promise<void> => {
    request.operator = await findOperator(cookie.tokenIn(request))
  }

/**
 * Hooks that record each request of the operator in the list of actions. `preHandler` runs after validation and before
 * the operation. It throws `database_unavailable`, so that nothing runs that is not recorded. `onSend` adds the status,
 * so that it is listed before the answer arrives. It also records what was refused before, such as a forged form.
 */
export const actionHooks = ({ begin, finish }: Pick<Admin, 'begin' | 'finish'>) => ({
  async preHandler(request: FastifyRequest): Promise<void> {
    if (request.operator) request.adminActionId = await begin(request.operator, actionOf(request))
  },
  async onSend(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { operator, log } = request
    if (!operator) return
    try {
      request.adminActionId ??= await begin(operator, actionOf(request))
      await finish(request.adminActionId, reply.statusCode)
    } catch (error) {
      const action = request.adminActionId ?? actionOf(request).operation
      log.warn({ action, status: reply.statusCode }, `the outcome could not be recorded: ${(error as Error).message}`)
    }
  },
})

const SUBJECT_MAX = 300

const actionOf = ({ address, method, routeOptions, params }: FastifyRequest) => ({
  address,
  operation: routeOptions.config.operation!.name,
  subject: subjectOf(params),
  isChange: method !== 'GET' && method !== 'HEAD',
})

/** The path parameters, as one line: those of a refused request are not validated. */
const subjectOf = (params: unknown): string | null =>
  Object.values((params ?? {}) as Readonly<Record<string, unknown>>)
    .map(String)
    .join(' ')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd')
    .slice(0, SUBJECT_MAX) || null

/** The host names at which operators may reach the service. */
export interface OperatorsHosts {
  /** PUBLIC_URL. */
  readonly publicUrl?: string | undefined
  /** OPERATIONS_NAMES. */
  readonly names: readonly string[]
}

/**
 * An onRequest hook for operations of operators. Throws `operators_name_unknown` under a host name that is not
 * configured: a site on the web may let its own name resolve to an address inside a network (DNS rebinding), and could
 * then read the answers. IP addresses, localhost and names without a dot are never names on the web.
 */
export const operatorsHost = (hosts: OperatorsHosts) => {
  const isOwn = ownHosts(hosts)
  return async ({ host, routeOptions }: FastifyRequest): Promise<void> => {
    const { operation } = routeOptions.config
    if (!operation || !isOfOperators(operation)) return
    if (isOwn(host)) return
    throw new Refusal('operators_name_unknown', {
      message: `The administration is not available under the host name ${nameOf(host).slice(0, NAME_MAX)}: add it to OPERATIONS_NAMES, or set PUBLIC_URL to it`,
    })
  }
}

/** Whether no page on the web can have a host as its own: it is private, or the operator has configured it. */
export function ownHosts({ publicUrl, names }: OperatorsHosts): (host: string) => boolean {
  const known = new Set([...names, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])])
  return (host) => {
    const name = nameOf(host)
    return isPrivate(name) || known.has(name)
  }
}

const NAME_MAX = 100

/** Without the port and a dot at the end, in lowercase. */
const nameOf = (host: string): string =>
  host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase()

const isPrivate = (name: string): boolean => isIP(name) !== 0 || !name.includes('.') || name.endsWith('.localhost')

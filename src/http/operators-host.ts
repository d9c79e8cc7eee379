import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { isOfOperators } from '../operations/access.ts'
import { Refusal } from '../platform/errors.ts'

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

import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { OperatorFault } from '../errors.ts'

const CLOSE_IDLE_MS = 100

/** A caller cannot use these addresses. What is printed has the address on the right. */
const REACHED_AT: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }

interface Address {
  readonly host: string
  readonly port: number
  /** The variable that sets the port. */
  readonly variable: string
}

export const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port

/** Listens, and returns the base address for a caller on this machine. */
export async function listen(app: FastifyInstance, { host, port, variable }: Address): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new OperatorFault(
      `Port ${port} of ${host} is taken. Stop what listens there, or set ${variable} to another (0 takes a free one).`,
    )
  }
  return `http://${REACHED_AT[host] ?? host}:${portOf(app)}`
}

/**
 * Accepts no new connection and waits for running answers. A kept-alive connection would delay the end, so each is
 * closed as soon as it is idle.
 */
export async function finish(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(timer)
  }
}

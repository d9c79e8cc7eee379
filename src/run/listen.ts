import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { OperatorFault } from '../platform/errors.ts'

const CLOSE_IDLE_MS = 100
/** In a turn of the event loop this short, hardly any connection arrives without being accepted. */
const SHORT_TURN_MS = 1
const TURNS_MAX = 100

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
      `Port ${port} of ${host} is taken. Stop the program that uses it, or set ${variable} to another port (0 takes a free one).`,
    )
  }
  return `http://${REACHED_AT[host] ?? host}:${portOf(app)}`
}

/**
 * Accepts no new connections and waits for running answers. A kept-alive connection would delay the end, so each is
 * closed as soon as it is idle. Fastify closes last: it answers 503 to what arrives on open connections after that.
 */
export async function finish(app: FastifyInstance): Promise<void> {
  await shortTurn()
  const closed = new Promise<unknown>((resolve) => app.server.close(resolve))
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS)
  try {
    await closed
  } finally {
    clearInterval(timer)
  }
  await app.close()
}

/**
 * Waits until the event loop has accepted what arrived. The kernel resets connections that wait when the port closes,
 * and a proxy must not send their requests to another front unless they are safe to repeat.
 */
async function shortTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const startedAt = performance.now()
    await nextTurn()
    if (performance.now() - startedAt < SHORT_TURN_MS) return
  }
}

import { createServer, type IncomingMessage, type Server } from 'node:http'
import { API_VERSION } from '../events.ts'
import type { World } from '../world.ts'
import type { Exchange } from './exchange.ts'

/** A request that came, as a test may look at it. */
export interface SeenRequest {
  readonly method: string
  readonly path: string
  /** The body of a POST, the query of others. */
  readonly form: string
  readonly idempotencyKey: string | null
  /** Null as long as no answer was sent. */
  readonly status: number | null
}

export interface Listening {
  readonly port: number
  readonly seen: readonly SeenRequest[]
  close(): Promise<void>
}

/** Answers HTTP on a free port of 127.0.0.1. */
export async function listen(world: World, exchange: Exchange): Promise<Listening> {
  const seen: { -readonly [K in keyof SeenRequest]: SeenRequest[K] }[] = []
  const server = createServer(async (request, response) => {
    const asked = { id: world.newId('req'), ...(await read(request)) }
    const { method, path, form, idempotencyKey } = asked
    const record = { method, path, form, idempotencyKey, status: null as number | null }
    seen.push(record)
    const outcome = await exchange.respond(asked, request.headers)
    if (outcome === 'hang') return
    if (outcome === 'closed') {
      request.socket.destroy()
      return
    }
    record.status = outcome.status
    response.writeHead(outcome.status, {
      'content-type': 'application/json',
      'request-id': asked.id,
      'stripe-version': API_VERSION,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...outcome.headers,
    })
    response.end(outcome.body)
  })
  const port = await start(server)
  const close = async () => {
    exchange.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, seen, close }
}

async function read(request: IncomingMessage) {
  const { pathname, search } = new URL(request.url!, 'http://127.0.0.1')
  const body = Buffer.concat(await request.toArray()).toString()
  const key = request.headers['idempotency-key']
  return {
    method: request.method!,
    path: pathname,
    form: request.method === 'POST' ? body : search.slice(1),
    idempotencyKey: typeof key === 'string' ? key : null,
  }
}

const start = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

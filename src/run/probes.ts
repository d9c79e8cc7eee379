import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/**
 * The port of a process without an API, only for operators: /healthz while it runs, /readyz while it can work, and
 * /metrics.
 */
export async function startProbes({
  host,
  port,
  isReady,
  registry,
}: {
  host: string
  port: number
  isReady: () => boolean
  registry: Registry
}): Promise<Server> {
  const server = createServer(async ({ url }, response) => {
    const json = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (url === '/healthz') json(200, { status: 'ok' })
    else if (url === '/readyz') json(isReady() ? 200 : 503, { status: isReady() ? 'ready' : 'not ready' })
    else if (url === '/metrics')
      response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
    else json(404, { detail: 'Not Found' })
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import { readConfig } from '../src/config.ts'
import { createShutdown, endOnSignals, type ShutdownLog } from '../src/shutdown.ts'

const CLOSE_TIMEOUT_MS = 5_000

const line = (level: string, message: string, error?: unknown) =>
  `${JSON.stringify({ level, process: 'renderer', message, ...(error instanceof Error && { error: error.stack }) })}\n`

const log: ShutdownLog = {
  info: (message) => void process.stdout.write(line('info', message)),
  error: (message, error) => void process.stderr.write(line('error', message, error)),
}

/** The render process. It has probes and an orderly end; charts and reports are not rendered yet. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const shutdown = createShutdown(log)
  endOnSignals(shutdown, log)
  const server = createServer(({ url }, response) => {
    const found = url === '/healthz' || url === '/readyz'
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ? { status: 'ok' } : { detail: 'Not Found' }))
  })
  shutdown.add('finish running requests', CLOSE_TIMEOUT_MS, () => new Promise((done) => server.close(done)))
  server.listen(config.rendererPort, config.host)
  await once(server, 'listening')
  log.info(`Renderer listening on ${config.host}:${(server.address() as { port: number }).port}`)
}

main().catch((error: Error) => {
  log.error(error.message)
  process.exit(1)
})

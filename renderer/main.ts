import { once } from 'node:events'
import { createServer } from 'node:http'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { createShutdown, endOnSignals } from '../src/shutdown.ts'

const CLOSE_TIMEOUT_MS = 5_000

/** The render process. It has probes and an orderly end; charts and reports are not rendered yet. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('renderer', config)
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
  log.info({ address: server.address() }, 'listening')
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ensureDemoKey } from './accounts/keys.ts'
import { type Config, readConfig } from './config.ts'
import { createLog } from './log.ts'
import { announce } from './run/announce.ts'
import { buildApp } from './run/app.ts'
import { greeting } from './run/greeting.ts'
import { frontPhases } from './run/phases.ts'
import { startServices } from './run/services.ts'
import { createShutdown, endOnSignals } from './run/shutdown.ts'

const CLOSE_IDLE_MS = 100

/** A caller cannot use these addresses. The greeting shows the address on the right. */
const REACHED_AT: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]', '::1': '[::1]' }

/** The HTTP front: the environment, then services, then the application, then the port, then a greeting. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('front', config)
  const shutdown = createShutdown(log, frontPhases(config))
  endOnSignals(shutdown, log)
  try {
    const services = await startServices(config, shutdown, log)
    const app = await buildApp({ ...services, config, log })
    shutdown.add('cut remaining connections', () => app.server.closeAllConnections())
    shutdown.add('finish running requests', () => finish(app))
    if (shutdown.isStopping()) return
    const url = await listen(app, config)
    const text = greeting(config.publicUrl ?? url, await ensureDemoKey(services.db))
    await announce(log, { kind: 'listening', port: (app.server.address() as AddressInfo).port, text })
  } catch (error) {
    // A signal during the start has closed the parts under it, and its handler ends the process.
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'the start failed')
    await shutdown.stop('the start failed')
    await announce(log, { kind: 'failed', text: (error as Error).message })
    process.exit(1)
  }
}

/** Listens, and returns the base address for a caller on this machine. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another (0 takes a free one).`,
    )
  }
  return `http://${REACHED_AT[host] ?? host}:${(app.server.address() as AddressInfo).port}`
}

/**
 * Accepts no new connection and waits for running answers. A kept-alive connection would delay the end, so each is
 * closed as soon as it is idle.
 */
async function finish(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(timer)
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

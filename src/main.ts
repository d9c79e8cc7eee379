import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { announce, failed } from './run/announce.ts'
import { buildApp } from './run/app.ts'
import { firstKey } from './run/first-key.ts'
import { greeting } from './run/greeting.ts'
import { finish, listen, portOf } from './run/listen.ts'
import { frontPhases } from './run/phases.ts'
import { startServices } from './run/services.ts'
import { createShutdown, endOnSignals } from './run/shutdown.ts'

/** The greeting does not wait longer for a gazetteer that is being built. */
const PLACES_MS_MAX = 30_000

/** The HTTP front: the environment, then services, then the applications, then their ports, then a greeting. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { host, port, operations } = config
  const log = createLog('front', config)
  const shutdown = createShutdown(log, frontPhases(config))
  endOnSignals(shutdown, log)
  try {
    const parts = { ...(await startServices(config, shutdown, log)), config, log }
    const app = await buildApp(parts, { audience: operations ? 'callers' : 'all' })
    const ofOperators = operations ? await buildApp(parts, { audience: 'operators' }) : null
    const apps = ofOperators ? [app, ofOperators] : [app]
    shutdown.add('cut remaining connections', () => {
      for (const { server } of apps) server.closeAllConnections()
    })
    shutdown.add('finish running requests', () => Promise.all(apps.map(finish)))
    if (shutdown.isStopping()) return
    if (operations && ofOperators) {
      const url = await listen(ofOperators, { ...operations, variable: 'OPERATIONS_PORT' })
      log.info({ port: portOf(ofOperators) }, `metrics and administration at ${url}`)
    }
    const url = await listen(app, { host, port, variable: 'PORT' })
    shutdown.add('wait for the balancer', () => sleep(config.shutdownDelayMs))
    // The port is open: nothing from here on may end the front.
    const demoKey = await firstKey(parts.db, shutdown.isStopping, log)
    // The greeting has an example with a city.
    await Promise.race([parts.placesReady, sleep(PLACES_MS_MAX, undefined, { ref: false })])
    if (shutdown.isStopping()) return
    await announce(log, { kind: 'listening', port: portOf(app), text: greeting(config.publicUrl ?? url, demoKey) })
  } catch (error) {
    // A signal during the start has closed the parts under it, and its handler ends the process.
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'the start failed')
    await shutdown.stop('the start failed')
    await announce(log, failed(error))
    process.exit(1)
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, readConfig } from '../platform/config.ts'
import { prepareDatabase } from '../platform/db/database.ts'
import { createLog, type Log } from '../platform/log.ts'
import { createShutdown, endOnSignals, type FrontPhase, frontPhases, type Shutdown } from '../run/shutdown.ts'
import { announce, failed } from '../run/supervise.ts'

/** The HTTP front: the environment, then services, then the applications, then their ports, then a greeting. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('front', config)
  const shutdown = createShutdown(log, frontPhases(config))
  endOnSignals(shutdown, log)
  try {
    await run(config, shutdown, log)
  } catch (error) {
    // A signal during startup has closed the services that it uses, and its handler ends the process.
    if (shutdown.isStopping()) return
    log.fatal({ err: error }, 'the start failed')
    await shutdown.stop('the start failed')
    await announce(log, failed(error))
    process.exit(1)
  }
}

async function run(config: Config, shutdown: Shutdown<FrontPhase>, log: Log): Promise<void> {
  const { host, port, operations, databaseUrl, varDir } = config
  // The services report why it failed, because they retry it.
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const made = prepareDatabase({ databaseUrl, varDir }, begin)
    .catch(() => {})
    .finally(begin)
  shutdown.add('create the database', () => made)
  await begun
  // These are most of the modules of a front. They stop its event loop for a second, in which initdb does most of its
  // work.
  const [{ startServices }, { buildApp }, { finish, firstKey, greeting, listen, portOf }] = await Promise.all([
    import('../run/services.ts'),
    import('../run/app.ts'),
    import('../run/listen.ts'),
  ])
  await made
  if (shutdown.isStopping()) return
  const services = { ...(await startServices(config, shutdown, log)), config, log }
  const app = await buildApp(services, { audience: operations ? 'callers' : 'all' })
  const ofOperators = operations ? await buildApp(services, { audience: 'operators' }) : null
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
  // The port is open: from here on nothing may end the front.
  const demoKey = await firstKey(services.db, shutdown.isStopping, log)
  if (shutdown.isStopping()) return
  await announce(log, { kind: 'listening', port: portOf(app), text: greeting(config.publicUrl ?? url, demoKey) })
  services.buildData()
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

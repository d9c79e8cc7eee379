import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openAccount } from '../src/accounts/account.ts'
import { createKey, ensureDemoKey } from '../src/accounts/keys.ts'
import type { PlanName } from '../src/contract/accounts/plans.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { buildApp } from '../src/run/app.ts'
import { startServices } from '../src/run/services.ts'
import { createShutdown, frontPhases } from '../src/run/shutdown.ts'
import { bareApp } from './bare.ts'
import { addHellos } from './hello.ts'

/** The real front, with its log; beside it, routes that say hello. */
const config = readConfig({ ...process.env, LOG_LEVEL: 'info' })
const log = createLog('front', config)
const shutdown = createShutdown(log, { ...frontPhases(config), close: 5_000, 'close the bare one': 5_000 })

async function end(reason: string, code: number): Promise<never> {
  await shutdown.stop(reason)
  process.exit(code)
}

const addressOf = ({ server }: FastifyInstance) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

process.on('disconnect', () => end('the bench has gone', 1))
process.on('message', (message) => {
  if (message === 'memory') process.send!(process.memoryUsage.rss())
  if (typeof message === 'object') giveKey(message as { plan: PlanName })
  if (message === 'stop') end('the bench is over', 0)
})

let giveKey: (order: { plan: PlanName }) => Promise<void>

try {
  const services = await startServices(config, shutdown, log)
  services.buildData()
  const app = await buildApp({ ...services, config, log })
  await addHellos(app, services)
  shutdown.add('close', () => {
    app.server.closeAllConnections()
    return app.close()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const bare = await bareApp(services)
  shutdown.add('close the bare one', () => {
    bare.server.closeAllConnections()
    return bare.close()
  })
  await bare.listen({ host: '127.0.0.1', port: 0 })
  const key = await ensureDemoKey(services.db)
  giveKey = async ({ plan }) => {
    const accountId = await openAccount(services.db, { name: plan, plan })
    process.send!((await createKey(services.db, { accountId, name: plan })).key)
  }
  process.send!({ url: addressOf(app), bareUrl: addressOf(bare), key })
} catch (error) {
  console.error(error)
  await end('the start failed', 1)
}

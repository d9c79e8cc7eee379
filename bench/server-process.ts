import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDemoKey } from '../src/accounts/keys.ts'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { startServices } from '../src/services.ts'
import { createShutdown } from '../src/shutdown.ts'

/** The real front on an embedded Postgres that lasts as long as the bench; beside it, a route that says hello. */
const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
const config = readConfig({ ...process.env, VAR_DIR: folder, LOG_LEVEL: 'info', DATABASE_URL: '' })
const log = createLog('front', { logLevel: 'silent' })
const shutdown = createShutdown(log)
const services = await startServices(config, shutdown, log)
const app = await buildApp({ ...services, config, log })
app.get('/hello', () => ({ hello: 'world' }))
await app.listen({ host: '127.0.0.1', port: 0 })
shutdown.add('close', 5_000, () => app.close())
const key = await ensureDemoKey(services.db)
process.send!({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, key })

process.on('disconnect', () => process.exit(1))
process.on('message', async (message) => {
  if (message === 'memory') process.send!(process.memoryUsage.rss())
  if (message !== 'stop') return
  app.server.closeAllConnections()
  await shutdown.stop('the bench is over')
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})

import { hostname } from 'node:os'
import { readConfig } from '../src/platform/config.ts'
import { listProcesses } from '../src/platform/db/health.ts'
import { openPool } from '../src/platform/db/pool.ts'

/**
 * The health check of a container: an exporter on this host has sent a heartbeat within 35 seconds. Its port may be
 * taken.
 */
const DEADLINE_MS = 2_500

const { databaseUrl } = readConfig(process.env)
if (!databaseUrl) throw new Error('The health check needs DATABASE_URL.')
const db = await openPool(databaseUrl, DEADLINE_MS)
const processes = await listProcesses(db)
const isHealthy = processes.some(
  ({ kind, host, is_alive, is_ready }) => kind === 'exporter' && host === hostname() && is_alive && is_ready,
)
if (!isHealthy) console.error('No exporter on this host has sent a heartbeat within 35 seconds.')
process.exit(isHealthy ? 0 : 1)

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { startCompute } from '../src/compute.ts'
import { startMetrics } from '../src/metrics.ts'
import { openapi } from '../src/openapi.ts'
import { allOperations } from '../src/operations/index.ts'

/** Checks the OpenAPI document of all operations by the rules of Redocly. It needs neither network nor database. */
const metrics = startMetrics()
const compute = await startCompute({ threads: 1, queueLimit: 1, ephemerisPath: undefined, placesFile: '', metrics })
/** Handlers ask for it, and none is called here. */
const absent = undefined as never
const operations = allOperations({
  changes: absent,
  compute,
  db: absent,
  deletions: absent,
  exports: absent,
  limits: absent,
  issuer: '',
  identity: { embedded: { ask: absent } as never },
  renders: { render: () => Promise.reject(new Error('Nothing is rendered here')) },
  reports: absent,
  requests: absent,
  metrics,
  release: manifest.version,
  isDatabaseUp: async () => false,
  countedIn: () => 'process',
})
await compute.close(0)

const folder = mkdtempSync(join(tmpdir(), 'orrery-openapi-'))
const file = join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(openapi(operations, { version: manifest.version, url: '/' }), null, 2))

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js')
// The interface has an address that ends in a slash.
const { status } = spawnSync(
  process.execPath,
  [redocly, 'lint', file, '--extends=recommended', '--skip-rule=no-path-trailing-slash'],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1

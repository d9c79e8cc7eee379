import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { described, openapi } from '../src/http/openapi/document.ts'
import { OPERATIONS } from '../src/operations/index.ts'

/** Checks the OpenAPI document by the rules of Redocly. */
const folder = mkdtempSync(join(tmpdir(), 'orrery-openapi-'))
const file = join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(openapi(described(OPERATIONS), { version: manifest.version, url: '/' }), null, 2))

const redocly = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js')
// The interface has an address that ends in a slash.
const { status } = spawnSync(
  process.execPath,
  [
    redocly,
    'lint',
    file,
    '--extends=recommended',
    '--skip-rule=no-path-trailing-slash',
    '--skip-rule=no-unused-components',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
rmSync(folder, { recursive: true })
process.exitCode = status ?? 1

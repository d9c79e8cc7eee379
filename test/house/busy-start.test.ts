import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { linkSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findServer } from '../../src/platform/db/embedded/server.ts'
import { HEAP_FLAGS } from '../../src/run/supervise.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { FULL } from '../support/full-form.ts'
import { slowed } from '../support/slowed.ts'
import { testFiles } from '../support/test-data.ts'

const FRONT = new URL('../../src/commands/main.ts', import.meta.url).pathname
/** A twentieth of a core. */
const SHARE = 0.05
/** A start takes three seconds of a core, so a minute of this one. */
const START_MS_MAX = 400_000

let varDir: string
beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'orrery-busy-'))
  for (const file of testFiles()) linkSync(file, join(varDir, basename(file)))
})
afterEach(() => rmSync(varDir, { recursive: true, force: true }))

test.runIf(FULL)(
  'a front that has a twentieth of a core starts, and prints its first key',
  { timeout: START_MS_MAX },
  async () => {
    const env = { ...CHILD_ENV, SERIES_CENTURIES: '1900,2000', VAR_DIR: varDir, PORT: '0', THREADS: '1' }
    const front = spawn(process.execPath, [...HEAP_FLAGS, FRONT], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const exited = once(front, 'exit')
    let said = ''
    for (const output of [front.stdout, front.stderr]) output.on('data', (data: Buffer) => (said += data))
    const atFullSpeed = slowed(front.pid!, SHARE)
    try {
      await Promise.race([expect.poll(() => said, { timeout: START_MS_MAX }).toContain('Orrery listens on'), exited])
      expect(said).toMatch(/Your key, shown only once.*: orr_live_\w+/)
    } finally {
      await atFullSpeed()
      front.kill('SIGTERM')
    }
    expect(await exited).toEqual([0, null])
    expect(findServer(join(varDir, 'postgres'))).toBeNull()
  },
)

import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Runs tests with another wall clock: `npm run test:ahead -- 35d test/reports`, or `2028-02-29T12:00Z` for the days.
 * The runner, its workers, Postgres, Redis and the fronts that tests start all read the same time. Needs a C compiler.
 */
const [when = '', ...files] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'orrery-clock-'))
const library = join(folder, 'shifted-clock.so')
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function offsetSeconds(text: string): number {
  const days = /^(\d+)d$/.exec(text)?.[1]
  const seconds = days ? Number(days) * 86_400 : Math.round((Date.parse(text) - Date.now()) / 1000)
  if (Number.isNaN(seconds)) throw new Error('Give a number of days such as 35d, or an instant, then the tests to run.')
  return seconds
}

const env = {
  ...process.env,
  CLOCK_OFFSET_S: String(offsetSeconds(when)),
  LD_PRELOAD: library,
  NODE_OPTIONS: `--import=${pathOf('test-ahead-children.mjs')}`,
}
execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, pathOf('shifted-clock.c')], { stdio: 'inherit' })
const args = [pathOf('../node_modules/vitest/vitest.mjs'), 'run', ...files]
spawn(process.execPath, args, { env, stdio: 'inherit' }).on('exit', (code) => {
  rmSync(folder, { recursive: true })
  process.exitCode = code ?? 1
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { leftOut, SlowestFirst } from './test/support/slow-files.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: leftOut(process.argv.slice(2)),
    setupFiles: ['test/support/midnight.ts', 'test/support/processor-time.ts'],
    globalSetup: ['test/support/postgres.ts', 'test/support/test-data.ts'],
    reporters: process.env['CI'] ? ['default', './tools/slowest-files.ts'] : ['default'],
    // A machine may be several times as busy as usual. No test waits for these to pass.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Many tests wait for something to end or to come back. A third worker calculates meanwhile, on two cores.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    pool: 'forks',
    // The files of a worker share its modules, and `sharedApp` of test/support/app.ts.
    isolate: false,
    // Node runs the sources, as it does in production. No test replaces a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // Workers, their threads and the processes that tests start read sources that are stripped of types and compiled.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url)) },
  },
})

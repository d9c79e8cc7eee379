import { ChildProcess } from 'node:child_process'

// Preloaded by tools/test-ahead.ts. Postgres, Redis and the fronts that tests start get a small environment of their own.
// This adds what shifts the clock, so that all processes agree on the time.
const CLOCK = ['LD_PRELOAD', 'CLOCK_OFFSET_S']

const { spawn } = ChildProcess.prototype

ChildProcess.prototype.spawn = function (options) {
  const { envPairs } = options
  // A process with an empty environment is a sandbox, which may not read this file.
  const names = envPairs.length > 0 ? [...CLOCK, 'NODE_OPTIONS'] : CLOCK
  const missing = names.filter((name) => !envPairs.some((pair) => pair.startsWith(`${name}=`)))
  envPairs.push(...missing.map((name) => `${name}=${process.env[name]}`))
  return spawn.call(this, options)
}

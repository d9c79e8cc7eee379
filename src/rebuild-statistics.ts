import { now } from './clock.ts'
import { readConfig } from './config.ts'
import { runCommand } from './run/command.ts'
import { rebuildStatistics } from './statistics/rebuild.ts'

/** A day of a quarter million requests takes six seconds. */
const DAY_DEADLINE_MS = 600_000

await runCommand(
  readConfig(process.env),
  async ({ db }) => {
    const days = await rebuildStatistics(db, { nowMs: now(), say: console.log })
    console.log(`${days} ${days === 1 ? 'day was' : 'days were'} rebuilt.`)
  },
  DAY_DEADLINE_MS,
)
